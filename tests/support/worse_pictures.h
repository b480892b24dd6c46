// Pictures made worse, for tests of judges.
#pragma once

#include <algorithm>
#include <cstddef>

#include "base/image.h"
#include "base/rng.h"

namespace latplan {

inline Image noisy_picture(Image image, double deviation, Rng& rng) {
  for (float& pixel : image.pixels()) pixel += static_cast<float>(deviation * rng.normal());
  return image;
}

inline Image mixed_picture(const Image& a, const Image& b, float weight_of_a) {
  Image result = a;
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = weight_of_a * a.pixels()[i] + (1 - weight_of_a) * b.pixels()[i];
  }
  return result;
}

// A 3 x 3 kernel with `centre` in the middle of each axis.
inline Image blurred_picture(const Image& image, float centre) {
  const auto [height, width, channels] = image.shape();
  Image result(image.shape());
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int channel = 0; channel < channels; ++channel) {
        for (int i = 0; i < 9; ++i) {
          const int down = i / 3 - 1, right = i % 3 - 1;
          const float weight =
              (down == 0 ? centre : (1 - centre) / 2) * (right == 0 ? centre : (1 - centre) / 2);
          result.at(row, column, channel) +=
              weight * image.at(std::clamp(row + down, 0, height - 1),
                                std::clamp(column + right, 0, width - 1), channel);
        }
      }
    }
  }
  return result;
}

}  // namespace latplan
