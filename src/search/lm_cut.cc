// LM-cut (Helmert and Domshlak 2009) with unit costs. In each round, hmax determines the supporter
// of every operator, its most expensive precondition. Supporters define the justification graph
// with edges supporter -> effect. The goal zone are the facts from which the goal costs nothing.
// The operators that enter it from the facts before the zone form a cut, a landmark: every plan
// contains one of them. The landmark counts one, its operators become free, and hmax is updated. As
// costs are 0 and 1, each operator is in at most one landmark.
//
// Two ideas make a round cheap. Operators are listed by supporter, so a fact whose value fell finds
// the operators it affects. And the facts before the zone need no exploration from the state: a
// supporter cheaper than the goal is always one of them, since a path to it through the zone would
// cost at least as much as the goal. Only supporters as expensive as the goal need a search for a
// path around the zone.
//
// Incremental (Pommerening and Helmert 2013): a landmark of the parent that does not contain the
// action leading to the successor is a landmark of the successor too, so only the rest is computed.
#include <algorithm>

#include "base/error.h"
#include "search/heuristic.h"
#include "search/ranked_facts.h"
#include "search/relaxed_task.h"

namespace latplan::search {
namespace {

constexpr int kNone = -1;  // no landmark, no edge
constexpr int kNotReached = kDeadEnd;
constexpr int kIncrementalFrom = 2;  // successors; for fewer, re-evaluating the parent does not pay

// Among equally expensive preconditions the supporter is the last in this order: a fact that few
// operators achieve and many need. Of the orders tried, it gives the highest estimates.
std::vector<FactId> supporter_order(const RelaxedTask& relaxed) {
  std::vector<FactId> order;
  for (const FactId fact : IdRange<FactId>(relaxed.facts())) order.push_back(fact);
  const auto weight = [&](FactId fact) {
    return static_cast<std::int64_t>(relaxed.needed_by(fact).size()) -
           2 * static_cast<std::int64_t>(relaxed.achievers(fact).size());
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](FactId a, FactId b) { return weight(a) < weight(b); });
  return order;
}

class LmCut final : public Heuristic {
 public:
  LmCut(const PackedTask& task, Guard& guard);

  int evaluate(const Word* state) override;
  void expand(const Word* parent, int expected) override {
    incremental_ = expected >= kIncrementalFrom;
    parent_known_ = false;
    if (incremental_) parent_.assign(parent, parent + relaxed_.task().words);
  }
  int evaluate_successor(const Word* successor, ActionId action) override;

 private:
  struct Operator {
    int missing;      // preconditions not reached
    int cost;         // 0 or 1
    int needs_count;  // preconditions not true in the state
    int needs_begin;  // in needs_
    FactId supporter;
    int supporter_value;
    ActionId next_supported;  // the next operator with the same supporter
    std::uint32_t seen;       // the last round that visited it
  };
  struct Edge {
    FactId to;
    int next;  // the next edge from the same fact
  };

  // Runs the rounds with the current costs. Returns the number of landmarks, or kDeadEnd.
  int find_landmarks(const Word* state);
  // Computes hmax: values, supporters, lists by supporter.
  void explore(const Word* state);
  void fire(ActionId op, FactId supporter);
  // Sets cut_.
  void find_cut();
  void mark_zone();
  void find_paths_around_zone();
  void make_cut_free();
  void lower(FactId fact, int value);
  void update_supported(FactId fact);
  FactId most_expensive(const Operator& op) const;
  void support(ActionId op, FactId fact) {
    operators_[op].supporter = fact;
    operators_[op].next_supported = first_supported_[fact];
    first_supported_[fact] = op;
  }

  RelaxedTask relaxed_;
  std::int64_t work_ = 0;
  ById<ActionId, Operator> operators_;
  ById<ActionId, int> missing_;   // preconditions not true in the state
  ById<ActionId, int> landmark_;  // the landmark that contains the operator, or kNone
  ById<FactId, int> value_;
  ById<FactId, int> first_value_;  // before the first round
  ById<FactId, ActionId> first_supported_;
  // The last round in which the fact was in the zone, a candidate, or reachable around the zone.
  ById<FactId, std::uint32_t> in_zone_, is_candidate_, is_reachable_;
  ById<FactId, int> first_edge_;

