// The successors of one state, generated together so that their entries in the closed list can be
// prefetched.
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

  // Generates the successors of `state` and prefetches their entries in `store`, which must not be
  // empty.
  void make(const Word* state, const StateStore& store);

  std::span<const ActionId> actions() const { return applicable_; }  // one per successor
  std::size_t size() const { return applicable_.size(); }
  const Word* successor(std::size_t i) const { return successors_.data() + i * actions_.words(); }

  Word hash(std::size_t i) const { return hashes_[i]; }
  // The number of successors not in the store, or a little less.
  int probably_fresh() const {
    const auto begin = candidates_.begin();
    return static_cast<int>(
        std::count(begin, begin + static_cast<std::ptrdiff_t>(applicable_.size()), kNoState));
  }

  // Inserts successor i; `store` is that of make().
  StateStore::Inserted insert(std::size_t i, StateStore& store, StateId parent) const {
    const StateId candidate = candidates_[i];
    if (candidate != kNoState && store.same(store.state(candidate), successor(i))) {
      return {candidate, false};
    }
    return store.insert(successor(i), hashes_[i], parent);
  }

  ActionId action_between(const Word* from, const Word* to) {
    return generator_.action_between(from, to);
  }

 private:
  const ActionSet& actions_;
  SuccessorGenerator generator_;
  std::span<const ActionId> applicable_;
  std::vector<Word> successors_;
  std::vector<Word> hashes_;
  std::vector<StateId> candidates_;  // stored states that are probably equal
};

}  // namespace latplan::search
