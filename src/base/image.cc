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
    // Adding a half and truncating equals lround here, but vectorises. NaN becomes 0.
    return static_cast<std::uint8_t>((value > 0.0F ? std::min(value, 1.0F) : 0.0F) * 255.0F + 0.5F);
  });
  return bytes;
}

bool contains(const ImageShape& whole, const Rectangle& part) {
  return part.left >= 0 && part.top >= 0 && part.width >= 1 && part.height >= 1 &&
         part.width <= whole.width && part.left <= whole.width - part.width &&
         part.height <= whole.height && part.top <= whole.height - part.height;
}

Image crop(const Image& image, const Rectangle& part) {
  const ImageShape& whole = image.shape();
  LATPLAN_CHECK(contains(whole, part), "crop outside the image");
  Image result({part.height, part.width, whole.channels});
  for (int row = 0; row < part.height; ++row) {
    for (int column = 0; column < part.width; ++column) {
      for (int c = 0; c < whole.channels; ++c) {
        result.at(row, column, c) = image.at(part.top + row, part.left + column, c);
      }
    }
  }
  return result;
}

Image to_grey(const Image& image) {
  if (image.shape().channels == 1) return image;
  Image grey({image.shape().height, image.shape().width, 1});
  const auto from = image.pixels();
  for (std::size_t i = 0; i < grey.pixels().size(); ++i) {
    const float red = from[3 * i], green = from[3 * i + 1], blue = from[3 * i + 2];
    const bool grey_already = red == green && green == blue;  // rounding must not change it
    grey.pixels()[i] = grey_already ? red : 0.299F * red + 0.587F * green + 0.114F * blue;
  }
  return grey;
}

Image to_colour(const Image& image) {
  if (image.shape().channels == 3) return image;
  Image colour({image.shape().height, image.shape().width, 3});
  for (std::size_t i = 0; i < image.pixels().size(); ++i) {
    std::fill_n(colour.pixels().begin() + 3 * i, 3, image.pixels()[i]);
  }
  return colour;
}

}  // namespace latplan
