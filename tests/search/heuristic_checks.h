// Checks the properties of every heuristic on all reachable states of a task.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "search/explicit_task.h"
#include "search/heuristic.h"

namespace latplan::search {

// hmax and hadd by definition: iterate over the actions until no value improves.
inline int relaxed_value(const symbolic::StripsTask& task, const BitVector& state, bool sum) {
  constexpr int kFar = 1 << 14;
  const int bits = task.model.state_bits;
  std::vector<int> value(2 * bits, kFar + 1);
  for (int b = 0; b < bits; ++b) value[2 * b + (state.get(b) ? 1 : 0)] = 0;
  const auto cost = [&](const BitVector& pos, const BitVector& neg) {
    int total = 0;
    for (int b = 0; b < bits; ++b) {
      for (const int v : {0, 1}) {
        if (!(v == 1 ? pos : neg).get(b)) continue;
        const int one = value[2 * b + v];
        if (one > kFar) return kFar + 1;
        total = sum ? std::min(kFar, total + one) : std::max(total, one);
      }
    }
    return total;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (const symbolic::Action& action : task.model.actions) {
      if (action.pos.intersects(action.neg)) continue;  // contradicts itself
      const int before = cost(action.pos, action.neg);
      if (before > kFar) continue;
      const int after = std::min(kFar, before + 1);
      for (int b = 0; b < bits; ++b) {
        if (!action.add.get(b) && !action.del.get(b)) continue;
        int& old = value[2 * b + (action.add.get(b) ? 1 : 0)];
        changed |= after < old;
        old = std::min(old, after);
      }
    }
  }
  const int goal = cost(task.goal_value, task.goal_mask & ~task.goal_value);
  return goal > kFar ? kDeadEnd : goal;
}

class HeuristicChecks {
 public:
  explicit HeuristicChecks(const symbolic::StripsTask& task) : explicit_(make_explicit(task)) {
    if (!explicit_.packed.goal_possible) return;
    for (const HeuristicEntry& entry : heuristics()) {
      made_[entry.name] = entry.make(explicit_.packed, guard_);
    }
  }

  // Slow checks (successors, values by definition) run on every `step`-th state only.
  void run(std::size_t step) {
    if (!explicit_.packed.goal_possible) return;
    for (std::size_t i = 0; i < explicit_.states.size() && !testing::Test::HasFailure(); ++i) {
      check_values(i, i % step == 0);
      if (i % step == 0) check_successors(i);
    }
  }

 private:
  void check_values(std::size_t i, bool by_definition) {
    const std::vector<Word> state = pack_state(explicit_.packed, explicit_.states[i]);
    std::map<std::string, int> value;
    for (const HeuristicEntry& entry : heuristics()) {
      Heuristic& heuristic = *made_.at(entry.name);
      const int h = value[entry.name] = heuristic.evaluate(state.data());
      check_bounds(entry, h, explicit_.distance[i]);
      if (by_definition) {
        EXPECT_EQ(heuristic.evaluate(state.data()), h) << entry.name;
      }
      for (const ActionId action : heuristic.preferred()) {
        EXPECT_TRUE(entry.has_preferred);
        EXPECT_TRUE(explicit_.packed.actions.applicable(action, state.data())) << entry.name;
      }
    }
    if (by_definition) {
      EXPECT_EQ(value["hmax"], relaxed_value(explicit_.task, explicit_.states[i], false));
      EXPECT_EQ(value["hadd"], relaxed_value(explicit_.task, explicit_.states[i], true));
    }
    EXPECT_GE(value["lmcut"], value["hmax"]);
    EXPECT_LE(value["lmcut"], value["ff"]);  // at most the cost of a relaxed plan
    EXPECT_LE(value["ff"], value["hadd"]);
  }

  static void check_bounds(const HeuristicEntry& entry, int h, std::optional<int> distance) {
    EXPECT_GE(h, 0) << entry.name;
    if (h == kDeadEnd) {
      EXPECT_FALSE(distance.has_value()) << entry.name;
    } else if (distance == 0) {
      EXPECT_EQ(h, 0) << entry.name;
    } else if (entry.admissible && distance) {
      EXPECT_LE(h, *distance) << entry.name;
    }
  }

  // Incremental evaluation of successors must respect the same bounds.
  void check_successors(std::size_t i) {
    const std::vector<Word> state = pack_state(explicit_.packed, explicit_.states[i]);
    const ActionSet& actions = explicit_.packed.actions;
    if (made_.at("hmax")->evaluate(state.data()) == kDeadEnd) return;  // never expanded
    for (const HeuristicEntry& entry : heuristics())
      made_.at(entry.name)->expand(state.data(), 100);
    for (const ActionId a : actions.ids()) {
      if (!actions.applicable(a, state.data())) continue;
      std::vector<Word> successor(state.size());
      actions.apply(a, state.data(), successor.data());
      for (const HeuristicEntry& entry : heuristics()) {
        check_bounds(entry, made_.at(entry.name)->evaluate_successor(successor.data(), a),
                     distance_of(successor));
      }
    }
  }

  std::optional<int> distance_of(const std::vector<Word>& packed) {
    if (packed_distance_.empty()) {
      for (std::size_t i = 0; i < explicit_.states.size(); ++i) {
        packed_distance_[pack_state(explicit_.packed, explicit_.states[i])] = explicit_.distance[i];
      }
    }
    return packed_distance_.at(packed);
  }

  ExplicitTask explicit_;
  SilentLog log_;
  StopFlag stop_;
  Guard guard_{{.seconds = 0, .bytes = 0}, log_, stop_};
  std::map<std::string, std::unique_ptr<Heuristic>> made_;
  std::map<std::vector<Word>, std::optional<int>> packed_distance_;
};

}  // namespace latplan::search
