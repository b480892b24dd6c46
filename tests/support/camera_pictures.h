// Pictures of a counter on a patterned table, as a camera takes them that moves and whose lamp drifts.
#pragma once

#include <algorithm>
#include <cmath>

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
  double part = 0;  // of a pixel, at most, in each direction: linear between pixels
};

// result(y) = image(y - shift), linear between pixels, the edge repeated.
inline Image moved_by(const Image& image, double right, double down) {
  const auto [height, width, channels] = image.shape();
  Image result(image.shape());
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int channel = 0; channel < channels; ++channel) {
        const double y = std::clamp(row - down, 0.0, height - 1.0);
        const double x = std::clamp(column - right, 0.0, width - 1.0);
        const int top = static_cast<int>(y), left = static_cast<int>(x);
        double value = 0;
        for (const int r : {top, std::min(top + 1, height - 1)}) {
          for (const int c : {left, std::min(left + 1, width - 1)}) {
            const double part =
                (r == top ? top + 1 - y : y - top) * (c == left ? left + 1 - x : x - left);
            value += part * image.at(r, c, channel);
          }
        }
        result.at(row, column, channel) = static_cast<float>(value);
      }
    }
  }
  return result;
}

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
  if (camera.part > 0) {
    const auto part = [&] { return camera.part * (2 * rng.uniform() - 1); };
    const double to_the_right = part();
    result = moved_by(result, to_the_right, part());
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
