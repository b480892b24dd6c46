#include <algorithm>

#include "base/error.h"
#include "search/chunked_array.h"
#include "search/expansion.h"
#include "search/open_list.h"
#include "search/search_algorithm.h"

namespace latplan::search {
namespace {

// g, h and the closed flag of each state: 6 bytes per state, 2 in greedy search.
class NodeTable {
 public:
  NodeTable(bool with_g, Guard& guard) : with_g_(with_g), h_(1, guard), g_(1, guard) {}

  // Makes room for `id`. False: the guard refused the memory.
  bool cover(StateId id) {
    while (h_.capacity() <= id) {
      if (!h_.grow() || (with_g_ && !g_.grow())) return false;
    }
    return true;
  }
  void set_h(StateId id, int h) {
    *h_.at(id) = static_cast<std::uint16_t>(h == kDeadEnd ? kDead : std::min<int>(h, kLargest));
  }
  int h(StateId id) const { return *h_.at(id) & kDead; }
  bool dead(StateId id) const { return h(id) == kDead; }
  void set_closed(StateId id, bool closed) {
    *h_.at(id) = static_cast<std::uint16_t>(h(id) | (closed ? kClosed : 0));
  }
  bool closed(StateId id) const { return (*h_.at(id) & kClosed) != 0; }
  void set_g(StateId id, int g) {
    if (with_g_) *g_.at(id) = static_cast<std::uint32_t>(g);
  }
  int g(StateId id) const { return with_g_ ? static_cast<int>(*g_.at(id)) : 0; }

 private:
  static constexpr int kClosed = 0x8000;
  static constexpr int kDead = 0x7fff;
  static constexpr int kLargest = 0x7ffe;
  bool with_g_;
  ChunkedArray<std::uint16_t> h_;  // h, all ones for dead ends; top bit: closed
  ChunkedArray<std::uint32_t> g_;  // length of the path to the state
};

class BestFirst final : public SearchAlgorithm {
 public:
  BestFirst(const PackedTask& task, const HeuristicEntry& heuristic,
            const BestFirstOptions& options, Guard& guard, Statistics& statistics)
      : task_(task),
        options_(options),
        optimal_(heuristic.admissible && options.g_weight == 1 && options.h_weight == 1),
        guard_(guard),
        statistics_(statistics),
        heuristic_(heuristic.make(task, guard)),
        expansion_(task.actions, task.init.data(), guard),
        store_(task.words, guard),
        nodes_(options.g_weight != 0, guard),
        open_(options.g_weight != 0 ? Order::kLastInFirstOut : Order::kFirstInFirstOut, guard) {}

  bool advance(std::int64_t work) override {
    if (store_.size() == 0 && !begin()) return finish({guard_.status(), {}});
    for (const std::int64_t end = guard_.work() + work; guard_.work() < end;) {
      if (open_.empty()) return finish({Status::kUnsolvable, {}});  // dead ends are proven
      const auto [rank, id] = open_.pop();
      if (nodes_.closed(id) || rank != this->rank(id)) continue;  // outdated entry
      if (!expand(id, rank.first)) return finish({guard_.status(), {}});
      if (goal_ != kNoState) {
        return finish({Status::kSolved, path(), optimal_});
      }
    }
    return false;
  }

 private:
  // The actions on the path to the goal.
  std::vector<ActionId> path() {
    std::vector<ActionId> actions;
    StateId id = goal_;
    for (StateId parent = store_.parent(id); parent != kNoState; parent = store_.parent(id)) {
      actions.push_back(expansion_.action_between(store_.state(parent), store_.state(id)));
      id = parent;
    }
    std::reverse(actions.begin(), actions.end());
    return actions;
  }

  OpenList::Rank rank(StateId id) const {
    const int h = nodes_.h(id);
    return {std::int64_t{options_.g_weight} * nodes_.g(id) + std::int64_t{options_.h_weight} * h,
            h};
  }

  bool begin() {
    if (!guard_.go_on(0)) return false;
    const auto [id, fresh] =
        store_.insert(task_.init.data(), store_.hash(task_.init.data()), kNoState);
    if (id == kNoState) return false;
    ++statistics_.states;
    return evaluated(id, 0, heuristic_->evaluate(task_.init.data()), false);
  }

