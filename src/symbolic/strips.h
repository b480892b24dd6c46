// Propositional STRIPS over numbered bits: learnt models, planning tasks and plans. Independent of
// images, networks and search.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/bit_vector.h"

namespace latplan::symbolic {

// All four masks have the number of bits of the model. The action is applicable in s iff s contains
// pos and does not intersect neg. The successor is (s \ del) | add: as in PDDL, an add effect wins
// over a delete effect on the same bit.
struct Action {
  std::string name;  // plain PDDL name: a letter, then letters, digits, '-', '_', '+'
  BitVector pos, neg, add, del;

  bool applicable(const BitVector& state) const {
    return state.contains(pos) && !state.intersects(neg);
  }
  BitVector apply(const BitVector& state) const { return (state & ~del) | add; }
  friend bool operator==(const Action&, const Action&) = default;
};

// Memory of an action without its name.
constexpr std::uint64_t action_bytes(int state_bits) {
  return sizeof(Action) + 4 * ((static_cast<std::uint64_t>(state_bits) + 63) / 64) * 8;
}

// A model: state_bits propositions z0, z1, ... and ground actions.
struct ActionTable {
  int state_bits = 0;
  std::vector<Action> actions;
};

// Names of bits and actions in the file of a task, for output. Empty: z0, z1, ... and Action::name.
struct TaskNames {
  std::vector<std::string> bits, actions;
};

struct StripsTask {
  ActionTable model;
  BitVector init;
  BitVector goal_mask;     // bits with a goal value; all bits if the goal is one state
  BitVector goal_value;    // their values; zero outside the mask
  int goal_tolerance = 0;  // goal bits that may differ; not part of any file format
  TaskNames names = {};

  std::string bit_name(int bit) const {
    return names.bits.empty() ? "z" + std::to_string(bit) : names.bits[bit];
  }
  const std::string& action_name(int action) const {
    return names.actions.empty() ? model.actions[action].name : names.actions[action];
  }

  int goal_bits_missed(const BitVector& state) const {
    return ((state ^ goal_value) & goal_mask).count();
  }
  bool is_goal(const BitVector& state) const { return goal_bits_missed(state) <= goal_tolerance; }
};

// A task whose goal is one complete state.
StripsTask make_task(ActionTable model, BitVector init, BitVector goal);

using Plan = std::vector<int>;  // indices into model.actions

// Merges actions with the same preconditions and effects (keeping the first name). Drops actions
// with contradictory preconditions or without effect. Keeps the order.
ActionTable merge_duplicates(const ActionTable& table);

// The same with a mapping between the input and the result.
struct MergedTable {
  ActionTable table;
  std::vector<int> row;  // by input action: its index in `table`; -1: dropped
  // By action of `table`: the input actions it stands for, ascending.
  std::vector<std::vector<int>> members() const;
};
MergedTable merge_with_map(const ActionTable& table);

// The columns of tab:statistics-summary in the paper. Effective bits are bits that take both values
// in the encoded images. State differences are the mean number of bits that differ within a pair.
struct TableStatistics {
  int propositions = 0, actions = 0;
  int changeable_bits = 0;  // bits that some action can change
  double mean_add = 0, mean_del = 0, mean_pos = 0, mean_neg = 0;
  std::optional<int> effective_bits;        // only with pairs
  std::optional<double> state_differences;  // only with pairs
};
TableStatistics statistics(const ActionTable& table);
// With encoded pairs (before[i], after[i]).
TableStatistics statistics(const ActionTable& table, std::span<const BitVector> before,
                           std::span<const BitVector> after);

struct Simulation {
  std::vector<BitVector> states;  // init first; up to the first inapplicable step
  bool valid = false;             // every step is applicable and the last state is a goal
  std::string reason;             // if not valid: step, action and violated bits
};
// Independent of the search code.
Simulation simulate(const StripsTask& task, const Plan& plan);

// A text with one line per step: the bits that changed. At the first inapplicable step: the
// violated preconditions, and the applicable actions, ordered by how similar their outcome is to
// that of the step. At the end: the goal bits that are wrong.
std::string explain(const StripsTask& task, const Plan& plan);

}  // namespace latplan::symbolic
