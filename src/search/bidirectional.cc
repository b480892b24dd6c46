#include "search/search_algorithm.h"
#include "search/wave.h"

namespace latplan::search {
namespace {

// The first meeting is optimal because the searches advance by whole layers. While they have f and
// b complete layers and share no state, the distance exceeds f + b: otherwise some state of a
// shortest path would be in both. A state found while layer f + 1 (or b + 1) is generated completes
// a path of at most f + b + 1 steps.
class Bidirectional final : public SearchAlgorithm {
 public:
  Bidirectional(const PackedTask& task, Guard& guard, Statistics& statistics)
      : guard_(guard),
        statistics_(statistics),
        inverted_(task.actions.inverted()),
        forward_(task.actions, task.init.data(), guard),
        backward_(inverted_, task.goal_value.data(), guard) {}

  ~Bidirectional() override { guard_.release(reserved_); }

  bool advance(std::int64_t work) override {
    if (forward_.store().size() == 0 && !begin()) return finish({guard_.status(), {}});
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      const Step step = forward_turn_ ? expand(forward_, backward_, met_forward_, met_backward_)
                                      : expand(backward_, forward_, met_backward_, met_forward_);
      if (step == Step::kFound) return finish({Status::kSolved, plan(), true});
      if (step == Step::kLimit) return finish({guard_.status(), {}});
      // An exhausted side proves that no plan exists.
      if (forward_.exhausted() || backward_.exhausted()) return finish({Status::kUnsolvable, {}});
    }
    return false;
  }

 private:
  bool begin() {
    const auto bytes = static_cast<std::int64_t>(inverted_.bytes());
    if (!guard_.reserve(bytes)) return false;
    reserved_ = bytes;
    return forward_.begin(statistics_) && backward_.begin(statistics_);
  }

  // Expands one state. At the end of a layer the side with the smaller frontier continues.
  Step expand(Wave& wave, const Wave& other, StateId& met_here, StateId& met_there) {
    const auto visit = [&](StateId id, const Word* state, Word hash) {
      met_here = id;
      met_there = other.store().find(state, hash);
      return met_there != kNoState;
    };
    const Step step = wave.expand(statistics_, visit);
    if (wave.next() == layer_end_) {
      forward_turn_ = frontier(forward_) <= frontier(backward_);
      layer_end_ = (forward_turn_ ? forward_ : backward_).store().size();
    }
    return step;
  }

  // Between layers, the states not yet expanded are the last layer.
  static StateId frontier(const Wave& wave) { return wave.store().size() - wave.next(); }

  std::vector<ActionId> plan() {
    std::vector<ActionId> actions = forward_.path(met_forward_);
    const std::vector<ActionId> back = backward_.path(met_backward_);
    actions.insert(actions.end(), back.rbegin(), back.rend());
    return actions;
  }

  Guard& guard_;
  Statistics& statistics_;
  std::int64_t reserved_ = 0;
  ActionSet inverted_;
  Wave forward_, backward_;
  bool forward_turn_ = true;  // the forward search is expanding
  StateId layer_end_ = 1;     // of the expanding side
  StateId met_forward_ = kNoState, met_backward_ = kNoState;
};

}  // namespace

bool bidirectional_possible(const PackedTask& task) {
  return task.goal_complete && task.goal_tolerance == 0 && task.actions.invertible();
}

std::unique_ptr<SearchAlgorithm> make_bidirectional(const PackedTask& task, Guard& guard,
                                                    Statistics& statistics) {
  return std::make_unique<Bidirectional>(task, guard, statistics);
}

}  // namespace latplan::search
