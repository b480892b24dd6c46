// LM-cut (Helmert and Domshlak 2009) under unit costs. Rounds: hmax names for every operator its dearest precondition,
// the supporter, and so a graph of facts (supporter -> effect); the operators that enter the part of it from which the
// goal costs nothing form a landmark, one of them is in every plan; it counts one, its operators become free, and hmax
// is repaired. With costs 0 and 1 alone each operator is in at most one landmark.
//
// Two things make a round cheap. Operators are kept in lists by supporter, so that a fact that became cheaper finds
// those it concerns. And the facts in front of the goal's part need no exploration from the state: a supporter cheaper
// than the goal is always among them, for a way to it through the goal's part would cost at least as much as the
// goal. Only for dearer supporters a way around is looked for.
//
// Incremental (Pommerening and Helmert 2013): a landmark of the parent that lacks the action leading to the successor
// is one of the successor too, so only what these leave open is computed anew.
#include <algorithm>
#include <numeric>

#include "base/error.h"
#include "search/heuristic.h"
#include "search/ranked_facts.h"
#include "search/relaxed_task.h"

namespace latplan::search {
namespace {

constexpr int kNone = -1;
constexpr int kUnreached = kDeadEnd;
constexpr int kWorthParent =
    2;  // successors; for fewer, evaluating the parent once more does not pay

// Of equally dear preconditions the supporter is the last of this order: one that few operators achieve and many need.
// Measured against other orders, it gives the highest estimates (docs/planner.md).
std::vector<int> supporter_order(const RelaxedTask& relaxed) {
  std::vector<int> order(relaxed.facts());
  std::iota(order.begin(), order.end(), 0);
  const auto weight = [&](int fact) {
    return static_cast<std::int64_t>(relaxed.needed_by(fact).size()) -
           2 * static_cast<std::int64_t>(relaxed.achievers(fact).size());
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weight(a) < weight(b); });
  return order;
}

class LmCut final : public Heuristic {
 public:
  LmCut(const PackedTask& task, Guard& guard);

  int evaluate(const Word* state) override;
  void expand(const Word* parent, int expected) override {
    incremental_ = expected >= kWorthParent;
    parent_known_ = false;
    if (incremental_) parent_.assign(parent, parent + relaxed_.task().words);
  }
  int evaluate_successor(const Word* successor, int action) override;

 private:
  struct Operator {
    int missing;      // preconditions not reached
    int cost;         // 0 or 1
    int needs_count;  // preconditions not true in the state
    int needs_begin;  // of its part of needs_
    int supporter;
    int supporter_value;
    int next_supported;  // the next operator with the same supporter
    std::uint32_t seen;  // the round that met it last
  };
  struct Edge {
    int to;    // fact
    int next;  // edge of the same fact
  };

  // The rounds, from the costs as they are. The number of landmarks found, or kDeadEnd.
  int find_landmarks(const Word* state);
  // hmax from the state: values, supporters, lists by supporter.
  void explore(const Word* state);
  void fire(int op, int supporter);
  // The landmark, in cut_.
  void find_cut();
  void mark_zone();
  void find_ways_around();
  void make_cut_free();
  void lower(int fact, int value);
  void repair(int fact);
  int dearest(const Operator& op) const;
  void support(int op, int fact) {
    operators_[op].supporter = fact;
    operators_[op].next_supported = first_supported_[fact];
    first_supported_[fact] = op;
  }

  RelaxedTask relaxed_;
  std::int64_t work_ = 0;
  std::vector<Operator> operators_;
  std::vector<int> missing_;   // by operator: preconditions not true in the state
  std::vector<int> landmark_;  // by operator: the number of the landmark that holds it, or kNone
  // By fact.
  std::vector<int> value_;
  std::vector<int> first_value_;  // before any round
  std::vector<int> first_supported_;
  std::vector<std::uint32_t> in_zone_, behind_, in_front_;  // the round that put it there
  std::vector<int> first_edge_;

  std::vector<int>
      needs_;  // by operator: preconditions not true in the state, the dearest at first in front
  RankedFacts same_, next_;  // facts reached at the current value, and at the next
  std::uint32_t round_ = 0;
  std::vector<int> layer_;                 // facts of one value
  std::vector<int> zone_;                  // facts from which the goal costs nothing
  std::vector<int> entering_;              // operators that enter the zone and cost one
  std::vector<int> doubtful_;              // of these, those whose supporter is as dear as the goal
  std::vector<int> behind_facts_;          // such supporters, and those from which they come
  std::vector<int> forward_;               // of these, those that can be reached without the zone
  std::vector<Edge> edges_;                // among these
  std::vector<int> cut_;                   // operators
  std::vector<std::vector<int>> lowered_;  // by value: facts that fell to it

