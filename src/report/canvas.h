// A colour image to draw on: rectangles, scaled pictures, text and arrows, clipped to the image.
#pragma once

#include <string_view>

#include "base/image.h"

namespace latplan::report {

struct Colour {
  float red, green, blue;
};

class Canvas {
 public:
  Canvas(int height, int width, Colour background);

  void fill(int top, int left, int height, int width, Colour colour);
  // Every pixel becomes a square of side `scale`; values are clamped to [0, 1].
  void picture(int top, int left, const Image& image, int scale);
  void text(int top, int left, std::string_view line, Colour colour);
  // Points to the right, centred on row `middle`.
  void arrow(int middle, int left, int length, Colour colour);

  const Image& image() const { return image_; }

 private:
  void dot(int row, int column, Colour colour);
  Image image_;
};

int text_width(std::string_view line);  // in pixels

}  // namespace latplan::report
