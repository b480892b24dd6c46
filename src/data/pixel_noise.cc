// Gaussian noise on a finished pair set (declared in data/pair_set.h).
#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "data/pair_set.h"
#include "data/row_workers.h"

namespace latplan::data {
namespace {

// Of every pixel over both pictures of all training pairs, in grey levels.
std::vector<double> pixel_deviations(const PairSet& pairs) {
  const std::size_t size = pairs.shape.size();
  std::vector<double> sum(size, 0.0), squares(size, 0.0);
  const std::vector<std::int64_t> rows = pairs.rows(Split::kTrain);
  for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
    for (const std::int64_t row : rows) {
      const std::uint8_t* pixel = images->data() + row * size;
      for (std::size_t i = 0; i < size; ++i) {
        sum[i] += pixel[i];
        squares[i] += static_cast<double>(pixel[i]) * pixel[i];
      }
    }
  }
  const double count = std::max(1.0, 2.0 * static_cast<double>(rows.size()));
  std::vector<double> deviations(size);
  for (std::size_t i = 0; i < size; ++i) {
    const double mean = sum[i] / count;
    deviations[i] = std::sqrt(std::max(0.0, squares[i] / count - mean * mean));
  }
  return deviations;
}

}  // namespace

void add_noise(PairSet& pairs, double sigma, std::uint64_t seed, int threads, Log& log,
               const StopFlag& stop) {
  const std::vector<double> deviations = pixel_deviations(pairs);
  const std::size_t size = pairs.shape.size();
  const Rng rows = Rng(seed).fork("data/noise");
  const auto corrupt = [&](std::int64_t row) {
    Rng rng = rows.fork("row", static_cast<std::uint64_t>(row));
    for (auto* images : {&pairs.predecessors, &pairs.successors}) {
      std::uint8_t* pixel = images->data() + row * size;
      for (std::size_t i = 0; i < size; ++i) {
        const double value = pixel[i] + sigma * deviations[i] * rng.normal();
        pixel[i] = static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 255.0)));
      }
    }
  };
  work_on_rows({"noise", pairs.count, threads, corrupt}, log, stop);
}

}  // namespace latplan::data