  // By operator: preconditions not true in the state, by falling first value.
  std::vector<FactId> needs_;
  RankedFacts same_, next_;  // facts reached at the current value, and at the next
  std::uint32_t round_ = 0;
  std::vector<FactId> layer_;       // facts of one value
  std::vector<FactId> zone_;        // facts from which the goal costs nothing
  std::vector<ActionId> entering_;  // operators with cost 1 and an effect in the zone
  std::vector<ActionId> doubtful_;  // of these: the supporter is as expensive as the goal
  std::vector<FactId> candidates_;  // such supporters and their ancestors
  std::vector<FactId> reachable_;   // candidates that are reachable around the zone
  std::vector<Edge> edges_;         // between candidates
  std::vector<ActionId> cut_;
  std::vector<std::vector<FactId>> lowered_;  // by value: facts that fell to it

  std::vector<Word> parent_;
  bool incremental_ = false;
  bool parent_known_ = false;
  int parent_value_ = 0;
  ById<ActionId, int> parent_landmark_;  // landmark_ of the parent
};

LmCut::LmCut(const PackedTask& task, Guard& guard)
    : relaxed_(task, guard), same_(supporter_order(relaxed_)), next_(same_) {
  const int operators = relaxed_.operators();
  const int facts = relaxed_.facts();
  operators_.resize(operators);
  int needs = 0;
  for (const ActionId op : relaxed_.operator_ids()) {
    operators_[op].needs_begin = needs;
    needs += static_cast<int>(relaxed_.preconditions(op).size());
  }
  const auto numbers = 11 * static_cast<std::size_t>(operators) +
                       14 * static_cast<std::size_t>(facts) + static_cast<std::size_t>(needs);
  if (!relaxed_.reserve(numbers * sizeof(int))) return;
  needs_.resize(needs);
  missing_.resize(operators);
  landmark_.resize(operators);
  parent_landmark_.resize(operators);
  for (auto* by_fact : {&value_, &first_value_, &first_edge_}) by_fact->resize(facts);
  for (auto* by_fact : {&in_zone_, &is_candidate_, &is_reachable_}) by_fact->resize(facts);
  first_supported_.resize(facts);
}

int LmCut::evaluate(const Word* state) {
  if (!relaxed_.guard().go_on(0)) return 0;
  for (Operator& op : operators_) op.cost = 1;
  operators_[relaxed_.goal_operator()].cost = 0;
  landmark_.fill(kNone);
  return find_landmarks(state);
}

int LmCut::evaluate_successor(const Word* successor, ActionId action) {
  if (!incremental_) return evaluate(successor);
  if (!parent_known_) {
    parent_value_ = evaluate(parent_.data());
    parent_landmark_ = landmark_;
    parent_known_ = true;
  }
  if (!relaxed_.guard().go_on(0)) return 0;
  const int lost = parent_landmark_[action];
  for (const ActionId op : relaxed_.task().actions.ids()) {
    operators_[op].cost = parent_landmark_[op] == kNone || parent_landmark_[op] == lost ? 1 : 0;
  }
  operators_[relaxed_.goal_operator()].cost = 0;
  const int more = find_landmarks(successor);
  return more == kDeadEnd ? kDeadEnd : parent_value_ - (lost == kNone ? 0 : 1) + more;
}

int LmCut::find_landmarks(const Word* state) {
  work_ = relaxed_.operators();
  explore(state);
  const FactId goal = relaxed_.goal();
  if (value_[goal] == kNotReached) return kDeadEnd;
  int landmarks = 0;
  while (value_[goal] > 0) {
    find_cut();
    for (const ActionId op : cut_) landmark_[op] = landmarks;
    ++landmarks;
    make_cut_free();
    if (!relaxed_.guard().go_on(work_ / 8)) return 0;
    work_ = 0;
  }
  return landmarks;
}

void LmCut::explore(const Word* state) {
  relaxed_.count_missing(state, missing_);
  relaxed_.mark_true(state, 0, kNotReached, value_);
  first_supported_.fill(kNoAction);
  for (const ActionId op : relaxed_.operator_ids()) {
    operators_[op].missing = operators_[op].needs_count = missing_[op];
    if (missing_[op] == 0) fire(op, relaxed_.always());
  }
  for (int value = 0;; ++value) {
    for (same_.take(layer_); !layer_.empty(); same_.take(layer_)) {
      for (const FactId fact : layer_) {
        first_value_[fact] = value;
        const std::span<const ActionId> needed_by = relaxed_.needed_by(fact);
        work_ += static_cast<std::int64_t>(needed_by.size());
        for (const ActionId op : needed_by) {
          Operator& o = operators_[op];
          needs_[o.needs_begin + --o.missing] = fact;
          if (o.missing == 0) fire(op, fact);
        }
      }
    }
    next_.take(layer_);
    if (layer_.empty()) return;
    for (const FactId fact : layer_) {
      if (value_[fact] == value + 1) same_.add(fact);  // else it was reached at a lower cost
    }
  }
}

void LmCut::fire(ActionId op, FactId supporter) {
  support(op, supporter);
  Operator& o = operators_[op];
  o.supporter_value = value_[supporter];
  const int value = o.supporter_value + o.cost;
  RankedFacts& reached = o.cost == 0 ? same_ : next_;
  for (const FactId fact : relaxed_.effects(op)) {
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
  for (const ActionId op : entering_) {
    const FactId from = operators_[op].supporter;
    if (in_zone_[from] == round_) continue;
    (value_[from] < value_[relaxed_.goal()] ? cut_ : doubtful_).push_back(op);
  }
  if (!doubtful_.empty()) find_paths_around_zone();
  LATPLAN_CHECK(!cut_.empty(), "a landmark without operators");
}

// All facts of the zone are at least as expensive as the goal.
void LmCut::mark_zone() {
  entering_.clear();
  zone_.assign(1, relaxed_.goal());
  in_zone_[relaxed_.goal()] = round_;
  for (std::size_t i = 0; i < zone_.size(); ++i) {
    const std::span<const ActionId> achievers = relaxed_.achievers(zone_[i]);
    work_ += static_cast<std::int64_t>(achievers.size());
    for (const ActionId op : achievers) {
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

// Searches backward from the doubtful supporters over facts that are as expensive as the goal, then
// forward from those that have a cheaper supporter. The facts found forward are reachable around
// the zone.
void LmCut::find_paths_around_zone() {
  candidates_.clear();
  edges_.clear();
  reachable_.clear();
  const auto add_candidate = [&](FactId fact) {
    if (is_candidate_[fact] == round_) return;
    is_candidate_[fact] = round_;
    first_edge_[fact] = kNone;
    candidates_.push_back(fact);
  };
  for (const ActionId op : doubtful_) add_candidate(operators_[op].supporter);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const FactId fact = candidates_[i];
    for (const ActionId op : relaxed_.achievers(fact)) {
      ++work_;
      const FactId from = operators_[op].supporter;
      if (operators_[op].missing != 0 || in_zone_[from] == round_) continue;
      if (value_[from] < value_[relaxed_.goal()]) {
        is_reachable_[fact] = round_;
        reachable_.push_back(fact);
        break;
      }
      add_candidate(from);
      edges_.push_back({fact, first_edge_[from]});
      first_edge_[from] = static_cast<int>(edges_.size()) - 1;
    }
  }
  for (std::size_t i = 0; i < reachable_.size(); ++i) {
    for (int e = first_edge_[reachable_[i]]; e != kNone; e = edges_[e].next) {
      if (is_reachable_[edges_[e].to] == round_) continue;
      is_reachable_[edges_[e].to] = round_;
      reachable_.push_back(edges_[e].to);
    }
  }
  for (const ActionId op : doubtful_) {
    if (is_reachable_[operators_[op].supporter] == round_) cut_.push_back(op);
  }
}

// Sets the costs of the cut to 0 and updates values and supporters.
void LmCut::make_cut_free() {
  for (const ActionId op : cut_) {
    operators_[op].cost = 0;
    const int value = value_[operators_[op].supporter];
    for (const FactId fact : relaxed_.effects(op)) lower(fact, value);
  }
  for (std::size_t value = 0; value < lowered_.size(); ++value) {
    while (!lowered_[value].empty()) {
      const FactId fact = lowered_[value].back();
      lowered_[value].pop_back();
      if (value_[fact] == static_cast<int>(value)) update_supported(fact);
    }
  }
}

void LmCut::lower(FactId fact, int value) {
  if (value_[fact] <= value) return;
  value_[fact] = value;
  if (lowered_.size() <= static_cast<std::size_t>(value)) lowered_.resize(value + 1);
  lowered_[value].push_back(fact);
}

// Only the operators that the fact supports can become cheaper: for the others, another
// precondition is more expensive.
void LmCut::update_supported(FactId fact) {
  ActionId op = first_supported_[fact];
  first_supported_[fact] = kNoAction;
  while (op != kNoAction) {
    Operator& o = operators_[op];
    const ActionId next = o.next_supported;
    const FactId from = most_expensive(o);
    support(op, from);
    work_ += 4;
    if (value_[from] < o.supporter_value) {
      o.supporter_value = value_[from];
      for (const FactId effect : relaxed_.effects(op)) lower(effect, value_[from] + o.cost);
    }
    op = next;
  }
}

// Values only fall, so the scan can stop at the first precondition whose first value was smaller.
FactId LmCut::most_expensive(const Operator& op) const {
  const FactId* need = needs_.data() + op.needs_begin;
  const FactId* end = need + op.needs_count;
  FactId best = *need;
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
