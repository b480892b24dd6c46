#include "nn/trained_model.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

#include "base/error.h"
#include "nn/decode_encode.h"

namespace latplan::nn {
namespace {

// All (state, label) combinations with their successors.
struct Candidates {
  std::vector<std::size_t> rows;
  std::vector<int> labels;
  std::vector<BitVector> before, after;

  void keep(const std::vector<bool>& good) {
    Candidates kept;
    for (std::size_t i = 0; i < good.size(); ++i) {
      if (!good[i]) continue;
      kept.rows.push_back(rows[i]);
      kept.labels.push_back(labels[i]);
      kept.before.push_back(std::move(before[i]));
      kept.after.push_back(std::move(after[i]));
    }
    *this = std::move(kept);
  }
};

Candidates all_candidates(const TrainedModel& model, std::span<const BitVector> states,
                          const SuccessorFilter& filter) {
  Candidates c;
  const std::vector<int> labels = model.used_labels();
  for (std::size_t row = 0; row < states.size(); ++row) {
    for (const int label : labels) {
      if (filter.applies && !filter.applies(states[row], label)) continue;
      c.rows.push_back(row);
      c.labels.push_back(label);
      c.before.push_back(states[row]);
    }
  }
  c.after = model.apply(c.before, c.labels);
  return c;
}

}  // namespace

std::vector<int> TrainedModel::used_labels() const {
  std::vector<int> all(labels());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

std::vector<std::vector<BitVector>> TrainedModel::successors(
    std::span<const BitVector> states) const {
  return nn::successors(*this, states, SuccessorFilter{});
}

std::vector<LikelyCode> StateCodec::likely_codes(const Image& image) const {
  return {{encode(std::span(&image, 1)).front(), 0}};
}

std::vector<Image> with_noise(const StateCodec& codec, std::span<const Image> images,
                              double deviation, Rng& rng) {
  const std::span<const float> units = codec.noise_units();
  std::vector<Image> noisy(images.begin(), images.end());
  for (Image& image : noisy) {
    for (std::size_t i = 0; i < image.pixels().size(); ++i) {
      const float unit = units.empty() ? 1.0F : units[i];
      if (unit > 0) image.pixels()[i] += static_cast<float>(deviation * rng.normal()) * unit;
    }
  }
  return noisy;
}

std::vector<std::vector<BitVector>> successors(const TrainedModel& model,
                                               std::span<const BitVector> states,
                                               const SuccessorFilter& filter) {
  LATPLAN_CHECK(model.capabilities().actions, "this model has no actions");
  Candidates c = all_candidates(model, states, filter);
  std::vector<std::unordered_set<BitVector>> seen(states.size());
  for (std::size_t row = 0; row < states.size(); ++row) seen[row].insert(states[row]);
  const auto keep_if = [&](const auto& good) {
    std::vector<bool> kept(c.rows.size());
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = good(i);
    c.keep(kept);
  };
  if (filter.same_label) {
    const std::vector<int> again = model.label(c.before, c.after);
    keep_if([&](std::size_t i) { return again[i] == c.labels[i]; });
  }
  keep_if([&](std::size_t i) { return seen[c.rows[i]].insert(c.after[i]).second; });
  if (filter.stable) {
    c.keep(stable_states(model, c.after));
  }
  std::vector<std::vector<BitVector>> result(states.size());
  for (std::size_t i = 0; i < c.rows.size(); ++i) {
    result[c.rows[i]].push_back(std::move(c.after[i]));
  }
  return result;
}

}  // namespace latplan::nn
