// Simplification of a task, as by Fast Downward's translator; also merges duplicate actions.
#pragma once

#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

struct Simplified {
  StripsTask task;
  std::vector<int> bits;     // by bit of `task`: the original bit; ascending
  std::vector<int> actions;  // by action of `task`: the original action
};

// Drops actions that cannot apply and bits that cannot change in the delete relaxation, then merges
// duplicates. Keeps a constant bit whose goal value differs, so that the task stays unsolvable.
// Both tasks have the same plans, up to merged actions.
Simplified simplify(const StripsTask& task);

}  // namespace latplan::symbolic
