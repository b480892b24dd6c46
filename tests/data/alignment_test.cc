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

// Discs on a table, each bright or dark: half of them look different from any reference. The pictures of a pair agree.
TEST(Alignment, FindsTheCameraWhereFewPixelsRest) {
  for (const double part : {0.0, 0.5, 1.0}) {
    PairSet pairs;
    pairs.shape = {32, 32, 1};
    Rng rng(1);
    for (int i = 0; i < 300; ++i) {
      std::uint64_t discs = rng.next();
      for (auto* side : {&pairs.predecessors, &pairs.successors}) {
        Image image(pairs.shape, 0.25F);
        for (int pixel = 0; pixel < 32 * 32; ++pixel) {
          const int row = pixel / 32, column = pixel % 32;
          if (std::hypot(row % 8 - 3.5, column % 8 - 3.5) > 3) continue;
          image.pixels()[pixel] = (discs >> (row / 8 * 4 + column / 8) & 1) != 0 ? 0.8F : 0.05F;
        }
        const double right = part * (2 * rng.uniform() - 1), down = part * (2 * rng.uniform() - 1);
        const std::vector<std::uint8_t> bytes = moved_by(image, right, down).to_bytes();
        side->insert(side->end(), bytes.begin(), bytes.end());
        discs ^= std::uint64_t{1} << rng.below(16);
      }
      pairs.split.push_back(Split::kTrain);
      ++pairs.count;
    }
    EXPECT_EQ(Alignment::find(pairs).has_value(), part > 0) << part;
  }
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

// Of low frequencies: what linear interpolation reproduces.
Image smooth_picture(int side, Rng& rng) {
  Image image({side, side, 1}, 0.5F);
  for (int wave = 0; wave < 8; ++wave) {
    const double x = rng.uniform() - 0.5, y = rng.uniform() - 0.5, phase = 6 * rng.uniform();
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        image.at(row, column) += static_cast<float>(0.06 * std::sin(x * column + y * row + phase));
      }
    }
  }
  return image;
}

TEST(Alignment, FindsThePoseToATwentiethOfAPixel) {
  Rng rng(5);
  for (int i = 0; i < 50; ++i) {
    const Image reference = smooth_picture(40, rng);
    const double right = 4 * rng.uniform() - 2, down = 4 * rng.uniform() - 2;
    Image image = moved_by(reference, right, down);
    const bool moves = i % 2 == 1;  // something, in the world
    for (int pixel = 0; moves && pixel < 9; ++pixel) image.at(8 + pixel / 3, 10 + pixel % 3) = 1;
    const Alignment::Pose pose = Alignment(reference).pose_of(image);
    EXPECT_NEAR(pose.right, right, moves ? 0.1 : 0.05) << i;
    EXPECT_NEAR(pose.down, down, moves ? 0.1 : 0.05) << i;
  }
}

TEST(Alignment, OfWholePixelsDoesNotBlur) {
  const Alignment alignment(scene(3));
  const Image aligned = alignment.apply(moved_by(scene(7), 1, -2));
  EXPECT_LT(difference(aligned, scene(7)), 1e-3);
}

TEST(Alignment, RestoresPartsOfAPixel) {
  for (const double part : {0.5, 1.0}) {
    const Camera camera{.part = part};
    const auto alignment = Alignment::find(photographs(camera));
    ASSERT_TRUE(alignment) << part;
    Rng rng(8);
    double taken = 0, restored = 0;
    for (int counter = 0; counter < 25; ++counter) {
      const Image image = photograph(scene(counter), camera, rng);
      taken += difference(image, scene(counter));
      restored += difference(alignment->apply(image), scene(counter));
    }
    EXPECT_LT(restored, 0.4 * taken) << part;
  }
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
      EXPECT_LT(difference(alignment->apply(restored), restored), 2) << counter;  // once is enough
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
