// hmax: the number of parallel relaxed steps until all goal facts are true. Admissible and
// consistent.
#include "search/heuristic.h"
#include "search/relaxed_task.h"

namespace latplan::search {
namespace {

class Hmax final : public Heuristic {
 public:
  Hmax(const PackedTask& task, Guard& guard) : relaxed_(task, guard) {
    const std::size_t arrays =
        relaxed_.operators() + 2 * static_cast<std::size_t>(relaxed_.facts());
    if (!relaxed_.reserve(arrays * sizeof(int))) return;
    missing_.resize(relaxed_.operators());
    value_.resize(relaxed_.facts());
    reached_.reserve(relaxed_.facts());
  }

  int evaluate(const Word* state) override {
    if (!relaxed_.guard().go_on(relaxed_.operators() / 2)) return 0;
    relaxed_.count_missing(state, missing_);
    relaxed_.mark_true(state, 0, kDeadEnd, value_);
    reached_.clear();
    for (const ActionId op : relaxed_.operator_ids()) {
      if (missing_[op] == 0) apply(op, 0);
    }
    // With unit costs, facts are reached in the order of their values.
    for (std::size_t i = 0; i < reached_.size() && value_[relaxed_.goal()] == kDeadEnd; ++i) {
      const FactId fact = reached_[i];
      for (const ActionId op : relaxed_.needed_by(fact)) {
        if (--missing_[op] == 0) apply(op, value_[fact]);
      }
    }
    return value_[relaxed_.goal()];
  }

 private:
  void apply(ActionId op, int when) {
    const int value = op == relaxed_.goal_operator() ? when : when + 1;
    for (const FactId fact : relaxed_.effects(op)) {
      if (value_[fact] != kDeadEnd) continue;
      value_[fact] = value;
      reached_.push_back(fact);
    }
  }

  RelaxedTask relaxed_;
  ById<ActionId, int> missing_;  // preconditions not reached yet
  ById<FactId, int> value_;
  std::vector<FactId> reached_;  // in order of their values
};

}  // namespace

std::unique_ptr<Heuristic> make_hmax(const PackedTask& task, Guard& guard) {
  return std::make_unique<Hmax>(task, guard);
}

}  // namespace latplan::search
