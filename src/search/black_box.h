// Search in a model that only returns the successors of a state: no explicit actions, no
// regression, no relaxation. States are expanded in batches, because a network evaluates many
// states as fast as one. No LibTorch, no images.
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
  int goal_tolerance = 0;           // goal bits that may differ
  Successors successors;  // one list per state; may contain duplicates and the state itself
  Admits admits = {};     // whether a state may be entered, called once per state; empty: always
  int batch = 64;         // states per call of `successors`, at most

  // Goal bits that differ beyond the tolerance.
  int goal_bits_wrong(const BitVector& state) const {
    return std::max(0, ((state & goal_mask) ^ goal_value).count() - goal_tolerance);
  }
};

struct BlackBoxResult {
  Result result;  // its plan is 0, 1, 2, ...: step i leads from states[i] to states[i + 1]
  std::vector<BitVector> states;  // init first; empty without a plan
};

// Error(Usage) unless solve_black_box() accepts `algorithm`: the searches of search::solve() that
// need no explicit actions.
void check_black_box_algorithm(const std::string& algorithm);

// "auto" and "astar-blind" are breadth-first search and optimal. A*, weighted A* and greedy search
// use the number of wrong goal bits. kUnsolvable: all reachable states were expanded.
BlackBoxResult solve_black_box(const BlackBoxTask& task, const std::string& algorithm,
                               const Limits& limits, Log& log, const StopFlag& stop);

}  // namespace latplan::search
