#include <algorithm>

#include "search/algorithms.h"
#include "search/wave.h"

namespace latplan::search {
namespace {

// Why the first meeting is optimal: waves advance by whole layers. While the waves with f and b complete layers have
// not met, the distance exceeds f + b, for else some state of a shortest path would lie in both. A state met while
// layer f + 1 (or b + 1) is being made closes a path of at most f + b + 1 steps.
class Meeting {
 public:
  Meeting(const PackedTask& task, Guard& guard, Statistics& statistics)
      : guard_(guard),
        statistics_(statistics),
        inverted_(task.actions.inverted()),
        forward_(task.actions, task.init.data(), guard),
        backward_(inverted_, task.goal_value.data(), guard) {}

  Outcome run() {
    const auto fixed_bytes = static_cast<std::int64_t>(inverted_.bytes()) +
                             forward_.generator_bytes() + backward_.generator_bytes();
    if (!guard_.reserve(fixed_bytes) || !forward_.begin() || !backward_.begin()) {
      return {guard_.status(), {}};
    }
    statistics_.evaluated += 2;
    statistics_.states += 2;
    // An empty frontier on either side proves that no plan exists.
    while (!forward_.exhausted() && !backward_.exhausted()) {
      const bool ahead = frontier(forward_) <= frontier(backward_);
      const Step step = ahead ? expand_layer(forward_, backward_, met_forward_, met_backward_)
                              : expand_layer(backward_, forward_, met_backward_, met_forward_);
      if (step == Step::kFound) return {Status::kSolved, plan()};
      if (step == Step::kLimit) return {guard_.status(), {}};
    }
    return {Status::kUnsolvable, {}};
  }

 private:
  // Between layers all states not yet expanded are the last layer.
  static StateId frontier(const Wave& wave) { return wave.store().size() - wave.next(); }

  Step expand_layer(Wave& wave, const Wave& other, StateId& met_here, StateId& met_there) {
    const auto visit = [&](StateId id, const Word* state, Word hash) {
      met_here = id;
      met_there = other.store().find(state, hash);
      return met_there != kNoState;
    };
    const StateId end = wave.store().size();
    while (wave.next() < end) {
      const Step step = wave.expand(statistics_, visit);
      if (step != Step::kGoOn) return step;
    }
    return Step::kGoOn;
  }

  std::vector<int> plan() const {
    std::vector<int> actions = forward_.path(met_forward_);
    const std::vector<int> back = backward_.path(met_backward_);
    actions.insert(actions.end(), back.rbegin(), back.rend());
    return actions;
  }

  Guard& guard_;
  Statistics& statistics_;
  ActionSet inverted_;
  Wave forward_, backward_;
  StateId met_forward_ = kNoState, met_backward_ = kNoState;
};

}  // namespace

bool bidirectional_possible(const PackedTask& task) {
  return task.goal_complete && task.actions.invertible();
}

Outcome bidirectional(const PackedTask& task, Guard& guard, Statistics& statistics) {
  return Meeting(task, guard, statistics).run();
}

}  // namespace latplan::search
