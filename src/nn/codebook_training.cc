#include "nn/codebook_training.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>
#include <string_view>
#include <unordered_map>

#include "base/error.h"
#include "data/resting_noise.h"
#include "nn/model_files.h"

namespace latplan::nn {
namespace {

constexpr int kMostBits = 4096;
constexpr int kRefinements = 2;  // rounds of reassigning patches to the mean of their group

float limit_of(double tolerance, std::size_t values) {
  const double level = tolerance / 255.0;
  return static_cast<float>(level * level * static_cast<double>(values));
}

std::vector<float> as_floats(std::span<const std::uint8_t> bytes) {
  std::vector<float> values(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) values[i] = static_cast<float>(bytes[i]) / 255.0F;
  return values;
}

std::vector<float> pixel_deviations(const data::PairSet& pairs,
                                    std::span<const std::int64_t> rows) {
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
  std::vector<float> deviation(size);
  const double count = 2.0 * static_cast<double>(rows.size());
  for (std::size_t i = 0; i < size; ++i) {
    const double mean = sum[i] / count;
    deviation[i] =
        static_cast<float>(std::sqrt(std::max(0.0, squares[i] / count - mean * mean)) / 255.0);
  }
  return deviation;
}

// The mean of each group, [groups, patch size].
std::vector<float> group_means(const PatchCounts& patches, const std::vector<float>& distinct,
                               const std::vector<int>& group, int groups, std::size_t size) {
  std::vector<double> sum(groups * size, 0);
  std::vector<double> weight(groups, 0);
  for (std::size_t i = 0; i < group.size(); ++i) {
    const auto count = static_cast<double>(patches.counts[i]);
    weight[group[i]] += count;
    for (std::size_t j = 0; j < size; ++j) sum[group[i] * size + j] += count * distinct[i * size + j];
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

TrainConfig prepare_codebook(const data::PairSet& pairs, TrainConfig config) {
  config.device = "cpu";
  config.threads = 1;
  config.epochs = 1;
  PatchGrid grid(pairs.shape, config);  // checks the size of a patch
  if (config.tolerance <= 0) {
    config.tolerance = data::noise_tolerance(data::resting_noise(pairs), grid.patch().size());
  }
  return config;
}

TrainResult train_codebook(const data::PairSet& pairs, TrainConfig config,
                           const std::filesystem::path& run_folder, Log& log) {
  const auto start = std::chrono::steady_clock::now();
  const Codebook book = learn_codebook(pairs, config);
  config.bits = book.bits();
  write_codebook(run_folder / "model", book, config);
  log.progress("train", 1, 1, fmt::format("{} prototypes", book.values()));
  TrainResult result;
  result.epochs_done = result.best_epoch = 1;
  result.best_exact_successor = result.last_exact_successor = 1;
  result.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

[[noreturn]] void no_networks() {
  throw unsupported_error(
      "this build has no neural networks (LATPLAN_WITH_TORCH=OFF); expected the full build, or "
      "--model codebook");
}

}  // namespace

PatchCounts count_patches(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                          const PatchGrid& grid) {
  const std::size_t size = grid.patch().size();
  const std::size_t line_size =
      static_cast<std::size_t>(grid.patch().width) * grid.patch().channels;
  PatchCounts first_seen;  // in the order of their first occurrence
  std::unordered_map<std::string, int> known;
  std::string patch(size, '\0');
  for (const std::int64_t row : rows) {
    for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
      const std::uint8_t* picture = images->data() + row * pairs.shape.size();
      for (int place = 0; place < grid.count(); ++place) {
        for (int line = 0; line < grid.patch().height; ++line) {
          std::copy_n(picture + grid.line_start(place, line), line_size,
                      patch.begin() + static_cast<std::ptrdiff_t>(line * line_size));
        }
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
  std::ranges::stable_sort(order, [&](int a, int b) {
    return first_seen.counts[a] > first_seen.counts[b];
  });
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

std::vector<int> group_patches(const PatchCounts& patches, int patch_size, double tolerance,
                               int most) {
  const auto size = static_cast<std::size_t>(patch_size);
  const float limit = limit_of(tolerance, size);
  std::vector<float> leaders;
  std::vector<int> group;
  for (std::size_t i = 0; i < patches.counts.size(); ++i) {
    const std::vector<float> patch = as_floats(std::span(patches.bytes).subspan(i * size, size));
    int value = nearest_prototype(leaders, patch, limit).value;
    if (value < 0) {
      value = static_cast<int>(leaders.size() / size);
      if (value == most) return {};
      leaders.insert(leaders.end(), patch.begin(), patch.end());
    }
    group.push_back(value);
  }
  return group;
}

Codebook learn_codebook(const data::PairSet& pairs, const TrainConfig& given) {
  const TrainConfig config = prepare_codebook(pairs, given);
  Codebook book{PatchGrid(pairs.shape, config), {}, {}, {}};
  const std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  const PatchCounts patches = count_patches(pairs, rows, book.grid);
  const auto size = static_cast<std::size_t>(book.patch_size());
  std::vector<int> group =
      group_patches(patches, book.patch_size(), config.tolerance, kMostBits);
  const std::vector<float> distinct = as_floats(patches.bytes);
  int groups = group.empty() ? 0 : renumber(group);
  for (int round = 0; round < kRefinements && groups > 0; ++round) {
    const std::vector<float> means = group_means(patches, distinct, group, groups, size);
    for (std::size_t i = 0; i < group.size(); ++i) {
      group[i] = nearest_prototype(means, std::span(distinct).subspan(i * size, size),
                                   std::numeric_limits<float>::max())
                     .value;
    }
    groups = renumber(group);
  }
  if (groups > 0) book.prototypes = group_means(patches, distinct, group, groups, size);
  const int places = book.grid.count();
  book.fixed.assign(places, -2);
  for (std::size_t i = 0; i < patches.shown.size() && groups > 0; ++i) {
    int& fixed = book.fixed[i % places];
    const int value = group[patches.shown[i]];
    if (fixed == -2) fixed = value;
    if (fixed != value) fixed = -1;
  }
  if (groups == 0 || book.bits() > kMostBits) {
    throw unsupported_error(fmt::format(
        "--model codebook: patches of {}x{} pixels look too different from each other: more than "
        "{} bits; expected patches that recur, or a larger --tolerance",
        book.grid.patch().width, book.grid.patch().height, kMostBits));
  }
  if (book.bits() == 0) {
    throw input_error("no patch changes in the training pairs; nothing to learn");
  }
  book.deviation = pixel_deviations(pairs, rows);
  return book;
}

Backend with_codebooks(Backend networks) {
  Backend all = networks;
  all.prepare = [networks](const data::PairSet& pairs, const TrainConfig& config,
                           const std::filesystem::path& run_folder, bool resume) {
    if (is_codebook(config)) return prepare_codebook(pairs, config);
    if (!networks.prepare) no_networks();
    return networks.prepare(pairs, config, run_folder, resume);
  };
  all.train = [networks](const data::PairSet& pairs, const TrainConfig& config,
                         const std::filesystem::path& run_folder, bool resume, Log& log,
                         const StopFlag& stop) {
    if (is_codebook(config)) return train_codebook(pairs, config, run_folder, log);
    if (!networks.train) no_networks();
    return networks.train(pairs, config, run_folder, resume, log, stop);
  };
  all.load = [networks](const std::filesystem::path& folder, int threads) {
    if (is_codebook(read_model_config(folder))) return load_codebook(folder);
    if (!networks.load) no_networks();
    return networks.load(folder, threads);
  };
  return all;
}

}  // namespace latplan::nn
