#include "data/pair_set.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <unordered_set>

#include "base/error.h"
#include "base/rng.h"

namespace latplan::data {
namespace {

constexpr std::uint64_t kEpisodeParts = 20;  // of which one tests and one validates

// Mixes bytes eight at a time; good enough to tell image pairs apart, not meant against malice.
std::uint64_t hash_bytes(std::uint64_t h, std::span<const std::uint8_t> bytes) {
  const auto mix = [&h](std::uint64_t word) {
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  };
  std::uint64_t word = 0;
  for (; bytes.size() >= sizeof word; bytes = bytes.subspan(sizeof word)) {
    std::memcpy(&word, bytes.data(), sizeof word);
    mix(__builtin_bswap64(word));  // the first byte is the highest
  }
  word = 0;
  for (const std::uint8_t byte : bytes) word = word << 8 | byte;
  if (!bytes.empty()) mix(word);
  return h;
}

std::span<const std::uint8_t> row_of(const std::vector<std::uint8_t>& images,
                                     const ImageShape& shape, std::int64_t row) {
  return std::span(images).subspan(static_cast<std::size_t>(row) * shape.size(), shape.size());
}

// A random-looking name for the transition of each row, from its two pictures.
std::vector<std::uint64_t> transition_names(const PairSet& pairs, std::uint64_t key) {
  std::vector<std::uint64_t> names(pairs.count);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const auto before = row_of(pairs.predecessors, pairs.shape, row);
    const auto after = row_of(pairs.successors, pairs.shape, row);
    names[row] = Rng(hash_bytes(hash_bytes(key, before), after)).next();
  }
  return names;
}

// Whether the pairs are steps of episodes: most of them begin with the picture that the one before ended with.
bool is_episode(const PairSet& pairs) {
  std::int64_t continued = 0;
  for (std::int64_t row = 1; row < pairs.count; ++row) {
    continued += std::ranges::equal(row_of(pairs.successors, pairs.shape, row - 1),
                                    row_of(pairs.predecessors, pairs.shape, row))
                     ? 1
                     : 0;
  }
  return 2 * continued > pairs.count;
}

// Names the transitions of an episode so that those that first occur in one part of it follow each other: pictures near the
// held-out ones would tell little about others.
void keep_parts_together(std::vector<std::uint64_t>& names, std::uint64_t key) {
  constexpr std::uint64_t kLow = 0xffffffff;
  std::unordered_map<std::uint64_t, std::uint64_t> renamed;
  for (std::size_t row = 0; row < names.size(); ++row) {
    const std::uint64_t part = kEpisodeParts * row / names.size();
    const std::uint64_t name = (Rng(key + part).next() & ~kLow) | (names[row] & kLow);
    names[row] = renamed.emplace(names[row], name).first->second;
  }
}

}  // namespace

std::vector<std::int64_t> PairSet::rows(Split which) const {
  std::vector<std::int64_t> result;
  for (std::int64_t row = 0; row < count; ++row) {
    if (split[row] == which) result.push_back(row);
  }
  return result;
}

Error PairSet::fault(const std::string& what) const {
  return input_error((place.empty() ? "" : place + ": ") + what);
}

void check_training_pairs(const PairSet& pairs) {
  const std::vector<std::int64_t> rows = pairs.rows(Split::kTrain);
  if (rows.size() < 2) throw pairs.fault("fewer than two training pairs; expected more");
  const auto is_first = [&](const std::vector<std::uint8_t>& images, std::int64_t row) {
    return std::ranges::equal(row_of(images, pairs.shape, row),
                              row_of(pairs.predecessors, pairs.shape, rows.front()));
  };
  if (std::ranges::all_of(rows, [&](std::int64_t row) {
        return is_first(pairs.predecessors, row) && is_first(pairs.successors, row);
      })) {
    throw pairs.fault("all pictures of the training pairs are the same; nothing to learn");
  }
}

Image PairSet::predecessor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(predecessors, shape, row));
}

Image PairSet::successor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(successors, shape, row));
}

std::vector<WorldState> PairSet::states() const {
  std::vector<WorldState> states = states_before;
  states.insert(states.end(), states_after.begin(), states_after.end());
  return states;
}

void assign_splits(PairSet& pairs, std::uint64_t seed) {
  const std::uint64_t key = Rng(seed).fork("data/split").next();
  std::vector<std::uint64_t> transition = transition_names(pairs, key);
  if (is_episode(pairs)) keep_parts_together(transition, key);
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
  std::vector<std::uint64_t> names;
  if (pairs.states_before.empty()) names = transition_names(pairs, 0);
  std::map<Split, std::unordered_set<std::uint64_t>> distinct;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    distinct[pairs.split[row]].insert(
        !names.empty()
            ? names[row]
            : hash_bytes(hash_bytes(0, pairs.states_before[row]), pairs.states_after[row]));
  }
  std::map<Split, std::int64_t> counts;
  for (const Split split : {Split::kTrain, Split::kValidation, Split::kTest}) {
    counts[split] = static_cast<std::int64_t>(distinct[split].size());
  }
  return counts;
}

}  // namespace latplan::data
