#include "data/resting_noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace latplan::data {
namespace {

constexpr std::int64_t kPairs = 500;
constexpr double kMedianOfNormal = 0.6745;  // of |x|, in standard deviations
constexpr double kDeviations = 6;           // of the mean square of noise: chance explains no more
constexpr double kLeastTolerance = 2;  // grey levels: rounding, and codecs that are not quite exact

}  // namespace

double resting_noise(const PairSet& pairs) {
  std::array<std::int64_t, 256> counts{};
  const std::size_t size = pairs.shape.size();
  const std::int64_t step = std::max<std::int64_t>(1, pairs.count / kPairs);
  std::int64_t total = 0;
  for (std::int64_t row = 0; row < pairs.count; row += step) {
    const std::uint8_t* before = pairs.predecessors.data() + row * size;
    const std::uint8_t* after = pairs.successors.data() + row * size;
    for (std::size_t i = 0; i < size; ++i) ++counts[std::abs(before[i] - after[i])];
    total += static_cast<std::int64_t>(size);
  }
  // The median, interpolated within its bin: differences are whole numbers.
  std::int64_t below = 0;
  for (int level = 0; level < 256; ++level) {
    if (2 * (below + counts[level]) < total) {
      below += counts[level];
      continue;
    }
    if (level == 0) return 0;
    const double inside = (0.5 * static_cast<double>(total) - static_cast<double>(below)) /
                          static_cast<double>(counts[level]);
    return (level - 0.5 + inside) / kMedianOfNormal / std::sqrt(2.0);
  }
  return 0;
}

// The mean of n squared differences of variance 2 s^2 has the deviation 2 s^2 sqrt(2 / n).
double noise_tolerance(double noise, std::size_t values) {
  const double spread = std::sqrt(2.0 / static_cast<double>(std::max<std::size_t>(1, values)));
  return std::max(kLeastTolerance, noise * std::sqrt(2.0 * (1.0 + kDeviations * spread)));
}

}  // namespace latplan::data
