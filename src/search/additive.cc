// hadd and FF. The cost of a fact is one plus the sum of the costs of the preconditions of its
// cheapest achiever. hadd is the sum over the goal facts. FF follows the cheapest achievers back
// from the goal and counts the operators of this relaxed plan.
#include <algorithm>

#include "search/heuristic.h"
#include "search/relaxed_task.h"

namespace latplan::search {
namespace {

// Sums can grow exponentially with the depth, so they are capped.
constexpr int kLargestSum = 1 << 14;
constexpr int kUnreached = kLargestSum + 1;

// Dijkstra's algorithm over facts, with one bucket per value.
class Additive {
 public:
  Additive(const PackedTask& task, Guard& guard) : relaxed_(task, guard) {
    // Three arrays by operator and three by fact, including those of FF.
    const auto entries = static_cast<std::size_t>(relaxed_.operators() + relaxed_.facts());
    if (!relaxed_.reserve(3 * entries * sizeof(int))) return;
    missing_.resize(relaxed_.operators());
    sum_.resize(relaxed_.operators());
    value_.resize(relaxed_.facts());
    achiever_.resize(relaxed_.facts());
  }

  // The cost of the goal, or kUnreached.
  int explore(const Word* state) {
    if (!relaxed_.guard().go_on(relaxed_.operators())) return 0;
    relaxed_.count_missing(state, missing_);
    relaxed_.mark_true(state, 0, kUnreached, value_);
    sum_.fill(1);
    sum_[relaxed_.goal_operator()] = 0;
    for (std::size_t value = 0; value < used_; ++value) buckets_[value].clear();
    used_ = 0;
    for (const ActionId op : relaxed_.operator_ids()) {
      if (missing_[op] == 0) apply(op);
    }
    for (std::size_t value = 0; value < used_; ++value) {
      for (std::size_t i = 0; i < buckets_[value].size(); ++i) {
        settle(buckets_[value][i], static_cast<int>(value));
        if (value_[relaxed_.goal()] != kUnreached) return value_[relaxed_.goal()];
      }
    }
    return value_[relaxed_.goal()];
  }

  const RelaxedTask& relaxed() const { return relaxed_; }
  int value(FactId fact) const { return value_[fact]; }
  // Of a fact that was reached and is not true in the state.
  ActionId achiever(FactId fact) const { return achiever_[fact]; }

 private:
  void settle(FactId fact, int value) {
    if (value_[fact] != value) return;  // outdated: reached at a lower cost
    for (const ActionId op : relaxed_.needed_by(fact)) {
      sum_[op] = std::min(kLargestSum, sum_[op] + value);
      if (--missing_[op] == 0) apply(op);
    }
  }

  void apply(ActionId op) {
    for (const FactId fact : relaxed_.effects(op)) {
      if (value_[fact] <= sum_[op]) continue;
      value_[fact] = sum_[op];
      achiever_[fact] = op;
      used_ = std::max(used_, static_cast<std::size_t>(sum_[op]) + 1);
      if (buckets_.size() < used_) buckets_.resize(used_);
      buckets_[sum_[op]].push_back(fact);
    }
  }

  RelaxedTask relaxed_;
  ById<ActionId, int> missing_, sum_;
  ById<FactId, int> value_;
  ById<FactId, ActionId> achiever_;
  std::vector<std::vector<FactId>> buckets_;  // by value
  std::size_t used_ = 0;                      // buckets used in this evaluation
};

class Hadd final : public Heuristic {
 public:
  Hadd(const PackedTask& task, Guard& guard) : additive_(task, guard) {}
  int evaluate(const Word* state) override {
    const int value = additive_.explore(state);
    return value == kUnreached ? kDeadEnd : value;
  }

 private:
  Additive additive_;
};

class FastForward final : public Heuristic {
 public:
  FastForward(const PackedTask& task, Guard& guard)
      : additive_(task, guard),
        fact_seen_(additive_.relaxed().facts()),
        op_seen_(additive_.relaxed().operators()) {}

  int evaluate(const Word* state) override {
    preferred_.clear();
    if (additive_.explore(state) == kUnreached) return kDeadEnd;
    const RelaxedTask& relaxed = additive_.relaxed();
    if (!relaxed.guard().go_on(0)) return 0;
    ++evaluation_;
    int length = 0;
    wanted_.assign(1, relaxed.goal());
    while (!wanted_.empty()) {
      const ActionId op = additive_.achiever(wanted_.back());
      wanted_.pop_back();
      if (op_seen_[op] == evaluation_) continue;
      op_seen_[op] = evaluation_;
      if (op != relaxed.goal_operator()) {
        ++length;
        if (relaxed.task().actions.applicable(op, state)) preferred_.push_back(op);
      }
      for (const FactId fact : relaxed.preconditions(op)) want(fact);
    }
    return length;
  }

  std::span<const ActionId> preferred() const override { return preferred_; }

 private:
  void want(FactId fact) {
    if (additive_.value(fact) == 0 || fact_seen_[fact] == evaluation_) return;
    fact_seen_[fact] = evaluation_;
    wanted_.push_back(fact);
  }

  Additive additive_;
  std::uint32_t evaluation_ = 0;
  ById<FactId, std::uint32_t> fact_seen_;  // the last evaluation that visited it
  ById<ActionId, std::uint32_t> op_seen_;
  std::vector<FactId> wanted_;
  std::vector<ActionId> preferred_;
};

}  // namespace

std::unique_ptr<Heuristic> make_hadd(const PackedTask& task, Guard& guard) {
  return std::make_unique<Hadd>(task, guard);
}

std::unique_ptr<Heuristic> make_ff(const PackedTask& task, Guard& guard) {
  return std::make_unique<FastForward>(task, guard);
}

}  // namespace latplan::search
