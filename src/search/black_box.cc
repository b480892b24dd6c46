#include "search/black_box.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <optional>
#include <unordered_set>

#include "base/error.h"
#include "search/novelty.h"
#include "search/open_list.h"
#include "search/search_spec.h"
#include "search/state_store.h"

namespace latplan::search {
namespace {

// How states are ranked, g_weight g + h_weight h with h the wrong goal bits, and which are dropped.
struct BlackBoxOrder {
  std::string name;
  int g_weight = 1, h_weight = 0;
  int width = 0;  // > 0: states without a new fact (1) or pair of facts (2) are dropped

  bool shortest() const { return h_weight == 0 && width == 0; }
  // A goal is good as soon as it is met: no other can be nearer, or nearness does not count.
  bool first_goal_wins() const { return h_weight == 0 || g_weight == 0; }
};

const BlackBoxOrder kGreedyByGoalCount{"gbfs-goalcount", 0, 1, 0};

// One search, from the initial state to its end.
class BlackBoxSearch {
 public:
  BlackBoxSearch(const BlackBoxTask& task, BlackBoxOrder order, Guard& guard,
                 Statistics& statistics)
      : task_(task),
        order_(std::move(order)),
        guard_(guard),
        statistics_(statistics),
        words_(static_cast<int>(task.init.words().size())),
        store_(words_, guard),
        rejected_(words_, guard),
        open_(Order::kFirstInFirstOut, guard) {
    if (order_.width > 0) seen_.emplace(words_, order_.width, guard);
  }
  ~BlackBoxSearch() { guard_.release(charged_); }
  BlackBoxSearch(const BlackBoxSearch&) = delete;
  BlackBoxSearch& operator=(const BlackBoxSearch&) = delete;

  // kNoPlan: states were dropped, and no plan was found without them.
  Status run() {
    if (!guard_.look() || !meet(task_.init, kNoState)) return guard_.status();
    while (goal_ == kNoState) {
      const std::vector<StateId> batch = take_batch();
      if (goal_ != kNoState) break;
      if (batch.empty()) return dropped_ ? Status::kNoPlan : Status::kUnsolvable;
      if (!expand(batch) || !guard_.look()) return guard_.status();
    }
    return Status::kSolved;
  }
  bool shortest() const { return order_.shortest() || (order_.h_weight == 0 && !dropped_); }

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
  OpenList<StateId>::Rank rank(StateId id) const {
    const Node& node = nodes_[id];
    return {std::int64_t{order_.g_weight} * node.g + std::int64_t{order_.h_weight} * node.h,
            node.h};
  }

  // The best open states, all of one value: none of them would have had to wait for the others' successors.
  std::vector<StateId> take_batch() {
    std::vector<StateId> batch;
    std::optional<std::int64_t> value;
    while (!open_.empty() && static_cast<int>(batch.size()) < task_.batch) {
      const auto [rank, id] = open_.pop();
      if (nodes_[id].closed || rank != this->rank(id)) continue;  // met on a shorter way since
      if (value && *value != rank.first) {
        open_.push(rank, id);  // there was room for it a moment ago
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
    LATPLAN_CHECK(successors.size() == states.size(), "one list of successors a state");
    statistics_.expanded += static_cast<std::int64_t>(batch.size());
    if (!reject_new(successors)) return false;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      for (const BitVector& successor : successors[i]) {
        ++statistics_.generated;
        const Word* words = successor.words().data();
        if (rejected_.find(words, rejected_.hash(words)) != kNoState) continue;
        if (!meet(successor, batch[i])) return false;
        if (goal_ != kNoState) return true;
      }
    }
    return true;
  }

  // Asks about every state that was not met before; those that may not be entered are remembered.
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
    LATPLAN_CHECK(admitted.size() == fresh.size(), "one answer a state");
    for (std::size_t i = 0; i < fresh.size(); ++i) {
      const Word* words = fresh[i].words().data();
      if (!admitted[i] && rejected_.insert(words, rejected_.hash(words), kNoState).id == kNoState)
        return false;
    }
    return true;
  }

  // A state reached from `parent`, new or not. False: a limit was hit.
  bool meet(const BitVector& s, StateId parent) {
    LATPLAN_CHECK(s.size() == task_.init.size(), "a successor of another size than its state");
    const Word* words = s.words().data();
    const Word hash = store_.hash(words);
    const StateId old = store_.find(words, hash);
    if (old != kNoState) return meet_again(old, parent);
    const int wrong = task_.goal_bits_wrong(s);
    const bool goal = wrong == 0;
    const Word* parent_words = parent == kNoState ? nullptr : store_.state(parent);
    if (seen_ && guard_.status() == Status::kSolved && !seen_->is_new(words, parent_words) &&
        !goal) {
      dropped_ = true;
      return true;
    }
    const StateId id = store_.insert(words, hash, parent).id;
    if (id == kNoState || !charge()) return false;
    ++statistics_.states;
    ++statistics_.evaluated;
    const int g = parent == kNoState ? 0 : nodes_[parent].g + 1;
    nodes_.push_back({g, wrong, false});
    if (goal && order_.first_goal_wins()) {
      goal_ = id;
      return true;
    }
    return open_.push(rank(id), id);
  }

