// hadd and FF. Both give each fact the sum of what its cheapest operator's preconditions cost, plus one; hadd adds up
// the goal facts, FF follows the cheapest operators back from the goal and counts each once (a relaxed plan).
#include <algorithm>

#include "search/heuristic.h"
#include "search/relaxed_task.h"

namespace latplan::search {
namespace {

// Sums can grow exponentially with the depth; beyond this one estimate says no more than another.
constexpr int kFarthest = 1 << 14;
constexpr int kUnreached = kFarthest + 1;

// Dijkstra's algorithm over facts, with one bucket per value.
class Additive {
 public:
  Additive(const PackedTask& task, Guard& guard) : relaxed_(task, guard) {
    // By operator and by fact: three arrays each, with FF's.
    const auto entries = static_cast<std::size_t>(relaxed_.operators() + relaxed_.facts());
    if (!relaxed_.reserve(3 * entries * sizeof(int))) return;
    missing_.resize(relaxed_.operators());
    sum_.resize(relaxed_.operators());
    value_.resize(relaxed_.facts());
    achiever_.resize(relaxed_.facts());
  }

  // The goal's value, or kUnreached.
  int explore(const Word* state) {
    if (!relaxed_.guard().go_on(relaxed_.operators())) return 0;
    relaxed_.count_missing(state, missing_);
    relaxed_.mark_true(state, 0, kUnreached, value_);
    std::fill(sum_.begin(), sum_.end(), 1);
    sum_[relaxed_.goal_operator()] = 0;
    for (std::size_t value = 0; value < used_; ++value) buckets_[value].clear();
    used_ = 0;
    for (int op = 0; op < relaxed_.operators(); ++op) {
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
  int value(int fact) const { return value_[fact]; }
  int achiever(int fact) const { return achiever_[fact]; }  // of a fact reached and not true before

 private:
  void settle(int fact, int value) {
    if (value_[fact] != value) return;  // was reached at a lower price since
    for (const int op : relaxed_.needed_by(fact)) {
      sum_[op] = std::min(kFarthest, sum_[op] + value);
      if (--missing_[op] == 0) apply(op);
    }
  }

  void apply(int op) {
    for (const int fact : relaxed_.effects(op)) {
      if (value_[fact] <= sum_[op]) continue;
      value_[fact] = sum_[op];
      achiever_[fact] = op;
      used_ = std::max(used_, static_cast<std::size_t>(sum_[op]) + 1);
      if (buckets_.size() < used_) buckets_.resize(used_);
      buckets_[sum_[op]].push_back(fact);
    }
  }

  RelaxedTask relaxed_;
  std::vector<int> missing_, sum_;  // by operator
  std::vector<int> value_, achiever_;
  std::vector<std::vector<int>> buckets_;  // by value: facts
  std::size_t used_ = 0;                   // of them, this time
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
        fact_seen_(additive_.relaxed().facts(), 0),
        op_seen_(additive_.relaxed().operators(), 0) {}

  int evaluate(const Word* state) override {
    preferred_.clear();
    if (additive_.explore(state) == kUnreached) return kDeadEnd;
    const RelaxedTask& relaxed = additive_.relaxed();
    if (!relaxed.guard().go_on(0)) return 0;
    ++evaluation_;
    int length = 0;
    wanted_.assign(1, relaxed.goal());
    while (!wanted_.empty()) {
      const int op = additive_.achiever(wanted_.back());
      wanted_.pop_back();
      if (op_seen_[op] == evaluation_) continue;
      op_seen_[op] = evaluation_;
      if (op != relaxed.goal_operator()) {
        ++length;
        if (relaxed.task().actions.applicable(op, state)) preferred_.push_back(op);
      }
      for (const int fact : relaxed.preconditions(op)) want(fact);
    }
    return length;
  }

  std::span<const int> preferred() const override { return preferred_; }

 private:
  void want(int fact) {
    if (additive_.value(fact) == 0 || fact_seen_[fact] == evaluation_) return;
    fact_seen_[fact] = evaluation_;
    wanted_.push_back(fact);
  }

  Additive additive_;
  std::uint32_t evaluation_ = 0;
  std::vector<std::uint32_t> fact_seen_, op_seen_;  // the evaluation that met them last
  std::vector<int> wanted_;
  std::vector<int> preferred_;
};

}  // namespace

std::unique_ptr<Heuristic> make_hadd(const PackedTask& task, Guard& guard) {
  return std::make_unique<Hadd>(task, guard);
}

std::unique_ptr<Heuristic> make_ff(const PackedTask& task, Guard& guard) {
  return std::make_unique<FastForward>(task, guard);
}

}  // namespace latplan::search
