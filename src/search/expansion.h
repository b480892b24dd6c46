// The successors of one state: made together, so that the closed list's memory is fetched for all of them at once.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"
#include "search/state_store.h"
#include "search/successor_generator.h"

namespace latplan::search {

class Expansion {
 public:
  // `actions` and `guard` must outlive this.
  Expansion(const ActionSet& actions, const Word* start, Guard& guard)
      : actions_(actions), generator_(actions, start, guard) {}

  // The applicable actions alone; valid until the next call of anything here.
  std::span<const int> applicable(const Word* state) { return generator_.applicable(state); }

  // Makes the successors of `state`, to be looked up in `store` (which is not empty).
  void make(const Word* state, const StateStore& store);

  std::span<const int> actions() const { return applicable_; }  // one a successor
  std::size_t size() const { return applicable_.size(); }
  const Word* successor(std::size_t i) const { return successors_.data() + i * actions_.words(); }

  Word hash(std::size_t i) const { return hashes_[i]; }
  // How many successors are not in the store; may miss some.
  int probably_fresh() const {
    const auto begin = candidates_.begin();
    return static_cast<int>(
        std::count(begin, begin + static_cast<std::ptrdiff_t>(applicable_.size()), kNoState));
  }

  // Stores successor i unless it is there; `store` and the state are those of make.
  StateStore::Inserted insert(std::size_t i, StateStore& store, StateId parent) const {
    const StateId candidate = candidates_[i];
    if (candidate != kNoState && store.same(store.state(candidate), successor(i))) {
      return {candidate, false};
    }
    return store.insert(successor(i), hashes_[i], parent);
  }

  // The least action that leads from one state to the other. Which action made a state is not stored (4 bytes a
  // state) but found again by this.
  int action_between(const Word* from, const Word* to);

 private:
  const ActionSet& actions_;
  SuccessorGenerator generator_;
  std::span<const int> applicable_;
  std::vector<Word> successors_;
  std::vector<Word> hashes_;
  std::vector<StateId> candidates_;  // probably the same state, already stored
};

// The actions on the way from the first state to `id`, in that order.
std::vector<int> path_to(StateId id, const StateStore& store, Expansion& expansion);

}  // namespace latplan::search
