// latplan-paper with a barely trained model: it plans, writes every page, and a second run plans nothing.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

ProgramResult latplan_paper(const std::vector<std::string>& words,
                            const ProgramOptions& options = {}) {
  std::vector<std::string> all = {
      (fs::path(latplan_binary()).parent_path() / "latplan-paper").string()};
  all.insert(all.end(), words.begin(), words.end());
  return run_program(all, options);
}

TEST(Paper, WritesEveryPageAndRepeatsNoRun) {
  const TemporaryFolder folder;
  const auto at = [&](const char* name) { return (folder.path() / name).string(); };
  write_atomically(folder / "little.json", std::string(R"({"summary": "5x5, hardly trained",
    "world": "lightsout", "world_options": {"size": "5"}, "pairs": 400,
    "train": {"bits": 40, "labels": 100, "width": 60, "action-width": 60, "epochs": 3,
              "threads": 1, "device": "cpu"},
    "export": {"method": "fitted", "preconditions": "strict", "recoding": "none"}})"));
  const ProgramResult trained =
      latplan({"train", "--recipe", at("little.json"), "-o", at("run"), "-q"});
  ASSERT_EQ(trained.exit_code, 0) << trained.err;
  ASSERT_EQ(latplan({"ship", at("run"), "-o", at("models/lightsout")}).exit_code, 0);
  const std::vector<std::string> words = {"--models", at("models"), "-o",       at("out"),
                                          "--count",  "2",          "--search", "ours",
                                          "--jobs",   "2",          "--json",   "-q"};
  const ProgramResult first = latplan_paper(words);
  ASSERT_EQ(first.exit_code, 0) << first.err;
  const Json pages = Json::parse(first.out)["pages"];
  EXPECT_EQ(pages["summary"], "2 of 14 cells");
  EXPECT_EQ(pages["generalisation"], "1 of 10 cells");
  EXPECT_EQ(pages["tab-elbo"], "not run");
  const auto contents = [&] {
    std::vector<std::vector<std::uint8_t>> all;
    for (const char* sub : {"out", "out/cache"}) {
      for (const fs::path& file : list_folder(at(sub))) {
        if (fs::is_regular_file(file) && file.filename() != "run.json")
          all.push_back(read_bytes(file));
      }
    }
    return all;
  };
  const auto before = contents();
  EXPECT_EQ(latplan_paper(words).out, first.out);
  EXPECT_EQ(contents(), before);
  std::vector<std::string> render = words;
  render.push_back("--render");
  EXPECT_EQ(latplan_paper(render).out, first.out);
  EXPECT_EQ(contents(), before);
  // An interrupt leaves the pages unchanged.
  ProgramOptions interrupt;
  interrupt.interrupt_seconds = 0;
  EXPECT_EQ(latplan_paper(words, interrupt).exit_code, 130);
  EXPECT_EQ(contents(), before);
  expect_fault(latplan_paper({"--row", "chess"}), 36, "chess");
}

}  // namespace
}  // namespace latplan
