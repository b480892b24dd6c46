// `latplan evaluate --paper` from a barely trained model: all pages are there, and a second run adds nothing.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

TEST(Paper, MakesEveryPageAndRemembersItsRuns) {
  const TemporaryFolder folder;
  const auto at = [&](const char* name) { return (folder.path() / name).string(); };
  write_atomically(folder / "little.json", std::string(R"({"summary": "5x5, hardly trained",
    "world": "lightsout", "world_options": {"size": "5"}, "pairs": 400,
    "train": {"bits": 40, "labels": 100, "width": 60, "action-width": 60, "epochs": 3,
              "threads": 1, "device": "cpu"}, "export": {"method": "fitted-strict"}})"));
  const ProgramResult trained =
      latplan({"train", "--recipe", at("little.json"), "-o", at("run"), "-q"});
  ASSERT_EQ(trained.exit_code, 0) << trained.err;
  ASSERT_EQ(latplan({"ship", at("run"), "-o", at("models/lightsout")}).exit_code, 0);
  const std::vector<std::string> words = {
      "evaluate", "--paper",  "--models", at("models"),        "-o", at("out"), "--count",
      "2",        "--search", "ours",     "--fidelity-states", "20", "-q"};
  const ProgramResult first = latplan(words);
  ASSERT_EQ(first.exit_code, 0) << first.err;
  const Json page = Json::parse(read_text(at("out/tab-vs-nozsae.json")));
  EXPECT_EQ(page["status"], "run");
  EXPECT_EQ(Json::parse(read_text(at("out/tab-elbo.json")))["status"], "not run");
  EXPECT_EQ(Json::parse(read_text(at("out/tab-statistics-summary.json")))["status"], "run");
  EXPECT_TRUE(fs::exists(at("out/README.md")));
  std::vector<std::vector<std::uint8_t>> before;
  const auto pages = [&] {
    std::vector<std::vector<std::uint8_t>> contents;
    for (const fs::path& file : list_folder(at("out"))) {
      if (file.extension() == ".csv") contents.push_back(read_bytes(file));
    }
    return contents;
  };
  before = pages();
  EXPECT_EQ(before.size(), 25U);
  // Nobody else's folder is written to, and a misspelt one is not an empty one.
  fs::create_directory(at("mine"));
  write_atomically(at("mine/README.md"), std::string("mine"));
  expect_fault(latplan({"evaluate", "--paper", "--models", at("models"), "-o", at("mine"),
                        "--cached-only", "-q"}),
               35, "mine");
  EXPECT_EQ(read_text(at("mine/README.md")), "mine");
  expect_fault(latplan({"evaluate", "--paper", "--models", at("modles"), "-o", at("out"), "-q"}),
               33, "modles");
  expect_fault(latplan({"evaluate", "--paper", "--models", at("models"), "-o", at("out"), "-q",
                        "--selection", at("none")}),
               33, "none");
  const ProgramResult again = latplan(words);
  EXPECT_EQ(again.out, first.out);
  EXPECT_EQ(pages(), before);
  // Stopped, it leaves the pages alone.
  std::vector<std::string> more = words;
  more.insert(more.end(), {"--row", "lightsout"});
  ProgramOptions interrupt;
  interrupt.interrupt_seconds = 0;
  EXPECT_EQ(latplan(more, interrupt).exit_code, 130);
  EXPECT_EQ(pages(), before);
  std::vector<std::string> cached = words;
  cached.push_back("--cached-only");
  EXPECT_EQ(latplan(cached).out, first.out);
  // What the model was chosen by is counted also where the rest is remembered: the paper's own instances share all.
  ASSERT_EQ(latplan({"instances", "lightsout", "--size", "5", "--distance", "7,14", "--count", "2",
                     "--seed", "2022", "-o", at("chosen/lightsout/instances-noisy")})
                .exit_code,
            0);
  cached.insert(cached.end(), {"--selection", at("chosen")});
  ASSERT_EQ(latplan(cached).exit_code, 0);
  const Json shares = Json::parse(read_text(at("out/generalisation.json")));
  EXPECT_EQ(shares["header"].back(), "with selection");
  EXPECT_EQ(shares["rows"][0].back(), "4") << shares.dump(1);
  expect_fault(latplan({"evaluate", "--paper", "--row", "chess"}), 36, "chess");
}

}  // namespace
}  // namespace latplan
