#include "extract/walk.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace latplan::extract {

bool is_walk(const EncodedPairs& pairs) {
  std::unordered_map<std::int64_t, std::size_t> pair_of_row;
  for (std::size_t i = 0; i < pairs.rows.size(); ++i) pair_of_row.emplace(pairs.rows[i], i);
  std::int64_t neighbours = 0, continued = 0;
  for (const auto& [row, pair] : pair_of_row) {
    const auto next = pair_of_row.find(row + 1);
    if (next == pair_of_row.end()) continue;
    ++neighbours;
    continued += pairs.after[pair] == pairs.before[next->second] ? 1 : 0;
  }
  return 2 * continued > neighbours;
}

Walk::Walk(const EncodedPairs& pairs) : exists_(is_walk(pairs)) {
  if (!exists_) return;
  std::map<std::int64_t, std::size_t> pair_of_row;  // a reversed pair has the place of its own
  for (std::size_t i = 0; i < pairs.size(); ++i) pair_of_row.emplace(pairs.rows[i], i);
  turns_.resize(pairs.state_bits());
  for (std::vector<double>& runs : runs_) runs.assign(pairs.state_bits(), 0);
  std::unordered_map<std::int64_t, std::size_t> place;
  const BitVector* last = nullptr;
  for (const auto& [row, pair] : pair_of_row) {
    const BitVector& state = pairs.before[pair];
    const std::size_t here = place.size();
    place.emplace(row, here);
    const BitVector begun = last == nullptr ? BitVector(state.size(), true) : state ^ *last;
    for (const int f : begun.ones()) {
      if (last != nullptr) turns_[f].push_back(here);
      runs_[state.get(f) ? 1 : 0][f] += 1;
    }
    last = &state;
  }
  for (const std::int64_t row : pairs.rows) order_.push_back(place.at(row));
}

double Walk::log_chance(int f, bool value, double other, std::span<const int> pairs) const {
  const double share = std::min(other, 1 - 1e-12);
  const double independent = static_cast<double>(pairs.size()) * std::log1p(-share);
  if (!exists_) return independent;
  std::unordered_set<std::size_t> met;
  for (const int pair : pairs) {
    const auto& turns = turns_[f];
    met.insert(std::upper_bound(turns.begin(), turns.end(), order_[pair]) - turns.begin());
  }
  const double all = std::max(runs(f, value), static_cast<double>(met.size()));
  const double missed = (all - static_cast<double>(met.size()) + 0.5) / (all + 1);
  return std::max(independent, share / (1 - share) * all * std::log(missed));
}

}  // namespace latplan::extract
