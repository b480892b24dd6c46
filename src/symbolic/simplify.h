// The part of a task that search can ever see: what Fast Downward's translator would leave of it, and less, for it
// keeps duplicates.
#pragma once

#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

struct Simplified {
  StripsTask task;
  std::vector<int> bits;     // of the task given, ascending: bit i of `task` is bits[i] there
  std::vector<int> actions;  // of the task given: action i of `task` is actions[i] there
};

// Drops the actions that can never apply and the bits that can never change when no effect ever undoes another
// (delete relaxation from the initial state), then merges duplicates. A bit that the goal wants otherwise than it will
// always be stays: the task is then unsolvable and says so. Plans of the two tasks are the same, action by action.
Simplified simplify(const StripsTask& task);

}  // namespace latplan::symbolic
