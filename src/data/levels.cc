#include "data/levels.h"

namespace latplan::data {

using domains::State;

Levels::Levels(const domains::Domain& domain, const State& root)
    : domain_(domain), seen_(root.size()), starts_{0, 1} {
  seen_.insert(domain.as_seen(root));
}

bool Levels::reach(int distance, std::int64_t budget) {
  while (largest() < distance && !complete_) {
    if (cut_) return false;
    const std::int64_t first = starts_[starts_.size() - 2], last = starts_.back();
    for (std::int64_t i = first; i < last; ++i) {
      if (seen_.size() > budget) {
        cut_ = true;  // the current level is incomplete and stays unused
        return false;
      }
      std::vector<State> next = domain_.successors(seen_.at(i));
      for (State& state : next) state = domain_.as_seen(state);
      seen_.insert_all(next);
    }
    complete_ = seen_.size() == last;
    if (!complete_) starts_.push_back(seen_.size());
  }
  return true;
}

std::int64_t Levels::count(int distance) const {
  return distance > largest() ? 0 : starts_[distance + 1] - starts_[distance];
}

State Levels::at(int distance, std::int64_t index) const {
  return seen_.at(starts_[distance] + index);
}

}  // namespace latplan::data
