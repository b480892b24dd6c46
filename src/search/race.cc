#include "search/search_algorithm.h"

namespace latplan::search {
namespace {

// Whether blind search or LM-cut is faster depends on the task (figures in docs/planner.md), and
// either can be much slower. The uninformed search first runs alone for a short
// time, which solves small tasks. Then both run in turns, so that the total is about twice the time
// of the better one. Turns are measured in work, not in seconds, to keep runs reproducible.
class Race final : public SearchAlgorithm {
 public:
  Race(const PackedTask& task, Guard& guard, Statistics& statistics)
      : task_(task),
        guard_(guard),
        statistics_(statistics),
        both_ends_(bidirectional_possible(task)),
        uninformed_(both_ends_ ? make_bidirectional(task, guard, statistics)
                               : make_breadth_first(task, guard, statistics)) {}

  bool advance(std::int64_t work) override {
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      const std::int64_t alone = both_ends_ ? kBidirectionalAlone : kBlindAlone;
      if (turn(uninformed_, informed_started_ ? kTurn : alone)) return true;
      if (task_.goal_tolerance > 0) continue;  // LM-cut does not support it
      if (!informed_started_) {
        informed_ = make_best_first(task_, *find_heuristic("lmcut"), {}, guard_, statistics_);
        informed_started_ = true;
      }
      if (turn(informed_, kTurn)) return true;
    }
    return false;
  }

  std::string winner() const override { return winner_; }

 private:
  // In work units: about 1 s, 5 ms and 10 ms.
  static constexpr std::int64_t kBidirectionalAlone = 20'000'000;
  static constexpr std::int64_t kBlindAlone = 100'000;
  static constexpr std::int64_t kTurn = 200'000;

  // True: the race is over. A search that runs out of memory is dropped if the other can continue.
  bool turn(std::unique_ptr<SearchAlgorithm>& runner, std::int64_t work) {
    if (runner == nullptr || !runner->advance(work)) return false;
    const bool informed = &runner == &informed_;
    const bool other_left =
        informed ? uninformed_ != nullptr
                 : informed_ != nullptr || (!informed_started_ && task_.goal_tolerance == 0);
    if (runner->outcome().status == Status::kOutOfMemory && other_left) {
      runner.reset();
      guard_.forgive_memory();
      return false;
    }
    winner_ = informed ? "astar-lmcut" : both_ends_ ? "bidirectional" : "astar-blind";
    return finish(runner->outcome());
  }

  const PackedTask& task_;
  Guard& guard_;
  Statistics& statistics_;
  bool both_ends_;
  std::unique_ptr<SearchAlgorithm> uninformed_, informed_;  // null: not started, or dropped
  bool informed_started_ = false;
  std::string winner_;
};

}  // namespace

std::unique_ptr<SearchAlgorithm> make_race(const PackedTask& task, Guard& guard,
                                           Statistics& statistics) {
  return std::make_unique<Race>(task, guard, statistics);
}

}  // namespace latplan::search
