#include "search/black_box.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>

#include "base/error.h"
#include "search/random_tasks.h"

namespace latplan::search {
namespace {

using symbolic::StripsTask;

// A STRIPS task behind its successor function. Counts the calls and the largest batch.
struct SuccessorModel {
  BlackBoxTask task;
  int calls = 0;
  std::size_t largest = 0;

  explicit SuccessorModel(const StripsTask& strips, int batch = 7) {
    task.init = strips.init;
    task.goal_mask = strips.goal_mask;
    task.goal_value = strips.goal_value;
    task.goal_tolerance = strips.goal_tolerance;
    task.batch = batch;
    task.successors = [this, &strips](std::span<const BitVector> states) {
      ++calls;
      largest = std::max(largest, states.size());
      std::vector<std::vector<BitVector>> lists;
      for (const BitVector& state : states) {
        lists.emplace_back();
        for (const symbolic::Action& action : strips.model.actions) {
          if (action.applicable(state)) lists.back().push_back(action.apply(state));
        }
      }
      return lists;
    };
  }
};

BlackBoxResult run(const BlackBoxTask& task, const std::string& algorithm,
                   const Limits& limits = {}) {
  SilentLog log;
  const StopFlag stop;
  return solve_black_box(task, algorithm, limits, log, stop);
}

// Whether every step is an action of the task, from the initial state to a goal.
bool is_plan(const StripsTask& task, const std::vector<BitVector>& states) {
  if (states.empty() || states.front() != task.init || !task.is_goal(states.back())) return false;
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    const auto leads = [&](const symbolic::Action& action) {
      return action.applicable(states[i]) && action.apply(states[i]) == states[i + 1];
    };
    if (std::ranges::none_of(task.model.actions, leads)) return false;
  }
  return true;
}

const std::vector<std::string> kAll = {"auto", "astar-blind", "astar(goalcount)", "gbfs-goalcount",
                                       "wastar(goalcount,5)"};

// A hypercube: all subsets of the bits are states; each action flips one bit.
StripsTask cube(int size) {
  StripsTask task = symbolic::make_task({size, {}}, BitVector(size), BitVector(size, true));
  for (int i = 0; i < size; ++i) {
    BitVector bit(size);
    bit.set(i, true);
    const BitVector none(size);
    task.model.actions.push_back({"on" + std::to_string(i), none, bit, bit, none});
    task.model.actions.push_back({"off" + std::to_string(i), bit, none, none, bit});
  }
  return task;
}

RC_GTEST_PROP(BlackBox, AgreesWithBreadthFirstSearch, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const int batch = *rc::gen::inRange(1, 20);
  StripsTask task = random_task(seed, {.complete_goal = seed % 2 == 0, .most_bits = 9});
  task.goal_tolerance = *rc::gen::inRange(0, 3);
  const std::optional<int> expected = shortest(task);
  for (const std::string& algorithm : kAll) {
    SuccessorModel model(task, batch);
    const BlackBoxResult found = run(model.task, algorithm);
    RC_ASSERT(found.result.status == (expected ? Status::kSolved : Status::kUnsolvable));
    RC_ASSERT(static_cast<int>(model.largest) <= batch);
    if (!expected) continue;
    RC_ASSERT(is_plan(task, found.states));
    RC_ASSERT(found.result.plan.size() + 1 == found.states.size());
    const int length = static_cast<int>(found.result.plan.size());
    RC_ASSERT(length >= *expected);
    if (algorithm == "auto" || algorithm == "astar-blind") RC_ASSERT(found.result.optimal);
    if (found.result.optimal) RC_ASSERT(length == *expected);
  }
}

RC_GTEST_PROP(BlackBox, NeverEntersRejectedStates, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const StripsTask task = random_task(seed, {.most_bits = 8});
  const int forbidden = static_cast<int>(seed % task.model.state_bits);
  // The same restriction encoded in the actions: those that would change the bit do not apply.
  const bool value = task.init.get(forbidden);
  StripsTask bounded = task;
  for (symbolic::Action& action : bounded.model.actions) {
    const bool changes =
        value ? action.del.get(forbidden) && !action.add.get(forbidden) : action.add.get(forbidden);
    if (changes) (value ? action.neg : action.pos).set(forbidden, true);
  }
  SuccessorModel model(task);
  std::unordered_map<BitVector, int> asked;
  model.task.admits = [&](std::span<const BitVector> states) {
    std::vector<bool> answers;
    for (const BitVector& state : states) {
      ++asked[state];
      answers.push_back(state.get(forbidden) == value);
    }
    return answers;
  };
  const std::optional<int> expected = shortest(bounded);
  const BlackBoxResult found = run(model.task, "auto");
  RC_ASSERT(found.result.status == (expected ? Status::kSolved : Status::kUnsolvable));
  if (expected) RC_ASSERT(static_cast<int>(found.result.plan.size()) == *expected);
  for (const auto& [state, times] : asked) RC_ASSERT(times == 1);
}

TEST(BlackBox, ExpandsWholeBatches) {
  const StripsTask task = cube(8);
  SuccessorModel one(task, 1);
  SuccessorModel many(task, 64);
  const Result a = run(one.task, "auto").result;
  const Result b = run(many.task, "auto").result;
  EXPECT_EQ(a.plan.size(), 8U);
  EXPECT_EQ(b.plan.size(), 8U);
  EXPECT_EQ(one.calls, a.statistics.expanded);
  // Layers of 1, 8, 28, 56, 70, 56, 28 states, and one batch of the layer next to the goal.
  EXPECT_EQ(many.calls, 1 + 1 + 1 + 1 + 2 + 1 + 1 + 1);
  EXPECT_EQ(many.largest, 64U);
}

TEST(BlackBox, GoalCountExpandsLess) {
  const StripsTask task = cube(10);
  SuccessorModel model(task);
  const Result blind = run(model.task, "astar-blind").result;
  const Result counting = run(model.task, "astar(goalcount)").result;
  EXPECT_EQ(blind.plan.size(), counting.plan.size());
  EXPECT_LT(counting.statistics.expanded, blind.statistics.expanded / 10);
}

TEST(BlackBox, GoalToleranceShortensPlans) {
  StripsTask task = cube(6);
  task.goal_tolerance = 2;
  for (const std::string& algorithm : kAll) {
    SuccessorModel model(task);
    EXPECT_EQ(run(model.task, algorithm).result.plan.size(), 4U) << algorithm;
  }
}

TEST(BlackBox, ExpandsNothingIfTheStartIsAGoal) {
  StripsTask task = cube(3);
  task.goal_value = task.init & task.goal_mask;
  SuccessorModel model(task);
  for (const std::string& algorithm : kAll) {
    const BlackBoxResult found = run(model.task, algorithm);
    EXPECT_EQ(found.result.status, Status::kSolved) << algorithm;
    EXPECT_EQ(found.states.size(), 1U) << algorithm;
  }
  EXPECT_EQ(model.calls, 0);
}

TEST(BlackBox, RespectsLimits) {
  const StripsTask task = cube(16);
  SuccessorModel model(task);
  EXPECT_EQ(run(model.task, "auto", {.seconds = 1e-9}).result.status, Status::kOutOfTime);
  const BlackBoxResult full = run(model.task, "auto", {.bytes = 1 << 20});
  EXPECT_EQ(full.result.status, Status::kOutOfMemory);
  EXPECT_LE(full.result.statistics.peak_bytes, 1 << 20);
  EXPECT_TRUE(full.states.empty());
  StopFlag stop;
  stop.request();
  SilentLog log;
  EXPECT_EQ(solve_black_box(model.task, "auto", {}, log, stop).result.status, Status::kInterrupted);
}

TEST(BlackBox, RefusesSearchesThatNeedActions) {
  for (const char* algorithm :
       {"astar-lmcut", "gbfs-ff", "bidirectional", "astar(hmax)", "gbfs(blind)"}) {
    EXPECT_THROW(check_black_box_algorithm(algorithm), Error) << algorithm;
  }
  for (const std::string& algorithm : kAll) EXPECT_NO_THROW(check_black_box_algorithm(algorithm));
}

}  // namespace
}  // namespace latplan::search
