#include "planning/visible_change.h"

#include <algorithm>
#include <cmath>

namespace latplan::planning {
namespace {

constexpr float kVisible = 0.1F;  // of the range of a pixel
constexpr float kBright = 0.5F;   // of the mask

float pixel_change(const Image& a, const Image& b, int row, int column) {
  float sum = 0;
  for (int channel = 0; channel < a.shape().channels; ++channel) {
    sum += std::abs(a.at(row, column, channel) - b.at(row, column, channel));
  }
  return sum / static_cast<float>(a.shape().channels);
}

// The pixels of the window where the mask is bright.
class Shown {
 public:
  Shown(const Image& mask, const Window& window) : mask_(mask), window_(window) {}
  bool operator()(int row, int column) const {
    return row >= window_.top && row < window_.top + window_.height && column >= window_.left &&
           column < window_.left + window_.width && mask_.at(row, column) >= kBright;
  }

 private:
  const Image& mask_;
  const Window& window_;
};

// The mean change around a pixel that is shown.
float change_around(const Image& a, const Image& b, const Shown& shown, int row, int column) {
  float sum = 0;
  int pixels = 0;
  for (int y = row - 1; y <= row + 1; ++y) {
    for (int x = column - 1; x <= column + 1; ++x) {
      if (!shown(y, x)) continue;
      sum += pixel_change(a, b, y, x);
      ++pixels;
    }
  }
  return sum / static_cast<float>(pixels);
}

}  // namespace

bool look_alike(const Image& a, const Image& b, const Image& mask, const Window& window) {
  const Shown shown(mask, window);
  for (int row = window.top; row < window.top + window.height; ++row) {
    for (int column = window.left; column < window.left + window.width; ++column) {
      if (!shown(row, column)) continue;
      if (change_around(a, b, shown, row, column) > kVisible) return false;
    }
  }
  return true;
}

bool look_alike(const Image& a, const Image& b, const Image& mask) {
  return look_alike(a, b, mask, {0, 0, mask.shape().height, mask.shape().width});
}

Window bright_part(const Image& mask) {
  int top = mask.shape().height, left = mask.shape().width, bottom = 0, right = 0;
  for (int row = 0; row < mask.shape().height; ++row) {
    for (int column = 0; column < mask.shape().width; ++column) {
      if (mask.at(row, column) < kBright) continue;
      top = std::min(top, row);
      left = std::min(left, column);
      bottom = std::max(bottom, row + 1);
      right = std::max(right, column + 1);
    }
  }
  return {top, left, std::max(bottom - top, 0), std::max(right - left, 0)};
}

}  // namespace latplan::planning
