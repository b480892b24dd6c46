#include "nn/codebook_training.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <string_view>
#include <unordered_map>

#include "base/error.h"
#include "data/resting_noise.h"
#include "nn/region_search.h"
#include "nn/restless.h"

namespace latplan::nn {
namespace {

constexpr int kMostBits = 4096;
constexpr int kOccurrences = 4;     // of a patch, on average
constexpr int kBlocksPerSide = 12;  // of the shorter side of the picture
constexpr int kRefinements = 2;     // rounds of reassigning patches to the mean of their group
constexpr double kVisible = 2;      // times the tolerance: not a matter of noise

void check(const StopFlag& stop) {
  if (stop.requested()) throw Error(ExitCode::kInterrupted, "interrupted");
}

std::vector<float> as_floats(std::span<const std::uint8_t> bytes) {
  std::vector<float> values(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) values[i] = static_cast<float>(bytes[i]) / 255.0F;
  return values;
}

// The mean and the standard deviation of every pixel.
void describe_pixels(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                     Codebook& book) {
  const std::size_t size = pairs.shape.size();
  std::vector<double> sum(size, 0), squares(size, 0);
  for (const std::int64_t row : rows) {
    for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
      const std::uint8_t* pixel = images->data() + row * size;
      for (std::size_t i = 0; i < size; ++i) {
        sum[i] += pixel[i];
        squares[i] += static_cast<double>(pixel[i]) * pixel[i];
      }
    }
  }
  const double count = 2.0 * static_cast<double>(rows.size());
  for (std::size_t i = 0; i < size; ++i) {
    const double mean = sum[i] / count;
    const double variance = std::max(0.0, squares[i] / count - mean * mean);
    book.mean.push_back(static_cast<float>(mean / 255.0));
    book.deviation.push_back(static_cast<float>(std::sqrt(variance) / 255.0));
  }
}

// The values of a patch by small blocks.
class Blocks {
 public:
  explicit Blocks(const PatchForm& form) {
    const auto& [picture, runs] = form;
    const int side = block_side(picture);
    const std::size_t line = static_cast<std::size_t>(picture.width) * picture.channels;
    std::size_t left = line;
    for (const Run& run : runs) left = std::min(left, run.first % line);
    std::map<std::pair<std::size_t, std::size_t>, std::vector<int>> blocks;
    int value = 0;
    for (const Run& run : runs) {
      for (std::size_t i = run.first; i < run.first + run.count; ++i) {
        const std::size_t row = i / line - runs[0].first / line;
        const std::size_t column = (i % line - left) / picture.channels;
        blocks[{row / side, column / side}].push_back(value++);
      }
    }
    for (const auto& [at, block] : blocks) largest_ = std::max(largest_, block.size());
    for (const auto& [at, block] : blocks) {
      order_.insert(order_.end(), block.begin(), block.end());
      // A few values say little: they count with the block before.
      if (2 * block.size() < largest_ && !ends_.empty()) ends_.pop_back();
      ends_.push_back(order_.size());
    }
  }
  std::size_t largest() const { return largest_; }
  // The values, those of a block next to each other.
  std::vector<float> sorted(const std::vector<float>& patch) const {
    std::vector<float> result(patch.size());
    for (std::size_t i = 0; i < patch.size(); ++i) result[i] = patch[order_[i]];
    return result;
  }
  // The nearest of the sorted leaders that no block of the sorted patch differs from by more than the tolerance; -1: none.
  int alike(const std::vector<float>& leaders, const std::vector<float>& patch,
            double tolerance) const {
    int nearest = -1;
    float least = std::numeric_limits<float>::max();
    for (std::size_t value = 0; value * patch.size() < leaders.size(); ++value) {
      const float distance =
          difference(leaders.data() + value * patch.size(), patch.data(), tolerance * tolerance);
      if (distance < least) {
        least = distance;
        nearest = static_cast<int>(value);
      }
    }
    return nearest;
  }

