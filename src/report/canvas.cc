#include "report/canvas.h"

#include <algorithm>

#include "report/font.h"

namespace latplan::report {

Canvas::Canvas(int height, int width, Colour background) : image_({height, width, 3}) {
  fill(0, 0, height, width, background);
}

void Canvas::fill(int top, int left, int height, int width, Colour colour) {
  for (int row = top; row < top + height; ++row) {
    for (int column = left; column < left + width; ++column) dot(row, column, colour);
  }
}

void Canvas::picture(int top, int left, const Image& image, int scale) {
  const ImageShape& shape = image.shape();
  const auto value = [&](int row, int column, int channel) {
    return std::clamp(image.at(row, column, shape.channels == 1 ? 0 : channel), 0.0F, 1.0F);
  };
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      fill(top + row * scale, left + column * scale, scale, scale,
           {value(row, column, 0), value(row, column, 1), value(row, column, 2)});
    }
  }
}

void Canvas::text(int top, int left, std::string_view line, Colour colour) {
  for (const char character : line) {
    for (int row = 0; row < kGlyphHeight; ++row) {
      for (int column = 0; column < kGlyphWidth; ++column) {
        if (glyph_pixel(character, row, column)) dot(top + row, left + column, colour);
      }
    }
    left += kGlyphWidth;
  }
}

void Canvas::arrow(int middle, int left, int length, Colour colour) {
  const int head = std::max(3, length / 2);
  fill(middle - 1, left, 3, length - head, colour);
  for (int i = 0; i < head; ++i) {  // a triangle, one column at a time
    const int half = (head - 1 - i) * 2 / 3 + 1;
    fill(middle - half, left + length - head + i, 2 * half + 1, 1, colour);
  }
}

void Canvas::dot(int row, int column, Colour colour) {
  if (row < 0 || column < 0 || row >= image_.shape().height || column >= image_.shape().width) {
    return;
  }
  image_.at(row, column, 0) = colour.red;
  image_.at(row, column, 1) = colour.green;
  image_.at(row, column, 2) = colour.blue;
}

int text_width(std::string_view line) { return static_cast<int>(line.size()) * kGlyphWidth; }

}  // namespace latplan::report
