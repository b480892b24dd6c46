#include "extract/code_quality.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "base/rng.h"
#include "data/resting_noise.h"
#include "nn/decode_encode.h"

namespace latplan::extract {
namespace {

constexpr std::int64_t kSample = 1500;  // pairs
constexpr std::size_t kNoisy = 300;     // pictures
constexpr int kBlocksPerSide = 16;      // of the shorter side
constexpr double kSmallMoves = 0.1;     // share of moves that may change less than what counts
constexpr double kHalf = 0.5;
constexpr double kDeviations = 6;    // of noise
constexpr double kLeastNoise = 1.5;  // grey levels
constexpr double kFamiliar = 1.5;    // times the largest difference of a picture of the pairs
constexpr std::size_t kShown = 6;    // rows named

// The means of small blocks, per channel: noise averages out, objects stay.
std::vector<float> block_means(const Image& image, int side) {
  const ImageShape& shape = image.shape();
  const int rows = (shape.height + side - 1) / side;
  const int columns = (shape.width + side - 1) / side;
  std::vector<float> sum(static_cast<std::size_t>(rows) * columns * shape.channels, 0);
  std::vector<float> count(sum.size(), 0);
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      for (int c = 0; c < shape.channels; ++c) {
        const std::size_t at =
            (static_cast<std::size_t>(y / side) * columns + x / side) * shape.channels + c;
        sum[at] += image.at(y, x, c);
        count[at] += 1;
      }
    }
  }
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] /= count[i];
  return sum;
}

double largest_difference(const std::vector<float>& a, const std::vector<float>& b) {
  float largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
  return largest;
}

using Views = std::vector<std::vector<float>>;
Views views_of(const std::vector<Image>& images, int side) {
  Views views;
  for (const Image& image : images) views.push_back(block_means(image, side));
  return views;
}

int block_side(const ImageShape& shape) {
  return std::max(1, std::min(shape.height, shape.width) / kBlocksPerSide);
}

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Rows with the largest values first, at most kShown of those above `limit`.
std::vector<std::int64_t> worst_rows(std::vector<std::pair<double, std::int64_t>> found) {
  std::ranges::sort(found, std::greater());
  std::vector<std::int64_t> rows;
  for (const auto& [size, row] : found) {
    if (rows.size() < kShown) rows.push_back(row);
  }
  return rows;
}

}  // namespace

double block_difference(const Image& a, const Image& b) {
  const int side = block_side(a.shape());
  return largest_difference(block_means(a, side), block_means(b, side));
}

CodeQuality code_quality(const nn::StateCodec& codec, const data::PairSet& pairs) {
  const double noise = data::resting_noise(pairs);
  const int side = block_side(pairs.shape);
  std::vector<std::int64_t> rows;
  for (std::int64_t row = 0; row < pairs.count;
       row += std::max<std::int64_t>(1, pairs.count / kSample)) {
    rows.push_back(row);
  }
  std::vector<Image> before, after;
  for (const std::int64_t row : rows) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  const std::vector<BitVector> codes = codec.encode(before);
  const std::vector<BitVector> codes_after = codec.encode(after);
  const Views views = views_of(codec.as_read(before), side);
  const Views views_after = views_of(codec.as_read(after), side);

  std::vector<double> moves;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    moves.push_back(largest_difference(views[i], views_after[i]));
  }
  std::vector<double> sorted = moves;
  std::ranges::sort(sorted);
  const double small =
      sorted[static_cast<std::size_t>(kSmallMoves * static_cast<double>(sorted.size()))];
  const double visible = std::max(
      kHalf * small, kDeviations * std::max(kLeastNoise, noise) / 255 * std::sqrt(2.0) / side);

  CodeQuality quality;
  std::size_t unchanged = 0, visible_moves = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (moves[i] <= visible) continue;
    ++visible_moves;
    unchanged += codes[i] == codes_after[i] ? 1 : 0;
  }
  quality.unchanged = share(unchanged, visible_moves);

  std::unordered_map<BitVector, std::size_t> first;
  std::vector<std::pair<double, std::int64_t>> merged;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t other = first.try_emplace(codes[i], i).first->second;
    const double difference = largest_difference(views[i], views[other]);
    if (difference > visible) merged.emplace_back(difference, rows[i]);
  }
  quality.merged = share(merged.size(), rows.size());
  quality.merged_rows = worst_rows(std::move(merged));

  const std::vector<Image> drawn = codec.decode(codes);
  std::vector<std::pair<double, std::int64_t>> undrawn;
  quality.decoded_limit = visible;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double difference = largest_difference(views[i], block_means(drawn[i], side));
    quality.decoded_limit = std::max(quality.decoded_limit, kFamiliar * difference);
    if (difference > visible) undrawn.emplace_back(difference, rows[i]);
  }
  quality.undrawn = share(undrawn.size(), rows.size());
  quality.undrawn_rows = worst_rows(std::move(undrawn));

  const std::vector<bool> stable = nn::stable_states(codec, codes);
  quality.unstable = share(std::ranges::count(stable, false), stable.size());

  Rng rng = Rng(1).fork("extract/noise");
  std::vector<Image> noisy(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(
                                                                std::min(kNoisy, before.size())));
  for (Image& image : noisy) {
    for (float& pixel : image.pixels()) {
      pixel += static_cast<float>(std::max(kLeastNoise, noise) / 255 * rng.normal());
    }
  }
  const std::vector<BitVector> again = codec.encode(noisy);
  std::size_t fragile = 0;
  for (std::size_t i = 0; i < again.size(); ++i) fragile += again[i] == codes[i] ? 0 : 1;
  quality.fragile = share(fragile, again.size());
  return quality;
}

}  // namespace latplan::extract
