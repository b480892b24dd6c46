#include "base/image.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace latplan {

std::string ImageShape::to_string() const {
  const std::string kind = channels == 1 ? "grey" : channels == 3 ? "colour" : "?";
  return std::to_string(width) + "x" + std::to_string(height) + " " + kind;
}

Image Image::from_bytes(ImageShape shape, std::span<const std::uint8_t> bytes) {
  LATPLAN_CHECK(bytes.size() == shape.size(), "byte count does not match the shape");
  Image image(shape);
  std::transform(bytes.begin(), bytes.end(), image.pixels_.begin(),
                 [](std::uint8_t byte) { return static_cast<float>(byte) / 255.0F; });
  return image;
}

std::vector<std::uint8_t> Image::to_bytes() const {
  std::vector<std::uint8_t> bytes(pixels_.size());
  std::transform(pixels_.begin(), pixels_.end(), bytes.begin(), [](float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
  });
  return bytes;
}

}  // namespace latplan