 private:
  // The squared distance; infinite if the mean square of a block exceeds the limit.
  float difference(const float* a, const float* b, double limit) const {
    float total = 0;
    std::size_t begin = 0;
    for (const std::size_t end : ends_) {
      float sum = 0;
      for (std::size_t i = begin; i < end; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
      if (sum > limit * static_cast<double>(end - begin)) {
        return std::numeric_limits<float>::max();
      }
      total += sum;
      begin = end;
    }
    return total;
  }
  std::vector<int> order_;         // value of the patch at each place of the sorted ones
  std::vector<std::size_t> ends_;  // of the blocks
  std::size_t largest_ = 0;        // values of a block
};

// The mean of each group, [groups, patch size].
std::vector<float> group_means(const PatchCounts& patches, const std::vector<float>& distinct,
                               const std::vector<int>& group, int groups, std::size_t size) {
  std::vector<double> sum(groups * size, 0);
  std::vector<double> weight(groups, 0);
  for (std::size_t i = 0; i < group.size(); ++i) {
    const auto count = static_cast<double>(patches.counts[i]);
    weight[group[i]] += count;
    for (std::size_t j = 0; j < size; ++j)
      sum[group[i] * size + j] += count * distinct[i * size + j];
  }
  std::vector<float> means(sum.size());
  for (std::size_t i = 0; i < sum.size(); ++i) {
    means[i] = static_cast<float>(sum[i] / std::max(1.0, weight[i / size]));
  }
  return means;
}

// Drops groups without patches. Returns the number of groups.
int renumber(std::vector<int>& group) {
  std::vector<int> number(group.empty() ? 0 : 1 + *std::ranges::max_element(group), -1);
  int next = 0;
  for (int& value : group) {
    if (number[value] < 0) number[value] = next++;
    value = number[value];
  }
  return next;
}

// Most places vary in a picture that is worth its patches. Patches must recur, or nothing can be learnt of them.
int most_values(std::int64_t pairs, int places) {
  const std::int64_t recurring = std::max<std::int64_t>(64, 2 * pairs * places / kOccurrences);
  return static_cast<int>(std::min<std::int64_t>(recurring, std::max(64, 2 * kMostBits / places)));
}

Error too_different() {
  return unsupported_error(fmt::format(
      "--model codebook: patches look too different from each other: more than {} bits; expected "
      "patches that recur, or a larger --tolerance",
      kMostBits));
}

// The only value of each place; -1: it has several. `shown`: in each picture, place by place.
std::vector<int> only_values(const std::vector<int>& shown, std::size_t places) {
  std::vector<int> only(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(places));
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (shown[i] != shown[i % places]) only[i % places] = -1;
  }
  return only;
}

std::vector<int> groups_shown(const PatchCounts& patches, const std::vector<int>& group) {
  std::vector<int> shown;
  for (const int patch : patches.shown) shown.push_back(group[patch]);
  return shown;
}

// The mean of the pixels that a place only draws, for each of its values. `shown`: the value in each picture.
std::vector<float> drawn_means(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                               std::span<const Run> runs, const std::vector<int>& shown,
                               int values) {
  const std::size_t size = size_of(runs);
  std::vector<double> sum(values * size, 0), weight(values, 0);
  std::vector<std::uint8_t> patch(size);
  auto value = shown.begin();
  for (const std::int64_t row : rows) {
    for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
      gather(runs, std::span(*images).subspan(row * pairs.shape.size(), pairs.shape.size()),
             patch.data());
      for (std::size_t i = 0; i < size; ++i) sum[*value * size + i] += patch[i];
      weight[*value++] += 255.0;
    }
  }
  std::vector<float> means(sum.size());
  for (std::size_t i = 0; i < sum.size(); ++i) {
    means[i] = static_cast<float>(sum[i] / std::max(255.0, weight[i / size]));
  }
  return means;
}

