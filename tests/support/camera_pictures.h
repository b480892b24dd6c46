// Pictures of a counter on a patterned table, as a camera takes them that moves and whose lamp drifts.
#pragma once

#include <algorithm>

#include "base/image.h"
#include "base/rng.h"
#include "data/pair_set.h"
#include "support/degraded_pictures.h"

namespace latplan {

inline constexpr int kTableSide = 30;

// A table top with a pattern, and a dark counter on it.
inline Image scene(int counter) {
  Image image({kTableSide, kTableSide, 3});
  for (int row = 0; row < kTableSide; ++row) {
    for (int column = 0; column < kTableSide; ++column) {
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

inline Image photograph(const Image& image, const Camera& camera, Rng& rng) {
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

inline data::PairSet photographs(const Camera& camera, int count = 300) {
  Rng rng(3);
  data::PairSet pairs;
  pairs.shape = {kTableSide, kTableSide, 3};
  pairs.count = count;
  for (int i = 0; i < count; ++i) {
    for (auto* side : {&pairs.predecessors, &pairs.successors}) {
      const auto bytes = photograph(scene(static_cast<int>(rng.below(25))), camera, rng).to_bytes();
      side->insert(side->end(), bytes.begin(), bytes.end());
    }
  }
  pairs.split.assign(count, data::Split::kTrain);
  return pairs;
}

}  // namespace latplan
