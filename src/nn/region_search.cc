#include "nn/region_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>
#include <unordered_map>

#include "base/error.h"
#include "data/resting_noise.h"
#include "nn/codebook_training.h"

namespace latplan::nn {
namespace {

constexpr std::int64_t kSample = 600;     // pictures
constexpr std::size_t kMostParts = 1200;  // different from each other
constexpr int kMostValues = 64;           // of an atom: more are no values
constexpr int kRare = 3;                  // pictures: with noise, a value of fewer is chance
constexpr double kBitsOfValue = 8;        // of a stored pixel
constexpr double kUnpredicted = 0.1;      // of what the most frequent value leaves open
constexpr std::size_t kSmaller = 3;       // times: a part that others predict is this much smaller
constexpr double kLeftOver = 0.1;         // of the noise's variance: no signal
constexpr int kMostParents = 3;
constexpr int kNear = 2;             // atoms: what lies on a border of regions
constexpr double kDrawnShare = 0.1;  // of a pixel's variance that its place explains

using Labels = std::vector<int>;  // [pictures] from 0

int values_of(const Labels& labels) { return 1 + *std::ranges::max_element(labels); }

// In the order of their first occurrence.
Labels renumbered(const Labels& labels) {
  Labels number(values_of(labels), -1), result;
  int next = 0;
  for (const int label : labels) {
    if (number[label] < 0) number[label] = next++;
    result.push_back(number[label]);
  }
  return result;
}

Labels joined(const Labels& a, const Labels& b) {
  const int values = values_of(b);
  std::unordered_map<int, int> number;
  Labels result;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const int both = a[i] * values + b[i];
    result.push_back(number.emplace(both, static_cast<int>(number.size())).first->second);
  }
  return result;
}

// Number of values, and entropy in bits, corrected for the size of the sample (Miller and Madow).
struct Spread {
  int values = 0;
  double entropy = 0;
};

Spread spread_of(std::span<const int> counts, double pictures) {
  Spread spread;
  for (const int count : counts) {
    if (count == 0) continue;
    ++spread.values;
    spread.entropy -= count / pictures * std::log2(count / pictures);
  }
  spread.entropy += (spread.values - 1) / (2 * pictures * std::log(2.0));
  return spread;
}

// How many pictures have a value of `x` that the other pictures with their value of `given` do not show as the most
// frequent.
int unpredicted(const Labels& x, const Labels& given) {
  std::map<std::pair<int, int>, int> count;
  for (std::size_t i = 0; i < x.size(); ++i) ++count[{given[i], x[i]}];
  int errors = 0;
  for (auto first = count.begin(); first != count.end();) {
    auto end = first;
    int most = 0, second = 0;
    for (; end != count.end() && end->first.first == first->first.first; ++end) {
      second = std::max(second, std::min(most, end->second));
      most = std::max(most, end->second);
    }
    for (; first != end; ++first) {
      const int others = first->second - 1;
      const int rival = first->second == most ? second : most;
      if (others == 0 || others < rival) errors += first->second;
    }
  }
  return errors;
}

// Atoms, small squares of pixels, that have the same value in the same pictures.
struct Part {
  Labels labels;
  std::vector<int> atoms;
};

struct Region {
  Labels labels;
  Spread spread;
  std::vector<int> parts;
  std::size_t size = 0;  // values of an image
};

class RegionSearch {
 public:
  RegionSearch(const data::PairSet& pairs, double tolerance, const StopFlag& stop)
      : shape_(pairs.shape), pictures_(2.0 * static_cast<double>(pairs.count)), stop_(stop) {
    const std::int64_t step = std::max<std::int64_t>(1, pairs.count / kSample);
    for (std::int64_t row = 0; row < pairs.count; row += step) {
      sample_.push_back(pairs.predecessors.data() + row * shape_.size());
    }
    noise_ = data::resting_noise(pairs);
    const int side = block_side(shape_);
    relative_ = tolerance / data::noise_tolerance(
                                noise_, static_cast<std::size_t>(side) * side * shape_.channels);
  }

  PatchLayout find() {
    const int most = std::min(shape_.height, shape_.width) / 2;
    for (side_ = noise_ > 0 ? 2 : 1; side_ <= most; ++side_) {
      if (!find_parts()) continue;
      merge();
      drop_mixed();
      return {shape_, numbered_pixels()};
    }
    throw unsupported_error("--architecture regions: too much of the picture varies");
  }

 private:
  void check() const {
    if (stop_.requested()) throw Error(ExitCode::kInterrupted, "interrupted");
  }
  int columns() const { return (shape_.width + side_ - 1) / side_; }
  int rows() const { return (shape_.height + side_ - 1) / side_; }