  bool meet_again(StateId id, StateId parent) {
    const int g = nodes_[parent].g + 1;
    if (order_.g_weight == 0 || g >= nodes_[id].g) return true;
    nodes_[id].g = g;
    store_.set_parent(id, parent);
    statistics_.reopened += nodes_[id].closed ? 1 : 0;
    nodes_[id].closed = false;
    return open_.push(rank(id), id);
  }

  // For nodes_, twice its size: a vector may be half empty.
  bool charge() {
    constexpr std::int64_t kStep = 1024;
    if (nodes_.size() % kStep != 0) return true;
    const auto bytes = static_cast<std::int64_t>(2 * kStep * sizeof(Node));
    if (!guard_.reserve(bytes)) return false;
    charged_ += bytes;
    return true;
  }

  const BlackBoxTask& task_;
  BlackBoxOrder order_;
  Guard& guard_;
  Statistics& statistics_;
  int words_;
  StateStore store_, rejected_;
  std::vector<Node> nodes_;  // by StateId
  OpenList<StateId> open_;
  std::optional<NoveltyTable> seen_;
  std::int64_t charged_ = 0;
  bool dropped_ = false;
  StateId goal_ = kNoState;
};

[[noreturn]] void refuse_algorithm(const std::string& algorithm) {
  throw usage_error(
      "search '" + algorithm +
      "' looks into the actions, and this model can only be followed state by state; "
      "expected one of: auto, astar-blind, astar(goalcount), wastar(goalcount,WEIGHT), "
      "gbfs-goalcount, iw(WIDTH)");
}

// What is tried one after the other until a plan is found or no state was dropped.
std::vector<BlackBoxOrder> orders_of(const std::string& algorithm) {
  const SearchSpec spec = parse_search(algorithm);
  const bool counts = spec.heuristic != nullptr && spec.heuristic->name == "goalcount";
  const bool blind = spec.heuristic != nullptr && spec.heuristic->name == "blind";
  if (spec.family == Family::kAuto || (spec.family == Family::kAstar && blind)) {
    return {{"astar-blind", 1, 0, 0}};
  }
  if (spec.family == Family::kAstar && counts) return {{spec.name, 1, 1, 0}};
  if (spec.family == Family::kWeightedAstar && counts) {
    return {{spec.name, spec.g_weight, spec.h_weight, 0}};
  }
  if (spec.family == Family::kGreedy && counts && !spec.preferred) return {kGreedyByGoalCount};
  if (spec.family != Family::kWidth) refuse_algorithm(algorithm);
  std::vector<BlackBoxOrder> orders;
  for (int width = 1; width <= spec.width; ++width) {
    orders.push_back({fmt::format("iw{}", width), 1, 0, width});
  }
  orders.push_back(kGreedyByGoalCount);
  return orders;
}

void run_orders(const BlackBoxTask& task, const std::vector<BlackBoxOrder>& orders, Guard& guard,
                BlackBoxResult& found) {
  Result& result = found.result;
  for (const BlackBoxOrder& order : orders) {
    result.algorithm = order.name;
    BlackBoxSearch search(task, order, guard, result.statistics);
    result.status = search.run();
    if (result.status == Status::kNoPlan) continue;
    if (result.status == Status::kSolved) {
      found.states = search.path();
      result.optimal = search.shortest();
      for (int i = 0; i + 1 < static_cast<int>(found.states.size()); ++i) result.plan.push_back(i);
    }
    return;
  }
}

}  // namespace

void check_black_box_algorithm(const std::string& algorithm) { orders_of(algorithm); }

BlackBoxResult solve_black_box(const BlackBoxTask& task, const std::string& algorithm,
                               const Limits& limits, Log& log, const StopFlag& stop) {
  LATPLAN_CHECK(task.batch > 0 && task.init.size() > 0, "an empty batch or state");
  const std::vector<BlackBoxOrder> orders = orders_of(algorithm);
  Guard guard(limits, log, stop);
  BlackBoxResult found;
  try {
    run_orders(task, orders, guard, found);
  } catch (const std::bad_alloc&) {  // the machine's limit came before ours
    found = {};
    found.result.algorithm = orders.front().name;
    found.result.status = Status::kOutOfMemory;
  }
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