// Adds the prototypes of these places of equal form to the book. `fixed`: of each, its only value. Returns the values in
// each picture, place by place.
std::vector<int> learn_kind(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                            std::span<const Place> places, double tolerance, Codebook& book,
                            std::span<int> fixed, const StopFlag& stop) {
  const PatchCounts patches = count_patches(pairs, rows, places);
  const PatchForm form{pairs.shape, places[0].read};
  const std::size_t size = size_of(form.runs);
  std::vector<int> group = group_patches(
      patches, form, tolerance, most_values(pairs.count, static_cast<int>(places.size())), stop);
  if (group.empty()) throw too_different();
  const std::vector<float> distinct = as_floats(patches.bytes);
  int groups = merge_groups(patches, form, data::resting_noise(pairs), group);
  const std::vector<int> first_values = only_values(groups_shown(patches, group), places.size());
  if (groups * std::ranges::count(first_values, -1) > kMostBits) throw too_different();
  for (int round = 0; round < kRefinements; ++round) {
    check(stop);
    const std::vector<float> means = group_means(patches, distinct, group, groups, size);
    for (std::size_t i = 0; i < group.size(); ++i) {
      group[i] = nearest_prototype(means, std::span(distinct).subspan(i * size, size),
                                   std::numeric_limits<float>::max())
                     .value;
    }
    groups = renumber(group);
  }
  Prototypes known{groups, group_means(patches, distinct, group, groups, size), {}};
  const std::vector<int> shown = groups_shown(patches, group);
  std::ranges::copy(only_values(shown, places.size()), fixed.begin());
  if (!places[0].drawn.empty()) {
    known.drawn = drawn_means(pairs, rows, places[0].drawn, shown, groups);
  }
  book.prototypes.push_back(std::move(known));
  return shown;
}

// `values`: in each picture, place by place.
BitVector shown_bits(const Codebook& book, const std::vector<int>& values) {
  BitVector shown(book.bits());
  const auto places = static_cast<std::size_t>(book.layout.count());
  int first_bit = 0;
  for (std::size_t place = 0; place < places; ++place) {
    if (book.fixed[place] >= 0) continue;
    for (std::size_t i = place; i < values.size(); i += places) {
      shown.set(first_bit + values[i], true);
    }
    first_bit += book.at(static_cast<int>(place)).values;
  }
  return shown;
}

// What looks nearly alike becomes one value.
std::vector<int> visible_values(const Codebook& book, std::vector<int> values, double tolerance) {
  const auto places = static_cast<std::size_t>(book.layout.count());
  for (std::size_t kind = 0; kind < book.prototypes.size(); ++kind) {
    const Place& place = book.layout.place(static_cast<int>(kind));
    const Blocks blocks({book.layout.picture(), place.read});
    const Prototypes& known = book.prototypes[kind];
    const auto size = static_cast<std::ptrdiff_t>(size_of(place.read));
    std::vector<float> leaders;
    std::vector<int> visible;
    for (auto patch = known.read.begin(); patch != known.read.end(); patch += size) {
      const std::vector<float> sorted = blocks.sorted({patch, patch + size});
      int value = blocks.alike(leaders, sorted, kVisible * tolerance / 255.0);
      if (value < 0) {
        value = static_cast<int>(leaders.size()) / static_cast<int>(size);
        leaders.insert(leaders.end(), sorted.begin(), sorted.end());
      }
      visible.push_back(value);
    }
    const std::size_t step = book.layout.shared() ? 1 : places;
    for (std::size_t i = kind; i < values.size(); i += step) values[i] = visible[values[i]];
  }
  return values;
}

// Places that change on their own show what they show most often. `values`: in each picture, place by place.
void ignore_restless(const std::vector<int>& values, double tolerance, Codebook& book) {
  const auto places = static_cast<std::size_t>(book.layout.count());
  const std::vector<bool> restless =
      restless_places(visible_values(book, values, tolerance), places);
  const std::vector<int> owners = book.layout.owners();
  for (std::size_t place = 0; place < places; ++place) {
    if (!restless[place]) continue;
    std::vector<int> counts(book.at(static_cast<int>(place)).values, 0);
    for (std::size_t i = place; i < values.size(); i += places) ++counts[values[i]];
    book.fixed[place] = static_cast<int>(std::ranges::max_element(counts) - counts.begin());
    book.ignored =
        book.ignored.size() > 0 ? book.ignored : BitVector(static_cast<int>(owners.size()));
    for (std::size_t pixel = 0; pixel < owners.size(); ++pixel) {
      if (owners[pixel] == static_cast<int>(place)) book.ignored.set(static_cast<int>(pixel), true);
    }
  }
}

// Regions that have one value only: noise, or they change on their own.
void drop_fixed_regions(Codebook& book) {
  std::vector<int> number;
  std::vector<Prototypes> kept;
  for (int place = 0; place < book.layout.count(); ++place) {
    const bool varies = book.fixed[place] < 0;
    if (varies) kept.push_back(std::move(book.prototypes[place]));
    number.push_back(varies ? static_cast<int>(kept.size()) : 0);
  }
  if (kept.empty()) return;
  std::vector<int> regions = book.layout.regions();
  for (int& region : regions) {
    if (region != 0) region = region > 0 ? number[region - 1] : -number[-region - 1];
  }
  book.layout = PatchLayout(book.layout.picture(), std::move(regions));
  book.prototypes = std::move(kept);
  book.fixed.assign(book.prototypes.size(), -1);
}

