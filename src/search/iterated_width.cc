#include <optional>

#include "search/engine.h"
#include "search/expansion.h"
#include "search/novelty.h"

namespace latplan::search {
namespace {

// IW(width) alone: breadth-first search without the states that bring nothing new.
class WidthSearch {
 public:
  WidthSearch(const PackedTask& task, int width, Guard& guard, Statistics& statistics)
      : task_(task),
        guard_(guard),
        statistics_(statistics),
        expansion_(task.actions, task.init.data(), guard),
        store_(task.words, guard),
        seen_(task.words, width, guard) {}

  // Searches for about `work` units; nothing: not done yet. kNoPlan: states were dropped and no plan was found.
  std::optional<Outcome> advance(std::int64_t work) {
    if (store_.size() == 0 && !begin()) return Outcome{guard_.status(), {}};
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (next_ == store_.size()) {
        return Outcome{dropped_ ? Status::kNoPlan : Status::kUnsolvable, {}};
      }
      if (!expand(next_++)) return Outcome{guard_.status(), {}};
      if (goal_ != kNoState) {
        // Without drops this was plain breadth-first search.
        return Outcome{Status::kSolved, path_to(goal_, store_, expansion_), !dropped_};
      }
    }
    return std::nullopt;
  }

 private:
  bool begin() {
    if (!guard_.go_on(0)) return false;
    seen_.is_new(task_.init.data(), nullptr);
    return add(task_.init.data(), store_.hash(task_.init.data()), kNoState) != kNoState;
  }

  StateId add(const Word* state, Word hash, StateId parent) {
    ++statistics_.evaluated;
    ++statistics_.states;
    return store_.insert(state, hash, parent).id;
  }

  bool expand(StateId parent) {
    const Word* state = store_.state(parent);
    ++statistics_.expanded;
    expansion_.make(state, store_);
    const auto count = static_cast<std::int64_t>(expansion_.size());
    if (!guard_.go_on(1 + 2 * count)) return false;
    for (std::size_t i = 0; i < expansion_.size(); ++i) {
      ++statistics_.generated;
      const Word* successor = expansion_.successor(i);
      const bool goal = task_.is_goal(successor);
      if (!seen_.is_new(successor, state) && !goal) {
        dropped_ = dropped_ || store_.find(successor, expansion_.hash(i)) == kNoState;
        continue;
      }
      const StateId id = add(successor, expansion_.hash(i), parent);
      if (id == kNoState) return false;
      if (goal) {
        goal_ = id;
        return true;
      }
    }
    return true;
  }

  const PackedTask& task_;
  Guard& guard_;
  Statistics& statistics_;
  Expansion expansion_;
  StateStore store_;
  NoveltyTable seen_;
  StateId next_ = 0;
  StateId goal_ = kNoState;
  bool dropped_ = false;
};

class IteratedWidth final : public Engine {
 public:
  IteratedWidth(const PackedTask& task, int width, Guard& guard, Statistics& statistics)
      : task_(task), largest_(width), guard_(guard), statistics_(statistics) {
    search_.emplace(task, width_, guard, statistics);
  }

  bool advance(std::int64_t work) override {
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (rest_ != nullptr) {
        return rest_->advance(end - guard_.work()) && finish(rest_->outcome());
      }
      const std::optional<Outcome> outcome = search_->advance(end - guard_.work());
      if (!outcome) return false;
      if (outcome->status != Status::kNoPlan) return finish(*outcome);
      search_.reset();
      if (width_ < largest_) {
        search_.emplace(task_, ++width_, guard_, statistics_);
      } else {
        rest_ = make_best_first(task_, *find_heuristic("ff"), {.g_weight = 0}, guard_, statistics_);
      }
    }
    return false;
  }

  std::string ran() const override {
    return rest_ != nullptr ? "gbfs-ff" : "iw" + std::to_string(width_);
  }

 private:
  const PackedTask& task_;
  int width_ = 1, largest_;
  Guard& guard_;
  Statistics& statistics_;
  std::optional<WidthSearch> search_;
  std::unique_ptr<Engine> rest_;  // complete, for when no width was enough
};

}  // namespace

std::unique_ptr<Engine> make_iterated_width(const PackedTask& task, int width, Guard& guard,
                                            Statistics& statistics) {
  return std::make_unique<IteratedWidth>(task, width, guard, statistics);
}

}  // namespace latplan::search
