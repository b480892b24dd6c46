#include "domains/tile_judge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "base/error.h"

namespace latplan::domains {
namespace {

// What our judge asks of a cell. Noise of deviation 0.05 a pixel passes with room to spare, and so does the blur of a
// network that gives each pixel 30 % of its neighbours' light along each axis.
constexpr double kMostMeanError = 0.15;  // mean absolute error; noise of 0.05 alone makes 0.04
constexpr double kMostOfTheWay = 0.36;  // towards another panel: a mixture of 60 and 40 % is at 0.4
constexpr double kMostOfTheShift = 0.45;  // towards the panel moved: half a pixel is at about 0.5
constexpr double kLeastDetail = 0.4;  // share of the panel's contrast left: a plain area is at 0
// Seen as a mosaic of 4 x 4 stones, blur hardly matters, so that more can be asked.
constexpr int kMosaicSide = 4;
constexpr double kMostStoneError = 0.4;     // no stroke is missing
constexpr double kLeastMosaicDetail = 0.6;  // a tile half faded is at 0.5
constexpr int kFarthestShift = 2;           // pixels
constexpr int kMostPanels = 64;
constexpr double kLeastVisible = kLeastPanelDistance * kLeastPanelDistance;

constexpr double kPaperFirstThreshold = 0.25, kPaperLastThreshold = 0.5;
constexpr int kMostBisections = 40;  // a double has no more to halve that matters

// Each pixel replaced by the mean of its stone.
std::vector<float> mosaic(std::span<const float> pixels, std::span<const int> stones) {
  std::array<double, kMosaicSide * kMosaicSide> sums{}, counts{};
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    sums[stones[i]] += pixels[i];
    counts[stones[i]] += 1;
  }
  std::vector<float> result(pixels.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    result[i] = static_cast<float>(sums[stones[i]] / counts[stones[i]]);
  }
  return result;
}

// The slope of the cell's pixels over the panel's (1 for the panel itself, 0 for anything plain) is at least `share`,
// where the panel has any contrast to keep.
bool keeps_detail(std::span<const float> cell, std::span<const float> panel, double share) {
  double mean = 0;
  for (const float pixel : panel) mean += pixel / static_cast<double>(panel.size());
  double common = 0, own = 0;
  for (std::size_t i = 0; i < panel.size(); ++i) {
    common += cell[i] * (panel[i] - mean);
    own += (panel[i] - mean) * (panel[i] - mean);
  }
  return own < kLeastVisible || common >= share * own;
}

bool mosaic_fits(std::span<const float> cell, std::span<const float> panel,
                 std::span<const int> stones) {
  const auto coarse_cell = mosaic(cell, stones), coarse_panel = mosaic(panel, stones);
  for (std::size_t i = 0; i < coarse_cell.size(); ++i) {
    if (!(std::abs(coarse_cell[i] - coarse_panel[i]) <= kMostStoneError)) return false;
  }
  return keeps_detail(coarse_cell, coarse_panel, kLeastMosaicDetail);
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

// Sum of difference(i) * (moved panel - panel)(i) over the pixels that the moved panel still covers.
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

struct Matches {
  int none = 0, several = 0;
};

Matches count_matches(std::span<const std::vector<double>> errors, int panels, double threshold) {
  Matches counts;
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

double bisected_threshold(std::span<const std::vector<double>> errors, int panels) {
  double low = 0, high = kPaperLastThreshold, threshold = kPaperFirstThreshold;
  for (int i = 0; i < kMostBisections; ++i) {
    const auto [none, several] = count_matches(errors, panels, threshold);
    if (std::abs(none - several) <= 1) break;
    (none < several ? high : low) = threshold;
    threshold = (low + high) / 2;
  }
  return threshold;
}

// tile_of(cell) for each cell, -1 for none; nothing when a tile is missing.
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
  LATPLAN_CHECK(panels_.count == columns * rows && panels_.count <= kMostPanels,
                "one panel a cell");
  for (int i = 0, side = panels_.side; i < panels_.panel_size(); ++i) {
    stones_.push_back(i / side * kMosaicSide / side * kMosaicSide + i % side * kMosaicSide / side);
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

// With squared distances d to panels p and q at distance s, the cell lies (1 + (d_p - d_q) / s) / 2 of the way from p
// to q, seen at a right angle: a mixture of both lies there by its share of q, whatever noise is added across.
std::optional<int> TileJudge::nearest_clear_panel(std::span<const float> cell) const {
  std::array<double, kMostPanels> distance{};
  for (int tile = 0; tile < panels_.count; ++tile) {
    distance[tile] = squared_distance(cell, panels_.panel(tile));
  }
  const int nearest = static_cast<int>(
      std::min_element(distance.begin(), distance.begin() + panels_.count) - distance.begin());
  for (int other = 0; other < panels_.count; ++other) {
    if (other == nearest) continue;
    const double apart = separation_[nearest * panels_.count + other];
    const double way = (1 + (distance[nearest] - distance[other]) / apart) / 2;
    if (!(way <= kMostOfTheWay)) return std::nullopt;  // NaN ends here, too
  }
  if (!fits(cell, nearest)) return std::nullopt;
  return nearest;
}

bool TileJudge::fits(std::span<const float> cell, int tile) const {
  const auto panel = panels_.panel(tile);
  double error = 0;
  for (std::size_t i = 0; i < cell.size(); ++i) error += std::abs(cell[i] - panel[i]);
  if (!(error <= kMostMeanError * static_cast<double>(cell.size()))) return false;
  if (!keeps_detail(cell, panel, kLeastDetail)) return false;
  if (!mosaic_fits(cell, panel, stones_)) return false;
  return is_unmoved(cell, tile);
}

// The cell is not far on the way from the panel to the same panel moved, where that can be seen at all.
bool TileJudge::is_unmoved(std::span<const float> cell, int tile) const {
  static const std::vector<Shift> shifts = all_shifts();
  const auto panel = panels_.panel(tile);
  const double error = squared_distance(cell, panel);
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    const double whole = shift_separation_[tile * shifts.size() + i];
    if (whole < kLeastVisible) continue;
    if (error <= kMostOfTheShift * kMostOfTheShift * whole) continue;  // cannot be that far away
    const double common = along_shift(panel, panels_.side, shifts[i],
                                      [&](int pixel) { return cell[pixel] - panel[pixel]; });
    if (!(common <= kMostOfTheShift * whole)) return false;
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
  const double threshold = bisected_threshold(errors, panels_.count);
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
