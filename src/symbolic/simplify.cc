#include "symbolic/simplify.h"

#include <utility>

namespace latplan::symbolic {
namespace {

struct Relaxed {
  BitVector can_be_true, can_be_false;
  std::vector<bool> live;  // by action
};

Relaxed relaxed_reachability(const StripsTask& task) {
  const std::vector<Action>& actions = task.model.actions;
  Relaxed result{task.init, ~task.init, std::vector<bool>(actions.size(), false)};
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t a = 0; a < actions.size(); ++a) {
      const Action& action = actions[a];
      if (result.live[a] || action.pos.intersects(action.neg) ||
          !result.can_be_true.contains(action.pos) || !result.can_be_false.contains(action.neg)) {
        continue;
      }
      result.live[a] = true;
      changed = true;
      result.can_be_true |= action.add;
      result.can_be_false |= action.del & ~action.add;
    }
  }
  return result;
}

class Projection {
 public:
  explicit Projection(const BitVector& kept) : bits_(kept.ones()), place_(kept.size(), -1) {
    for (std::size_t i = 0; i < bits_.size(); ++i) place_[bits_[i]] = static_cast<int>(i);
  }
  const std::vector<int>& bits() const { return bits_; }
  int size() const { return static_cast<int>(bits_.size()); }

  BitVector operator()(const BitVector& full) const {
    BitVector result(size());
    for (const int bit : full.ones()) {
      if (place_[bit] >= 0) result.set(place_[bit], true);
    }
    return result;
  }

 private:
  std::vector<int> bits_;
  std::vector<int> place_;
};

}  // namespace

Simplified simplify(const StripsTask& task) {
  const Relaxed relaxed = relaxed_reachability(task);
  const BitVector missed = task.goal_mask & ((task.goal_value & ~relaxed.can_be_true) |
                                             (~task.goal_value & ~relaxed.can_be_false));
  const Projection project((relaxed.can_be_true & relaxed.can_be_false) | missed);
  ActionTable live{project.size(), {}};
  std::vector<int> original;
  for (std::size_t a = 0; a < task.model.actions.size(); ++a) {
    if (!relaxed.live[a]) continue;
    const Action& action = task.model.actions[a];
    live.actions.push_back({action.name, project(action.pos), project(action.neg),
                            project(action.add), project(action.del)});
    original.push_back(static_cast<int>(a));
  }
  MergedTable merged = merge_with_map(live);
  Simplified result;
  for (const std::vector<int>& members : merged.members()) {
    result.actions.push_back(original[members.front()]);
  }
  result.task.model = std::move(merged.table);
  result.task.init = project(task.init);
  result.task.goal_mask = project(task.goal_mask);
  result.task.goal_value = project(task.goal_value);
  result.task.goal_tolerance = task.goal_tolerance;
  result.bits = project.bits();
  return result;
}

}  // namespace latplan::symbolic
