#include "data/alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/log.h"
#include "base/rng.h"
#include "data/world_ref.h"
#include "support/camera_pictures.h"
#include "support/grid_pictures.h"

namespace latplan::data {
namespace {

// Mean difference inside the frame that shifted pictures lose.
double difference(const Image& a, const Image& b) {
  double sum = 0;
  for (int row = 2; row < kTableSide - 2; ++row) {
    for (int column = 2; column < kTableSide - 2; ++column) {
      sum += std::abs(a.at(row, column) - b.at(row, column));
    }
  }
  return 255 * sum / ((kTableSide - 4) * (kTableSide - 4));
}

TEST(Alignment, FindsNothingWherePicturesAgree) {
  EXPECT_FALSE(Alignment::find(photographs({})));
  EXPECT_FALSE(Alignment::find(photographs({.noise = 8.0 / 255})));
  EXPECT_FALSE(Alignment::find(PairSet{}));
}

TEST(Alignment, FindsNothingWhereEverythingChanges) {
  for (const double noise : {0.0, 5.0}) {
    GridPictures world;
    world.noise = noise;
    Rng rng(1);
    EXPECT_FALSE(Alignment::find(world.pairs(400, rng))) << noise;
  }
}

// Disks as rows of three pixels: a move is a shift of a part of the picture.
TEST(Alignment, LeavesTheMovesOfSmallPictures) {
  SilentLog log;
  StopFlag stop;
  for (const auto& [disks, towers] : {std::pair("3", "9"), std::pair("4", "4")}) {
    GenerateConfig config;
    config.pairs = 400;
    const WorldRef world{"hanoi", {{"disks", disks}, {"towers", towers}}};
    EXPECT_FALSE(Alignment::find(draw_pairs(world, config, log, stop))) << disks << towers;
  }
}

// One thing that moves over half of the picture and brightens it.
TEST(Alignment, DoesNotTakeAMoveForTheCamera) {
  PairSet pairs;
  pairs.shape = {40, 40, 1};
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    for (auto* side : {&pairs.predecessors, &pairs.successors}) {
      const int left = static_cast<int>(rng.below(3));
      for (int pixel = 0; pixel < 1600; ++pixel) {
        const int x = pixel % 40;
        side->push_back(x >= 5 + left && x < 33 + left ? 200 : 40);
      }
    }
    pairs.split.push_back(Split::kTrain);
    ++pairs.count;
  }
  EXPECT_FALSE(Alignment::find(pairs));
}

TEST(Alignment, RestoresBrightnessAndPosition) {
  for (const Camera& camera :
       {Camera{.shift = 1}, Camera{.brightness = 0.05}, Camera{.shift = 1, .brightness = 0.05},
        Camera{.shift = 1, .brightness = 0.05, .noise = 4.0 / 255}}) {
    const auto alignment = Alignment::find(photographs(camera));
    ASSERT_TRUE(alignment) << camera.shift << " " << camera.brightness;
    Rng rng(8);
    for (int counter = 0; counter < 25; ++counter) {
      const Image restored = alignment->apply(photograph(scene(counter), camera, rng));
      EXPECT_LT(difference(restored, scene(counter)), 2 + 300 * camera.noise) << counter;
      EXPECT_LT(difference(alignment->apply(restored), restored), 1) << counter;  // once is enough
    }
  }
}

TEST(Alignment, OfPairsIsThatOfTheirPictures) {
  const PairSet pairs = photographs({.shift = 1, .brightness = 0.03}, 40);
  const auto alignment = Alignment::find(pairs);
  ASSERT_TRUE(alignment);
  const PairSet aligned = alignment->apply(pairs);
  for (const std::int64_t row : {0, 17, 39}) {
    EXPECT_EQ(aligned.predecessor(row), as_png(alignment->apply(pairs.predecessor(row))));
    EXPECT_EQ(aligned.successor(row), as_png(alignment->apply(pairs.successor(row))));
  }
}

}  // namespace
}  // namespace latplan::data
