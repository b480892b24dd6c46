// Whether a viewer sees a difference between two pictures. Knows no worlds, models or bits.
#pragma once

#include "base/image.h"

namespace latplan::planning {

// A rectangle of pixels.
struct Window {
  int top = 0, left = 0, height = 0, width = 0;
};

// Whether two pictures of one shape look alike within the window where the grey `mask` is bright: the mean change over any
// 3 x 3 such pixels is small. Single pixels at the edges of objects may differ, objects may not, however small.
bool look_alike(const Image& a, const Image& b, const Image& mask, const Window& window);
bool look_alike(const Image& a, const Image& b, const Image& mask);

// The smallest window that holds everything bright in the mask; empty if nothing is.
Window bright_part(const Image& mask);

}  // namespace latplan::planning
