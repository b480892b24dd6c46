#include "extract/evidence.h"

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

Evidence::Evidence(const EncodedPairs& pairs, bool both_ways) {
  const auto add = [&](const BitVector& before, const BitVector& after) {
    Effect effect = effect_of(before, after);
    if (effect.empty()) return;
    predecessors_.try_emplace(std::move(effect), before.size()).first->second.add(before);
  };
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector& before = pairs.before[row];
    const BitVector& after = pairs.after[row];
    seen_.emplace_hint(seen_.end(), before, after);  // files have them in order
    add(before, after);
    if (both_ways) add(after, before);
  }
}

Warranty Evidence::warranty(const BitVector& before, const BitVector& after) const {
  if (seen_.contains({before, after})) return Warranty::kSeen;
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
  for (const Action& action : table.actions) {
    const Effect whole{action.add, action.del & ~action.add};
    if (action.neg.contains(whole.add) && action.pos.contains(whole.del)) {  // its only effect
      const auto found = predecessors_.find(whole);
      if (found == predecessors_.end()) continue;
      result.actions.push_back(with_effect(action, whole, found->second));
      continue;
    }
    for (const auto& [effect, constant] : predecessors_) {
      if (whole.add.contains(effect.add) && whole.del.contains(effect.del)) {
        result.actions.push_back(with_effect(action, effect, constant));
      }
    }
  }
  return symbolic::merge_duplicates(result);
}

}  // namespace latplan::extract
