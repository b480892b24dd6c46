#include "base/nearest.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"

namespace latplan {
namespace {

TEST(Nearest, ToleratesSlips) {
  EXPECT_EQ(nearest("mnsit", {"mandrill", "mnist"}), "mnist");
  EXPECT_EQ(nearest("quite-another", {"mandrill", "mnist"}), "");
}

TEST(NearestEntry, IsBesideTheMissingFile) {
  const TemporaryFolder folder;
  write_atomically(folder / "goal.png", "not a picture");
  write_atomically(folder / "init.png", "not a picture");
  EXPECT_EQ(nearest_entry(folder / "gaol.png"), folder / "goal.png");
  EXPECT_EQ(nearest_entry(folder / "gaol.png/"), folder / "goal.png");
  EXPECT_EQ(nearest_entry(folder / "something"), "");
  EXPECT_EQ(nearest_entry(folder / "none/goal.png"), "");
  EXPECT_EQ(nearest_entry(folder / "gaol.png",
                          [](const auto& path) { return path.filename() != "goal.png"; }),
            "");
}

TEST(NearestEntry, IsNamedWhereAPictureIsMissing) {
  const TemporaryFolder folder;
  write_atomically(folder / "goal.png", "not a picture");
  const auto fault = [&](const char* name) {
    try {
      read_picture(folder / name);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("read");
  };
  const std::string at = folder.path().string();
  EXPECT_EQ(fault("gaol.png"), at + "/gaol.png: no such file; did you mean " + at + "/goal.png?");
  EXPECT_EQ(fault("something"), at + "/something: cannot read: No such file or directory");
}

}  // namespace
}  // namespace latplan
