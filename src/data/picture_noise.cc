#include "data/picture_noise.h"

#include <algorithm>
#include <cmath>

namespace latplan::data {
namespace {

constexpr int kNoiseStates = 1000;

}  // namespace

PictureNoise::PictureNoise(const domains::Domain& domain, double sigma, Rng rng) {
  const std::size_t size = domain.image_shape().size();
  std::vector<double> sums(size, 0), squares(size, 0);
  for (int i = 0; i < kNoiseStates; ++i) {
    const Image image = domain.render_anew(domain.sample(rng), rng);
    for (std::size_t p = 0; p < size; ++p) {
      const double value = image.pixels()[p];
      sums[p] += value;
      squares[p] += value * value;
    }
  }
  for (std::size_t p = 0; p < size; ++p) {
    const double mean = sums[p] / kNoiseStates;
    const double variance = std::max(0.0, squares[p] / kNoiseStates - mean * mean);
    amplitude_.push_back(static_cast<float>(sigma * std::sqrt(variance)));
  }
}

Image PictureNoise::add_to(Image image, Rng& rng) const {
  for (std::size_t p = 0; p < amplitude_.size(); ++p) {
    float& pixel = image.pixels()[p];
    pixel = std::clamp(pixel + amplitude_[p] * static_cast<float>(rng.normal()), 0.0F, 1.0F);
  }
  return image;
}

}  // namespace latplan::data