  std::vector<Word> parent_;
  bool incremental_ = false;
  bool parent_known_ = false;
  int parent_value_ = 0;
  std::vector<int> parent_landmark_;  // landmark_ of the parent
};

LmCut::LmCut(const PackedTask& task, Guard& guard)
    : relaxed_(task, guard), same_(supporter_order(relaxed_)), next_(same_) {
  const auto operators = static_cast<std::size_t>(relaxed_.operators());
  const auto facts = static_cast<std::size_t>(relaxed_.facts());
  operators_.resize(operators);
  int needs = 0;
  for (std::size_t op = 0; op < operators; ++op) {
    operators_[op].needs_begin = needs;
    needs += static_cast<int>(relaxed_.preconditions(static_cast<int>(op)).size());
  }
  if (!relaxed_.reserve((11 * operators + 14 * facts + needs) * sizeof(int))) return;
  needs_.resize(needs);
  missing_.resize(operators);
  landmark_.resize(operators);
  parent_landmark_.resize(operators);
  for (auto* by_fact : {&value_, &first_value_, &first_supported_, &first_edge_}) {
    by_fact->resize(facts);
  }
  for (auto* by_fact : {&in_zone_, &behind_, &in_front_}) by_fact->resize(facts);
}

int LmCut::evaluate(const Word* state) {
  if (!relaxed_.guard().go_on(0)) return 0;
  for (Operator& op : operators_) op.cost = 1;
  operators_[relaxed_.goal_operator()].cost = 0;
  std::fill(landmark_.begin(), landmark_.end(), kNone);
  return find_landmarks(state);
}

int LmCut::evaluate_successor(const Word* successor, int action) {
  if (!incremental_) return evaluate(successor);
  if (!parent_known_) {
    parent_value_ = evaluate(parent_.data());
    parent_landmark_ = landmark_;
    parent_known_ = true;
  }
  if (!relaxed_.guard().go_on(0)) return 0;
  const int lost = parent_landmark_[action];
  for (int op = 0; op < relaxed_.goal_operator(); ++op) {
    operators_[op].cost = parent_landmark_[op] == kNone || parent_landmark_[op] == lost ? 1 : 0;
  }
  operators_[relaxed_.goal_operator()].cost = 0;
  const int more = find_landmarks(successor);
  return more == kDeadEnd ? kDeadEnd : parent_value_ - (lost == kNone ? 0 : 1) + more;
}

int LmCut::find_landmarks(const Word* state) {
  work_ = relaxed_.operators();
  explore(state);
  const int goal = relaxed_.goal();
  if (value_[goal] == kUnreached) return kDeadEnd;
  int landmarks = 0;
  while (value_[goal] > 0) {
    find_cut();
    for (const int op : cut_) landmark_[op] = landmarks;
    ++landmarks;
    make_cut_free();
    if (!relaxed_.guard().go_on(work_ / 8)) return 0;
    work_ = 0;
  }
  return landmarks;
}

void LmCut::explore(const Word* state) {
  relaxed_.count_missing(state, missing_);
  relaxed_.mark_true(state, 0, kUnreached, value_);
  std::fill(first_supported_.begin(), first_supported_.end(), kNone);
  for (int op = 0; op < relaxed_.operators(); ++op) {
    operators_[op].missing = operators_[op].needs_count = missing_[op];
    if (missing_[op] == 0) fire(op, relaxed_.always());
  }
  for (int value = 0;; ++value) {
    for (same_.take(layer_); !layer_.empty(); same_.take(layer_)) {
      for (const int fact : layer_) {
        first_value_[fact] = value;
        const std::span<const int> needed_by = relaxed_.needed_by(fact);
        work_ += static_cast<std::int64_t>(needed_by.size());
        for (const int op : needed_by) {
          Operator& o = operators_[op];
          needs_[o.needs_begin + --o.missing] = fact;
          if (o.missing == 0) fire(op, fact);
        }
      }
    }
    next_.take(layer_);
    if (layer_.empty()) return;
    for (const int fact : layer_) {
      if (value_[fact] == value + 1) same_.add(fact);  // else it was reached more cheaply since
    }
  }
}

void LmCut::fire(int op, int supporter) {
  support(op, supporter);
  Operator& o = operators_[op];
  o.supporter_value = value_[supporter];
  const int value = o.supporter_value + o.cost;
  RankedFacts& reached = o.cost == 0 ? same_ : next_;
  for (const int fact : relaxed_.effects(op)) {
    if (value_[fact] <= value) continue;
    value_[fact] = value;
    reached.add(fact);
  }
}

void LmCut::find_cut() {
  ++round_;
  mark_zone();
  cut_.clear();
  doubtful_.clear();
  for (const int op : entering_) {
    const int from = operators_[op].supporter;
    if (in_zone_[from] == round_) continue;
    (value_[from] < value_[relaxed_.goal()] ? cut_ : doubtful_).push_back(op);
  }
  if (!doubtful_.empty()) find_ways_around();
  LATPLAN_CHECK(!cut_.empty(), "a landmark without operators");
}

// All facts of the zone are at least as dear as the goal.
void LmCut::mark_zone() {
  entering_.clear();
  zone_.assign(1, relaxed_.goal());
  in_zone_[relaxed_.goal()] = round_;
  for (std::size_t i = 0; i < zone_.size(); ++i) {
    const std::span<const int> achievers = relaxed_.achievers(zone_[i]);
    work_ += static_cast<std::int64_t>(achievers.size());
    for (const int op : achievers) {
      Operator& o = operators_[op];
      if (o.missing != 0 || o.seen == round_) continue;
      o.seen = round_;
      if (o.cost != 0) {
        entering_.push_back(op);
      } else if (in_zone_[o.supporter] != round_) {
        in_zone_[o.supporter] = round_;
        zone_.push_back(o.supporter);
      }
    }
  }
}

// Walks back from the doubtful supporters over facts that are as dear, then forward again from those that follow from
// a cheaper fact; what is met on the way forward can be reached without the zone.
void LmCut::find_ways_around() {
  behind_facts_.clear();
  edges_.clear();
  forward_.clear();
  const auto put_behind = [&](int fact) {
    if (behind_[fact] == round_) return;
    behind_[fact] = round_;
    first_edge_[fact] = kNone;
    behind_facts_.push_back(fact);
  };
  for (const int op : doubtful_) put_behind(operators_[op].supporter);
  for (std::size_t i = 0; i < behind_facts_.size(); ++i) {
    const int fact = behind_facts_[i];
    for (const int op : relaxed_.achievers(fact)) {
      ++work_;
      const int from = operators_[op].supporter;
      if (operators_[op].missing != 0 || in_zone_[from] == round_) continue;
      if (value_[from] < value_[relaxed_.goal()]) {
        in_front_[fact] = round_;
        forward_.push_back(fact);
        break;
      }
      put_behind(from);
      edges_.push_back({fact, first_edge_[from]});
      first_edge_[from] = static_cast<int>(edges_.size()) - 1;
    }
  }
  for (std::size_t i = 0; i < forward_.size(); ++i) {
    for (int e = first_edge_[forward_[i]]; e != kNone; e = edges_[e].next) {
      if (in_front_[edges_[e].to] == round_) continue;
      in_front_[edges_[e].to] = round_;
      forward_.push_back(edges_[e].to);
    }
  }
  for (const int op : doubtful_) {
    if (in_front_[operators_[op].supporter] == round_) cut_.push_back(op);
  }
}

// Its operators cost nothing from now on; values fall, supporters change.
void LmCut::make_cut_free() {
  for (const int op : cut_) {
    operators_[op].cost = 0;
    const int value = value_[operators_[op].supporter];
    for (const int fact : relaxed_.effects(op)) lower(fact, value);
  }
  for (std::size_t value = 0; value < lowered_.size(); ++value) {
    while (!lowered_[value].empty()) {
      const int fact = lowered_[value].back();
      lowered_[value].pop_back();
      if (value_[fact] == static_cast<int>(value)) repair(fact);
    }
  }
}

void LmCut::lower(int fact, int value) {
  if (value_[fact] <= value) return;
  value_[fact] = value;
  if (lowered_.size() <= static_cast<std::size_t>(value)) lowered_.resize(value + 1);
  lowered_[value].push_back(fact);
}

// Only the operators this fact supports can have become cheaper: of the others it is not the dearest precondition.
void LmCut::repair(int fact) {
  int op = first_supported_[fact];
  first_supported_[fact] = kNone;
  while (op != kNone) {
    Operator& o = operators_[op];
    const int next = o.next_supported;
    const int from = dearest(o);
    support(op, from);
    work_ += 4;
    if (value_[from] < o.supporter_value) {
      o.supporter_value = value_[from];
      for (const int effect : relaxed_.effects(op)) lower(effect, value_[from] + o.cost);
    }
    op = next;
  }
}

// Values only fall, so that what stands behind in the list and was no dearer at first need not be looked at.
int LmCut::dearest(const Operator& op) const {
  const int* need = needs_.data() + op.needs_begin;
  const int* end = need + op.needs_count;
  int best = *need;
  for (++need; need != end && first_value_[*need] >= value_[best]; ++need) {
    if (value_[*need] > value_[best] ||
        (value_[*need] == value_[best] && same_.before(best, *need))) {
      best = *need;
    }
  }
  return best;
}

}  // namespace

std::unique_ptr<Heuristic> make_lm_cut(const PackedTask& task, Guard& guard) {
  return std::make_unique<LmCut>(task, guard);
}

}  // namespace latplan::search
