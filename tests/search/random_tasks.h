// Random STRIPS tasks for property tests, and a plain breadth-first search as the reference.
// RapidCheck supplies the seed and Rng the task: numbers of RapidCheck cluster near zero and mostly
// give tasks whose initial state is a goal.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/rng.h"
#include "symbolic/strips.h"

namespace latplan::search {

struct Explored {
  std::unordered_map<BitVector, int> depth;
  std::vector<BitVector> states;  // by depth, init first
};

inline Explored explore(const symbolic::StripsTask& task) {
  Explored result{{{task.init, 0}}, {task.init}};
  for (std::size_t i = 0; i < result.states.size(); ++i) {
    const BitVector state = result.states[i];
    for (const symbolic::Action& action : task.model.actions) {
      if (!action.applicable(state)) continue;
      const BitVector successor = action.apply(state);
      if (result.depth.emplace(successor, result.depth.at(state) + 1).second) {
        result.states.push_back(successor);
      }
    }
  }
  return result;
}

// The length of a shortest plan, if there is one. Shares no code with the planner.
inline std::optional<int> shortest(const symbolic::StripsTask& task) {
  const Explored explored = explore(task);
  for (const BitVector& state : explored.states) {
    const BitVector wrong = (state ^ task.goal_value) & task.goal_mask;
    if (wrong.count() <= task.goal_tolerance) return explored.depth.at(state);
  }
  return std::nullopt;
}

struct Shape {
  bool invertible = false;     // every effect has the opposite precondition
  bool complete_goal = false;  // one goal state
  int most_bits = 12;
};

inline BitVector random_bits(Rng& rng, int size, double share) {
  BitVector result(size);
  for (int i = 0; i < size; ++i) result.set(i, rng.uniform() < share);
  return result;
}

inline symbolic::Action random_action(Rng& rng, int index, int size, double density,
                                      const Shape& shape) {
  symbolic::Action action{"a" + std::to_string(index), random_bits(rng, size, density),
                          random_bits(rng, size, density), random_bits(rng, size, 0.12),
                          random_bits(rng, size, 0.12)};
  if (!shape.invertible) {
    // One in eight may have contradictory preconditions. Actions may have no effect, or effects
    // without preconditions.
    if (rng.below(8) != 0) action.neg &= ~action.pos;
    return action;
  }
  action.neg &= ~action.pos;
  action.del &= ~action.add;
  action.pos = (action.pos & ~action.add) | action.del;
  action.neg = (action.neg & ~action.del) | action.add;
  return action;
}

// An XOR effect split as in learnt models: one action per value of the two bits it flips.
inline void add_xor(Rng& rng, int index, symbolic::ActionTable& table) {
  const int size = table.state_bits;
  const int first = static_cast<int>(rng.below(size));
  const int second = static_cast<int>(rng.below(size));
  for (int variant = 0; variant < 4; ++variant) {
    BitVector on(size);
    BitVector off(size);
    ((variant & 1) != 0 ? on : off).set(first, true);
    if (second != first) ((variant & 2) != 0 ? on : off).set(second, true);
    table.actions.push_back(
        {"x" + std::to_string(index) + "-" + std::to_string(variant), on, off, off, on});
  }
}

// Includes tasks that are solved at the start or unsolvable, and tasks with constant bits or dead
// ends. The goal is often the farthest reachable state.
inline symbolic::StripsTask random_task(std::uint64_t seed, const Shape& shape) {
  Rng rng(seed);
  symbolic::StripsTask task;
  const int size = 1 + static_cast<int>(rng.below(shape.most_bits));
  task.model.state_bits = size;
  const double density = 0.02 + 0.2 * rng.uniform();
  const int actions = static_cast<int>(rng.below(40));
  for (int a = 0; a < actions; ++a) {
    task.model.actions.push_back(random_action(rng, a, size, density, shape));
  }
  const int flips = static_cast<int>(rng.below(4));
  for (int x = 0; x < flips; ++x) add_xor(rng, x, task.model);
  task.init = random_bits(rng, size, 0.5);
  const std::vector<BitVector> reachable = explore(task).states;
  BitVector goal = reachable.back();
  const std::uint64_t kind = rng.below(6);
  if (kind == 0) goal = random_bits(rng, size, 0.5);
  if (kind == 1) goal = reachable[rng.below(reachable.size())];
  task.goal_mask = shape.complete_goal ? BitVector(size, true) : random_bits(rng, size, 0.8);
  task.goal_value = goal & task.goal_mask;
  return task;
}

// Moves that flip one to three bits, with an action for each pattern of these bits, as in LightsOut.
// Some actions are split on another bit, some moves need another bit, and some patterns are missing.
// `sets` adds actions that set bits without testing them.
inline symbolic::StripsTask flip_task(std::uint64_t seed, int most_bits, bool sets) {
  Rng rng(seed);
  const int size = 2 + static_cast<int>(rng.below(most_bits - 1));
  symbolic::StripsTask task =
      symbolic::make_task({size, {}}, random_bits(rng, size, 0.5), random_bits(rng, size, 0.5));
  const int moves = 2 + static_cast<int>(rng.below(7));
  for (int m = 0; m < moves; ++m) {
    BitVector flips(size), condition(size), split(size);
    for (int i = 0; i < 3; ++i) flips.set(static_cast<int>(rng.below(size)), true);
    if (rng.below(4) == 0) condition.set(static_cast<int>(rng.below(size)), true);
    split.set(static_cast<int>(rng.below(size)), true);
    condition &= ~flips;
    split &= ~(flips | condition);
    const bool gaps = rng.below(4) == 0;
    const std::vector<int> flipped = flips.ones();
    for (int pattern = 0; pattern < 1 << flipped.size(); ++pattern) {
      BitVector on(size);
      for (std::size_t i = 0; i < flipped.size(); ++i) on.set(flipped[i], (pattern >> i & 1) != 0);
      const std::string name = "m" + std::to_string(m) + "-" + std::to_string(pattern);
      const BitVector off = flips & ~on;
      if (gaps && rng.below(3) == 0) continue;
      if (rng.below(3) == 0) {
        task.model.actions.push_back({name + "a", on | condition, off | split, off, on});
        task.model.actions.push_back({name + "b", on | condition | split, off, off, on});
      } else {
        task.model.actions.push_back({name, on | condition, off, off, on});
      }
    }
    if (sets && rng.below(2) == 0) {
      const BitVector changed = random_bits(rng, size, 0.2);
      const BitVector value = changed & random_bits(rng, size, 0.5);
      task.model.actions.push_back({"s" + std::to_string(m), random_bits(rng, size, 0.1),
                                    BitVector(size), value, changed & ~value});
    }
  }
  return task;
}

}  // namespace latplan::search
