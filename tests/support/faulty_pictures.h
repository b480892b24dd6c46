// What decoding may do to a picture, and what a judge must not let pass: noise, blur, mixtures of two pictures, blobs.
#pragma once

#include <optional>
#include <vector>

#include "base/image.h"
#include "base/rng.h"

namespace latplan {

// Gaussian noise from a pool of normal numbers, entered anywhere: a hundred million fresh ones would take too long.
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

// As a PNG would give it back.
inline Image in_8_bits(const Image& image) {
  return Image::from_bytes(image.shape(), image.to_bytes());
}

inline Image blend(const Image& a, const Image& b, float weight_of_a) {
  Image result = a;
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = weight_of_a * a.pixels()[i] + (1 - weight_of_a) * b.pixels()[i];
  }
  return result;
}

// A 3 x 3 kernel with `centre` in the middle of each axis; grey pictures.
inline Image blur(const Image& image, float centre) {
  Image result(image.shape());
  const int height = image.shape().height, width = image.shape().width;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int dr = -1; dr <= 1; ++dr) {
        for (int dc = -1; dc <= 1; ++dc) {
          const int r = row + dr, c = column + dc;
          if (r < 0 || c < 0 || r >= height || c >= width) continue;
          const float weight =
              (dr == 0 ? centre : (1 - centre) / 2) * (dc == 0 ? centre : (1 - centre) / 2);
          result.at(row, column) += weight * image.at(r, c);
        }
      }
    }
  }
  return result;
}

// A white square of 3 x 3 pixels somewhere on dark ground; nothing when there is no such place. Grey pictures.
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
