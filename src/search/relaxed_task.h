// The task with deletes ignored, as the heuristics of that family want it: facts ("bit b has value v") and operators
// that need some facts and make others true for ever. Negative preconditions and goals are facts like any other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"

namespace latplan::search {

// Lists of numbers, one after the other in memory.
class NumberLists {
 public:
  // `sizes`: of each list. Fill with add().
  explicit NumberLists(const std::vector<int>& sizes);
  NumberLists() = default;
  void add(int list, int number) { numbers_[filled_[list]++] = number; }
  std::span<const int> operator[](int list) const {
    return {numbers_.data() + begin_[list], numbers_.data() + begin_[list + 1]};
  }

 private:
  std::vector<int> begin_{0};
  std::vector<int> filled_;
  std::vector<int> numbers_;
};

class RelaxedTask {
 public:
  RelaxedTask(const PackedTask& task, Guard& guard);
  ~RelaxedTask() { guard_.release(reserved_); }
  RelaxedTask(const RelaxedTask&) = delete;
  RelaxedTask& operator=(const RelaxedTask&) = delete;

  // Fact 2 b + v: bit b has value v. Then one that is true in every state, and one for the goal.
  int facts() const { return 2 * task_.bits + 2; }
  int always() const { return 2 * task_.bits; }
  int goal() const { return 2 * task_.bits + 1; }
  // The task's actions, then one more which needs the task's goal, makes goal() true and costs nothing.
  int operators() const { return task_.actions.size() + 1; }
  int goal_operator() const { return task_.actions.size(); }

  std::span<const int> preconditions(int op) const { return preconditions_[op]; }
  std::span<const int> effects(int op) const { return effects_[op]; }
  std::span<const int> needed_by(int fact) const { return needed_by_[fact]; }
  std::span<const int> achievers(int fact) const { return achievers_[fact]; }

  // By operator: how many of its preconditions are false in the state.
  void count_missing(const Word* state, std::vector<int>& missing) const {
    count_missing_(task_, state, missing.data());
  }
  // By fact: `value` where it is true in the state, else `other`.
  void mark_true(const Word* state, int value, int other, std::vector<int>& by_fact) const;

  const PackedTask& task() const { return task_; }
  Guard& guard() const { return guard_; }
  // Charges the guard for further arrays, until the task dies. False: over the limit.
  bool reserve(std::size_t bytes);

 private:
  template <typename Visit>
  void for_each_literal(const Word* mask, const Word* value, Visit&& visit) const;
  void fill();

  const PackedTask& task_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  void (*count_missing_)(const PackedTask& task, const Word* state, int* missing);
  NumberLists preconditions_, effects_, needed_by_, achievers_;
};

}  // namespace latplan::search
