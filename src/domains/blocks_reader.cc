#include "domains/blocks_reader.h"

#include <algorithm>
#include <cmath>

namespace latplan::domains {
namespace {

constexpr std::size_t kMaxReferences = 2048;  // 16 kB each

// Limits, see BlocksMisfit. With 4 blocks and noise 0.05, true pictures stay below 0.05 and 0.06; a
// mixture with 40% of another state exceeds 0.09 in some cell. Full jitter raises true pictures to
// 0.1 and 0.14.
constexpr double kCellMisfit = 0.075;
constexpr double kSquareMisfit = 0.11;
constexpr double kJitterCell = 0.025;  // added at full jitter
constexpr double kJitterSquare = 0.05;

Vec3 pixel_colour(const Image& image, int row, int column) {
  return {image.at(row, column, 0), image.at(row, column, 1), image.at(row, column, 2)};
}

// Mean over an area; border pixels count in part.
Vec3 area_mean(const Image& image, const CellArea& area) {
  Vec3 sum;
  float whole = 0;
  const int bottom = std::min(image.shape().height, static_cast<int>(std::ceil(area.bottom)));
  const int right = std::min(image.shape().width, static_cast<int>(std::ceil(area.right)));
  for (int row = std::max(0, static_cast<int>(area.top)); row < bottom; ++row) {
    const float y = static_cast<float>(row);
    const float high = std::min(area.bottom, y + 1) - std::max(area.top, y);
    for (int column = std::max(0, static_cast<int>(area.left)); column < right; ++column) {
      const float x = static_cast<float>(column);
      const float share = high * (std::min(area.right, x + 1) - std::max(area.left, x));
      sum = sum + pixel_colour(image, row, column) * share;
      whole += share;
    }
  }
  return sum * (1 / whole);
}

double worst_square(const Image& image, const Image& expected) {
  const auto [height, width, channels] = image.shape();
  double worst = 0;
  for (int row = 1; row + 1 < height; ++row) {
    for (int column = 1; column + 1 < width; ++column) {
      Vec3 sum;
      for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = column - 1; c <= column + 1; ++c) {
          sum = sum + pixel_colour(image, r, c) - pixel_colour(expected, r, c);
        }
      }
      const double misfit = colour_distance(sum * (1 / 9.0F), {});
      if (!(misfit <= worst)) worst = misfit;  // propagates NaN
      if (std::isnan(worst)) return worst;
    }
  }
  return worst;
}

}  // namespace

std::optional<Towers> BlocksReader::read(const Image& image) const {
  if (image.shape() != BlocksPicture::kShape) return std::nullopt;
  const auto towers = guess(image);
  if (!towers) return std::nullopt;
  const BlocksMisfit found = misfit(image, *towers);
  const bool fits = found.cell <= kCellMisfit + jitter_ * kJitterCell &&
                    found.square <= kSquareMisfit + jitter_ * kJitterSquare;
  return fits ? towers : std::nullopt;
}

// The nearest colour at each position. A block above a free position floats: nullopt.
std::optional<Towers> BlocksReader::guess(const Image& image) const {
  const int blocks = picture_.blocks();
  Towers towers(picture_.slots());
  std::vector<bool> seen(blocks, false);
  int count = 0;
  for (int slot = 0; slot < picture_.slots(); ++slot) {
    for (int level = 0; level < blocks; ++level) {
      const auto block = picture_.nearest_block(area_mean(image, picture_.cell(slot, level)), true);
      if (!block) continue;
      if (seen[*block] || static_cast<int>(towers[slot].size()) != level) return std::nullopt;
      seen[*block] = true;
      towers[slot].push_back(*block);
      ++count;
    }
  }
  return count == blocks ? std::optional(towers) : std::nullopt;
}

BlocksMisfit BlocksReader::misfit(const Image& image, const Towers& towers) const {
  const auto expected = reference(towers);
  BlocksMisfit result{.cell = 0, .square = worst_square(image, *expected)};
  for (int slot = 0; slot < picture_.slots(); ++slot) {
    for (int level = 0; level < picture_.blocks(); ++level) {
      const CellArea area = picture_.cell(slot, level);
      const double distance = colour_distance(area_mean(image, area), area_mean(*expected, area));
      result.cell = std::max(result.cell, distance);
    }
  }
  return result;
}

std::shared_ptr<const Image> BlocksReader::reference(const Towers& towers) const {
  {
    const std::lock_guard lock(mutex_);
    const auto found = references_.find(towers);
    if (found != references_.end()) return found->second;
  }
  auto image = std::make_shared<const Image>(picture_.plain(towers));  // outside the lock: slow
  const std::lock_guard lock(mutex_);
  if (references_.size() >= kMaxReferences) references_.clear();
  return references_.try_emplace(towers, std::move(image)).first->second;
}

}  // namespace latplan::domains
