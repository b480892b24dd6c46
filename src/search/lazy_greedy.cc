#include <algorithm>

#include "search/engine.h"
#include "search/expansion.h"
#include "search/open_list.h"

namespace latplan::search {
namespace {

class LazyGreedy final : public Engine {
 public:
  LazyGreedy(const PackedTask& task, const HeuristicEntry& heuristic, bool preferred, Guard& guard,
             Statistics& statistics)
      : task_(task),
        preferred_(preferred),
        guard_(guard),
        statistics_(statistics),
        heuristic_(heuristic.make(task, guard)),
        expansion_(task.actions, task.init.data(), guard),
        store_(task.words, guard),
        open_(Order::kFirstInFirstOut, guard),
        successor_(task.words) {}

  bool advance(std::int64_t work) override {
    if (store_.size() == 0 && !(guard_.go_on(0) && visit(task_.init.data(), kNoState))) {
      return finish({guard_.status(), {}});
    }
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (open_.empty()) return finish({Status::kUnsolvable, {}});  // dead ends are proven ones
      const Entry entry = open_.pop().second;
      task_.actions.apply(entry.action, store_.state(entry.parent), successor_.data());
      if (!guard_.go_on(1) || !visit(successor_.data(), entry.parent)) {
        return finish({guard_.status(), {}});
      }
      if (goal_ != kNoState) return finish({Status::kSolved, path_to(goal_, store_, expansion_)});
    }
    return false;
  }

 private:
  struct Entry {  // a state not made yet
    StateId parent;
    int action;
  };

  // Stores, evaluates and expands a state unless it was met before. False: a limit was hit.
  bool visit(const Word* state, StateId parent) {
    const auto [id, fresh] = store_.insert(state, store_.hash(state), parent);
    if (id == kNoState) return false;
    if (!fresh) return true;
    ++statistics_.states;
    if (task_.is_goal(state)) {
      goal_ = id;
      return true;
    }
    const int h = heuristic_->evaluate(state);
    ++statistics_.evaluated;
    if (!guard_.go_on(0)) return false;
    if (h == kDeadEnd) return true;
    if (h < least_h_) {
      least_h_ = h;
      if (preferred_) open_.boost();
    }
    return expand(id, h);
  }

  bool expand(StateId id, int h) {
    ++statistics_.expanded;
    const std::span<const int> applicable = expansion_.applicable(store_.state(id));
    if (!guard_.go_on(1 + static_cast<std::int64_t>(applicable.size()))) return false;
    for (const int action : applicable) {
      ++statistics_.generated;
      if (!open_.push({h, 0}, {id, action})) return false;
    }
    if (!preferred_) return true;
    for (const int action : heuristic_->preferred()) {
      if (!open_.push_preferred({h, 0}, {id, action})) return false;
    }
    return true;
  }

  const PackedTask& task_;
  bool preferred_;
  Guard& guard_;
  Statistics& statistics_;
  std::unique_ptr<Heuristic> heuristic_;
  Expansion expansion_;
  StateStore store_;
  DualOpenList<Entry> open_;
  std::vector<Word> successor_;
  int least_h_ = kDeadEnd;
  StateId goal_ = kNoState;
};

}  // namespace

std::unique_ptr<Engine> make_lazy_greedy(const PackedTask& task, const HeuristicEntry& heuristic,
                                         bool preferred, Guard& guard, Statistics& statistics) {
  return std::make_unique<LazyGreedy>(task, heuristic, preferred, guard, statistics);
}

}  // namespace latplan::search
