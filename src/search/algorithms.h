// The search algorithms behind planner.h: each takes a compiled task whose initial state is no goal and whose goal
// is possible. New ones get a file of their own and a line in planner.cc.
#pragma once

#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"
#include "search/planner.h"

namespace latplan::search {

struct Outcome {
  Status status = Status::kNoPlan;
  std::vector<int> plan;  // packed actions
};

// A* with the blind heuristic under unit costs, which is breadth-first search: f grows with the depth alone, a goal's
// h of 0 puts it ahead of its layer, so testing states as they are generated expands no more than A* would, and
// nothing is ever reopened.
Outcome astar_blind(const PackedTask& task, Guard& guard, Statistics& statistics);

// Two breadth-first waves, from the initial state and back from the goal.
// Requires bidirectional_possible(task).
Outcome bidirectional(const PackedTask& task, Guard& guard, Statistics& statistics);
// One goal state, and regression that is deterministic.
bool bidirectional_possible(const PackedTask& task);

}  // namespace latplan::search
