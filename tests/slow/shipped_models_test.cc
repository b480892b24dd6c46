// The committed models: small, complete, and able to plan.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

const fs::path kModels = fs::path(LATPLAN_SOURCE_DIR) / "models";

nlohmann::json first_revision(const std::vector<fs::path>& models) {
  return nlohmann::json::parse(
      read_text(models.front() / "provenance.json"))["training"]["revision"];
}

// All made by `latplan learn` with the same options.
TEST(ShippedModels, AreLearntWithoutOptionsAndSmall) {
  std::uintmax_t all = 0;
  const std::vector<fs::path> models = list_folder(kModels);
  EXPECT_EQ(models.size(), 10U);
  for (const fs::path& model : models) {
    std::uintmax_t bytes = 0;
    for (const fs::path& file : list_folder(model)) bytes += fs::file_size(file);
    EXPECT_LT(bytes, 4'000'000U) << model;
    all += bytes;
    const auto origin = nlohmann::json::parse(read_text(model / "provenance.json"));
    EXPECT_TRUE(origin["recipe"].is_null()) << model;
    EXPECT_TRUE(origin["world"].is_string()) << model;
    EXPECT_EQ(origin["training"]["seed"], 1) << model;
    EXPECT_EQ(origin["training"]["revision"], first_revision(models)) << model;
    EXPECT_EQ(origin["verdict"]["word"], "good") << model;
  }
  EXPECT_LT(all, 8'000'000U);
}

using Tally = std::map<std::string, int>;  // by result

// [file of the cache, row, noisy or clean] -> results of our search with the full time limit, of the first `count` instances of
// each distance.
std::map<std::string, Tally> tally(const fs::path& cache, int count) {
  std::map<std::string, Tally> tallies;
  for (const fs::path& file : list_folder(cache)) {
    std::istringstream lines(read_text(file));
    for (std::string text; std::getline(lines, text);) {
      const auto line = nlohmann::json::parse(text);
      if (!line.contains("index") || line["index"].get<int>() % 20 >= count) continue;
      const std::string settings = line["settings"];
      if (!settings.starts_with("auto 120s")) continue;
      Tally& one =
          tallies[file.filename().string() + " " + line["row"].get<std::string>() + " " + settings];
      ++one["instances"];
      for (const char* key : {"found", "valid", "optimal"}) one[key] += line[key] == true ? 1 : 0;
    }
  }
  return tallies;
}

// Planned again: clean and noisy, the instances of the published pages (5 per distance; every night all), no worse than there.
TEST(ShippedModels, PlanAsPublished) {
#ifdef LATPLAN_NIGHTLY
  const int count = 20;
#else
  const int count = 5;
#endif
  const fs::path published = fs::path(LATPLAN_SOURCE_DIR) / "docs/results/cache";
  const TemporaryFolder folder;
  fs::create_directories(folder / "out/cache");
  for (const fs::path& file :
       list_folder(published)) {  // without the runs: models are not measured again
    std::istringstream lines(read_text(file));
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
      const auto json = nlohmann::json::parse(line);
      if (json.contains("description") || json.contains("drawn")) kept += line + "\n";
    }
    write_atomically(folder / "out/cache" / file.filename(), kept);
  }
  ProgramOptions patient;
  patient.seconds = 3000;
  const ProgramResult planned =
      run_program({(fs::path(latplan_binary()).parent_path() / "latplan-paper").string(),
                   "--models", kModels.string(), "-o", (folder / "out").string(), "--search",
                   "ours", "--count", std::to_string(count), "--threads", "1", "-q"},
                  patient);
  ASSERT_EQ(planned.exit_code, 0) << planned.err;
  const auto expected = tally(published, count);
  auto reached = tally(folder / "out/cache", count);
  EXPECT_EQ(expected.size(), 22U);  // eleven rows, clean and noisy
  for (const auto& [cell, results] : expected) {
    for (const auto& [key, number] : results)
      EXPECT_GE(reached[cell][key], number) << cell << " " << key;
  }
}

}  // namespace
}  // namespace latplan
