#include "search/expansion.h"

#include <algorithm>

#include "base/error.h"

namespace latplan::search {

void Expansion::make(const Word* state, const StateStore& store) {
  applicable_ = generator_.applicable(state);
  const std::size_t count = applicable_.size();
  if (hashes_.size() < count) {
    successors_.resize(count * actions_.words());
    hashes_.resize(count);
    candidates_.resize(count);
  }
  Word* successor = successors_.data();
  for (std::size_t i = 0; i < count; ++i) {
    actions_.apply(applicable_[i], state, successor);
    hashes_[i] = store.hash(successor);
    store.prefetch(hashes_[i]);
    successor += actions_.words();
  }
  for (std::size_t i = 0; i < count; ++i) candidates_[i] = store.candidate(hashes_[i]);
}

ActionId Expansion::action_between(const Word* from, const Word* to) {
  std::vector<Word> successor(actions_.words());
  ActionId least = kNoAction;
  for (const ActionId action : generator_.applicable(from)) {
    actions_.apply(action, from, successor.data());
    if (std::equal(successor.begin(), successor.end(), to) &&
        (least == kNoAction || action < least)) {
      least = action;
    }
  }
  LATPLAN_CHECK(least != kNoAction, "a stored state does not follow from its parent");
  return least;
}

std::vector<ActionId> path_to(StateId id, const StateStore& store, Expansion& expansion) {
  std::vector<ActionId> actions;
  for (StateId parent = store.parent(id); parent != kNoState; parent = store.parent(id)) {
    actions.push_back(expansion.action_between(store.state(parent), store.state(id)));
    id = parent;
  }
  std::reverse(actions.begin(), actions.end());
  return actions;
}

}  // namespace latplan::search
