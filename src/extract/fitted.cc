#include "extract/fitted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "extract/walk.h"

namespace latplan::extract {

using symbolic::Action;
using symbolic::ActionTable;

namespace {

std::map<Effect, std::vector<int>> rows_by_effect(const EncodedPairs& pairs) {
  std::map<Effect, std::vector<int>> groups;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    Effect effect = effect_of(pairs.before[row], pairs.after[row]);
    if (!effect.empty()) groups[std::move(effect)].push_back(static_cast<int>(row));
  }
  return groups;
}

constexpr double kHardlyAny = 0.5;  // moves

// Recorded moves elsewhere, and how much of each should have been an action.
struct Elsewhere {
  std::vector<int> rows;
  std::vector<double> expected;
  double missed =
      0;  // moves that an action that was never taken should have been, where all its preconditions hold
};

// If the action is allowed wherever `loose` is and as frequent there as where `strict` is, but not more frequent than the
// other allowed actions.
Elsewhere expected_elsewhere(const Action& loose, const Action& strict,
                             const EncodedPairs& recorded, const std::vector<int>& allowed) {
  const Effect effect{loose.add, loose.del};
  double taken = 0, chances = 0;
  Elsewhere others;
  for (std::size_t row = 0; row < recorded.size(); ++row) {
    const BitVector& before = recorded.before[row];
    if (allowed[row] == 0 || !loose.applicable(before)) continue;
    if (!strict.applicable(before)) {
      others.rows.push_back(static_cast<int>(row));
      continue;
    }
    chances += 1;
    others.missed += 1.0 / allowed[row];
    taken += effect_of(before, recorded.after[row]) == effect ? 1 : 0;
  }
  if (taken > 0) others.missed = 0;
  const double rate = std::max(1.0, taken) / std::max(1.0, chances);
  for (const int row : others.rows) others.expected.push_back(std::min(rate, 1.0 / allowed[row]));
  return others;
}

// Adds preconditions of `strict`, those that rule out most first, until hardly any move is expected elsewhere: to stop as soon
// as the evidence fails to show more would leave the action too loose. Does nothing unless what they rule out, each less the
// log of the number of literals to choose from, is more than `enough`: any few pairs have bits that are constant by chance.
void restrict_to(Action& action, const Action& strict, const EncodedPairs& recorded,
                 Elsewhere others, double enough) {
  const auto expected = [&] {
    return std::accumulate(others.expected.begin(), others.expected.end(), 0.0);
  };
  if (expected() <= enough) return;
  const Action loose = action;
  double evidence = 0;
  const double cost = std::log(2.0 * action.pos.size());
  while (expected() > kHardlyAny) {
    const BitVector pos = strict.pos & ~action.pos, neg = strict.neg & ~action.neg;
    std::vector<double> ruled_out(pos.size(), 0);
    for (std::size_t i = 0; i < others.rows.size(); ++i) {
      const BitVector& before = recorded.before[others.rows[i]];
      for (const int f : ((pos & ~before) | (neg & before)).ones()) {
        ruled_out[f] += others.expected[i];
      }
    }
    const auto best = static_cast<int>(std::ranges::max_element(ruled_out) - ruled_out.begin());
    (pos.get(best) ? action.pos : action.neg).set(best, true);
    evidence += std::max(0.0, ruled_out[best] - cost);
    Elsewhere left;
    for (std::size_t i = 0; i < others.rows.size(); ++i) {
      if (!action.applicable(recorded.before[others.rows[i]])) continue;
      left.rows.push_back(others.rows[i]);
      left.expected.push_back(others.expected[i]);
    }
    others = std::move(left);
  }
  if (evidence <= enough) action = loose;
}

}  // namespace

void add_statistical_preconditions(ActionTable& table, const std::vector<std::vector<int>>& seen,
                                   const EncodedPairs& pairs, double alpha, bool strict) {
  const int bits = table.state_bits;
  std::vector<double> ones(bits, 0.0);
  for (const BitVector& state : pairs.before) {
    for (const int bit : state.ones()) ones[bit] += 1.0;
  }
  const double total = std::max<double>(1.0, static_cast<double>(pairs.size()));
  const double threshold = std::log(alpha / bits);
  const Walk walk(pairs);
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    if (seen[i].empty()) continue;
    ConstantBits constant(bits);
    for (const int row : seen[i]) constant.add(pairs.before[row]);
    Action& action = table.actions[i];
    for (int f = 0; f < bits; ++f) {
      const bool always = constant.always.get(f);
      if (constant.ever.get(f) != always) continue;  // took both values
      const double other = always ? 1.0 - ones[f] / total : ones[f] / total;
      if (other <= 0) continue;  // constant everywhere: no evidence about this action
      if (!strict && walk.log_chance(f, always, other, seen[i]) >= threshold) continue;
      (always ? action.pos : action.neg).set(f, true);
    }
  }
}

ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict, int min_support) {
  ActionTable table{pairs.state_bits(), {}};
  std::vector<std::vector<int>> seen;
  for (const auto& [effect, rows] : rows_by_effect(pairs)) {
    if (static_cast<int>(rows.size()) < min_support) continue;
    table.actions.push_back(
        {fmt::format("a{}", table.actions.size()), effect.del, effect.add, effect.add, effect.del});
    seen.push_back(rows);
  }
  add_statistical_preconditions(table, seen, pairs, alpha, strict);
  return table;
}

void restrict_refuted_actions(ActionTable& table, const EncodedPairs& recorded,
                              const EncodedPairs& pairs, double alpha) {
  std::map<Effect, std::vector<int>> groups = rows_by_effect(pairs);
  std::vector<std::vector<int>> seen;
  for (const Action& action : table.actions) {
    std::vector<int>& rows = seen.emplace_back(groups[{action.add, action.del}]);
    std::erase_if(rows, [&](int row) { return !action.applicable(pairs.before[row]); });
  }
  ActionTable strict = table;
  add_statistical_preconditions(strict, seen, pairs, alpha, true);
  std::vector<int> allowed(recorded.size(), 0);  // actions, where something changed
  for (std::size_t row = 0; row < recorded.size(); ++row) {
    if (recorded.before[row] == recorded.after[row]) continue;
    for (const Action& action : table.actions) {
      allowed[row] += action.applicable(recorded.before[row]) ? 1 : 0;
    }
  }
  const double most = std::log(static_cast<double>(table.actions.size()) / alpha);
  std::vector<Action> kept;
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    Action& action = table.actions[i];
    Elsewhere others = expected_elsewhere(action, strict.actions[i], recorded, allowed);
    if (others.missed > most) continue;
    restrict_to(action, strict.actions[i], recorded, std::move(others), -std::log(alpha));
    kept.push_back(std::move(action));
  }
  table.actions = std::move(kept);
}

ActionTable observed_actions(const EncodedPairs& pairs) {
  ActionTable table{pairs.state_bits(), {}};
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector& before = pairs.before[row];
    const BitVector& after = pairs.after[row];
    if (before == after || !seen.emplace(before, after).second) continue;
    const Effect effect = effect_of(before, after);
    table.actions.push_back(
        {fmt::format("t{}", table.actions.size()), before, ~before, effect.add, effect.del});
  }
  return table;
}

}  // namespace latplan::extract
