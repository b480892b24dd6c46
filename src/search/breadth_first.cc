#include "search/search_algorithm.h"
#include "search/wave.h"

namespace latplan::search {
namespace {

class BreadthFirst final : public SearchAlgorithm {
 public:
  BreadthFirst(const PackedTask& task, Guard& guard, Statistics& statistics)
      : task_(task),
        guard_(guard),
        statistics_(statistics),
        wave_(task.actions, task.init.data(), guard) {}

  bool advance(std::int64_t work) override {
    if (wave_.store().size() == 0 && !wave_.begin(statistics_))
      return finish({guard_.status(), {}});
    StateId goal = kNoState;
    const auto visit = [&](StateId id, const Word* state, Word) {
      if (!task_.is_goal(state)) return false;
      goal = id;
      return true;
    };
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (wave_.exhausted()) return finish({Status::kUnsolvable, {}});
      const Step step = wave_.expand(statistics_, visit);
      if (step == Step::kFound) return finish({Status::kSolved, wave_.path(goal), true});
      if (step == Step::kLimit) return finish({guard_.status(), {}});
    }
    return false;
  }

 private:
  const PackedTask& task_;
  Guard& guard_;
  Statistics& statistics_;
  Wave wave_;
};

}  // namespace

std::unique_ptr<SearchAlgorithm> make_breadth_first(const PackedTask& task, Guard& guard,
                                                    Statistics& statistics) {
  return std::make_unique<BreadthFirst>(task, guard, statistics);
}

}  // namespace latplan::search
