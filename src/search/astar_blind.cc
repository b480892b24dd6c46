#include "search/algorithms.h"
#include "search/wave.h"

namespace latplan::search {

Outcome astar_blind(const PackedTask& task, Guard& guard, Statistics& statistics) {
  Wave wave(task.actions, task.init.data(), guard);
  if (!guard.reserve(wave.generator_bytes()) || !wave.begin()) return {guard.status(), {}};
  ++statistics.evaluated;
  ++statistics.states;
  StateId goal = kNoState;
  const auto visit = [&](StateId id, const Word* state, Word) {
    if (!task.is_goal(state)) return false;
    goal = id;
    return true;
  };
  while (!wave.exhausted()) {
    switch (wave.expand(statistics, visit)) {
      case Step::kGoOn:
        break;
      case Step::kFound:
        return {Status::kSolved, wave.path(goal)};
      case Step::kLimit:
        return {guard.status(), {}};
    }
  }
  return {Status::kUnsolvable, {}};
}

}  // namespace latplan::search
