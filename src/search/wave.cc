#include "search/wave.h"

#include <algorithm>

#include "base/error.h"

namespace latplan::search {

Wave::Wave(const ActionSet& actions, const Word* start, Guard& guard)
    : actions_(actions),
      start_(start, start + actions.words()),
      guard_(guard),
      generator_(actions, start),
      store_(actions.words(), guard) {}

bool Wave::begin() {
  return store_.insert(start_.data(), store_.hash(start_.data()), kNoState).id != kNoState;
}

void Wave::generate(const Word* state) {
  applicable_.clear();
  generator_.collect(state, applicable_);
  successors_.resize(applicable_.size() * actions_.words());
  hashes_.clear();
  Word* successor = successors_.data();
  for (const int action : applicable_) {
    actions_.apply(action, state, successor);
    const Word hash = store_.hash(successor);
    store_.prefetch(hash);
    hashes_.push_back(hash);
    successor += actions_.words();
  }
}

std::vector<int> Wave::path(StateId id) const {
  std::vector<int> actions;
  for (; store_.parent(id) != kNoState; id = store_.parent(id)) {
    actions.push_back(action_between(store_.parent(id), id));
  }
  std::reverse(actions.begin(), actions.end());
  return actions;
}

// Which action it was is not stored (4 bytes a state) but found again: the least that leads there.
int Wave::action_between(StateId from, StateId to) const {
  std::vector<int> applicable;
  generator_.collect(store_.state(from), applicable);
  std::sort(applicable.begin(), applicable.end());
  std::vector<Word> successor(actions_.words());
  for (const int action : applicable) {
    actions_.apply(action, store_.state(from), successor.data());
    if (std::equal(successor.begin(), successor.end(), store_.state(to))) return action;
  }
  LATPLAN_CHECK(false, "a stored state does not follow from its parent");
  return -1;
}

}  // namespace latplan::search
