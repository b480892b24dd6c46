// Gaussian noise on normalised pictures, as in the paper's noise experiments. Networks divide each
// pixel by its standard deviation over the data, so the noise of a pixel is `sigma` times that
// deviation.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/image.h"
#include "base/log.h"
#include "base/rng.h"
#include "data/pair_set.h"
#include "domains/domain.h"

namespace latplan::data {

class PictureNoise {
 public:
  // Pixel deviations over the pictures of 1,000 random states.
  static PictureNoise of_world(const domains::Domain& domain, double sigma, Rng rng);
  // Pixel deviations over the training pairs.
  static PictureNoise of_pairs(const PairSet& pairs, double sigma);

  // Clamped to [0, 1], as in a file. Constant pixels get no noise.
  Image add_to(Image image, Rng& rng) const;

 private:
  std::vector<float> amplitude_;  // [pixels]
};

// Adds noise to all pictures of the set, rounded to 8 bits. Deterministic in the seed. Keeps the
// splits, which belong to the clean pictures.
void add_noise(PairSet& pairs, double sigma, std::uint64_t seed, int threads, Log& log,
               const StopFlag& stop);

}  // namespace latplan::data
