// Breadth-first search over packed states, forward or (with inverted actions) backward. The closed
// list is also the queue: states are numbered in the order of their distance from the start.
#pragma once

#include <vector>

#include "search/expansion.h"
#include "search/guard.h"
#include "search/packed_task.h"
#include "search/planner.h"
#include "search/state_store.h"

namespace latplan::search {

enum class Step { kGoOn, kFound, kLimit };

class Wave {
 public:
  // `actions` and `guard` must outlive the wave.
  Wave(const ActionSet& actions, const Word* start, Guard& guard);

  // Inserts the start state. False: a limit was hit.
  bool begin(Statistics& statistics);

  // Expands the next state and calls visit(id, state, hash) for every new successor; true ends the
  // search.
  template <typename Visit>
  Step expand(Statistics& statistics, Visit&& visit);

  bool exhausted() const { return next_ == store_.size(); }
  StateId next() const { return next_; }
  const StateStore& store() const { return store_; }

  // The actions on the path from the start to `id`.
  std::vector<ActionId> path(StateId id) { return path_to(id, store_, expansion_); }

 private:
  std::vector<Word> start_;
  Guard& guard_;
  Expansion expansion_;
  StateStore store_;
  StateId next_ = 0;
};

template <typename Visit>
Step Wave::expand(Statistics& statistics, Visit&& visit) {
  const StateId parent = next_++;
  expansion_.make(store_.state(parent), store_);
  ++statistics.expanded;
  if (!guard_.go_on(1 + static_cast<std::int64_t>(expansion_.size()))) return Step::kLimit;
  for (std::size_t i = 0; i < expansion_.size(); ++i) {
    ++statistics.generated;
    const auto [id, fresh] = expansion_.insert(i, store_, parent);
    if (id == kNoState) return Step::kLimit;
    if (fresh) {
      ++statistics.evaluated;
      ++statistics.states;
      if (visit(id, expansion_.successor(i), expansion_.hash(i))) return Step::kFound;
    }
  }
  return Step::kGoOn;
}

}  // namespace latplan::search