TrainConfig prepare_codebook(const data::PairSet& pairs, TrainConfig config) {
  config.device = "cpu";
  config.threads = 1;
  config.epochs = 1;
  const PatchLayout layout(PatchGrid(pairs.shape, config));  // checks the size of a patch
  if (config.tolerance <= 0) {
    config.tolerance = data::noise_tolerance(data::resting_noise(pairs),
                                             block_values({pairs.shape, layout.place(0).read}));
  }
  return config;
}

TrainResult train_codebook(const data::PairSet& pairs, TrainConfig config,
                           const std::filesystem::path& run_folder, Log& log,
                           const StopFlag& stop) {
  const auto start = std::chrono::steady_clock::now();
  const Codebook book = learn_codebook(pairs, config, stop);
  config.bits = book.bits();
  write_codebook(run_folder / "model", book, config);
  log.progress("train", 1, 1, fmt::format("{} bits", book.bits()));
  TrainResult result;
  result.epochs_done = result.best_epoch = 1;
  result.best_exact_successor = result.last_exact_successor = 1;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace

void check_trainable(const TrainConfig& config, const Backend& backend) {
  if (is_codebook(config) || backend.has_networks()) return;
  throw unsupported_error("--model " + config.model +
                          ": this build has no LibTorch and cannot train networks; expected "
                          "--model codebook, or a build with the preset `full`");
}

PatchCounts count_patches(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                          std::span<const Place> places) {
  const std::size_t size = size_of(places[0].read);
  PatchCounts first_seen;  // in the order of their first occurrence
  std::unordered_map<std::string, int> known;
  std::string patch(size, '\0');
  for (const std::int64_t row : rows) {
    for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
      const std::span picture =
          std::span(*images).subspan(row * pairs.shape.size(), pairs.shape.size());
      for (const Place& place : places) {
        gather(place.read, picture, reinterpret_cast<std::uint8_t*>(patch.data()));
        const auto [found, is_new] = known.emplace(patch, static_cast<int>(known.size()));
        if (is_new) {
          first_seen.bytes.insert(first_seen.bytes.end(), patch.begin(), patch.end());
          first_seen.counts.push_back(0);
        }
        ++first_seen.counts[found->second];
        first_seen.shown.push_back(found->second);
      }
    }
  }
  std::vector<int> order(first_seen.counts.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(
      order, [&](int a, int b) { return first_seen.counts[a] > first_seen.counts[b]; });
  PatchCounts patches;
  std::vector<int> number(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    number[order[i]] = static_cast<int>(i);
    const auto begin = first_seen.bytes.begin() + static_cast<std::ptrdiff_t>(order[i] * size);
    patches.bytes.insert(patches.bytes.end(), begin, begin + static_cast<std::ptrdiff_t>(size));
    patches.counts.push_back(first_seen.counts[order[i]]);
  }
  for (const int value : first_seen.shown) patches.shown.push_back(number[value]);
  return patches;
}

int block_side(const ImageShape& picture) {
  return std::max(2, std::min(picture.height, picture.width) / kBlocksPerSide);
}

std::size_t block_values(const PatchForm& form) { return Blocks(form).largest(); }

std::vector<int> group_patches(const PatchCounts& patches, const PatchForm& form, double tolerance,
                               int most, const StopFlag& stop) {
  const std::size_t size = size_of(form.runs);
  const Blocks blocks(form);
  std::vector<float> leaders;
  std::vector<int> group;
  for (std::size_t i = 0; i < patches.counts.size(); ++i) {
    check(stop);
    const std::vector<float> patch =
        blocks.sorted(as_floats(std::span(patches.bytes).subspan(i * size, size)));
    int value = blocks.alike(leaders, patch, tolerance / 255.0);
    if (value < 0) {
      value = static_cast<int>(leaders.size() / size);
      if (value == most) return {};
      leaders.insert(leaders.end(), patch.begin(), patch.end());
    }
    group.push_back(value);
  }
  return group;
}

int merge_groups(const PatchCounts& patches, const PatchForm& form, double noise,
                 std::vector<int>& group) {
  if (noise <= 0 || group.empty()) return renumber(group);
  const std::size_t size = size_of(form.runs);
  const std::vector<float> distinct = as_floats(patches.bytes);
  const int groups = 1 + *std::ranges::max_element(group);
  std::vector<std::int64_t> count(groups, 0);
  for (std::size_t i = 0; i < group.size(); ++i) count[group[i]] += patches.counts[i];
  const std::vector<float> means = group_means(patches, distinct, group, groups, size);
  const Blocks blocks(form);
  std::vector<int> order(groups);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, [&](int a, int b) { return count[a] > count[b]; });
  std::vector<float> leaders;
  std::vector<int> kept, target(groups);
  for (const int one : order) {
    const std::vector<float> mean =
        blocks.sorted({means.begin() + static_cast<std::ptrdiff_t>(one * size),
                       means.begin() + static_cast<std::ptrdiff_t>((one + 1) * size)});
    // The larger group's mean has hardly any noise left. Two groups of one symbol share its patches by their distance to
    // two noisy leaders: their means differ by up to the noise, however many patches they have.
    const double own_noise = noise / std::sqrt(static_cast<double>(count[one]));
    const double tolerance =
        std::max(noise, data::noise_tolerance(own_noise, blocks.largest())) / 255.0;
    const int alike = blocks.alike(leaders, mean, tolerance);
    target[one] = alike < 0 ? one : kept[alike];
    if (alike >= 0) continue;
    kept.push_back(one);
    leaders.insert(leaders.end(), mean.begin(), mean.end());
  }
  for (int& value : group) value = target[value];
  return renumber(group);
}

