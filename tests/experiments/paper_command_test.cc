#include "experiments/paper_command.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = LATPLAN_SOURCE_DIR;

ExitCode run(const std::vector<std::string>& words) {
  SilentLog log;
  const StopFlag stop;
  const nn::Backend none;
  cli::Context context{log, stop, none};
  return cli::run_command(paper_command(), words, context);
}

std::string fault(const std::vector<std::string>& words, ExitCode code) {
  try {
    run(words);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), code);
    return error.what();
  }
  ADD_FAILURE() << "no error";
  return "";
}

TEST(PaperCommand, HasFifteenOptionsAtMost) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(run({"--help"}), ExitCode::kDone);
  const std::string help = testing::internal::GetCapturedStdout();
  const std::regex option("\n +(-\\w, )?--\\w+");
  const auto options =
      std::distance(std::sregex_iterator(help.begin(), help.end(), option), std::sregex_iterator());
  EXPECT_GE(options, 10) << help;
  EXPECT_LE(options, 15) << help;
  EXPECT_NE(help.find("usage: latplan-paper"), std::string::npos) << help;
}

TEST(PaperCommand, HintsAtTheNearestRowAndSearch) {
  EXPECT_NE(fault({"--row", "sokobam"}, ExitCode::kUsage).find("did you mean sokoban?"),
            std::string::npos);
  EXPECT_NE(fault({"--search", "LMcut"}, ExitCode::kUsage).find("did you mean LMCut?"),
            std::string::npos);
  EXPECT_NE(fault({"--rows", "mnist"}, ExitCode::kUsage).find("did you mean --row?"),
            std::string::npos);
}

TEST(PaperCommand, RendersThePagesFromTheCommittedCache) {
  const TemporaryFolder folder;
  const std::vector<std::string> words = {"--render",
                                          "--models",
                                          (kSource / "models").string(),
                                          "--cache",
                                          (kSource / "docs/results/cache").string(),
                                          "-o",
                                          (folder / "out").string(),
                                          "--json"};
  const auto result = [&] {
    testing::internal::CaptureStdout();
    EXPECT_EQ(run(words), ExitCode::kDone);
    return Json::parse(testing::internal::GetCapturedStdout());
  };
  const Json first = result();
  EXPECT_EQ(first["pages"]["summary"], "complete");
  EXPECT_EQ(first["pages"]["generalisation"], "complete");
  EXPECT_EQ(first["pages"]["tab-elbo"], "not run");  // no sweeps in this folder
  const std::string summary = read_text(folder / "out/summary.md");
  EXPECT_EQ(result(), first);
  EXPECT_EQ(read_text(folder / "out/summary.md"), summary);
}

TEST(PaperCommand, RefusesMissingModelsAndFoldersOfOthers) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "mine");
  write_atomically(folder / "mine/README.md", std::string("mine"));
  const std::string models = (kSource / "models").string();
  EXPECT_NE(fault({"--render", "--models", models, "-o", (folder / "mine").string()},
                  ExitCode::kBadOutput)
                .find("did not write"),
            std::string::npos);
  EXPECT_EQ(read_text(folder / "mine/README.md"), "mine");
  EXPECT_NE(fault({"--render", "--models", (folder / "modles").string()}, ExitCode::kBadInput)
                .find("modles"),
            std::string::npos);
}

}  // namespace
}  // namespace latplan::experiments
