#include "extract/evidence.h"

#include <algorithm>

#include "extract/selection_score.h"

namespace latplan::extract {

using symbolic::Action;
using symbolic::ActionTable;

namespace {

// The action where it has exactly this effect and the constant bits of the effect's predecessors hold. Contradictory
// preconditions if it cannot have it.
Action with_effect(Action action, const Effect& effect, const ConstantBits& constant) {
  const BitVector gone = action.del & ~action.add;
  action.pos |= constant.always | (action.add & ~effect.add);
  action.neg |= constant.never() | (gone & ~effect.del);
  return action;
}

}  // namespace

std::string to_string(Warranty warranty) {
  if (warranty == Warranty::kSeen) return "seen";
  return warranty == Warranty::kImplied ? "implied" : "guess";
}

Evidence::Evidence(EncodedPairs pairs, bool both_ways) {
  const auto add = [&](const Effect& effect, const BitVector& before) {
    predecessors_.try_emplace(effect, before.size()).first->second.add(before);
  };
  seen_.reserve(pairs.size());
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    BitVector &before = pairs.before[row], &after = pairs.after[row];
    const Effect effect = effect_of(before, after);
    if (!effect.empty()) {
      add(effect, before);
      if (both_ways) add(effect.reversed(), after);
    }
    seen_.emplace_back(std::move(before), std::move(after));
  }
  if (!std::ranges::is_sorted(seen_)) std::ranges::sort(seen_);  // files have them in order
  const auto repeated = std::ranges::unique(seen_);
  seen_.erase(repeated.begin(), repeated.end());
}

Warranty Evidence::warranty(const BitVector& before, const BitVector& after) const {
  if (std::ranges::binary_search(seen_, std::pair(before, after))) return Warranty::kSeen;
  const auto found = predecessors_.find(effect_of(before, after));
  const bool implied = found != predecessors_.end() && before.contains(found->second.always) &&
                       found->second.ever.contains(before);
  return implied ? Warranty::kImplied : Warranty::kGuess;
}

Literals Evidence::invariants() const {
  EncodedPairs pairs;
  for (const auto& [before, after] : seen_) {
    pairs.before.push_back(before);
    pairs.after.push_back(after);
  }
  return find_invariants(pairs, pairs.state_bits(), kInvariantAlpha);
}

ActionTable Evidence::restricted(const ActionTable& table, Warranty worst) const {
  if (worst == Warranty::kGuess) return table;
  return worst == Warranty::kSeen ? seen_steps(table) : implied_steps(table);
}

ActionTable Evidence::seen_steps(const ActionTable& table) const {
  ActionTable result{table.state_bits, {}};
  const TransitionIndex index(table);
  for (const auto& [before, after] : seen_) {
    if (before == after) continue;
    const std::vector<int> actions = index.explaining(before, after);
    if (actions.empty()) continue;
    const Effect effect = effect_of(before, after);
    result.actions.push_back(
        {table.actions[actions.front()].name, before, ~before, effect.add, effect.del});
  }
  return result;
}

ActionTable Evidence::implied_steps(const ActionTable& table) const {
  ActionTable result{table.state_bits, {}};
  std::vector<std::pair<Effect, ConstantBits>> shown(predecessors_.begin(), predecessors_.end());
  std::ranges::sort(shown, {}, [](const auto& entry) -> const Effect& { return entry.first; });
  for (const Action& action : table.actions) {
    const Effect whole{action.add, action.del & ~action.add};
    if (action.neg.contains(whole.add) && action.pos.contains(whole.del)) {  // its only effect
      const auto found = predecessors_.find(whole);
      if (found == predecessors_.end()) continue;
      result.actions.push_back(with_effect(action, whole, found->second));
      continue;
    }
    for (const auto& [effect, constant] : shown) {
      if (whole.add.contains(effect.add) && whole.del.contains(effect.del)) {
        result.actions.push_back(with_effect(action, effect, constant));
      }
    }
  }
  return symbolic::merge_duplicates(result);
}

}  // namespace latplan::extract
