#include "domains/preprocess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/error.h"

namespace latplan::domains {
namespace {

constexpr int kHistogramBins = 256;
constexpr double kContrast = 3.0;
constexpr double kGaussianReach = 4.0;  // deviations

// The position of a value among the bins, from 0 to kHistogramBins.
struct BinScale {
  double low, bins_per_unit;
  double operator()(float value) const { return (value - low) * bins_per_unit; }
};

void equalise(std::span<float> values, const BinScale& scale) {
  std::array<double, kHistogramBins> share{};  // cumulative, up to and including each bin
  for (const float value : values) {
    share[std::min(static_cast<int>(scale(value)), kHistogramBins - 1)] += 1;
  }
  double sum = 0;
  for (double& entry : share) entry = sum += entry / static_cast<double>(values.size());
  for (float& value : values) {
    const double at = std::clamp(scale(value) - 0.5, 0.0, kHistogramBins - 1.0);
    const int left = std::min(static_cast<int>(at), kHistogramBins - 2);
    value = static_cast<float>(share[left] + (at - left) * (share[left + 1] - share[left]));
  }
}

// Reflects an index at the border: -1 becomes 1, n becomes n - 2.
int mirrored(int index, int length) {
  if (length == 1) return 0;
  const int period = 2 * (length - 1);
  const int folded = ((index % period) + period) % period;
  return folded < length ? folded : period - folded;
}

// Normalised weights at -reach .. reach; a single 1 for deviation 0.
std::vector<double> gaussian(double deviation) {
  const int reach = deviation > 0 ? static_cast<int>(kGaussianReach * deviation + 0.5) : 0;
  std::vector<double> weights(2 * reach + 1, 1.0);
  double sum = reach == 0 ? 1.0 : 0.0;
  for (int i = -reach; i <= reach && reach > 0; ++i) {
    sum += weights[i + reach] = std::exp(-0.5 * i * i / (deviation * deviation));
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

struct AxisWeight {
  int index;  // input position along the axis
  double weight;
};

using AxisWeights = std::vector<std::vector<AxisWeight>>;  // per output pixel along one axis

// Smoothing and interpolation combined.
AxisWeights smooth_weights(int from, int to) {
  const double factor = static_cast<double>(from) / to;
  const std::vector<double> smooth = gaussian(std::max(0.0, (factor - 1) / 2));
  const int reach = static_cast<int>(smooth.size() / 2);
  AxisWeights result(to);
  for (int out = 0; out < to; ++out) {
    const double centre = (out + 0.5) * factor - 0.5;
    const int left = static_cast<int>(std::floor(centre));
    std::vector<double> dense(from, 0.0);
    for (int i = -reach; i <= reach; ++i) {
      dense[mirrored(mirrored(left, from) + i, from)] += (1 - (centre - left)) * smooth[i + reach];
      dense[mirrored(mirrored(left + 1, from) + i, from)] += (centre - left) * smooth[i + reach];
    }
    for (int i = 0; i < from; ++i) {
      if (dense[i] != 0) result[out].push_back({i, dense[i]});
    }
  }
  return result;
}

// The overlap of each input pixel with the output pixel. Integers, in units of 1 / to of an input pixel: exact.
AxisWeights area_weights(int from, int to) {
  AxisWeights result(to);
  for (std::int64_t out = 0; out < to; ++out) {
    const std::int64_t begin = out * from, end = begin + from;
    for (std::int64_t i = begin / to; i * to < end; ++i) {
      const std::int64_t overlap = std::min(end, (i + 1) * to) - std::max(begin, i * to);
      result[out].push_back({static_cast<int>(i), static_cast<double>(overlap) / from});
    }
  }
  return result;
}

// The weights of the two axes are multiplied.
Image resize(const Image& image, int height, int width, AxisWeights (*axis_weights)(int, int)) {
  LATPLAN_CHECK(height >= 1 && width >= 1 && image.shape().size() > 0,
                "resizing to or from an empty image");
  const auto [old_height, old_width, channels] = image.shape();
  const auto row_weights = axis_weights(old_height, height);
  const auto column_weights = axis_weights(old_width, width);
  Image result({height, width, channels});
  std::vector<double> line(static_cast<std::size_t>(old_width) *
                           channels);  // one row, already resized vertically
  for (int row = 0; row < height; ++row) {
    std::ranges::fill(line, 0.0);
    for (const auto& [from, weight] : row_weights[row]) {
      const auto source = image.pixels().subspan(from * line.size(), line.size());
      for (std::size_t i = 0; i < line.size(); ++i) line[i] += weight * source[i];
    }
    for (int column = 0; column < width; ++column) {
      for (int channel = 0; channel < channels; ++channel) {
        double sum = 0;
        for (const auto& [from, weight] : column_weights[column]) {
          sum += weight * line[static_cast<std::size_t>(from) * channels + channel];
        }
        result.at(row, column, channel) = static_cast<float>(sum);
      }
    }
  }
  return result;
}

}  // namespace

void equalise_and_stretch(std::span<float> values) {
  if (values.empty()) return;
  const auto [low, high] = std::ranges::minmax(values);
  if (low == high) {
    std::ranges::fill(values, 0.0F);
    return;
  }
  equalise(values, {low, kHistogramBins / (static_cast<double>(high) - low)});
  const auto [darkest, brightest] = std::ranges::minmax(values);
  const double range = static_cast<double>(brightest) - darkest;  // > 0: their bins differ
  for (float& value : values) {
    const double stretched = (value - darkest) / range;
    value = static_cast<float>(std::clamp(kContrast * (stretched - 0.5), -0.5, 0.5) + 0.5);
  }
}

Image resize_smooth(const Image& image, int height, int width) {
  return resize(image, height, width, smooth_weights);
}

Image resize_area(const Image& image, int height, int width) {
  return resize(image, height, width, area_weights);
}

}  // namespace latplan::domains
