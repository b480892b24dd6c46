#include "domains/tile_judge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "base/error.h"
#include "domains/paper_threshold.h"

namespace latplan::domains {
namespace {

// Limits of our judge for a cell. Noise of deviation 0.05 passes with a margin, and so does the
// blur of a network that mixes 30% of the neighbours into each pixel along each axis.
constexpr double kMaxMeanError = 0.15;     // mean absolute error; noise of 0.05 alone causes 0.04
constexpr double kMaxMixtureShare = 0.36;  // of another panel; a mixture of 60% and 40% has 0.4
constexpr double kMaxShiftShare =
    0.45;                           // of the shifted panel; a shift by half a pixel has about 0.5
constexpr double kMinDetail = 0.4;  // share of the panel's contrast; a uniform area has 0
// In a mosaic of 4 x 4 blocks blur hardly matters, so these limits are stricter.
constexpr int kMosaicSide = 4;
constexpr double kMaxMosaicError = 0.4;   // detects a missing stroke
constexpr double kMinMosaicDetail = 0.6;  // a half-faded tile has 0.5
constexpr int kFarthestShift = 2;         // pixels
constexpr int kMaxPanels = 64;
constexpr double kMinVisible = kMinPanelDistance * kMinPanelDistance;

// Replaces each pixel by the mean of its block.
std::vector<float> mosaic(std::span<const float> pixels, std::span<const int> blocks) {
  std::array<double, kMosaicSide * kMosaicSide> sums{}, counts{};
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    sums[blocks[i]] += pixels[i];
    counts[blocks[i]] += 1;
  }
  std::vector<float> result(pixels.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    result[i] = static_cast<float>(sums[blocks[i]] / counts[blocks[i]]);
  }
  return result;
}

// Whether the regression slope of the cell on the panel (1 for the panel itself, 0 for a uniform
// area) is at least `share`; true for panels without contrast.
bool keeps_detail(std::span<const float> cell, std::span<const float> panel, double share) {
  double mean = 0;
  for (const float pixel : panel) mean += pixel / static_cast<double>(panel.size());
  double common = 0, own = 0;
  for (std::size_t i = 0; i < panel.size(); ++i) {
    common += cell[i] * (panel[i] - mean);
    own += (panel[i] - mean) * (panel[i] - mean);
  }
  return own < kMinVisible || common >= share * own;
}

bool mosaic_fits(std::span<const float> cell, std::span<const float> panel,
                 std::span<const int> blocks) {
  const auto coarse_cell = mosaic(cell, blocks), coarse_panel = mosaic(panel, blocks);
  for (std::size_t i = 0; i < coarse_cell.size(); ++i) {
    if (!(std::abs(coarse_cell[i] - coarse_panel[i]) <= kMaxMosaicError)) return false;
  }
  return keeps_detail(coarse_cell, coarse_panel, kMinMosaicDetail);
}

struct Shift {
  int down, right;  // pixels
};

std::vector<Shift> all_shifts() {
  std::vector<Shift> shifts;
  for (int down = -kFarthestShift; down <= kFarthestShift; ++down) {
    for (int right = -kFarthestShift; right <= kFarthestShift; ++right) {
      if (down != 0 || right != 0) shifts.push_back({down, right});
    }
  }
  return shifts;
}

// Sum of difference(i) * (shifted panel - panel)(i) over the pixels that the shifted panel covers.
template <typename Difference>
double along_shift(std::span<const float> panel, int side, Shift shift, Difference difference) {
  double sum = 0;
  for (int row = std::max(shift.down, 0); row < side + std::min(shift.down, 0); ++row) {
    for (int column = std::max(shift.right, 0); column < side + std::min(shift.right, 0);
         ++column) {
      const int i = row * side + column;
      sum += difference(i) * (panel[i - shift.down * side - shift.right] - panel[i]);
    }
  }
  return sum;
}

MatchCounts count_matches(std::span<const std::vector<double>> errors, int panels,
                          double threshold) {
  MatchCounts counts;
  for (const auto& image : errors) {
    for (std::size_t first = 0; first < image.size(); first += panels) {
      const auto cell = std::span(image).subspan(first, panels);
      const auto matches =
          std::ranges::count_if(cell, [&](double error) { return error <= threshold; });
      counts.none += matches == 0 ? 1 : 0;
      counts.several += matches > 1 ? 1 : 0;
    }
  }
  return counts;
}

// The state with tile_of(cell) in each cell; nullopt if a cell has none or a tile occurs twice.
template <typename TileOf>
std::optional<State> placed_once(int cells, TileOf tile_of) {
  constexpr std::uint8_t kNowhere = 255;
  State state(cells, kNowhere);
  for (int cell = 0; cell < cells; ++cell) {
    const std::optional<int> tile = tile_of(cell);
    if (!tile || state[*tile] != kNowhere) return std::nullopt;
    state[*tile] = static_cast<std::uint8_t>(cell);
  }
  return state;
}

}  // namespace

