#include "data/alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "support/degraded_pictures.h"
#include "support/grid_pictures.h"

namespace latplan::data {
namespace {

constexpr int kSide = 30;

// A table top with a pattern, and a dark counter on it.
Image scene(int counter) {
  Image image({kSide, kSide, 3});
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const bool covered = row / 6 == counter / 5 && column / 6 == counter % 5;
      for (int channel = 0; channel < 3; ++channel) {
        const int pattern = (row * 7 + column * 13 + channel * 29 + row * column) % 90;
        image.at(row, column, channel) = covered ? 0.1F : static_cast<float>(100 + pattern) / 255;
      }
    }
  }
  return image;
}

struct Camera {
  int shift = 0;          // at most this many pixels in each direction
  double brightness = 0;  // at most this much more or less
  double noise = 0;
};

Image photograph(const Image& image, const Camera& camera, Rng& rng) {
  const auto [height, width, channels] = image.shape();
  const auto any = [&] { return static_cast<int>(rng.below(2 * camera.shift + 1)) - camera.shift; };
  const int down = any(), right = any();
  const auto bright = static_cast<float>(1 + camera.brightness * (2 * rng.uniform() - 1));
  Image result(image.shape());
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int channel = 0; channel < channels; ++channel) {
        result.at(row, column, channel) =
            bright * image.at(std::clamp(row + down, 0, height - 1),
                              std::clamp(column + right, 0, width - 1), channel);
      }
    }
  }
  return as_png(with_noise(result, camera.noise, rng));
}

PairSet photographs(const Camera& camera, int count = 300) {
  Rng rng(3);
  PairSet pairs;
  pairs.shape = {kSide, kSide, 3};
  pairs.count = count;
  for (int i = 0; i < count; ++i) {
    for (auto* side : {&pairs.predecessors, &pairs.successors}) {
      const auto bytes = photograph(scene(static_cast<int>(rng.below(25))), camera, rng).to_bytes();
      side->insert(side->end(), bytes.begin(), bytes.end());
    }
  }
  pairs.split.assign(count, Split::kTrain);
  return pairs;
}

// Mean difference inside the frame that shifted pictures lose.
double difference(const Image& a, const Image& b) {
  double sum = 0;
  for (int row = 2; row < kSide - 2; ++row) {
    for (int column = 2; column < kSide - 2; ++column) {
      sum += std::abs(a.at(row, column) - b.at(row, column));
    }
  }
  return 255 * sum / ((kSide - 4) * (kSide - 4));
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
