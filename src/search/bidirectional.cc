#include "search/search_algorithm.h"
#include "search/wave.h"

namespace latplan::search {
namespace {

// The states of the opposite search.
class Meeting final : public Target {
 public:
  explicit Meeting(const Wave& other) : other_(other) {}
  void prefetch(Word hash) const override { other_.prefetch(hash); }
  bool reached(const Word* state, Word hash) const override {
    return other_.find(state, hash) != kNoState;
  }

 private:
  const Wave& other_;
};

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
        team_(guard.threads()),
        forward_(task.actions, task.init.data(), guard, team_),
        backward_(inverted_, task.goal_value.data(), guard, team_) {}

  ~Bidirectional() override { guard_.release(reserved_); }

  bool advance(std::int64_t work) override {
    if (forward_.size() == 0 && !begin()) return finish({guard_.status(), {}});
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      // At the end of a layer the side with the smaller frontier continues.
      if (forward_.layer_done() && backward_.layer_done()) {
        forward_turn_ = forward_.next_layer() <= backward_.next_layer();
      }
      const Step step = forward_turn_ ? forward_.advance(statistics_, to_backward_)
                                      : backward_.advance(statistics_, to_forward_);
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

  std::vector<ActionId> plan() {
    Wave& here = forward_turn_ ? forward_ : backward_;
    Wave& there = forward_turn_ ? backward_ : forward_;
    const Word* met = here.state(here.found());
    const StateId met_there = there.find(met, there.hash(met));
    std::vector<ActionId> actions = forward_.path(forward_turn_ ? here.found() : met_there);
    const std::vector<ActionId> back = backward_.path(forward_turn_ ? met_there : here.found());
    actions.insert(actions.end(), back.rbegin(), back.rend());
    return actions;
  }

  Guard& guard_;
  Statistics& statistics_;
  std::int64_t reserved_ = 0;
  ActionSet inverted_;
  Team team_;
  Wave forward_, backward_;
  const Meeting to_forward_{forward_}, to_backward_{backward_};
  bool forward_turn_ = true;  // the forward search is expanding
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
