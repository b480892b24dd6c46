// Texts that users see, compared with files in this folder.
// LATPLAN_UPDATE_GOLDEN=1 rewrites the files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "base/files.h"
#include "support/run_program.h"

namespace latplan {
namespace {

void expect_golden(const std::string& name, const std::string& text) {
  const std::filesystem::path file =
      std::filesystem::path(LATPLAN_SOURCE_DIR) / "tests/golden" / name;
  if (std::getenv("LATPLAN_UPDATE_GOLDEN") != nullptr) write_atomically(file, text);
  EXPECT_EQ(text, read_text(file)) << "see " << file;
}

TEST(Golden, ListOfWorlds) { expect_golden("domains.txt", latplan({"domains"}).out); }

TEST(Golden, FrontiersOfLightsOut) {
  expect_golden("explore_lightsout_4.txt",
                latplan({"explore", "lightsout", "--size", "4", "-q"}).out);
}

TEST(Golden, Overview) {
  const std::string text = latplan({"--help"}).out;
  expect_golden("overview.txt", text.substr(text.find('\n') + 1));  // without the revision
}
TEST(Golden, HelpOfTrain) { expect_golden("train_help.txt", latplan({"train", "--help"}).out); }
TEST(Golden, HelpOfPlan) { expect_golden("plan_help.txt", latplan({"plan", "--help"}).out); }
TEST(Golden, HelpOfSolve) { expect_golden("solve_help.txt", latplan({"solve", "--help"}).out); }
TEST(Golden, HelpOfValidate) {
  expect_golden("validate_help.txt", latplan({"validate", "--help"}).out);
}

}  // namespace
}  // namespace latplan
