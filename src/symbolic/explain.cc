// explain(): the steps of a plan and why it fails, as text.
#include <algorithm>
#include <utility>

#include "symbolic/strips.h"

namespace latplan::symbolic {
namespace {

constexpr std::size_t kShownBits = 12;
constexpr std::size_t kShownActions = 5;

std::string joined(const std::vector<std::string>& items, std::size_t shown) {
  std::string text;
  for (std::size_t i = 0; i < std::min(items.size(), shown); ++i) {
    text += (i == 0 ? "" : ", ") + items[i];
  }
  if (items.size() > shown) text += " and " + std::to_string(items.size() - shown) + " more";
  return text;
}

std::string value_of(const BitVector& state, int bit) { return state.get(bit) ? "true" : "false"; }

// "z3 becomes true, z7 becomes false" or "nothing changes".
std::string changes(const StripsTask& task, const BitVector& before, const BitVector& after) {
  std::vector<std::string> items;
  for (const int bit : (before ^ after).ones()) {
    items.push_back(task.bit_name(bit) + " becomes " + value_of(after, bit));
  }
  return items.empty() ? "nothing changes" : joined(items, kShownBits);
}

// "z3 must be true but is false, ...": the bits of `mask` where `state` differs from `value`.
std::string misses(const StripsTask& task, const BitVector& state, const BitVector& mask,
                   const BitVector& value) {
  std::vector<std::string> items;
  for (const int bit : ((state ^ value) & mask).ones()) {
    items.push_back(task.bit_name(bit) + " must be " + value_of(value, bit) + " but is " +
                    value_of(state, bit));
  }
  return joined(items, kShownBits);
}

// The actions applicable in `state`, by the number of bits in which their outcome differs from
// `wanted`.
std::string alternatives(const StripsTask& task, const BitVector& state, const BitVector& wanted) {
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t a = 0; a < task.model.actions.size(); ++a) {
    const Action& action = task.model.actions[a];
    if (action.applicable(state)) order.emplace_back((action.apply(state) ^ wanted).count(), a);
  }
  if (order.empty()) return "no action applies in this state";
  std::sort(order.begin(), order.end());
  std::vector<std::string> items;
  for (const auto& [difference, action] : order) {
    items.push_back(task.action_name(static_cast<int>(action)) +
                    (difference == 0 ? " (same outcome)"
                                     : " (outcome differs in " + std::to_string(difference) +
                                           (difference == 1 ? " bit)" : " bits)")));
  }
  return "applicable here: " + joined(items, kShownActions);
}

std::string failed_step(const StripsTask& task, int number, const BitVector& state) {
  const Action& action = task.model.actions[number];
  const std::string needs = action.pos.intersects(action.neg)
                                ? "its preconditions contradict each other at " +
                                      task.bit_name((action.pos & action.neg).ones().front())
                                : misses(task, state, action.pos | action.neg, action.pos);
  return task.action_name(number) + " does not apply: " + needs + "\n  " +
         alternatives(task, state, action.apply(state)) + "\n";
}

}  // namespace

std::string explain(const StripsTask& task, const Plan& plan) {
  std::string text;
  BitVector state = task.init;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    text += "step " + std::to_string(i + 1) + ": ";
    if (plan[i] < 0 || static_cast<std::size_t>(plan[i]) >= task.model.actions.size()) {
      return text + "the model has no action number " + std::to_string(plan[i]) +
             "\nthe plan is not valid\n";
    }
    const Action& action = task.model.actions[plan[i]];
    if (!action.applicable(state)) {
      return text + failed_step(task, plan[i], state) + "the plan is not valid\n";
    }
    BitVector next = action.apply(state);
    text += task.action_name(plan[i]) + ": " + changes(task, state, next) + "\n";
    state = std::move(next);
  }
  if (task.is_goal(state)) return text + "the goal is reached; the plan is valid\n";
  return text + "the goal is missed: " + misses(task, state, task.goal_mask, task.goal_value) +
         "\nthe plan is not valid\n";
}

}  // namespace latplan::symbolic
