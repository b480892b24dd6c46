// Propositional STRIPS over numbered bits: the learnt model and a planning task in it.
// Knows nothing of images, networks or search.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/bit_vector.h"

namespace latplan::symbolic {

// All four masks have the model's number of bits. Applicable in s iff s contains pos and does not intersect neg;
// the successor is (s \ del) | add: an add wins over a delete of the same bit, as in PDDL.
struct Action {
  std::string name;  // a plain PDDL name: letter first, then letters, digits, '-', '_', '+'
  BitVector pos, neg, add, del;

  bool applicable(const BitVector& state) const {
    return state.contains(pos) && !state.intersects(neg);
  }
  BitVector apply(const BitVector& state) const { return (state & ~del) | add; }
  friend bool operator==(const Action&, const Action&) = default;
};

// The learnt model: state_bits propositions z0, z1, ... and ground actions.
struct ActionTable {
  int state_bits = 0;
  std::vector<Action> actions;
};

// What the file of a task calls its bits and actions, for people and plan files. Empty: z0, z1, ..., and the actions'
// own names.
struct TaskNames {
  std::vector<std::string> bits, actions;
};

struct StripsTask {
  ActionTable model;
  BitVector init;
  BitVector goal_mask;     // which bits the goal names (all of them for a complete goal state)
  BitVector goal_value;    // their values; zero outside the mask
  int goal_tolerance = 0;  // as many goal bits may differ; no file format says it
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

// Merges actions with the same preconditions and effects (the first name stays), drops self-contradictory ones
// (pos meets neg) and those that can never change a state. Order is kept.
ActionTable merge_duplicates(const ActionTable& table);

// The same with the way back: which row of the result each given action became; -1 for a dropped one.
struct MergedTable {
  ActionTable table;
  std::vector<int> row;
  std::vector<std::vector<int>> members()
      const;  // of each row of the result: the given actions, ascending
};
MergedTable merge_with_map(const ActionTable& table);

// A column each of tab:statistics-summary of the paper. Effective bits and state differences are properties of the
// encoded images: bits that took both values, and the mean number of bits that differ between the states of a pair.
struct TableStatistics {
  int propositions = 0, actions = 0;
  int changeable_bits = 0;  // bits that some action of the table can turn over
  double mean_add = 0, mean_del = 0, mean_pos = 0, mean_neg = 0;
  std::optional<int> effective_bits;        // known with pairs only
  std::optional<double> state_differences;  // known with pairs only
};
TableStatistics statistics(const ActionTable& table);
// With the encoded pairs: before[i] and after[i] belong together.
TableStatistics statistics(const ActionTable& table, std::span<const BitVector> before,
                           std::span<const BitVector> after);

struct Simulation {
  std::vector<BitVector> states;  // init first; stops before the first inapplicable step
  bool valid = false;             // every step applicable and the last state is a goal
  std::string reason;             // why not, in words: step, action, the violated bits
};
// Independent of the search code.
Simulation simulate(const StripsTask& task, const Plan& plan);

// A plan step by step, in words, a line an item: what every step changed; at the first step that does not apply, which
// bits it needed and what they were, and which actions apply there instead, those first whose outcome is nearest to
// what the step should have brought; at the end, which goal bits are missed.
std::string explain(const StripsTask& task, const Plan& plan);

}  // namespace latplan::symbolic
