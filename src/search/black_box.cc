#include "search/black_box.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <optional>
#include <unordered_set>

#include "base/error.h"
#include "search/open_list.h"
#include "search/search_spec.h"
#include "search/state_store.h"

namespace latplan::search {
namespace {

// States are ordered by g_weight * g + h_weight * h, where h is the number of wrong goal bits.
struct Ordering {
  std::string name;
  int g_weight = 1, h_weight = 0;

  bool optimal() const { return h_weight == 0; }
  // Whether the search may stop at the first goal it generates.
  bool first_goal_wins() const { return h_weight == 0 || g_weight == 0; }
};

class BlackBoxSearch {
 public:
  BlackBoxSearch(const BlackBoxTask& task, Ordering ordering, Guard& guard, Statistics& statistics)
      : task_(task),
        ordering_(std::move(ordering)),
        guard_(guard),
        statistics_(statistics),
        words_(static_cast<int>(task.init.words().size())),
        store_(words_, guard),
        rejected_(words_, guard),
        open_(Order::kFirstInFirstOut, guard) {}
  ~BlackBoxSearch() { guard_.release(charged_); }
  BlackBoxSearch(const BlackBoxSearch&) = delete;
  BlackBoxSearch& operator=(const BlackBoxSearch&) = delete;

  Status run() {
    if (!guard_.look() || !reach(task_.init, kNoState)) return guard_.status();
    while (goal_ == kNoState) {
      const std::vector<StateId> batch = take_batch();
      if (goal_ != kNoState) break;
      if (batch.empty()) return Status::kUnsolvable;
      if (!expand(batch) || !guard_.look()) return guard_.status();
    }
    return Status::kSolved;
  }

  std::vector<BitVector> path() const {
    std::vector<BitVector> states;
    for (StateId id = goal_; id != kNoState; id = store_.parent(id)) states.push_back(state(id));
    std::reverse(states.begin(), states.end());
    return states;
  }

 private:
  struct Node {
    int g = 0, h = 0;
    bool closed = false;
  };

  BitVector state(StateId id) const {
    return BitVector::from_words(task_.init.size(), {store_.state(id), std::size_t(words_)});
  }
  OpenList::Rank rank(StateId id) const {
    const Node& node = nodes_[id];
    return {std::int64_t{ordering_.g_weight} * node.g + std::int64_t{ordering_.h_weight} * node.h,
            node.h};
  }

  // The best open states, all with the same value: an unbatched search would expand them all before
  // any successor with a larger value.
  std::vector<StateId> take_batch() {
    std::vector<StateId> batch;
    std::optional<std::int64_t> value;
    while (!open_.empty() && static_cast<int>(batch.size()) < task_.batch) {
      const auto [rank, id] = open_.pop();
      if (nodes_[id].closed || rank != this->rank(id))
        continue;  // outdated: a shorter path was found
      if (value && *value != rank.first) {
        open_.push(rank, id);  // cannot fail: it was just popped
        break;
      }
      value = rank.first;
      if (nodes_[id].h == 0) {
        goal_ = id;
        break;
      }
      nodes_[id].closed = true;
      batch.push_back(id);
    }
    return batch;
  }

  bool known(const BitVector& s) const {
    const Word hash = store_.hash(s.words().data());
    return store_.find(s.words().data(), hash) != kNoState ||
           rejected_.find(s.words().data(), hash) != kNoState;
  }

  bool expand(const std::vector<StateId>& batch) {
    std::vector<BitVector> states;
    for (const StateId id : batch) states.push_back(state(id));
    const std::vector<std::vector<BitVector>> successors = task_.successors(states);
    LATPLAN_CHECK(successors.size() == states.size(), "expected one list of successors per state");
    statistics_.expanded += static_cast<std::int64_t>(batch.size());
    if (!reject_new(successors)) return false;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      for (const BitVector& successor : successors[i]) {
        ++statistics_.generated;
        const Word* words = successor.words().data();
        if (rejected_.find(words, rejected_.hash(words)) != kNoState) continue;
        if (!reach(successor, batch[i])) return false;
        if (goal_ != kNoState) return true;
      }
    }
    return true;
  }

  // Calls `admits` for every new state and stores the rejected ones. False: a limit was hit.
  bool reject_new(const std::vector<std::vector<BitVector>>& successors) {
    if (!task_.admits) return true;
    std::unordered_set<BitVector> asked;
    std::vector<BitVector> fresh;
    for (const std::vector<BitVector>& list : successors) {
      for (const BitVector& successor : list) {
        if (!known(successor) && asked.insert(successor).second) fresh.push_back(successor);
      }
    }
    if (fresh.empty()) return true;
    const std::vector<bool> admitted = task_.admits(fresh);
    LATPLAN_CHECK(admitted.size() == fresh.size(), "expected one answer per state");
    for (std::size_t i = 0; i < fresh.size(); ++i) {
      const Word* words = fresh[i].words().data();
      if (!admitted[i] && rejected_.insert(words, rejected_.hash(words), kNoState).id == kNoState)
        return false;
    }
    return true;
  }

