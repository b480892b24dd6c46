// Renders a studio (domains/studio.h) by Monte Carlo ray tracing with a few samples per pixel: soft
// shadows, one diffuse bounce, glossy reflections.
#pragma once

#include "base/image.h"
#include "base/rng.h"
#include "domains/studio.h"

namespace latplan::domains {

// Averages 2 x 2 samples per pixel; `rng` seeds the sampling noise. Deterministic in its arguments.
// width == height * kPictureRatio.
Image take_picture(const Studio& studio, int height, int width, Rng& rng);

}  // namespace latplan::domains
