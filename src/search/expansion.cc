#include "search/expansion.h"

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

}  // namespace latplan::search
