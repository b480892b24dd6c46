// Damage to pictures, for tests of judges: noise, rounding, mixtures, blur and blobs.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/image.h"
#include "base/rng.h"

namespace latplan {

// Gaussian noise from a random position in a pool of normal numbers: much faster than fresh ones.
inline Image with_noise(Image image, double deviation, Rng& rng) {
  static const std::vector<float> pool = [] {
    Rng own(99);
    std::vector<float> numbers(1 << 18);
    for (float& number : numbers) number = static_cast<float>(own.normal());
    return numbers;
  }();
  std::size_t at = rng.below(pool.size() - image.pixels().size());
  for (float& pixel : image.pixels()) pixel += static_cast<float>(deviation) * pool[at++];
  return image;
}

// Rounded to 8 bits, as in a PNG.
inline Image as_png(const Image& image) {
  return Image::from_bytes(image.shape(), image.to_bytes());
}

inline Image blend(const Image& a, const Image& b, float weight_of_a) {
  Image result = a;
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = weight_of_a * a.pixels()[i] + (1 - weight_of_a) * b.pixels()[i];
  }
  return result;
}

// A separable 3 x 3 kernel with `centre` in the middle of each axis.
inline Image blur(const Image& image, float centre) {
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

// A white square of 3 x 3 pixels on a dark area of a grey picture; nullopt if there is no such area.
inline std::optional<Image> with_blob(const Image& image, Rng& rng) {
  const auto dark = [&](int top, int left) {
    for (int i = 0; i < 9; ++i) {
      if (image.at(top + i / 3, left + i % 3) > 0.1F) return false;
    }
    return true;
  };
  std::vector<std::pair<int, int>> places;
  for (int top = 0; top + 3 <= image.shape().height; ++top) {
    for (int left = 0; left + 3 <= image.shape().width; ++left) {
      if (dark(top, left)) places.emplace_back(top, left);
    }
  }
  if (places.empty()) return std::nullopt;
  const auto [top, left] = places[rng.below(places.size())];
  Image result = image;
  for (int i = 0; i < 9; ++i) result.at(top + i / 3, left + i % 3) = 1;
  return result;
}

}  // namespace latplan
