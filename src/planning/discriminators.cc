#include "planning/discriminators.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "nn/decode_encode.h"

namespace latplan::planning {
namespace {

constexpr int kRounds = 50;         // decode -> encode, at most
constexpr int kAttempts = 4;        // times as many draws as are wanted
constexpr std::size_t kLeast = 20;  // invented rows needed for training

BitVector random_bits(int bits, Rng& rng) {
  BitVector state(bits);
  for (int i = 0; i < bits; ++i) state.set(i, rng.coin());
  return state;
}

// Input rows of `step`: the bits before, the bits after, and which changed (hard to learn for a small network).
std::vector<BitVector> step_rows(std::span<const BitVector> before,
                                 std::span<const BitVector> after) {
  std::vector<BitVector> rows;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const int bits = before[i].size();
    BitVector& row = rows.emplace_back(3 * bits);
    for (int bit = 0; bit < bits; ++bit) {
      row.set(bit, before[i].get(bit));
      row.set(bits + bit, after[i].get(bit));
      row.set(2 * bits + bit, before[i].get(bit) != after[i].get(bit));
    }
  }
  return rows;
}

std::unordered_set<BitVector> states_in(const extract::EncodedPairs& pairs) {
  std::unordered_set<BitVector> states(pairs.before.begin(), pairs.before.end());
  states.insert(pairs.after.begin(), pairs.after.end());
  return states;
}

// Sorted, so that the order does not depend on hashes.
std::vector<BitVector> sorted(const std::unordered_set<BitVector>& states) {
  std::vector<BitVector> list(states.begin(), states.end());
  std::ranges::sort(list);
  return list;
}

void learn_state(const nn::TrainedModel& model, const std::unordered_set<BitVector>& known,
                 const nn::LearnDiscriminator& learn, Log& log, const StopFlag& stop,
                 Discriminators& result) {
  const std::vector<BitVector> examples = sorted(known);
  const std::vector<BitVector> others =
      invented_states(model, known, examples.size(), Rng(1).fork("discriminators/states"));
  log.info(fmt::format("discriminator=state known={} invented={}", examples.size(), others.size()));
  if (examples.size() < kLeast || others.size() < kLeast) return;
  nn::DiscriminatorConfig config;
  config.width = 50;
  result.state = learn(examples, others, config, log, stop);
  if (!result.state) return;
  const std::vector<bool> accepted = accepts(*result.state, examples);
  result.state_error = static_cast<double>(std::ranges::count(accepted, false)) /
                       static_cast<double>(accepted.size());
}

extract::EncodedPairs distinct(const extract::EncodedPairs& pairs) {
  std::set<std::pair<BitVector, BitVector>> steps;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs.before[i] != pairs.after[i]) steps.emplace(pairs.before[i], pairs.after[i]);
  }
  extract::EncodedPairs result;
  for (const auto& [before, after] : steps) {
    result.before.push_back(before);
    result.after.push_back(after);
  }
  return result;
}

void learn_step(const nn::TrainedModel& model, const extract::EncodedPairs& pairs,
                const nn::LearnDiscriminator& learn, Log& log, const StopFlag& stop,
                Discriminators& result) {
  BlackBoxFilter filter;
  apply(result, filter);
  const extract::EncodedPairs others =
      invented_steps(model, pairs, filter.state, pairs.size(), Rng(1).fork("discriminators/steps"));
  log.info(fmt::format("discriminator=step known={} invented={}", pairs.size(), others.size()));
  if (pairs.size() < kLeast || others.size() < kLeast) return;
  nn::DiscriminatorConfig config;
  config.depth = 2;
  config.dropout = 0.5;
  result.step = learn(step_rows(pairs.before, pairs.after), step_rows(others.before, others.after),
                      config, log, stop);
}

}  // namespace

std::vector<BitVector> invented_states(const nn::StateCodec& codec,
                                       const std::unordered_set<BitVector>& known,
                                       std::size_t count, Rng rng) {
  std::unordered_set<BitVector> found;
  for (int attempt = 0; attempt < kAttempts && found.size() < count; ++attempt) {
    std::vector<BitVector> drawn;
    for (std::size_t i = 0; i < count; ++i) drawn.push_back(random_bits(codec.state_bits(), rng));
    const nn::Settled settled = nn::settle(codec, std::move(drawn), kRounds);
    for (std::size_t i = 0; i < count; ++i) {
      const bool wanted = settled.stable[i] && !known.contains(settled.codes[i]);
      if (wanted && found.size() < count) found.insert(settled.codes[i]);
    }
  }
  return sorted(found);
}

extract::EncodedPairs invented_steps(const nn::TrainedModel& model,
                                     const extract::EncodedPairs& pairs, const StateTest& state,
                                     std::size_t count, Rng rng) {
  const std::vector<int> used = model.used_labels();
  extract::EncodedPairs steps;
  if (used.empty() || pairs.size() == 0) return steps;
  for (int attempt = 0; attempt < kAttempts && steps.size() < count; ++attempt) {
    std::vector<BitVector> before;
    std::vector<int> labels;
    for (std::size_t i = 0; i < count; ++i) {
      before.push_back(pairs.before[rng.below(pairs.size())]);
      labels.push_back(used[rng.below(used.size())]);
    }
    std::vector<BitVector> after = model.apply(before, labels);
    const std::vector<bool> passed = state ? state(after) : std::vector<bool>(count, true);
    for (std::size_t i = 0; i < count && steps.size() < count; ++i) {
      if (!passed[i] || after[i] == before[i]) continue;
      steps.before.push_back(std::move(before[i]));
      steps.after.push_back(std::move(after[i]));
    }
  }
  return steps;
}

Discriminators learn_discriminators(const nn::TrainedModel& model,
                                    const extract::EncodedPairs& pairs,
                                    const nn::LearnDiscriminator& learn, Log& log,
                                    const StopFlag& stop) {
  Discriminators result;
  learn_state(model, states_in(pairs), learn, log, stop, result);
  if (!stop.requested()) learn_step(model, distinct(pairs), learn, log, stop, result);
  return stop.requested() ? Discriminators{} : result;
}

void apply(const Discriminators& discriminators, BlackBoxFilter& filter) {
  if (discriminators.step) {
    filter.step = [step = discriminators.step](std::span<const BitVector> before,
                                               std::span<const BitVector> after) {
      return accepts(*step, step_rows(before, after));
    };
  }
  if (discriminators.uses_state()) {
    filter.state = [state = discriminators.state](std::span<const BitVector> states) {
      return accepts(*state, states);
    };
  }
}

}  // namespace latplan::planning