  // Expands a state popped with value f. False: a limit was hit.
  bool expand(StateId parent, std::int64_t f) {
    const Word* state = store_.state(parent);
    if (task_.is_goal(state)) {
      goal_ = parent;
      return true;
    }
    nodes_.set_closed(parent, true);
    ++statistics_.expanded;
    mark_preferred(state);
    expansion_.make(state, store_);
    heuristic_->expand(state, expansion_.probably_fresh());
    if (!guard_.go_on(1 + static_cast<std::int64_t>(expansion_.size()))) return false;
    for (std::size_t i = 0; i < expansion_.size() && goal_ == kNoState; ++i) {
      ++statistics_.generated;
      const auto [id, fresh] = expansion_.insert(i, store_, parent);
      if (id == kNoState) return false;
      if (!(fresh ? reach_new(id, parent, i, f) : reach_again(id, parent))) return false;
    }
    return true;
  }

  bool reach_new(StateId id, StateId parent, std::size_t i, std::int64_t f) {
    ++statistics_.states;
    const int g = nodes_.g(parent) + 1;
    // No open state has a smaller f, so with an admissible heuristic no plan is shorter than f. A
    // goal with g <= f can be returned at once.
    if (task_.is_goal(store_.state(id)) && (!optimal_ || g <= f)) {
      goal_ = id;
      return true;
    }
    int h = heuristic_->evaluate_successor(store_.state(id), expansion_.actions()[i]);
    if (optimal_ && h != kDeadEnd) h = std::max(h, nodes_.h(parent) - 1);  // pathmax
    return evaluated(id, g, h, is_preferred(expansion_.actions()[i]));
  }

  bool evaluated(StateId id, int g, int h, bool preferred) {
    ++statistics_.evaluated;
    if (!guard_.go_on(0) || !nodes_.cover(id)) return false;
    nodes_.set_h(id, h);
    nodes_.set_g(id, g);
    if (h == kDeadEnd) return true;
    if (h < least_h_) {
      least_h_ = h;
      if (options_.preferred) open_.boost();
    }
    return push(id, preferred);
  }

  bool reach_again(StateId id, StateId parent) {
    const int g = nodes_.g(parent) + 1;
    if (options_.g_weight == 0 || nodes_.dead(id) || g >= nodes_.g(id)) return true;
    nodes_.set_g(id, g);
    store_.set_parent(id, parent);
    if (nodes_.closed(id)) {
      nodes_.set_closed(id, false);
      ++statistics_.reopened;
    }
    return push(id, false);
  }

  bool push(StateId id, bool preferred) {
    return open_.push(rank(id), id) && (!preferred || open_.push_preferred(rank(id), id));
  }

  // Preferred operators are not stored; the state is evaluated again.
  void mark_preferred(const Word* state) {
    if (!options_.preferred) return;
    heuristic_->evaluate(state);
    preferred_.assign(heuristic_->preferred().begin(), heuristic_->preferred().end());
    std::sort(preferred_.begin(), preferred_.end());
  }
  bool is_preferred(ActionId action) const {
    return std::binary_search(preferred_.begin(), preferred_.end(), action);
  }

  const PackedTask& task_;
  BestFirstOptions options_;
  bool optimal_;
  Guard& guard_;
  Statistics& statistics_;
  std::unique_ptr<Heuristic> heuristic_;
  Expansion expansion_;
  StateStore store_;
  NodeTable nodes_;
  DualOpenList open_;
  std::vector<ActionId> preferred_;  // in the state being expanded, ascending
  int least_h_ = kDeadEnd;
  StateId goal_ = kNoState;
};

}  // namespace

std::unique_ptr<SearchAlgorithm> make_best_first(const PackedTask& task,
                                                 const HeuristicEntry& heuristic,
                                                 const BestFirstOptions& options, Guard& guard,
                                                 Statistics& statistics) {
  return std::make_unique<BestFirst>(task, heuristic, options, guard, statistics);
}

}  // namespace latplan::search
