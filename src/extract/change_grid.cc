#include "extract/change_grid.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace latplan::extract {
namespace {

constexpr float kVisible = 0.1F;  // of the range of a pixel
constexpr int kMostLines = 64;    // larger pictures are binned
constexpr int kMostBands = 24;
// A line counts as changed by a move if its strongest pixel changes by this share of the move's strongest pixel.
constexpr float kClearShare = 0.5F;
// What a band may leave unexplained, and what a further band has to explain.
constexpr double kNoise = 0.05, kPerBand = 0.7;
constexpr int kIterations = 20;

using Profiles = std::vector<std::vector<float>>;  // by move: how much each line changes, 0 to 1
using Matrix = std::vector<std::vector<double>>;

void normalise(std::vector<float>& profile) {
  const float most = *std::ranges::max_element(profile);
  if (most <= 0) return;
  for (float& value : profile) value = std::min(1.0F, value / (kClearShare * most));
}

// Of the lines in one direction; `lines` bins of equal size.
Profiles profiles_of(const ImageShape& shape, std::span<const std::vector<float>> maps, int lines,
                     bool rows) {
  Profiles profiles;
  for (const std::vector<float>& map : maps) {
    std::vector<float> profile(lines, 0.0F);
    for (int y = 0; y < shape.height; ++y) {
      for (int x = 0; x < shape.width; ++x) {
        const int line = rows ? y * lines / shape.height : x * lines / shape.width;
        profile[line] = std::max(profile[line], map[static_cast<std::size_t>(y) * shape.width + x]);
      }
    }
    normalise(profile);
    profiles.push_back(std::move(profile));
  }
  return profiles;
}

Matrix products(const Profiles& profiles, int lines) {
  Matrix gram(lines, std::vector<double>(lines, 0.0));
  for (const std::vector<float>& profile : profiles) {
    for (int i = 0; i < lines; ++i) {
      if (profile[i] == 0) continue;
      for (int j = 0; j < lines; ++j) gram[i][j] += static_cast<double>(profile[i]) * profile[j];
    }
  }
  return gram;
}

// The largest eigenvalue of the block first .. end - 1: what one common profile explains of these lines.
double explained(const Matrix& gram, int first, int end) {
  std::vector<double> vector(end - first, 1.0);
  double value = 0;
  for (int iteration = 0; iteration < kIterations; ++iteration) {
    std::vector<double> next(end - first, 0.0);
    double norm = 0;
    for (int i = first; i < end; ++i) {
      for (int j = first; j < end; ++j) next[i - first] += gram[i][j] * vector[j - first];
      norm += next[i - first] * next[i - first];
    }
    norm = std::sqrt(norm);
    if (norm <= 0) return 0;
    for (double& entry : next) entry /= norm;
    vector = std::move(next);
    value = norm;
  }
  return end - first == 1 ? gram[first][first] : value;
}

// Splits the lines into bands: as few as explain the changes well. Returns the edges 0, ..., lines.
std::vector<int> find_bands(const Matrix& gram) {
  const int lines = static_cast<int>(gram.size());
  double total = 0;
  for (int i = 0; i < lines; ++i) total += gram[i][i];
  if (total <= 0) return {0, lines};
  Matrix gain(lines + 1, std::vector<double>(lines + 1, 0.0));
  for (int first = 0; first < lines; ++first) {
    for (int end = first + 1; end <= lines; ++end) gain[first][end] = explained(gram, first, end);
  }
  const int most = std::min(kMostBands, lines);
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  Matrix best(most + 1, std::vector<double>(lines + 1, kNever));  // [bands][end]
  std::vector<std::vector<int>> from(most + 1, std::vector<int>(lines + 1, 0));
  best[0][0] = 0;
  int chosen = 1;
  double least = std::numeric_limits<double>::infinity();
  for (int bands = 1; bands <= most; ++bands) {
    for (int end = bands; end <= lines; ++end) {
      for (int first = bands - 1; first < end; ++first) {
        const double value = best[bands - 1][first] + gain[first][end];
        if (value > best[bands][end]) {
          best[bands][end] = value;
          from[bands][end] = first;
        }
      }
    }
    const double left = std::max(0.0, 1 - best[bands][lines] / total);
    const double cost = std::log(left + kNoise) + kPerBand * std::log(bands);
    if (cost < least - 1e-9) {
      least = cost;
      chosen = bands;
    }
  }
  std::vector<int> edges = {lines};
  for (int bands = chosen; bands > 0; --bands) edges.push_back(from[bands][edges.back()]);
  std::ranges::reverse(edges);
  return edges;
}

std::vector<int> edges_of(const ImageShape& shape, std::span<const std::vector<float>> maps,
                          bool rows) {
  const int pixels = rows ? shape.height : shape.width;
  const int lines = std::min(pixels, kMostLines);
  std::vector<int> edges = find_bands(products(profiles_of(shape, maps, lines, rows), lines));
  for (int& edge : edges) edge = (edge * pixels + lines - 1) / lines;  // the first pixel of a bin
  return edges;
}

}  // namespace

std::vector<float> change_map(const Image& before, const Image& after) {
  const ImageShape& shape = before.shape();
  std::vector<float> map(static_cast<std::size_t>(shape.height) * shape.width, 0.0F);
  const std::span<const float> a = before.pixels(), b = after.pixels();
  for (std::size_t i = 0; i < a.size(); ++i) {
    float& change = map[i / shape.channels];
    change = std::max(change, std::abs(a[i] - b[i]));
  }
  for (float& change : map) {
    if (change < kVisible) change = 0;
  }
  return map;
}

ChangeGrid find_change_grid(const ImageShape& shape, std::span<const std::vector<float>> maps) {
  return {edges_of(shape, maps, true), edges_of(shape, maps, false)};
}

}  // namespace latplan::extract
