#include "extract/evidence.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/error.h"
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

// Without the copies of effect_of.
bool has_effect(const BitVector& before, const BitVector& after, const Effect& effect) {
  for (std::size_t word = 0; word < before.words().size(); ++word) {
    const std::uint64_t from = before.words()[word], to = after.words()[word];
    if ((to & ~from) != effect.add.words()[word] || (from & ~to) != effect.del.words()[word]) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::string to_string(Warranty warranty) {
  if (warranty == Warranty::kSeen) return "seen";
  return warranty == Warranty::kImplied ? "implied" : "guess";
}

Evidence::Evidence(EncodedPairs pairs, bool both_ways) : both_ways_(both_ways) {
  seen_.reserve(pairs.size());
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    seen_.emplace_back(std::move(pairs.before[row]), std::move(pairs.after[row]));
  }
  if (!std::ranges::is_sorted(seen_)) std::ranges::sort(seen_);  // files have them in order
  const auto repeated = std::ranges::unique(seen_);
  seen_.erase(repeated.begin(), repeated.end());
}

// A plan has few steps: looking through all pairs takes less time than an index of their effects.
Warranty Evidence::warranty(const BitVector& before, const BitVector& after) const {
  if (std::ranges::binary_search(seen_, std::pair(before, after))) return Warranty::kSeen;
  const Effect effect = effect_of(before, after);
  if (effect.empty()) return Warranty::kGuess;
  ConstantBits constant(before.size());
  bool found = false;
  const auto look_at = [&](const BitVector& from, const BitVector& to) {
    LATPLAN_CHECK(from.size() == before.size(), "states of different sizes");
    if (!has_effect(from, to, effect)) return;
    constant.add(from);
    found = true;
  };
  for (const auto& [from, to] : seen_) {
    look_at(from, to);
    if (both_ways_) look_at(to, from);
  }
  const bool implied = found && before.contains(constant.always) && constant.ever.contains(before);
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
  std::map<Effect, ConstantBits> predecessors;
  const auto add = [&](const BitVector& before, const BitVector& after) {
    Effect effect = effect_of(before, after);
    if (effect.empty()) return;
    predecessors.try_emplace(std::move(effect), before.size()).first->second.add(before);
  };
  for (const auto& [before, after] : seen_) {
    add(before, after);
    if (both_ways_) add(after, before);
  }
  for (const Action& action : table.actions) {
    const Effect whole{action.add, action.del & ~action.add};
    if (action.neg.contains(whole.add) && action.pos.contains(whole.del)) {  // its only effect
      const auto found = predecessors.find(whole);
      if (found == predecessors.end()) continue;
      result.actions.push_back(with_effect(action, whole, found->second));
      continue;
    }
    for (const auto& [effect, constant] : predecessors) {
      if (whole.add.contains(effect.add) && whole.del.contains(effect.del)) {
        result.actions.push_back(with_effect(action, effect, constant));
      }
    }
  }
  return symbolic::merge_duplicates(result);
}

}  // namespace latplan::extract
