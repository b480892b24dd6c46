#include "learning/patch_search.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>

#include "data/resting_noise.h"
#include "data/row_workers.h"
#include "nn/codebook_training.h"

namespace latplan::learning {
namespace {

constexpr std::int64_t kSample = 150;     // pairs
constexpr int kMostValues = 400;          // in the sample
constexpr int kMostPlaces = 600;          // finer grids hold no objects, and take long
constexpr std::size_t kLeastPatch = 4;    // values of a patch: less is no content
constexpr int kLeastComb = 3;             // pixels of a patch beside a margin
constexpr double kDeviations = 5;         // of noise: a larger difference is a change
constexpr double kCovered = 0.97;         // of the changes: a margin rests
constexpr std::size_t kCombs = 4;         // tried in each direction
constexpr double kBitsOfValue = 8;        // of a stored pixel
constexpr double kLargestTolerance = 64;  // grey levels
constexpr double kFactors[kPatchSearchPasses] = {1, 2, 4, 8, 16};

nn::PatchGrid grid_of(const data::PairSet& pairs, const PatchSize& size) {
  nn::TrainConfig config;
  config.model = "codebook";
  config.patch_height = size.height;
  config.patch_width = size.width;
  config.patch_top = size.top;
  config.patch_left = size.left;
  return {pairs.shape, config};
}

// Patches along one side of the picture.
struct Comb {
  int size, begin;
  double fit;
};

// The combs whose teeth lie on borders of what changes in pairs, the best first. borders[i]: how often a border lies
// between pixels i - 1 and i.
std::vector<Comb> combs(const std::vector<double>& borders) {
  const auto side = static_cast<int>(borders.size()) - 1;
  const double mean = std::accumulate(borders.begin(), borders.end(), 0.0) / side;
  std::vector<Comb> found;
  for (int size = kLeastComb; 2 * size <= side; ++size) {
    for (int begin = 0; begin < size && begin + size <= side; ++begin) {
      double sum = 0;
      int teeth = 0;
      for (int i = begin; i <= side; i += size) {
        sum += borders[i] - mean;
        ++teeth;
      }
      if (teeth > 0) found.push_back({size, begin, sum / std::sqrt(teeth)});
    }
  }
  std::ranges::stable_sort(found, std::greater{}, &Comb::fit);
  if (found.size() > kCombs) found.resize(kCombs);
  return found;
}

std::vector<PatchSize> grids_with_margin(const data::PairSet& pairs,
                                         const std::vector<std::int64_t>& rows, double noise) {
  const auto [height, width, channels] = pairs.shape;
  const double limit = std::max(2.0, kDeviations * std::sqrt(2.0) * noise);
  // How often what changes in a pair begins or ends at a row, at a column.
  std::vector<double> across(height + 1, 0), along(width + 1, 0);
  std::vector<double> changes(static_cast<std::size_t>(height) * width, 0);
  for (const std::int64_t row : rows) {
    const std::size_t first = row * pairs.shape.size();
    int top = height, bottom = 0, left = width, right = 0;
    for (std::size_t i = 0; i < pairs.shape.size(); ++i) {
      if (std::abs(pairs.predecessors[first + i] - pairs.successors[first + i]) <= limit) continue;
      const auto pixel = static_cast<int>(i / channels);
      changes[pixel] += 1;
      top = std::min(top, pixel / width);
      bottom = std::max(bottom, pixel / width + 1);
      left = std::min(left, pixel % width);
      right = std::max(right, pixel % width + 1);
    }
    if (top >= bottom) continue;
    for (const int y : {top, bottom}) across[y] += 1;
    for (const int x : {left, right}) along[x] += 1;
  }
  const auto covered = [&](const PatchSize& size) {
    const nn::PatchGrid grid = grid_of(pairs, size);
    double sum = 0;
    for (int y = 0; y < grid.rows() * size.height; ++y) {
      const auto line = changes.begin() + static_cast<std::ptrdiff_t>(y + size.top) * width;
      sum += std::accumulate(line + size.left, line + size.left + grid.columns() * size.width, 0.0);
    }
    return sum;
  };
  const double all = std::accumulate(changes.begin(), changes.end(), 0.0);
  std::vector<PatchSize> sizes;
  for (const Comb& vertical : combs(across)) {
    for (const Comb& horizontal : combs(along)) {
      const bool tiles = vertical.begin == 0 && horizontal.begin == 0 &&
                         height % vertical.size == 0 && width % horizontal.size == 0;
      const PatchSize size{
          vertical.size, horizontal.size, vertical.begin, horizontal.begin, 0, 0, 0};
      if (!tiles && covered(size) >= kCovered * all) sizes.push_back(size);
    }
  }
  return sizes;
}

std::vector<std::int64_t> sample_rows(const data::PairSet& pairs) {
  std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  if (static_cast<std::int64_t>(rows.size()) > kSample) rows.resize(kSample);
  return rows;
}

double entropy(const std::map<int, int>& counts, double total) {
  double bits = 0;
  for (const auto& [value, count] : counts) bits -= count / total * std::log2(count / total);
  return bits;
}

// Values 0 and length infinite: too many different patches.
PatchSize measure_size(const data::PairSet& pairs, const std::vector<std::int64_t>& rows,
                       double noise, PatchSize size) {
  const nn::PatchGrid grid = grid_of(pairs, size);
  const nn::PatchCounts patches = nn::count_patches(pairs, rows, grid);
  const auto patch_size = static_cast<int>(grid.patch().size());
  std::vector<int> group = nn::group_patches(patches, grid, size.tolerance, kMostValues);
  size.length = HUGE_VAL;
  if (group.empty()) return size;
  size.values = nn::merge_groups(patches, grid, noise, group);
  const auto places = static_cast<std::size_t>(grid.count());
  const std::size_t pictures = patches.shown.size() / places;
  double picture_bits = 0;
  for (std::size_t place = 0; place < places; ++place) {
    std::map<int, int> counts;
    for (std::size_t i = place; i < patches.shown.size(); i += places) {
      ++counts[group[patches.shown[i]]];
    }
    picture_bits += entropy(counts, static_cast<double>(pictures));
  }
  size.length = 2.0 * static_cast<double>(pairs.count) * picture_bits +
                kBitsOfValue * size.values * patch_size;
  return size;
}

}  // namespace

std::vector<PatchSize> rank_patch_sizes(const data::PairSet& pairs, double noise, double factor,
                                        Log& log, const StopFlag& stop) {
  const std::vector<std::int64_t> rows = sample_rows(pairs);
  std::vector<PatchSize> sizes = grids_with_margin(pairs, rows, noise);
  for (int height = 1; height <= pairs.shape.height; ++height) {
    if (pairs.shape.height % height != 0) continue;
    for (int width = 1; width <= pairs.shape.width; ++width) {
      if (pairs.shape.width % width == 0) sizes.push_back({height, width, 0, 0, 0, 0, 0});
    }
  }
  std::erase_if(sizes, [&](PatchSize& size) {
    const nn::PatchGrid grid = grid_of(pairs, size);
    size.tolerance = factor * data::noise_tolerance(noise, nn::block_values(grid));
    return grid.patch().size() < kLeastPatch || grid.count() > kMostPlaces ||
           size.tolerance > kLargestTolerance;
  });
  data::work_on_rows(
      {"patches", static_cast<std::int64_t>(sizes.size()), 0,
       [&](std::int64_t i) { sizes[i] = measure_size(pairs, rows, noise, sizes[i]); }},
      log, stop);
  std::erase_if(sizes, [](const PatchSize& size) { return size.values < 2; });
  std::ranges::stable_sort(sizes, {}, &PatchSize::length);
  return sizes;
}

std::vector<PatchSize> propose_patch_sizes(const data::PairSet& pairs, double noise, Log& log,
                                           const StopFlag& stop) {
  std::vector<PatchSize> proposed;
  const auto propose = [&](const PatchSize& size) {
    const auto same = [&](const PatchSize& other) { return other.same_patches(size); };
    if (std::ranges::none_of(proposed, same)) proposed.push_back(size);
  };
  const auto is_whole = [&](const PatchSize& size) {
    return size.height == pairs.shape.height && size.width == pairs.shape.width;
  };
  const auto area = [](const PatchSize& size) { return size.height * size.width; };
  for (const double factor : kFactors) {
    std::vector<PatchSize> ranked = rank_patch_sizes(pairs, noise, factor, log, stop);
    std::erase_if(ranked, is_whole);
    if (ranked.empty()) continue;
    const PatchSize best = ranked.front();
    propose(best);
    const auto finer = std::ranges::find_if(
        ranked, [&](const PatchSize& size) { return 2 * area(size) <= area(best); });
    if (finer != ranked.end()) propose(*finer);
  }
  PatchSize whole{pairs.shape.height, pairs.shape.width, 0, 0, 0, 0, 0};
  whole.tolerance = data::noise_tolerance(noise, nn::block_values(grid_of(pairs, whole)));
  proposed.push_back(whole);
  return proposed;
}

}  // namespace latplan::learning