  // Handles a state generated from `parent`, new or not. False: a limit was hit.
  bool reach(const BitVector& s, StateId parent) {
    LATPLAN_CHECK(s.size() == task_.init.size(), "a successor has a different size than its state");
    const Word* words = s.words().data();
    const Word hash = store_.hash(words);
    const StateId old = store_.find(words, hash);
    if (old != kNoState) return reach_again(old, parent);
    const int wrong = task_.goal_bits_wrong(s);
    const bool goal = wrong == 0;
    const StateId id = store_.insert(words, hash, parent).id;
    if (id == kNoState || !charge()) return false;
    ++statistics_.states;
    ++statistics_.evaluated;
    const int g = parent == kNoState ? 0 : nodes_[parent].g + 1;
    nodes_.push_back({g, wrong, false});
    if (goal && ordering_.first_goal_wins()) {
      goal_ = id;
      return true;
    }
    return open_.push(rank(id), id);
  }

  bool reach_again(StateId id, StateId parent) {
    const int g = nodes_[parent].g + 1;
    if (ordering_.g_weight == 0 || g >= nodes_[id].g) return true;
    nodes_[id].g = g;
    store_.set_parent(id, parent);
    statistics_.reopened += nodes_[id].closed ? 1 : 0;
    nodes_[id].closed = false;
    return open_.push(rank(id), id);
  }

  // Charges the guard for nodes_: twice its size, since a vector may be half empty.
  bool charge() {
    constexpr std::int64_t kStep = 1024;
    if (nodes_.size() % kStep != 0) return true;
    const auto bytes = static_cast<std::int64_t>(2 * kStep * sizeof(Node));
    if (!guard_.reserve(bytes)) return false;
    charged_ += bytes;
    return true;
  }

  const BlackBoxTask& task_;
  Ordering ordering_;
  Guard& guard_;
  Statistics& statistics_;
  int words_;
  StateStore store_, rejected_;
  std::vector<Node> nodes_;  // by StateId
  OpenList open_;
  std::int64_t charged_ = 0;
  StateId goal_ = kNoState;
};

Ordering parse_ordering(const std::string& algorithm) {
  const SearchSpec spec = parse_search(algorithm);
  const std::string heuristic = spec.heuristic == nullptr ? "" : spec.heuristic->name;
  const bool astar = spec.family == Family::kAstar || spec.family == Family::kWeightedAstar;
  const bool greedy = spec.family == Family::kGreedy && !spec.preferred;
  if (spec.family == Family::kAuto || (spec.family == Family::kAstar && heuristic == "blind")) {
    return {"astar-blind", 1, 0};
  }
  if (astar && heuristic == "goalcount") return {spec.name, spec.g_weight, spec.h_weight};
  if (greedy && heuristic == "goalcount") return {spec.name, 0, 1};
  throw usage_error("search '" + algorithm +
                    "' needs explicit actions, but this model only returns successor states; "
                    "expected one of: auto, astar-blind, astar(goalcount), "
                    "wastar(goalcount,WEIGHT), gbfs-goalcount");
}

void run(const BlackBoxTask& task, const Ordering& ordering, Guard& guard, BlackBoxResult& found) {
  Result& result = found.result;
  BlackBoxSearch search(task, ordering, guard, result.statistics);
  result.status = search.run();
  if (result.status != Status::kSolved) return;
  found.states = search.path();
  result.optimal = ordering.optimal();
  for (int i = 0; i + 1 < static_cast<int>(found.states.size()); ++i) result.plan.push_back(i);
}

}  // namespace

void check_black_box_algorithm(const std::string& algorithm) { parse_ordering(algorithm); }

BlackBoxResult solve_black_box(const BlackBoxTask& task, const std::string& algorithm,
                               const Limits& limits, Log& log, const StopFlag& stop) {
  LATPLAN_CHECK(task.batch > 0 && task.init.size() > 0, "an empty batch or state");
  const Ordering ordering = parse_ordering(algorithm);
  Guard guard(limits, log, stop);
  BlackBoxResult found;
  try {
    run(task, ordering, guard, found);
  } catch (const std::bad_alloc&) {  // the system ran out of memory first
    found = {};
    found.result.status = Status::kOutOfMemory;
  }
  found.result.algorithm = ordering.name;
  Statistics& s = found.result.statistics;
  s.peak_bytes = guard.peak_bytes();
  s.search_seconds = s.total_seconds = guard.seconds();
  log.info(fmt::format(
      "search black_box=1 algorithm={} status=\"{}\" steps={} expanded={} evaluated={} "
      "generated={} reopened={} states={} peak_bytes={} seconds={:.3f}",
      found.result.algorithm, to_string(found.result.status), found.result.plan.size(), s.expanded,
      s.evaluated, s.generated, s.reopened, s.states, s.peak_bytes, s.total_seconds));
  return found;
}

}  // namespace latplan::search
