// What the paper does to the grey levels of its pictures before anything is learnt from them, and the smooth reduction
// of large pictures to small ones. Shared by the worlds that draw from photographs, digits or large renderings.
#pragma once

#include <span>

#include "base/image.h"

namespace latplan::domains {

// Histogram equalisation, stretching to [0, 1] and more contrast, in place and over all values together. Whatever is
// to keep its relative brightness must come in one call. Values that are all equal become 0.
//   1. equalise: 256 equal bins between the least and the greatest value; a value becomes the share of values in the
//      bins up to its own, linearly interpolated between bin centres (and constant beyond the outermost ones);
//   2. stretch linearly to [0, 1];
//   3. contrast: clip(3 (v - 0.5), -0.5, 0.5) + 0.5.
void equalise_and_stretch(std::span<float> values);

// The picture at another size (any channels): a Gaussian of deviation (factor - 1) / 2 along each axis that shrinks
// (cut off at four deviations), then linear interpolation between pixel centres. Beyond its border the picture is
// mirrored at the outermost pixels' centres. height, width >= 1.
Image resize_smooth(const Image& image, int height, int width);

}  // namespace latplan::domains
