// Search in a model that only says what comes after a state: no actions to look into, no regression, no relaxation.
// Batches of states are handed to a callback, for a network answers many questions as fast as one. No LibTorch, no
// images.
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/bit_vector.h"
#include "search/planner.h"

namespace latplan::search {

struct BlackBoxTask {
  using Successors =
      std::function<std::vector<std::vector<BitVector>>(std::span<const BitVector> states)>;
  using Admits = std::function<std::vector<bool>(std::span<const BitVector> states)>;

  BitVector init;
  BitVector goal_mask, goal_value;  // the value is zero outside the mask
  int goal_tolerance = 0;           // as many goal bits may differ
  Successors
      successors;  // for each state those one step away; doubles and the state itself do no harm
  Admits admits = {};  // whether a state may be entered: asked once for each; empty: every one may
  int batch = 64;      // states a call of successors, at most

  // Goal bits that differ beyond the tolerance.
  int goal_bits_wrong(const BitVector& state) const {
    return std::max(0, ((state & goal_mask) ^ goal_value).count() - goal_tolerance);
  }
  bool is_goal(const BitVector& state) const { return goal_bits_wrong(state) == 0; }
};

struct BlackBoxResult {
  Result result;  // its plan is 0, 1, 2, ...: step i leads from states[i] to states[i + 1]
  std::vector<BitVector> states;  // init first; empty without a plan
};

// Error(Usage) that lists what is possible, unless solve_black_box() would take `algorithm`. These are the names and
// forms of search::solve() that need no actions: blind, goal count and novelty.
void check_black_box_algorithm(const std::string& algorithm);

// "auto" and "astar-blind" are breadth-first, and shortest plans; A* and the greedy search count wrong goal bits; iw(W)
// drops what brings nothing new, and ends with the greedy search. kUnsolvable: everything the model reaches was seen.
BlackBoxResult solve_black_box(const BlackBoxTask& task, const std::string& algorithm,
                               const Limits& limits, Log& log, const StopFlag& stop);

}  // namespace latplan::search
