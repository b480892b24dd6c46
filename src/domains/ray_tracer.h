// Takes pictures in a studio (domains/studio.h). Monte Carlo with a few samples a pixel: soft shadows, one diffuse
// bounce, blurred glossy reflections of what stands nearby. Knows nothing of blocks, states or small pictures.
#pragma once

#include "base/image.h"
#include "base/rng.h"
#include "domains/studio.h"

namespace latplan::domains {

// The picture, every pixel the mean of 2 x 2 samples; the random numbers decide the sampling noise. Equal studio, size
// and rng state: equal picture. width == height * kPictureRatio.
Image take_picture(const Studio& studio, int height, int width, Rng& rng);

}  // namespace latplan::domains
