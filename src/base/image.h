// An image in memory: float pixels in [0, 1] (decoded images may exceed this slightly), row-major,
// channels interleaved. Files are in base/picture_file.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace latplan {

// Of any image that is read or made by the words of a file.
constexpr int kMaxImageSide = 16384;  // pixels
constexpr std::int64_t kMaxImagePixels = std::int64_t{1}
                                         << 26;  // 64 Mi: 768 MiB of floats in colour

struct ImageShape {
  int height = 0;
  int width = 0;
  int channels = 1;  // 1 grey, 3 red-green-blue
  std::size_t size() const { return static_cast<std::size_t>(height) * width * channels; }
  std::string to_string() const;  // "36x36 grey", "45x30 colour": width x height
  friend bool operator==(const ImageShape&, const ImageShape&) = default;
};

class Image {
 public:
  Image() = default;
  explicit Image(ImageShape shape, float value = 0.0F)
      : shape_(shape), pixels_(shape.size(), value) {}
  static Image from_bytes(ImageShape shape, std::span<const std::uint8_t> bytes);

  const ImageShape& shape() const { return shape_; }
  float& at(int row, int column, int channel = 0) { return pixels_[index(row, column, channel)]; }
  float at(int row, int column, int channel = 0) const {
    return pixels_[index(row, column, channel)];
  }
  std::span<float> pixels() { return pixels_; }
  std::span<const float> pixels() const { return pixels_; }
  // Clamped and rounded to 8 bits: the values a PNG stores.
  std::vector<std::uint8_t> to_bytes() const;

  friend bool operator==(const Image&, const Image&) = default;

 private:
  std::size_t index(int row, int column, int channel) const {
    return (static_cast<std::size_t>(row) * shape_.width + column) * shape_.channels + channel;
  }
  ImageShape shape_;
  std::vector<float> pixels_;
};

// A part of an image; must lie inside it.
struct Rectangle {
  int left = 0, top = 0, width = 0, height = 0;
};
bool contains(const ImageShape& whole, const Rectangle& part);
Image crop(const Image& image, const Rectangle& part);

Image to_grey(const Image& image);    // luma of BT.601: 0.299 red + 0.587 green + 0.114 blue
Image to_colour(const Image& image);  // grey becomes red = green = blue; colour stays

}  // namespace latplan
