// The interface of all search algorithms, and the functions that make them. An algorithm works on a
// compiled task whose initial state is not a goal and whose goal is possible. Task, guard and
// statistics must outlive it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "search/guard.h"
#include "search/heuristic.h"
#include "search/packed_task.h"
#include "search/planner.h"

namespace latplan::search {

struct Outcome {
  Status status = Status::kNoPlan;
  std::vector<ActionId> plan;
  bool optimal = false;  // proven
};

class SearchAlgorithm {
 public:
  virtual ~SearchAlgorithm() = default;
  // Searches for about `work` units of the guard. True: done, outcome() is valid; do not call
  // again.
  virtual bool advance(std::int64_t work) = 0;
  const Outcome& outcome() const { return outcome_; }
  // The algorithm that produced the outcome, if this one runs several; else empty.
  virtual std::string winner() const { return {}; }

 protected:
  bool finish(Outcome outcome) {
    outcome_ = std::move(outcome);
    return true;
  }

 private:
  Outcome outcome_;
};

// Breadth-first search. With unit costs it is A* with the blind heuristic: f grows with the depth
// alone, and h = 0 puts a goal ahead of its layer. Testing states for the goal when they are
// generated expands no more states than A* would, and nothing is ever reopened.
std::unique_ptr<SearchAlgorithm> make_breadth_first(const PackedTask& task, Guard& guard,
                                                    Statistics& statistics);

// Two breadth-first searches, forward from the initial state and backward from the goal; optimal.
// Requires bidirectional_possible(task): a single goal state and deterministic regression.
std::unique_ptr<SearchAlgorithm> make_bidirectional(const PackedTask& task, Guard& guard,
                                                    Statistics& statistics);
bool bidirectional_possible(const PackedTask& task);

// Eager best-first search by f = g_weight * g + h_weight * h. (1, 1) is A*; (d, n) is weighted A*
// with weight n / d; (0, 1) is greedy best-first search.
struct BestFirstOptions {
  int g_weight = 1;        // at least 0; unless 0, states are reopened when a shorter path is found
  int h_weight = 1;        // at least 1
  bool preferred = false;  // use a second, boosted open list for successors by preferred operators
};
std::unique_ptr<SearchAlgorithm> make_best_first(const PackedTask& task,
                                                 const HeuristicEntry& heuristic,
                                                 const BestFirstOptions& options, Guard& guard,
                                                 Statistics& statistics);

// Uninformed search (bidirectional where possible), later in turns with A* and LM-cut; optimal.
std::unique_ptr<SearchAlgorithm> make_race(const PackedTask& task, Guard& guard,
                                           Statistics& statistics);

}  // namespace latplan::search
