#include "nn/patch_grid.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace latplan::nn {
namespace {

TrainConfig patches(int height, int width) {
  TrainConfig config;
  config.architecture = "patches";
  config.patch_height = height;
  config.patch_width = width;
  return config;
}

TEST(PatchGrid, EveryPlaceOfAPatchIsInEveryPatchOnce) {
  const PatchGrid grid({4, 6, 3}, patches(2, 3));
  EXPECT_EQ(grid.rows(), 2);
  EXPECT_EQ(grid.columns(), 2);
  std::vector<int> count(2 * 3 * 3, 0);
  for (int pixel = 0; pixel < 4 * 6 * 3; ++pixel) ++count[grid.place_in_patch(pixel)];
  for (const int times : count) EXPECT_EQ(times, grid.count());
  EXPECT_EQ(grid.place_in_patch(0), 0);
  EXPECT_EQ(grid.place_in_patch((2 * 6 + 3) * 3 + 1),
            1);  // the lower right patch's first pixel, green
}

TEST(PatchGrid, UsesTheImageSizeByDefault) {
  const PatchGrid columns({5, 36, 3}, patches(0, 4));
  EXPECT_EQ(columns.patch(), (ImageShape{5, 4, 3}));
  EXPECT_EQ(columns.count(), 9);
  EXPECT_THROW(PatchGrid({5, 36, 3}, patches(0, 0)), Error);  // then "dense" is meant
}

TEST(PatchGrid, TellsWhatWouldTile) {
  try {
    PatchGrid({42, 42, 1}, patches(14, 10));
    ADD_FAILURE() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    EXPECT_STREQ(error.what(),
                 "--patch-width 10: patches do not tile the images; expected a divisor of 42");
  }
}

}  // namespace
}  // namespace latplan::nn
