#include "search/search_algorithm.h"
#include "search/wave.h"

namespace latplan::search {
namespace {

class BreadthFirst final : public SearchAlgorithm, private Target {
 public:
  BreadthFirst(const PackedTask& task, Guard& guard, Statistics& statistics)
      : task_(task),
        guard_(guard),
        statistics_(statistics),
        team_(guard.threads()),
        wave_(task.actions, task.init.data(), guard, team_) {}

  bool advance(std::int64_t work) override {
    if (wave_.size() == 0 && !wave_.begin(statistics_)) return finish({guard_.status(), {}});
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (wave_.exhausted()) return finish({Status::kUnsolvable, {}});
      const Step step = wave_.advance(statistics_, *this);
      if (step == Step::kFound) return finish({Status::kSolved, wave_.path(wave_.found()), true});
      if (step == Step::kLimit) return finish({guard_.status(), {}});
    }
    return false;
  }

 private:
  bool reached(const Word* state, Word) const override { return task_.is_goal(state); }

  const PackedTask& task_;
  Guard& guard_;
  Statistics& statistics_;
  Team team_;
  Wave wave_;
};

}  // namespace

std::unique_ptr<SearchAlgorithm> make_breadth_first(const PackedTask& task, Guard& guard,
                                                    Statistics& statistics) {
  return std::make_unique<BreadthFirst>(task, guard, statistics);
}

}  // namespace latplan::search
