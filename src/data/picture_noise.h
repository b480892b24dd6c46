// Corrupted input: Gaussian noise on the normalised picture, as in the paper's experiments with noise. A network sees
// each pixel divided by its deviation over the data, so the noise of a pixel is `sigma` times that deviation.
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
  // Every pixel's deviation over the pictures of 1,000 random states: for single pictures of a world.
  static PictureNoise of_world(const domains::Domain& domain, double sigma, Rng rng);
  // Over both pictures of all training pairs.
  static PictureNoise of_pairs(const PairSet& pairs, double sigma);

  // Clamped to [0, 1], as a file would hold it. Pixels that never change stay clean.
  Image add_to(Image image, Rng& rng) const;

 private:
  std::vector<float> amplitude_;  // [pixels]
};

// Corrupts all pictures of the set, rounded to 8 bits. Deterministic in the seed. The splits stay: they belong to the
// clean pictures.
void add_noise(PairSet& pairs, double sigma, std::uint64_t seed, int threads, Log& log,
               const StopFlag& stop);

}  // namespace latplan::data
