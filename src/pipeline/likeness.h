// Whether two pictures look alike to a viewer. Knows nothing of worlds, models and bits.
#pragma once

#include "base/image.h"

namespace latplan::pipeline {

// A rectangle of pixels.
struct Window {
  int top = 0, left = 0, height = 0, width = 0;
};

// Whether a viewer would not tell two pictures of one shape apart where the grey `mask` is bright and in the window:
// the mean change over any 3 x 3 such pixels is small. Single pixels at the edges of things may differ, things may not,
// however small they are beside the picture.
bool look_alike(const Image& a, const Image& b, const Image& mask, const Window& window);
bool look_alike(const Image& a, const Image& b, const Image& mask);

// The smallest window with all that is bright in the mask; of no size where nothing is.
Window bright_part(const Image& mask);

}  // namespace latplan::pipeline
