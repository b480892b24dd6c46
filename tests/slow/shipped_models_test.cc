// The committed models: small, complete, and able to plan.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "runs/recipe.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

const fs::path kModels = fs::path(LATPLAN_SOURCE_DIR) / "models";

TEST(ShippedModels, ExistForEveryRecipeAndAreSmall) {
  std::uintmax_t all = 0;
  for (const std::string& name : runs::recipe_names()) {
    std::uintmax_t bytes = 0;
    for (const fs::path& file : list_folder(kModels / name)) bytes += fs::file_size(file);
    EXPECT_GT(bytes, 0U) << name;
    EXPECT_LT(bytes, 4'000'000U) << name;
    all += bytes;
    const auto origin = nlohmann::json::parse(read_text(kModels / name / "provenance.json"));
    EXPECT_EQ(origin["recipe"]["name"], name);
    EXPECT_TRUE(origin["training"]["seed"].is_number()) << name;
    EXPECT_FALSE(origin["training"]["revision"].get<std::string>().empty()) << name;
    EXPECT_FALSE(origin["evaluations"].empty()) << name;
  }
  EXPECT_LT(all, 25'000'000U);
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
      if (!settings.starts_with("auto 600s")) continue;
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
