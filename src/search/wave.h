// One breadth-first wave over packed states, forwards or (with inverted actions) backwards: the closed list is its
// own queue, for states are numbered in the order of their distance from the start.
#pragma once

#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"
#include "search/planner.h"
#include "search/state_store.h"
#include "search/successor_generator.h"

namespace latplan::search {

enum class Step { kGoOn, kFound, kLimit };

class Wave {
 public:
  // `actions` and `guard` must outlive the wave.
  Wave(const ActionSet& actions, const Word* start, Guard& guard);

  // Stores the start. False: not even that fits the memory limit.
  bool begin();

  // Expands the next state. visit(id, state, hash) is called for every state not met before; true ends the search.
  template <typename Visit>
  Step expand(Statistics& statistics, Visit&& visit);

  bool exhausted() const { return next_ == store_.size(); }
  StateId next() const { return next_; }
  const StateStore& store() const { return store_; }
  std::int64_t generator_bytes() const { return static_cast<std::int64_t>(generator_.bytes()); }

  // The actions on the way from the start to `id`, in that order.
  std::vector<int> path(StateId id) const;

 private:
  int action_between(StateId from, StateId to) const;
  void generate(const Word* state);

  const ActionSet& actions_;
  std::vector<Word> start_;
  Guard& guard_;
  SuccessorGenerator generator_;
  StateStore store_;
  StateId next_ = 0;
  // The successors of the state being expanded: made together, so that their table slots are fetched in parallel.
  std::vector<int> applicable_;
  std::vector<Word> successors_;
  std::vector<Word> hashes_;
};

template <typename Visit>
Step Wave::expand(Statistics& statistics, Visit&& visit) {
  const StateId parent = next_++;
  generate(store_.state(parent));
  const auto count = static_cast<std::int64_t>(applicable_.size());
  ++statistics.expanded;
  if (!guard_.go_on(1 + count)) return Step::kLimit;
  const Word* successor = successors_.data();
  for (const Word hash : hashes_) {
    ++statistics.generated;
    const auto [id, fresh] = store_.insert(successor, hash, parent);
    if (id == kNoState) return Step::kLimit;
    if (fresh) {
      ++statistics.evaluated;
      ++statistics.states;
      if (visit(id, successor, hash)) return Step::kFound;
    }
    successor += actions_.words();
  }
  return Step::kGoOn;
}

}  // namespace latplan::search