TileJudge::TileJudge(TilePanels panels, int columns, int rows)
    : panels_(std::move(panels)), columns_(columns), rows_(rows) {
  LATPLAN_CHECK(panels_.count == columns * rows && panels_.count <= kMaxPanels,
                "expected one panel per cell");
  for (int i = 0, side = panels_.side; i < panels_.panel_size(); ++i) {
    mosaic_blocks_.push_back(i / side * kMosaicSide / side * kMosaicSide +
                             i % side * kMosaicSide / side);
  }
  for (int a = 0; a < panels_.count; ++a) {
    for (int b = 0; b < panels_.count; ++b) {
      separation_.push_back(squared_distance(panels_.panel(a), panels_.panel(b)));
    }
    const auto panel = panels_.panel(a);
    for (const Shift shift : all_shifts()) {
      shift_separation_.push_back(along_shift(panel, panels_.side, shift, [&](int i) {
        return panel[i - shift.down * panels_.side - shift.right] - panel[i];
      }));
    }
  }
}

std::optional<State> TileJudge::read(const Image& image) const {
  if (image.shape() != image_shape()) return std::nullopt;
  return placed_once(panels_.count, [&](int cell) -> std::optional<int> {
    return nearest_clear_panel(cell_of(image, cell));
  });
}

// Let d_p and d_q be the squared distances to panels p and q, and s the squared distance between
// them. Projected onto the line from p to q, the cell lies at (1 + (d_p - d_q) / s) / 2: for a
// mixture this is the share of q, independent of orthogonal noise.
std::optional<int> TileJudge::nearest_clear_panel(std::span<const float> cell) const {
  std::array<double, kMaxPanels> distance{};
  for (int tile = 0; tile < panels_.count; ++tile) {
    distance[tile] = squared_distance(cell, panels_.panel(tile));
  }
  const int nearest = static_cast<int>(
      std::min_element(distance.begin(), distance.begin() + panels_.count) - distance.begin());
  for (int other = 0; other < panels_.count; ++other) {
    if (other == nearest) continue;
    const double apart = separation_[nearest * panels_.count + other];
    const double way = (1 + (distance[nearest] - distance[other]) / apart) / 2;
    if (!(way <= kMaxMixtureShare)) return std::nullopt;  // also for NaN
  }
  if (!fits(cell, nearest)) return std::nullopt;
  return nearest;
}

bool TileJudge::fits(std::span<const float> cell, int tile) const {
  const auto panel = panels_.panel(tile);
  double error = 0;
  for (std::size_t i = 0; i < cell.size(); ++i) error += std::abs(cell[i] - panel[i]);
  if (!(error <= kMaxMeanError * static_cast<double>(cell.size()))) return false;
  if (!keeps_detail(cell, panel, kMinDetail)) return false;
  if (!mosaic_fits(cell, panel, mosaic_blocks_)) return false;
  return is_unmoved(cell, tile);
}

// Whether the cell is not a shifted copy of the panel, for all shifts that are visible.
bool TileJudge::is_unmoved(std::span<const float> cell, int tile) const {
  static const std::vector<Shift> shifts = all_shifts();
  const auto panel = panels_.panel(tile);
  const double error = squared_distance(cell, panel);
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    const double whole = shift_separation_[tile * shifts.size() + i];
    if (whole < kMinVisible) continue;
    if (error <= kMaxShiftShare * kMaxShiftShare * whole) continue;  // too close to be shifted
    const double common = along_shift(panel, panels_.side, shifts[i],
                                      [&](int pixel) { return cell[pixel] - panel[pixel]; });
    if (!(common <= kMaxShiftShare * whole)) return false;
  }
  return true;
}

std::vector<float> TileJudge::cell_of(const Image& image, int cell) const {
  const int side = panels_.side, top = cell / columns_ * side, left = cell % columns_ * side;
  std::vector<float> pixels(panels_.panel_size());
  for (int row = 0; row < side; ++row) {
    std::copy_n(&image.pixels()[(top + row) * image.shape().width + left], side,
                &pixels[row * side]);
  }
  return pixels;
}

std::vector<double> TileJudge::mean_errors(const Image& image) const {
  std::vector<double> errors(panels_.count * panels_.count,
                             std::numeric_limits<double>::infinity());
  if (image.shape() != image_shape()) return errors;
  for (int cell = 0; cell < panels_.count; ++cell) {
    const auto pixels = cell_of(image, cell);
    for (int tile = 0; tile < panels_.count; ++tile) {
      const auto panel = panels_.panel(tile);
      double sum = 0;
      for (std::size_t i = 0; i < pixels.size(); ++i) sum += std::abs(pixels[i] - panel[i]);
      errors[cell * panels_.count + tile] = sum / panels_.panel_size();
    }
  }
  return errors;
}

std::vector<std::optional<State>> TileJudge::read_as_paper(std::span<const Image> images) const {
  std::vector<std::vector<double>> errors;
  for (const Image& image : images) errors.push_back(mean_errors(image));
  const double threshold =
      bisected_threshold([&](double tried) { return count_matches(errors, panels_.count, tried); });
  std::vector<std::optional<State>> states;
  for (const auto& of_image : errors) {
    states.push_back(placed_once(panels_.count, [&](int cell) -> std::optional<int> {
      std::optional<int> match;
      for (int tile = 0; tile < panels_.count; ++tile) {
        if (!(of_image[cell * panels_.count + tile] <= threshold)) continue;
        if (match) return std::nullopt;
        match = tile;
      }
      return match;
    }));
  }
  return states;
}

}  // namespace latplan::domains
