#include "learning/patch_search.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "data/resting_noise.h"
#include "data/row_workers.h"
#include "nn/codebook_training.h"

namespace latplan::learning {
namespace {

constexpr std::int64_t kSample = 150;     // pairs
constexpr int kMostValues = 400;          // in the sample
constexpr int kMostPlaces = 600;          // finer grids hold no objects, and take long
constexpr std::size_t kLeastPatch = 4;    // values of a patch: less is no content
constexpr double kBitsOfValue = 8;        // of a stored pixel
constexpr double kLargestTolerance = 64;  // grey levels
constexpr double kFactors[kPatchSearchPasses] = {1, 2, 4, 8, 16};

nn::PatchGrid grid_of(const data::PairSet& pairs, int height, int width) {
  nn::TrainConfig config;
  config.patch_height = height;
  config.patch_width = width;
  return {pairs.shape, config};
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
  const nn::PatchGrid grid = grid_of(pairs, size.height, size.width);
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
  std::vector<PatchSize> sizes;
  for (int height = 1; height <= pairs.shape.height; ++height) {
    if (pairs.shape.height % height != 0) continue;
    for (int width = 1; width <= pairs.shape.width; ++width) {
      if (pairs.shape.width % width != 0) continue;
      const nn::PatchGrid grid = grid_of(pairs, height, width);
      const std::size_t values = grid.patch().size();
      const double tolerance = factor * data::noise_tolerance(noise, nn::block_values(grid));
      if (values < kLeastPatch || grid.count() > kMostPlaces) continue;
      if (tolerance > kLargestTolerance) continue;
      sizes.push_back({height, width, tolerance, 0, 0});
    }
  }
  const std::vector<std::int64_t> rows = sample_rows(pairs);
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
  const nn::PatchGrid whole = grid_of(pairs, pairs.shape.height, pairs.shape.width);
  const double tolerance = data::noise_tolerance(noise, nn::block_values(whole));
  proposed.push_back({pairs.shape.height, pairs.shape.width, tolerance, 0, 0});
  return proposed;
}

}  // namespace latplan::learning
