// The delete relaxation of a task: facts ("bit b has value v") and operators that need facts and
// make facts true permanently. Negative preconditions and goals are facts like any other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/guard.h"
#include "search/ids.h"
#include "search/packed_task.h"

namespace latplan::search {

// One list of items per key, stored contiguously.
template <typename Key, typename Item>
class Lists {
 public:
  Lists() = default;
  // Sized in advance; fill with add().
  explicit Lists(ById<Key, int>& sizes) {
    begin_.reserve(sizes.size() + 1);
    for (const int size : sizes) begin_.push_back(begin_.back() + size);
    filled_.assign(begin_.begin(), begin_.end() - 1);
    items_.resize(begin_.back());
  }
  void add(Key key, Item item) { items_[filled_[static_cast<std::size_t>(key)]++] = item; }
  std::span<const Item> operator[](Key key) const {
    const auto i = static_cast<std::size_t>(key);
    return {items_.data() + begin_[i], items_.data() + begin_[i + 1]};
  }

 private:
  std::vector<int> begin_{0};
  std::vector<int> filled_;
  std::vector<Item> items_;
};

class RelaxedTask {
 public:
  RelaxedTask(const PackedTask& task, Guard& guard);
  ~RelaxedTask() { guard_.release(reserved_); }
  RelaxedTask(const RelaxedTask&) = delete;
  RelaxedTask& operator=(const RelaxedTask&) = delete;

  // Fact 2 b + v: bit b has value v. Two more: one that is always true, and one for the goal.
  int facts() const { return 2 * task_.bits + 2; }
  FactId always() const { return FactId{2 * task_.bits}; }
  FactId goal() const { return FactId{2 * task_.bits + 1}; }
  // The operators are the actions of the task and one more, which needs the goal of the task, makes
  // goal() true and costs nothing.
  int operators() const { return task_.actions.size() + 1; }
  IdRange<ActionId> operator_ids() const { return IdRange<ActionId>(operators()); }
  ActionId goal_operator() const { return ActionId{task_.actions.size()}; }

  std::span<const FactId> preconditions(ActionId op) const { return preconditions_[op]; }
  std::span<const FactId> effects(ActionId op) const { return effects_[op]; }
  std::span<const ActionId> needed_by(FactId fact) const { return needed_by_[fact]; }
  std::span<const ActionId> achievers(FactId fact) const { return achievers_[fact]; }

  // Sets the number of preconditions that are false in the state.
  void count_missing(const Word* state, ById<ActionId, int>& missing) const {
    count_missing_(task_, state, missing.data());
  }
  // Sets `value` for the facts that are true in the state, `other` for the rest.
  void mark_true(const Word* state, int value, int other, ById<FactId, int>& by_fact) const;

  const PackedTask& task() const { return task_; }
  Guard& guard() const { return guard_; }
  // Charges the guard for further arrays during the lifetime of this task. False: over the limit.
  bool reserve(std::size_t bytes);

 private:
  template <typename Visit>
  void for_each_literal(const Word* mask, const Word* value, Visit&& visit) const;
  void fill();

  const PackedTask& task_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  void (*count_missing_)(const PackedTask& task, const Word* state, int* missing);
  Lists<ActionId, FactId> preconditions_, effects_;
  Lists<FactId, ActionId> needed_by_, achievers_;
};

}  // namespace latplan::search
