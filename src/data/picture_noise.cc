#include "data/picture_noise.h"

#include <algorithm>
#include <cmath>

#include "data/row_workers.h"

namespace latplan::data {
namespace {

constexpr int kNoiseStates = 1000;

// Standard deviation of every pixel.
class PixelSpread {
 public:
  explicit PixelSpread(std::size_t size) : sums_(size, 0), squares_(size, 0) {}

  void add(const Image& image) {
    ++count_;
    for (std::size_t p = 0; p < sums_.size(); ++p) {
      const double value = image.pixels()[p];
      sums_[p] += value;
      squares_[p] += value * value;
    }
  }
  std::vector<float> deviations(double times) const {
    std::vector<float> result;
    const double count = std::max(1.0, count_);
    for (std::size_t p = 0; p < sums_.size(); ++p) {
      const double mean = sums_[p] / count;
      const double variance = std::max(0.0, squares_[p] / count - mean * mean);
      result.push_back(variance < kNoChange ? 0.0F
                                            : static_cast<float>(times * std::sqrt(variance)));
    }
    return result;
  }

 private:
  static constexpr double kNoChange = 1e-12;  // rounding error in the variance of a constant pixel
  double count_ = 0;
  std::vector<double> sums_, squares_;
};

}  // namespace

PictureNoise PictureNoise::of_world(const domains::Domain& domain, double sigma, Rng rng) {
  PixelSpread spread(domain.image_shape().size());
  for (int i = 0; i < kNoiseStates; ++i)
    spread.add(domain.render_with_noise(domain.sample(rng), rng));
  PictureNoise noise;
  noise.amplitude_ = spread.deviations(sigma);
  return noise;
}

PictureNoise PictureNoise::of_pairs(const PairSet& pairs, double sigma) {
  PixelSpread spread(pairs.shape.size());
  for (const std::int64_t row : pairs.rows(Split::kTrain)) {
    spread.add(pairs.predecessor(row));
    spread.add(pairs.successor(row));
  }
  PictureNoise noise;
  noise.amplitude_ = spread.deviations(sigma);
  return noise;
}

Image PictureNoise::add_to(Image image, Rng& rng) const {
  for (std::size_t p = 0; p < amplitude_.size(); ++p) {
    float& pixel = image.pixels()[p];
    pixel = std::clamp(pixel + amplitude_[p] * static_cast<float>(rng.normal()), 0.0F, 1.0F);
  }
  return image;
}

void add_noise(PairSet& pairs, double sigma, std::uint64_t seed, int threads, Log& log,
               const StopFlag& stop) {
  const PictureNoise noise = PictureNoise::of_pairs(pairs, sigma);
  const auto size = static_cast<std::int64_t>(pairs.shape.size());
  const Rng rows = Rng(seed).fork("data/noise");
  const auto corrupt = [&](std::int64_t row) {
    Rng rng = rows.fork("row", static_cast<std::uint64_t>(row));
    const auto before = noise.add_to(pairs.predecessor(row), rng).to_bytes();
    const auto after = noise.add_to(pairs.successor(row), rng).to_bytes();
    std::ranges::copy(before, pairs.predecessors.begin() + row * size);
    std::ranges::copy(after, pairs.successors.begin() + row * size);
  };
  work_on_rows({"noise", pairs.count, threads, corrupt}, log, stop);
}

}  // namespace latplan::data