  std::vector<std::size_t> values_of_atom(int atom) const {
    std::vector<std::size_t> values;
    const int top = atom / columns() * side_, left = atom % columns() * side_;
    for (int y = top; y < std::min(shape_.height, top + side_); ++y) {
      for (int x = left; x < std::min(shape_.width, left + side_); ++x) {
        for (int c = 0; c < shape_.channels; ++c) {
          values.push_back((static_cast<std::size_t>(y) * shape_.width + x) * shape_.channels + c);
        }
      }
    }
    return values;
  }

  // The nearest of the pictures in `leaders` that differs by no more than the limit; -1: none.
  int nearest(const std::vector<std::size_t>& values, const std::vector<int>& leaders, int picture,
              double limit) const {
    int best = -1;
    for (std::size_t leader = 0; leader < leaders.size(); ++leader) {
      double sum = 0;
      for (const std::size_t i : values) {
        const int difference = sample_[leaders[leader]][i] - sample_[picture][i];
        sum += difference * difference;
      }
      if (sum > limit) continue;
      limit = sum;
      best = static_cast<int>(leader);
    }
    return best;
  }

  // Empty: the atom does not vary, or looks different in every picture.
  Labels label(int atom) const {
    const std::vector<std::size_t> values = values_of_atom(atom);
    const double tolerance = relative_ * data::noise_tolerance(noise_, values.size());
    const double limit = tolerance * tolerance * static_cast<double>(values.size());
    std::vector<int> leaders;
    Labels labels;
    for (int picture = 0; picture < static_cast<int>(sample_.size()); ++picture) {
      int found = nearest(values, leaders, picture, limit);
      if (found < 0) {
        found = static_cast<int>(leaders.size());
        if (found == kMostValues) return {};
        leaders.push_back(picture);
      }
      labels.push_back(found);
    }
    if (noise_ > 0) {
      std::vector<int> kept;
      for (std::size_t leader = 0; leader < leaders.size(); ++leader) {
        if (std::ranges::count(labels, static_cast<int>(leader)) >= kRare) {
          kept.push_back(leaders[leader]);
        }
      }
      if (kept.size() < 2) return {};
      for (int picture = 0; picture < static_cast<int>(sample_.size()); ++picture) {
        labels[picture] = nearest(values, kept, picture, std::numeric_limits<double>::infinity());
      }
    }
    return values_of(labels) < 2 ? Labels{} : renumbered(labels);
  }

  // False: too many.
  bool find_parts() {
    std::map<Labels, int> known;
    parts_.clear();
    for (int atom = 0; atom < rows() * columns(); ++atom) {
      check();
      Labels labels = label(atom);
      if (labels.empty()) continue;
      const auto [found, is_new] = known.emplace(labels, static_cast<int>(parts_.size()));
      if (is_new) {
        if (parts_.size() == kMostParts) return false;
        parts_.push_back({std::move(labels), {}});
      }
      parts_[found->second].atoms.push_back(atom);
    }
    if (parts_.empty()) throw input_error("nothing changes in the training pairs");
    return true;
  }

  std::size_t size_of_part(int part) const {
    return parts_[part].atoms.size() * side_ * side_ * shape_.channels;
  }

  Region region_of(std::vector<int> parts) const {
    Region region;
    region.parts = std::move(parts);
    for (const int part : region.parts) {
      region.labels =
          region.labels.empty() ? parts_[part].labels : joined(region.labels, parts_[part].labels);
      region.size += size_of_part(part);
    }
    std::vector<int> counts(values_of(region.labels), 0);
    for (const int label : region.labels) ++counts[label];
    region.spread = spread_of(counts, static_cast<double>(region.labels.size()));
    return region;
  }

  // How many bits shorter the description of all pictures is with one region instead of two. A description is the list of
  // all values of each region, and for each picture which of them it shows.
  double gain(const Region& a, const Region& b) {
    const auto length = [&](int values) {
      return kBitsOfValue * (values * static_cast<double>(a.size + b.size) -
                             a.spread.values * static_cast<double>(a.size) -
                             b.spread.values * static_cast<double>(b.size));
    };
    const double most = pictures_ * std::min(a.spread.entropy, b.spread.entropy) -
                        length(std::max(a.spread.values, b.spread.values));
    if (most <= 0) return most;
    const std::size_t combinations = static_cast<std::size_t>(a.spread.values) * b.spread.values;
    if (counts_.size() < combinations) counts_.resize(combinations, 0);
    seen_.clear();
    for (std::size_t i = 0; i < a.labels.size(); ++i) {
      int& count = counts_[static_cast<std::size_t>(a.labels[i]) * b.spread.values + b.labels[i]];
      if (count++ == 0) seen_.push_back(&count);
    }
    std::vector<int> counts;
    for (int* count : seen_) {
      counts.push_back(*count);
      *count = 0;
    }
    const Spread both = spread_of(counts, static_cast<double>(a.labels.size()));
    return pictures_ * (a.spread.entropy + b.spread.entropy - both.entropy) - length(both.values);
  }

