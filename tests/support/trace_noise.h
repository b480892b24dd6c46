// Noise that a codec of a test can see but that changes no 8-bit picture.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "base/image.h"

namespace latplan {

inline std::span<const float> trace_noise_units(const ImageShape& shape) {
  static const std::vector<float> units(kMaxImageSide, 1e-4F);
  return std::span(units).first(shape.size());
}

inline bool has_trace_noise(const Image& image) {
  return std::ranges::any_of(image.pixels(), [](float pixel) {
    return std::abs(pixel * 255 - std::round(pixel * 255)) > 1e-3F;
  });
}

}  // namespace latplan
