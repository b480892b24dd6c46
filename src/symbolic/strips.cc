#include "symbolic/strips.h"

#include <array>
#include <unordered_map>
#include <utility>

#include "base/error.h"

namespace latplan::symbolic {
namespace {

// Actions with equal signatures have the same transitions, even if one of them lists an effect that
// its precondition implies.
struct Signature {
  std::array<BitVector, 4> masks;
  friend bool operator==(const Signature&, const Signature&) = default;
};

struct SignatureHash {
  std::size_t operator()(const Signature& signature) const {
    std::size_t h = 0;
    for (const BitVector& mask : signature.masks) h = h * 0x9e3779b97f4a7c15ULL + mask.hash();
    return h;
  }
};

Signature signature_of(const Action& action) {
  return {
      {action.pos, action.neg, action.add & ~action.pos, action.del & ~action.add & ~action.neg}};
}

// "z3 to be true, z7 to be false, ...": the bits of `mask` where `state` differs from `value`.
std::string violated(const StripsTask& task, const BitVector& state, const BitVector& mask,
                     const BitVector& value) {
  constexpr int kShown = 8;
  std::string text;
  int seen = 0;
  for (const int bit : ((state ^ value) & mask).ones()) {
    if (++seen > kShown) continue;
    if (seen > 1) text += ", ";
    text += task.bit_name(bit) + (value.get(bit) ? " to be true" : " to be false");
  }
  if (seen > kShown) text += " and " + std::to_string(seen - kShown) + " more";
  return text;
}

std::string why_not(const StripsTask& task, const Action& action, const BitVector& state) {
  if (action.pos.intersects(action.neg)) return "its preconditions contradict each other";
  return "it needs " + violated(task, state, action.pos | action.neg, action.pos);
}

}  // namespace

StripsTask make_task(ActionTable model, BitVector init, BitVector goal) {
  LATPLAN_CHECK(init.size() == model.state_bits && goal.size() == model.state_bits,
                "model has " + std::to_string(model.state_bits) + " bits, init " +
                    std::to_string(init.size()) + ", goal " + std::to_string(goal.size()));
  StripsTask task;
  task.goal_mask = BitVector(model.state_bits, true);
  task.model = std::move(model);
  task.init = std::move(init);
  task.goal_value = std::move(goal);
  return task;
}

ActionTable merge_duplicates(const ActionTable& table) { return merge_with_map(table).table; }

MergedTable merge_with_map(const ActionTable& table) {
  MergedTable result;
  result.table.state_bits = table.state_bits;
  result.row.assign(table.actions.size(), -1);
  std::unordered_map<Signature, int, SignatureHash> rows;
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    const Action& action = table.actions[i];
    if (action.pos.intersects(action.neg)) continue;
    Signature signature = signature_of(action);
    if (signature.masks[2].none() && signature.masks[3].none()) continue;
    const auto [found, fresh] =
        rows.emplace(std::move(signature), static_cast<int>(result.table.actions.size()));
    if (fresh) result.table.actions.push_back(action);
    result.row[i] = found->second;
  }
  return result;
}

std::vector<std::vector<int>> MergedTable::members() const {
  std::vector<std::vector<int>> result(table.actions.size());
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] >= 0) result[row[i]].push_back(static_cast<int>(i));
  }
  return result;
}

TableStatistics statistics(const ActionTable& table) {
  TableStatistics result;
  result.propositions = table.state_bits;
  result.actions = static_cast<int>(table.actions.size());
  if (table.actions.empty()) return result;
  BitVector changeable(table.state_bits);
  for (const Action& action : table.actions) {
    result.mean_add += action.add.count();
    result.mean_del += action.del.count();
    result.mean_pos += action.pos.count();
    result.mean_neg += action.neg.count();
    if (action.pos.intersects(action.neg)) continue;
    changeable |= (action.add & ~action.pos) | (action.del & ~action.add & ~action.neg);
  }
  result.changeable_bits = changeable.count();
  for (double* mean : {&result.mean_add, &result.mean_del, &result.mean_pos, &result.mean_neg}) {
    *mean /= result.actions;
  }
  return result;
}

TableStatistics statistics(const ActionTable& table, std::span<const BitVector> before,
                           std::span<const BitVector> after) {
  LATPLAN_CHECK(before.size() == after.size(), "pairs with " + std::to_string(before.size()) +
                                                   " and " + std::to_string(after.size()) +
                                                   " states");
  TableStatistics result = statistics(table);
  BitVector ever(table.state_bits);
  BitVector always(table.state_bits, true);
  double differences = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (const BitVector* state : {&before[i], &after[i]}) {
      ever |= *state;
      always &= *state;
    }
    differences += (before[i] ^ after[i]).count();
  }
  if (before.empty()) return result;
  result.effective_bits = (ever & ~always).count();
  result.state_differences = differences / static_cast<double>(before.size());
  return result;
}

Simulation simulate(const StripsTask& task, const Plan& plan) {
  Simulation result;
  result.states.push_back(task.init);
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const std::string step = "step " + std::to_string(i + 1) + ": ";
    if (plan[i] < 0 || static_cast<std::size_t>(plan[i]) >= task.model.actions.size()) {
      result.reason = step + "the model has no action number " + std::to_string(plan[i]);
      return result;
    }
    const Action& action = task.model.actions[plan[i]];
    const BitVector& state = result.states.back();
    if (!action.applicable(state)) {
      result.reason =
          step + task.action_name(plan[i]) + " is not applicable: " + why_not(task, action, state);
      return result;
    }
    result.states.push_back(action.apply(state));
  }
  result.valid = task.is_goal(result.states.back());
  if (!result.valid) {
    result.reason = "the last state is not a goal: the goal needs " +
                    violated(task, result.states.back(), task.goal_mask, task.goal_value);
  }
  return result;
}

}  // namespace latplan::symbolic
