#include "search/engine.h"

namespace latplan::search {
namespace {

// Which of blind search and LM-cut wins depends on the task (docs/planner.md has figures), and either can lose by a
// factor of hundreds. So the uninformed search runs alone for a short time, which settles small tasks, and then both
// run in turns: never much more than twice the time of the better one. Turns are measured in work, not by the clock,
// so that equal calls take equal paths.
class Race final : public Engine {
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
      if (task_.goal_tolerance > 0) continue;  // LM-cut would ask for every goal bit
      if (!informed_started_) {
        informed_ = make_best_first(task_, *find_heuristic("lmcut"), {}, guard_, statistics_);
        informed_started_ = true;
      }
      if (turn(informed_, kTurn)) return true;
    }
    return false;
  }

  std::string ran() const override { return ran_; }

 private:
  // In units of the guard: about 1 s, 0.05 s and 0.01 s.
  static constexpr std::int64_t kBidirectionalAlone = 20'000'000;
  static constexpr std::int64_t kBlindAlone = 1'000'000;
  static constexpr std::int64_t kTurn = 200'000;

  // True: the race is over. A runner that is out of memory gives up and leaves its own to the other, if there is one.
  bool turn(std::unique_ptr<Engine>& runner, std::int64_t work) {
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
    ran_ = informed ? "astar-lmcut" : both_ends_ ? "bidirectional" : "astar-blind";
    return finish(runner->outcome());
  }

  const PackedTask& task_;
  Guard& guard_;
  Statistics& statistics_;
  bool both_ends_;
  std::unique_ptr<Engine> uninformed_, informed_;  // none: not begun, or given up
  bool informed_started_ = false;
  std::string ran_;
};

}  // namespace

std::unique_ptr<Engine> make_race(const PackedTask& task, Guard& guard, Statistics& statistics) {
  return std::make_unique<Race>(task, guard, statistics);
}

}  // namespace latplan::search
