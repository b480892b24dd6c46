// Corrupted input: Gaussian noise on the normalised image, as in the paper's experiments with noise. A network sees each
// pixel divided by its deviation over the data, so the noise of a pixel is `sigma` times that deviation.
#pragma once

#include <cstdint>
#include <vector>

#include "base/image.h"
#include "base/rng.h"
#include "domains/domain.h"

namespace latplan::data {

class PictureNoise {
 public:
  // Takes every pixel's deviation over the pictures of 1,000 random states.
  PictureNoise(const domains::Domain& domain, double sigma, Rng rng);
  // Clamped to [0, 1], as a file would hold it. Pixels that never change stay clean.
  Image add_to(Image image, Rng& rng) const;

 private:
  std::vector<float> amplitude_;  // [pixels]
};

}  // namespace latplan::data
