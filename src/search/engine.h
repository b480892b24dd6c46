// What all search algorithms have in common, and how they are made. Each works on a compiled task whose initial state
// is no goal and whose goal is possible; task, guard and statistics must outlive it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "search/guard.h"
#include "search/heuristic.h"
#include "search/packed_task.h"
#include "search/planner.h"

namespace latplan::search {

struct Outcome {
  Status status = Status::kNoPlan;
  std::vector<int> plan;  // packed actions
  bool optimal = false;   // proven
};

class Engine {
 public:
  virtual ~Engine() = default;
  // Searches for about `work` units of the guard. True: done, outcome() holds; do not call again.
  virtual bool advance(std::int64_t work) = 0;
  const Outcome& outcome() const { return outcome_; }
  // The algorithm that found the outcome, where one name covers several; else empty.
  virtual std::string ran() const { return {}; }

 protected:
  bool finish(Outcome outcome) {
    outcome_ = std::move(outcome);
    return true;
  }

 private:
  Outcome outcome_;
};

// A* with the blind heuristic under unit costs, which is breadth-first search: f grows with the depth alone, a goal's
// h of 0 puts it ahead of its layer, so testing states as they are generated expands no more than A* would, and
// nothing is ever reopened.
std::unique_ptr<Engine> make_breadth_first(const PackedTask& task, Guard& guard,
                                           Statistics& statistics);

// Two breadth-first waves, from the initial state and back from the goal; optimal.
// Requires bidirectional_possible(task): one goal state, and regression that is deterministic.
std::unique_ptr<Engine> make_bidirectional(const PackedTask& task, Guard& guard,
                                           Statistics& statistics);
bool bidirectional_possible(const PackedTask& task);

// Best-first search in the order of g_weight g + h_weight h, states evaluated as they are generated: A* with (1, 1),
// weighted A* with (1, w), or (d, n) for w = n / d, greedy with (0, 1).
struct BestFirstOptions {
  int g_weight = 1;        // 0 or more; unless 0, states met again on a shorter way are reopened
  int h_weight = 1;        // 1 or more
  bool preferred = false;  // a second open list, favoured, for what preferred operators reach
};
std::unique_ptr<Engine> make_best_first(const PackedTask& task, const HeuristicEntry& heuristic,
                                        const BestFirstOptions& options, Guard& guard,
                                        Statistics& statistics);

// Greedy best-first search that evaluates states when they are taken from the open list, which is ordered by their
// parents' estimates: far fewer evaluations where a heuristic is good.
std::unique_ptr<Engine> make_lazy_greedy(const PackedTask& task, const HeuristicEntry& heuristic,
                                         bool preferred, Guard& guard, Statistics& statistics);

// IW(1), ..., IW(width): breadth-first search that drops states which make no set of so many facts true for the first
// time (Lipovetzky and Geffner 2012). When all end without a plan, greedy search with FF goes on, for completeness.
constexpr int kLargestWidth = 2;
std::unique_ptr<Engine> make_iterated_width(const PackedTask& task, int width, Guard& guard,
                                            Statistics& statistics);

// Uninformed search first (bidirectional where possible), then in turns with A* and LM-cut; optimal.
std::unique_ptr<Engine> make_race(const PackedTask& task, Guard& guard, Statistics& statistics);

}  // namespace latplan::search
