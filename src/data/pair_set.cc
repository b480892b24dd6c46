#include "data/pair_set.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "base/error.h"
#include "base/rng.h"
#include "data/row_workers.h"
#include "domains/state_set.h"

namespace latplan::data {
namespace {

constexpr int kMostDraws = 100'000;  // for one pair that must avoid states

// Mixes bytes eight at a time; good enough to tell image pairs apart, not meant against malice.
std::uint64_t hash_bytes(std::uint64_t h, std::span<const std::uint8_t> bytes) {
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t word = 0;
    const std::size_t end = std::min(at + 8, bytes.size());
    for (std::size_t i = at; i < end; ++i) word = word << 8 | bytes[i];
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  }
  return h;
}

// Draws and draws again until neither state is to be avoided.
void draw_pair(const domains::Domain& domain, const domains::StateSet& avoid, Rng rng,
               domains::State& before, domains::State& after) {
  for (int tries = 0; tries < kMostDraws; ++tries) {
    domains::Transition drawn = domain.sample_transition(rng);
    if (avoid.contains(domain.as_seen(drawn.before)) ||
        avoid.contains(domain.as_seen(drawn.after))) {
      continue;
    }
    before = std::move(drawn.before);
    after = std::move(drawn.after);
    return;
  }
  throw usage_error("no image pair without the " + std::to_string(avoid.size()) +
                    " states to avoid; expected a world with more states");
}

domains::StateSet states_to_avoid(const domains::Domain& domain, const GenerateConfig& config) {
  domains::StateSet avoid(domain.goal().size());
  for (const domains::State& state : config.avoid) {
    if (state.size() == domain.goal().size())
      avoid.insert(domain.as_seen(state));  // others cannot occur anyway
  }
  return avoid;
}

Rng rng_of_row(const GenerateConfig& config, std::int64_t row) {
  return Rng(config.seed).fork("data/pair").fork("row", static_cast<std::uint64_t>(row));
}

std::span<const std::uint8_t> row_of(const std::vector<std::uint8_t>& images,
                                     const ImageShape& shape, std::int64_t row) {
  return std::span(images).subspan(static_cast<std::size_t>(row) * shape.size(), shape.size());
}

// A random-looking name for the transition of each row, from its two pictures. Where the states are known, rows with the
// same two states share the pictures of the first of them: a world may draw a state anew each time.
std::vector<std::uint64_t> transition_names(const PairSet& pairs, std::uint64_t key) {
  std::unordered_map<std::uint64_t, std::int64_t> first_with;  // states -> row
  std::vector<std::uint64_t> names(pairs.count);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    std::int64_t shown = row;
    if (!pairs.states_before.empty()) {
      const std::uint64_t states =
          hash_bytes(hash_bytes(key, pairs.states_before[row]), pairs.states_after[row]);
      shown = first_with.emplace(states, row).first->second;
    }
    const auto before = row_of(pairs.predecessors, pairs.shape, shown);
    const auto after = row_of(pairs.successors, pairs.shape, shown);
    names[row] = Rng(hash_bytes(hash_bytes(key, before), after)).next();
  }
  return names;
}

}  // namespace

std::vector<std::int64_t> PairSet::rows(Split which) const {
  std::vector<std::int64_t> result;
  for (std::int64_t row = 0; row < count; ++row) {
    if (split[row] == which) result.push_back(row);
  }
  return result;
}

Image PairSet::predecessor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(predecessors, shape, row));
}

Image PairSet::successor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(successors, shape, row));
}

PairSet generate(const domains::Domain& domain, const GenerateConfig& config, Log& log,
                 const StopFlag& stop) {
  LATPLAN_CHECK(config.pairs >= 0, "a negative number of pairs");
  const domains::StateSet avoid = states_to_avoid(domain, config);
  PairSet pairs;
  pairs.shape = domain.image_shape();
  pairs.count = config.pairs;
  pairs.predecessors.resize(config.pairs * pairs.shape.size());
  pairs.successors.resize(config.pairs * pairs.shape.size());
  pairs.states_before.resize(config.pairs);
  pairs.states_after.resize(config.pairs);
  const auto size = static_cast<std::int64_t>(pairs.shape.size());
  const auto fill = [&](std::int64_t row) {
    domains::State& before = pairs.states_before[row];
    domains::State& after = pairs.states_after[row];
    const Rng own = rng_of_row(config, row);
    draw_pair(domain, avoid, own, before, after);
    Rng camera = own.fork("camera");
    std::ranges::copy(domain.render_anew(before, camera).to_bytes(),
                      pairs.predecessors.begin() + row * size);
    std::ranges::copy(domain.render_anew(after, camera).to_bytes(),
                      pairs.successors.begin() + row * size);
  };
  work_on_rows({"dataset", config.pairs, config.threads, fill}, log, stop);
  assign_splits(pairs, config.seed);
  return pairs;
}

std::vector<domains::State> drawn_states(const domains::Domain& domain,
                                         const GenerateConfig& config) {
  const domains::StateSet avoid = states_to_avoid(domain, config);
  std::vector<domains::State> states(2 * config.pairs);
  for (std::int64_t row = 0; row < config.pairs; ++row) {
    draw_pair(domain, avoid, rng_of_row(config, row), states[2 * row], states[2 * row + 1]);
  }
  return states;
}

void assign_splits(PairSet& pairs, std::uint64_t seed) {
  const std::uint64_t key = Rng(seed).fork("data/split").next();
  const std::vector<std::uint64_t> transition = transition_names(pairs, key);
  std::vector<std::uint64_t> distinct = transition;
  std::ranges::sort(distinct);
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  // The first twentieth tests, the second validates; a handful of transitions still gives one to each, and leaves two to learn.
  const std::size_t part = distinct.size() < 4 ? 0 : std::max<std::size_t>(1, distinct.size() / 20);
  pairs.split.resize(pairs.count);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const auto rank = static_cast<std::size_t>(std::ranges::lower_bound(distinct, transition[row]) -
                                               distinct.begin());
    pairs.split[row] = rank < part       ? Split::kTest
                       : rank < 2 * part ? Split::kValidation
                                         : Split::kTrain;
  }
}

std::map<Split, std::int64_t> count_transitions(const PairSet& pairs) {
  const std::vector<std::uint64_t> names = transition_names(pairs, 0);
  std::map<Split, std::unordered_set<std::uint64_t>> distinct;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    distinct[pairs.split[row]].insert(names[row]);
  }
  std::map<Split, std::int64_t> counts;
  for (const Split split : {Split::kTrain, Split::kValidation, Split::kTest}) {
    counts[split] = static_cast<std::int64_t>(distinct[split].size());
  }
  return counts;
}

}  // namespace latplan::data
