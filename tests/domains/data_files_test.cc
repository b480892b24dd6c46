#include "domains/data_files.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::domains {
namespace {

TEST(DataFiles, LooksWhereTheUserSaysAndElseNamesTheRemedy) {
  const TemporaryFolder folder;
  write_atomically(folder / "picture.txt", std::string_view("here"));
  const char* before = std::getenv("LATPLAN_DATA");
  const std::string kept = before != nullptr ? before : "";
  ::setenv("LATPLAN_DATA", folder.path().c_str(), 1);
  EXPECT_EQ(find_data_file("picture.txt"), folder / "picture.txt");
  try {
    find_data_file("nowhere.png");
    ADD_FAILURE() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    const std::string text = error.what();
    EXPECT_NE(text.find((folder / "nowhere.png").string()), std::string::npos) << text;
    EXPECT_NE(text.find("tools/bootstrap images`, or set LATPLAN_DATA"), std::string::npos) << text;
  }
  ::unsetenv("LATPLAN_DATA");
  try {  // as installed: without the sources
    find_data_file("nowhere.png", std::nullopt);
    ADD_FAILURE() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(
        error.what(),
        std::string(
            "nowhere.png: not found; set LATPLAN_DATA to the folder that contains it; to draw "
            "data, --tiles takes any photograph"));
  }
  if (before != nullptr) {
    ::setenv("LATPLAN_DATA", kept.c_str(), 1);
  } else {
    ::unsetenv("LATPLAN_DATA");
  }
}

}  // namespace
}  // namespace latplan::domains
