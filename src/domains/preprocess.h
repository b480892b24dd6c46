// The paper's preprocessing of grey levels, and image resizing.
#pragma once

#include <span>

#include "base/image.h"

namespace latplan::domains {

// Histogram equalisation, stretching to [0, 1] and contrast enhancement, in place, over all values
// together. Pass in one call all values whose relative brightness matters. Constant input becomes
// 0.
//   1. equalise: 256 equal bins between minimum and maximum; a value becomes the share of values in
//      the bins up to its own, linearly interpolated between bin centres (constant beyond the
//      outermost centres);
//   2. stretch linearly to [0, 1];
//   3. contrast: clip(3 (v - 0.5), -0.5, 0.5) + 0.5.
void equalise_and_stretch(std::span<float> values);

// Resizes: a Gaussian of deviation (factor - 1) / 2 along each shrinking axis (truncated at four
// deviations), then linear interpolation between pixel centres. Beyond the border the image is
// mirrored at the centres of the outermost pixels. Any number of channels; height, width >= 1.
Image resize_smooth(const Image& image, int height, int width);

// Resizes: every new pixel is the mean of the old area that it covers. Reduced by a whole factor k, it
// is the mean of k x k pixels, so that the edges of a grid of k pixels stay sharp.
Image resize_area(const Image& image, int height, int width);

}  // namespace latplan::domains
