#include "domains/light_panels.h"

#include <cmath>
#include <span>

#include "base/error.h"

namespace latplan::domains {
namespace {

constexpr int kPanel = 9;  // side of one cell in pixels
constexpr int kPanelPixels = kPanel * kPanel;
constexpr int kRegions = 9;
constexpr double kStrength = 3;
constexpr double kRadius = 0.75;

// 0 before, 1 on, 2 after the bar of the plus, which covers rows (and columns) 4 and 5.
constexpr int band(int i) { return i < 4 ? 0 : i < 6 ? 1 : 2; }
constexpr bool in_plus(int row, int column) { return band(row) == 1 || band(column) == 1; }

// Limits of our judge. Clear pictures, decoded or noisy, pass with a margin; mixtures of two
// states, pluses with a missing arm and stray blobs fail.
constexpr double kOnAtLeast = 0.7;  // brightness of a plus, 1 as drawn
constexpr double kOffAtMost = 0.3;
constexpr double kPanelError = 0.15;   // mean absolute error over a panel
constexpr double kRegionError = 0.5;   // brightness error of an arm, the middle or a corner
constexpr double kWindowError = 0.5;   // mean error over any 3 x 3 pixels
constexpr double kPaperError = 0.01;   // plain: every pixel within 0.5
constexpr double kPaperOffset = 0.18;  // compensates dimming by swirl and unswirl
constexpr double kPaperTwistedError = 0.04;

// Inverse of a symmetric positive definite matrix [n, n] by Gauss-Jordan elimination. The pluses
// hardly overlap, so the matrix is diagonally dominant and needs no pivoting.
std::vector<double> inverse(std::vector<double> matrix, int n) {
  std::vector<double> result(matrix.size(), 0);
  for (int i = 0; i < n; ++i) result[i * n + i] = 1;
  for (int pivot = 0; pivot < n; ++pivot) {
    const double scale = 1 / matrix[pivot * n + pivot];
    for (int column = 0; column < n; ++column) {
      matrix[pivot * n + column] *= scale;
      result[pivot * n + column] *= scale;
    }
    for (int row = 0; row < n; ++row) {
      const double factor = matrix[row * n + pivot];
      if (row == pivot || factor == 0) continue;
      for (int column = 0; column < n; ++column) {
        matrix[row * n + column] -= factor * matrix[pivot * n + column];
        result[row * n + column] -= factor * result[pivot * n + column];
      }
    }
  }
  return result;
}

double weighted_sum(std::span<const Tap> taps, std::span<const float> pixels) {
  double sum = 0;
  for (const Tap& tap : taps) sum += static_cast<double>(tap.weight) * pixels[tap.pixel];
  return sum;
}

// Whether the mean error of some 3 x 3 window exceeds the limit.
bool has_blob(const Image& error) {
  const auto [height, width, channels] = error.shape();
  const auto limit = static_cast<float>(9 * kWindowError);
  std::vector<float> rows(error.pixels().begin(), error.pixels().end());
  const auto sum_of_three = [](float* first, int stride) {
    return first[0] + first[stride] + first[2 * stride];
  };
  for (int row = 0; row < height;
       ++row) {  // in place: every pixel is read before it is overwritten
    float* const line = &rows[static_cast<std::size_t>(row) * width];
    for (int column = 0; column + 2 < width; ++column) {
      line[column] = sum_of_three(line + column, 1);
    }
  }
  for (int row = 0; row + 2 < height; ++row) {
    for (int column = 0; column + 2 < width; ++column) {
      const float sum = sum_of_three(&rows[static_cast<std::size_t>(row) * width + column], width);
      if (!(std::abs(sum) <= limit)) return true;  // also for NaN
    }
  }
  return false;
}

// Mean of the rounded differences from a lit or dark panel.
double paper_plain_error(const Image& image, int top, int left, bool lit) {
  double sum = 0;
  for (int row = 0; row < kPanel; ++row) {
    for (int column = 0; column < kPanel; ++column) {
      const double expected = lit && in_plus(row, column) ? 1 : 0;
      sum += std::nearbyint(std::abs(image.at(top + row, left + column) - expected));
    }
  }
  return sum / kPanelPixels;
}

// For the unswirled picture: rounded pixels; differences averaged over 3 x 3 blocks, then rounded.
double paper_twisted_error(const Image& image, int top, int left, bool lit) {
  double blocks[kRegions] = {};
  for (int row = 0; row < kPanel; ++row) {
    for (int column = 0; column < kPanel; ++column) {
      const double expected = lit && in_plus(row, column) ? 1 : 0;
      const double shown = std::nearbyint(image.at(top + row, left + column) + kPaperOffset);
      blocks[row / 3 * 3 + column / 3] += std::abs(shown - expected) / 9;
    }
  }
  double sum = 0;
  for (const double block : blocks) sum += std::nearbyint(block);
  return sum / kRegions;
}

}  // namespace

void LightPanels::Footprint::add(int pixel, float weight) {
  const auto at = static_cast<std::uint32_t>(pixel);
  if (taps.empty() || taps.back().pixel != at) taps.push_back({at, 0});
  taps.back().weight += weight;
}

void LightPanels::Footprint::finish() {
  for (const Tap& tap : taps) {
    total += tap.weight;
    power += static_cast<double>(tap.weight) * tap.weight;
  }
}

LightPanels::LightPanels(int size, bool twisted)
    : size_(size),
      twisted_(twisted),
      swirl_(kPanel * size, twisted ? kStrength : 0, kRadius),
      unswirl_(kPanel * size, twisted ? -kStrength : 0, kRadius),
      pluses_(cells()),
      regions_(cells() * kRegions) {
  const int side = swirl_.side();
  for (int pixel = 0; pixel < side * side; ++pixel) {
    for (const Tap& tap : swirl_.taps(pixel)) {
      const int row = static_cast<int>(tap.pixel) / side,
                column = static_cast<int>(tap.pixel) % side;
      const int cell = row / kPanel * size + column / kPanel;
      const int region = band(row % kPanel) * 3 + band(column % kPanel);
      regions_[cell * kRegions + region].add(pixel, tap.weight);
      if (in_plus(row % kPanel, column % kPanel)) pluses_[cell].add(pixel, tap.weight);
    }
  }
  for (Footprint& plus : pluses_) plus.finish();
  for (Footprint& region : regions_) region.finish();
  std::vector<double> gram(static_cast<std::size_t>(cells()) * cells());
  for (int cell = 0; cell < cells(); ++cell) {
    const Image alone = draw(CellSet{1} << cell);
    for (int other = 0; other < cells(); ++other) {
      gram[cell * cells() + other] = weighted_sum(pluses_[other].taps, alone.pixels());
    }
  }
  solve_ = inverse(std::move(gram), cells());
}

Image LightPanels::draw(CellSet lit) const {
  Image image(shape());
  const std::span<float> pixels = image.pixels();
  for (int cell = 0; cell < cells(); ++cell) {
    if (((lit >> cell) & 1) == 0) continue;
    for (const Tap& tap : pluses_[cell].taps) pixels[tap.pixel] += tap.weight;
  }
  return image;
}

// Least-squares brightness of each plus: 1 for on and 0 for off in a clear picture. (Unswirling the
// picture instead would blur and dim its middle.)
std::vector<double> LightPanels::brightness(const Image& image) const {
  std::vector<double> seen;
  for (const Footprint& plus : pluses_) seen.push_back(weighted_sum(plus.taps, image.pixels()));
  std::vector<double> result(cells(), 0);
  for (int cell = 0; cell < cells(); ++cell) {
    for (int other = 0; other < cells(); ++other) {
      result[cell] += solve_[cell * cells() + other] * seen[other];
    }
  }
  return result;
}

// `error`: the picture minus the expected picture.
bool LightPanels::clean(const Image& error) const {
  for (int cell = 0; cell < cells(); ++cell) {
    double wrong = 0, total = 0;
    for (int i = 0; i < kRegions; ++i) {
      const Footprint& region = regions_[cell * kRegions + i];
      const double brightness_error = weighted_sum(region.taps, error.pixels()) / region.power;
      if (!(std::abs(brightness_error) <= kRegionError)) return false;
      for (const Tap& tap : region.taps) wrong += tap.weight * std::abs(error.pixels()[tap.pixel]);
      total += region.total;
    }
    if (!(wrong / total <= kPanelError)) return false;
  }
  return !has_blob(error);
}

std::optional<CellSet> LightPanels::read(const Image& image) const {
  LATPLAN_CHECK(image.shape() == shape(), "wrong picture shape");
  const std::vector<double> bright = brightness(image);
  CellSet lit = 0;
  for (int cell = 0; cell < cells(); ++cell) {
    if (bright[cell] >= kOnAtLeast) {
      lit |= CellSet{1} << cell;
    } else if (!(bright[cell] <= kOffAtMost)) {
      return std::nullopt;
    }
  }
  Image error = draw(lit);
  for (std::size_t i = 0; i < error.pixels().size(); ++i) {
    error.pixels()[i] = image.pixels()[i] - error.pixels()[i];
  }
  if (!clean(error)) return std::nullopt;
  return lit;
}

// Exactly one of the two panels must match.
std::optional<CellSet> LightPanels::read_as_paper(const Image& image) const {
  LATPLAN_CHECK(image.shape() == shape(), "wrong picture shape");
  const Image plain = twisted_ ? unswirl_.apply(image) : image;
  const double limit = twisted_ ? kPaperTwistedError : kPaperError;
  CellSet lit = 0;
  for (int cell = 0; cell < cells(); ++cell) {
    const int top = cell / size_ * kPanel, left = cell % size_ * kPanel;
    const auto matches = [&](bool on) {
      const double error = twisted_ ? paper_twisted_error(plain, top, left, on)
                                    : paper_plain_error(plain, top, left, on);
      return error <= limit;
    };
    const bool on = matches(true);
    if (on == matches(false)) return std::nullopt;
    if (on) lit |= CellSet{1} << cell;
  }
  return lit;
}

}  // namespace latplan::domains