Codebook learn_codebook(const data::PairSet& pairs, const TrainConfig& given,
                        const StopFlag& stop) {
  const TrainConfig config = prepare_codebook(pairs, given);
  Codebook book{has_regions(config) ? find_regions(pairs, config.tolerance, stop)
                                    : PatchLayout(PatchGrid(pairs.shape, config)),
                {},
                {},
                {},
                {},
                {}};
  std::vector<std::int64_t> rows(pairs.count);
  std::iota(rows.begin(), rows.end(), 0);
  const std::span<const Place> places = book.layout.places();
  const std::size_t kinds = book.layout.shared() ? 1 : places.size();
  const std::size_t of_kind = places.size() / kinds;
  book.fixed.assign(places.size(), -1);
  std::vector<int> values(2 * rows.size() * places.size());  // in each picture, place by place
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const std::vector<int> shown =
        learn_kind(pairs, rows, places.subspan(kind * of_kind, of_kind), config.tolerance, book,
                   std::span(book.fixed).subspan(kind * of_kind, of_kind), stop);
    for (std::size_t i = 0; i < shown.size(); ++i) values[i * kinds + kind] = shown[i];
  }
  ignore_restless(values, config.tolerance, book);
  if (book.layout.shared()) {
    book.shown = shown_bits(book, values);
  } else {
    drop_fixed_regions(book);  // the others show all their prototypes
  }
  if (book.bits() == 0) {
    throw pairs.fault("no patch changes in the training pairs; nothing to learn");
  }
  if (book.bits() > kMostBits) throw too_different();
  describe_pixels(pairs, rows, book);
  return book;
}

Backend with_codebooks(Backend networks) {
  Backend all = networks;
  all.prepare = [networks](const data::PairSet& pairs, const TrainConfig& config,
                           const std::filesystem::path& run_folder, bool resume) {
    data::check_training_pairs(pairs);
    if (is_codebook(config)) return prepare_codebook(pairs, config);
    if (!networks.prepare) check_trainable(config, networks);
    return networks.prepare(pairs, config, run_folder, resume);
  };
  all.train = [networks](const data::PairSet& pairs, const TrainConfig& config,
                         const std::filesystem::path& run_folder, bool resume, Log& log,
                         const StopFlag& stop) {
    if (is_codebook(config)) return train_codebook(pairs, config, run_folder, log, stop);
    if (!networks.train) check_trainable(config, networks);
    return networks.train(pairs, config, run_folder, resume, log, stop);
  };
  all.load = [terms = networks.loss_terms](const std::filesystem::path& folder, int threads) {
    return load_model(folder, threads, terms);
  };
  return all;
}

}  // namespace latplan::nn