  // Merges the two regions that gain most, as long as any gain.
  void merge() {
    struct Merge {
      double gain;
      int first, second;
      bool operator<(const Merge& other) const {
        return std::tie(gain, first, second) < std::tie(other.gain, other.first, other.second);
      }
    };
    std::priority_queue<Merge> merges;
    std::vector<Region> all;
    std::vector<bool> gone;
    const auto add = [&](Region region) {
      check();
      const int number = static_cast<int>(all.size());
      for (int other = 0; other < number; ++other) {
        if (gone[other]) continue;
        const double bits = gain(region, all[other]);
        if (bits > 0) merges.push({bits, number, other});
      }
      all.push_back(std::move(region));
      gone.push_back(false);
    };
    for (int part = 0; part < static_cast<int>(parts_.size()); ++part) add(region_of({part}));
    while (!merges.empty()) {
      const auto [bits, first, second] = merges.top();
      merges.pop();
      if (gone[first] || gone[second]) continue;
      gone[first] = gone[second] = true;
      std::vector<int> parts = all[first].parts;
      parts.insert(parts.end(), all[second].parts.begin(), all[second].parts.end());
      add(region_of(std::move(parts)));
    }
    regions_.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!gone[i]) regions_.push_back(std::move(all[i]));
    }
  }

  // Of each atom; -1: none.
  std::vector<int> region_of_atoms() const {
    std::vector<int> of(static_cast<std::size_t>(rows()) * columns(), -1);
    for (std::size_t region = 0; region < regions_.size(); ++region) {
      for (const int part : regions_[region].parts) {
        for (const int atom : parts_[part].atoms) of[atom] = static_cast<int>(region);
      }
    }
    return of;
  }
  template <typename Visit>
  void visit_near(int atom, const Visit& visit) const {
    const int row = atom / columns(), column = atom % columns();
    for (int y = std::max(0, row - kNear); y <= std::min(rows() - 1, row + kNear); ++y) {
      for (int x = std::max(0, column - kNear); x <= std::min(columns() - 1, column + kNear); ++x) {
        visit(y * columns() + x);
      }
    }
  }

  // A part on the border of two regions shows both, and tells nothing that they do not. It would make what happens in one
  // region depend on the other. First single parts of regions, then what such parts were merged into.
  void drop_mixed() {
    std::vector<int> order(parts_.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int part) { return size_of_part(part); });
    std::vector<int> region_of_part(parts_.size());
    for (std::size_t region = 0; region < regions_.size(); ++region) {
      for (const int part : regions_[region].parts) region_of_part[part] = static_cast<int>(region);
    }
    of_atoms_ = region_of_atoms();
    for (const int part : order) {
      Region& own = regions_[region_of_part[part]];
      std::vector<int> rest = own.parts;
      std::erase(rest, part);
      Region without = rest.empty() ? Region{} : region_of(rest);
      if (!rest.empty() && without.size < kSmaller * size_of_part(part)) continue;
      if (is_mixed(parts_[part], without.labels, region_of_part[part])) own = std::move(without);
    }
    order.resize(regions_.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int region) { return regions_[region].size; });
    for (const int region : order) {
      Part whole{regions_[region].labels, {}};
      for (const int part : regions_[region].parts) {
        whole.atoms.insert(whole.atoms.end(), parts_[part].atoms.begin(), parts_[part].atoms.end());
      }
      if (!whole.atoms.empty() && is_mixed(whole, {}, region)) regions_[region] = {};
    }
    std::erase_if(regions_, [](const Region& region) { return region.parts.empty(); });
  }

  // Regions near the part that are much larger, other than its own.
  std::set<int> larger_near(const Part& part, int own) const {
    const std::size_t least = kSmaller * part.atoms.size() * side_ * side_ * shape_.channels;
    std::set<int> near;
    for (const int atom : part.atoms) {
      visit_near(atom, [&](int other) {
        const int region = of_atoms_[other];
        if (region >= 0 && region != own && regions_[region].size >= least) near.insert(region);
      });
    }
    return near;
  }

  // `rest`: the region of the part without it; empty: it has no other part.
  bool is_mixed(const Part& part, const Labels& rest, int own) const {
    const Labels& labels = part.labels;
    std::set<int> near = larger_near(part, own);
    std::vector<int> counts(values_of(labels), 0);
    for (const int label : labels) ++counts[label];
    const auto pictures = static_cast<int>(labels.size());
    const double most = kUnpredicted * (pictures - *std::ranges::max_element(counts));
    Labels given = rest.empty() ? Labels(labels.size(), 0) : rest;
    if (!rest.empty() && unpredicted(labels, rest) <= most) return false;  // belongs to the rest
    for (int parents = 0; parents < kMostParents && !near.empty(); ++parents) {
      int best = -1, fewest = pictures + 1;
      for (const int region : near) {
        const int errors = unpredicted(labels, joined(given, regions_[region].labels));
        if (errors < fewest) best = region, fewest = errors;
      }
      given = joined(given, regions_[best].labels);
      if (fewest <= most || is_noise(part, given)) return true;
      near.erase(best);
    }
    return false;
  }

  // Whether noise explains how the part's pixels vary among pictures with the same label.
  bool is_noise(const Part& part, const Labels& given) const {
    const int groups = values_of(given);
    const auto freedom = static_cast<double>(sample_.size()) - groups;
    if (noise_ <= 0 || freedom < static_cast<double>(sample_.size()) / 2) return false;
    double within = 0;
    std::size_t values = 0;
    for (const int atom : part.atoms) {
      for (const std::size_t at : values_of_atom(atom)) {
        within += variation(at, given, groups).within;
        ++values;
      }
    }
    return within / freedom / static_cast<double>(values) < (1 + kLeftOver) * noise_ * noise_;
  }

  // Sums of the squared deviations of a value from its mean, and from its mean among the pictures with the same label.
  struct Variation {
    double total = 0, within = 0;
  };
  Variation variation(std::size_t at, const Labels& labels, int groups) const {
    std::vector<double> sum(groups, 0), weight(groups, 0);
    double all = 0, squares = 0;
    for (std::size_t i = 0; i < sample_.size(); ++i) {
      const double value = sample_[i][at];
      sum[labels[i]] += value;
      weight[labels[i]] += 1;
      all += value;
      squares += value * value;
    }
    Variation result{squares - all * all / static_cast<double>(sample_.size()), squares};
    for (int group = 0; group < groups; ++group) {
      result.within -= sum[group] * sum[group] / weight[group];
    }
    return result;
  }

  // As PatchLayout takes them. Regions are numbered row by row.
  std::vector<int> numbered_pixels() const {
    const std::vector<int> of_atoms = region_of_atoms();
    std::vector<int> number(regions_.size(), 0), pixels;
    int next = 0;
    for (int y = 0; y < shape_.height; ++y) {
      for (int x = 0; x < shape_.width; ++x) {
        const int atom = y / side_ * columns() + x / side_;
        const int region = of_atoms[atom];
        if (region >= 0 && number[region] == 0) number[region] = ++next;
        pixels.push_back(region >= 0 ? number[region] : 0);
      }
    }
    for (std::size_t pixel = 0; pixel < pixels.size(); ++pixel) {
      if (pixels[pixel] > 0) continue;
      const int y = static_cast<int>(pixel) / shape_.width,
                x = static_cast<int>(pixel) % shape_.width;
      std::set<int> near;
      visit_near(y / side_ * columns() + x / side_, [&](int other) {
        if (of_atoms[other] >= 0) near.insert(of_atoms[other]);
      });
      double best = kDrawnShare;
      for (const int region : near) {
        const double share = explained(pixel, regions_[region]);
        if (share > best) best = share, pixels[pixel] = -number[region];
      }
    }
    return pixels;
  }

  // The share of the pixel's variance, beyond noise, that the region's values explain.
  double explained(std::size_t pixel, const Region& region) const {
    const auto pictures = static_cast<double>(sample_.size());
    double total = 0, within = 0;
    for (int c = 0; c < shape_.channels; ++c) {
      const Variation one =
          variation(pixel * shape_.channels + c, region.labels, region.spread.values);
      total += one.total;
      within += one.within;
    }
    const double least = std::max(1.0, noise_) * std::max(1.0, noise_);
    if (total < 2 * least * pictures * shape_.channels) return 0;
    return 1 - within / total;
  }

  ImageShape shape_;
  double pictures_;  // that the description is for
  const StopFlag& stop_;
  double noise_ = 0;
  double relative_ = 1;  // tolerance, in units of what noise explains
  std::vector<const std::uint8_t*> sample_;
  int side_ = 1;  // of an atom, in pixels
  std::vector<Part> parts_;
  std::vector<Region> regions_;
  std::vector<int> of_atoms_;  // region of each atom before any was dropped; -1: none
  std::vector<int> counts_;    // scratch of gain()
  std::vector<int*> seen_;
};

}  // namespace

PatchLayout find_regions(const data::PairSet& pairs, double tolerance, const StopFlag& stop) {
  return RegionSearch(pairs, tolerance, stop).find();
}

}  // namespace latplan::nn
