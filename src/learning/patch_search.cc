#include "learning/patch_search.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <span>

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
constexpr double kNearlyAsShort = 1.1;    // a description
// Different whole pictures, as a share of those in the sample: a small world; or all but hopeless.
constexpr double kMostRecur = 0.5, kSomeRecur = 0.97;
constexpr double kFactors[kPatchSearchPasses] = {1, 2, 4, 8, 16};

nn::PatchGrid grid_of(const data::PairSet& pairs, const PatchSize& size) {
  nn::TrainConfig config;
  config.model = "codebook";
  config.patch_height = size.height;
  config.patch_width = size.width;
  return {pairs.shape, config};
}

// What noise explains.
double tolerance_of(const nn::PatchGrid& grid, double noise) {
  const nn::PatchLayout layout(grid);
  return data::noise_tolerance(noise, nn::block_values({grid.picture(), layout.place(0).read}));
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
  const nn::PatchLayout layout(grid_of(pairs, size));
  const nn::PatchCounts patches = nn::count_patches(pairs, rows, layout.places());
  const nn::PatchForm form{pairs.shape, layout.place(0).read};
  std::vector<int> group = nn::group_patches(patches, form, size.tolerance, kMostValues);
  size.length = HUGE_VAL;
  if (group.empty()) return size;
  size.values = nn::merge_groups(patches, form, noise, group);
  const auto places = static_cast<std::size_t>(layout.count());
  const std::size_t pictures = patches.shown.size() / places;
  double picture_bits = 0;
  int varying = 0;
  for (std::size_t place = 0; place < places; ++place) {
    std::map<int, int> counts;
    for (std::size_t i = place; i < patches.shown.size(); i += places) {
      ++counts[group[patches.shown[i]]];
    }
    picture_bits += entropy(counts, static_cast<double>(pictures));
    varying += counts.size() > 1 ? 1 : 0;
  }
  size.bits = varying * size.values;
  size.length = 2.0 * static_cast<double>(pairs.count) * picture_bits +
                kBitsOfValue * size.values * static_cast<double>(nn::size_of(form.runs));
  return size;
}

}  // namespace

std::vector<PatchSize> rank_patch_sizes(const data::PairSet& pairs, double noise, double factor,
                                        Log& log, const StopFlag& stop) {
  const std::vector<std::int64_t> rows = sample_rows(pairs);
  std::vector<PatchSize> sizes;
  for (int height = 1; height <= pairs.shape.height; ++height) {
    if (pairs.shape.height % height != 0) continue;
    for (int width = 1; width <= pairs.shape.width; ++width) {
      if (pairs.shape.width % width == 0) sizes.push_back({height, width});
    }
  }
  std::erase_if(sizes, [&](PatchSize& size) {
    const nn::PatchGrid grid = grid_of(pairs, size);
    size.tolerance = factor * tolerance_of(grid, noise);
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
                                           const StopFlag& stop,
                                           const std::function<bool()>& out_of_time) {
  std::vector<PatchSize> grids, regions, recurring, later;
  const auto is_new = [](const std::vector<PatchSize>& among, const PatchSize& size) {
    const auto same = [&](const PatchSize& other) { return other.same_patches(size); };
    return std::ranges::none_of(among, same);
  };
  const auto propose = [&](const PatchSize& size) {
    if (is_new(grids, size)) grids.push_back(size);
  };
  const auto is_whole = [&](const PatchSize& size) {
    return size.height == pairs.shape.height && size.width == pairs.shape.width;
  };
  const auto area = [](const PatchSize& size) { return size.height * size.width; };
  const nn::PatchGrid whole_grid =
      grid_of(pairs, {.height = pairs.shape.height, .width = pairs.shape.width});
  const auto pictures = static_cast<double>(2 * sample_rows(pairs).size());
  for (const double factor : kFactors) {
    if (!grids.empty() && out_of_time && out_of_time()) break;
    std::vector<PatchSize> ranked = rank_patch_sizes(pairs, noise, factor, log, stop);
    if (const auto whole = std::ranges::find_if(ranked, is_whole); whole != ranked.end()) {
      if (whole->values <= kMostRecur * pictures) {
        (is_new(recurring, *whole) ? recurring : later).push_back(*whole);
      } else if (later.empty() && whole->values <= kSomeRecur * pictures) {
        later.push_back(*whole);  // one is enough: many states take minutes
      }
      ranked.erase(whole);
    }
    if (!ranked.empty()) propose(ranked.front());
    const double tolerance = factor * tolerance_of(whole_grid, noise);
    if (tolerance <= kLargestTolerance) {
      regions.push_back({.regions = true, .tolerance = tolerance});
    }
    const auto finer = std::ranges::find_if(
        ranked, [&](const PatchSize& size) { return 2 * area(size) <= area(ranked.front()); });
    if (finer != ranked.end()) propose(*finer);
    const auto coarser = std::ranges::find_if(ranked, [&](const PatchSize& size) {
      return area(size) >= 2 * area(ranked.front()) &&
             size.length <= kNearlyAsShort * ranked.front().length;
    });
    if (coarser != ranked.end()) propose(*coarser);
  }
  if (recurring.empty() && later.empty()) {  // better a poor model than none
    later.push_back({.height = pairs.shape.height,
                     .width = pairs.shape.width,
                     .tolerance = tolerance_of(whole_grid, noise)});
  }
  // A small world is known by heart at once, and a grid of more bits is no simpler. A wrong grid is refused in a second; wrong
  // regions take until their actions are extracted.
  const int by_heart = recurring.empty() ? 0 : recurring.front().values;
  const auto complex = std::ranges::stable_partition(
      grids, [&](const PatchSize& size) { return recurring.empty() || size.bits <= by_heart; });
  std::vector<PatchSize> proposed(grids.begin(), complex.begin());
  for (const auto more :
       {std::span(recurring), std::span(complex), std::span(regions), std::span(later)}) {
    proposed.insert(proposed.end(), more.begin(), more.end());
  }
  return proposed;
}

}  // namespace latplan::learning
