#include "search/planner.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"

#include "base/error.h"
#include "search/random_tasks.h"

namespace latplan::search {
namespace {

using symbolic::Action;
using symbolic::StripsTask;

Result run(const StripsTask& task, const std::string& algorithm, const Limits& limits = {}) {
  SilentLog log;
  const StopFlag stop;
  return solve(task, algorithm, limits, log, stop);
}

// A counter of `size` bits that goes up by one: 2^size states in a row, and (with `down`) back again.
StripsTask counter(int size, bool down = false) {
  StripsTask task = symbolic::make_task({size, {}}, BitVector(size), BitVector(size, true));
  for (int i = 0; i < size; ++i) {
    BitVector low(size);
    BitVector bit(size);
    for (int j = 0; j < i; ++j) low.set(j, true);
    bit.set(i, true);
    task.model.actions.push_back({"up" + std::to_string(i), low, bit, bit, low});
    if (down) task.model.actions.push_back({"down" + std::to_string(i), bit, low, low, bit});
  }
  return task;
}

// Every state has `size` neighbours: all subsets of the bits.
StripsTask hypercube(int size) {
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

void agrees(const StripsTask& task, const std::string& algorithm, std::optional<int> expected) {
  const Result result = run(task, algorithm);
  RC_ASSERT(result.status == (expected ? Status::kSolved : Status::kUnsolvable));
  RC_ASSERT(result.optimal == expected.has_value());
  RC_ASSERT(static_cast<int>(result.plan.size()) == expected.value_or(0));
  if (expected) {
    RC_ASSERT(symbolic::simulate(task, result.plan).valid);
  }
  const Result again = run(task, algorithm);
  RC_ASSERT(again.plan == result.plan);
  RC_ASSERT(again.statistics.expanded == result.statistics.expanded);
}

// Three tasks a seed, a hundred seeds a property: 1,200 tasks in all, each by every algorithm.
void all_agree(const Shape& shape) {
  const auto seed = *rc::gen::arbitrary<std::uint32_t>();
  for (std::uint64_t i = 0; i < 3; ++i) {
    const StripsTask task = random_task(seed * std::uint64_t{3} + i, shape);
    const std::optional<int> expected = shortest(task);
    for (const Algorithm& algorithm : algorithms()) agrees(task, algorithm.name, expected);
    if (shape.invertible && shape.complete_goal) {
      RC_ASSERT(run(task, "auto").algorithm == "bidirectional");
    }
  }
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnAnyTask, ()) { all_agree({}); }

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnCompleteGoals, ()) {
  all_agree({.complete_goal = true});
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnInvertibleModels, ()) {
  all_agree({.invertible = true, .complete_goal = true});
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnPartialGoals, ()) {
  all_agree({.invertible = true});
}

TEST(RandomTasks, AreOfEveryKind) {
  int unsolvable = 0, at_start = 0, longer = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const std::optional<int> steps = shortest(random_task(seed, {.complete_goal = true}));
    unsolvable += steps ? 0 : 1;
    at_start += steps == 0 ? 1 : 0;
    longer += steps.value_or(0) > 5 ? 1 : 0;
  }
  EXPECT_GT(unsolvable, 15);
  EXPECT_GT(at_start, 10);
  EXPECT_GT(longer, 60);
}

TEST(Planner, WalksLongPlans) {
  for (const char* algorithm : {"astar-blind", "bidirectional"}) {
    for (const bool down : {false, true}) {
      const StripsTask task = counter(10, down);
      const Result result = run(task, algorithm);
      EXPECT_EQ(result.algorithm, algorithm);
      EXPECT_EQ(result.plan.size(), 1023U);
      EXPECT_TRUE(symbolic::simulate(task, result.plan).valid);
    }
  }
}

TEST(Planner, AnswersAtOnceWhenTheInitialStateIsAGoal) {
  StripsTask task = counter(5);
  task.goal_value = task.init;
  for (const Algorithm& algorithm : algorithms()) {
    const Result result = run(task, algorithm.name);
    EXPECT_EQ(result.status, Status::kSolved);
    EXPECT_TRUE(result.optimal);
    EXPECT_TRUE(result.plan.empty());
  }
}

TEST(Planner, SolvesTasksWithoutBitsOrActions) {
  StripsTask task = symbolic::make_task({0, {}}, BitVector(0), BitVector(0));
  EXPECT_EQ(run(task, "auto").status, Status::kSolved);
  task = symbolic::make_task({3, {}}, bits("000"), bits("001"));
  EXPECT_EQ(run(task, "auto").status, Status::kUnsolvable);
  EXPECT_FALSE(run(task, "auto").optimal);
}

TEST(Planner, ManyWordsWork) {
  // 330 bits, a chain through all of them: one token moves right.
  constexpr int kBits = 330;
  BitVector first(kBits);
  BitVector last(kBits);
  first.set(0, true);
  last.set(kBits - 1, true);
  StripsTask task = symbolic::make_task({kBits, {}}, first, last);
  for (int i = 0; i + 1 < kBits; ++i) {
    BitVector from(kBits);
    BitVector to(kBits);
    from.set(i, true);
    to.set(i + 1, true);
    task.model.actions.push_back({"m" + std::to_string(i), from, to, to, from});
  }
  for (const char* algorithm : {"astar-blind", "bidirectional"}) {
    const Result result = run(task, algorithm);
    EXPECT_EQ(result.plan.size(), 329U);
    EXPECT_TRUE(symbolic::simulate(task, result.plan).valid);
  }
}

TEST(Planner, AutoChoosesBidirectionalWhereItCan) {
  EXPECT_EQ(run(counter(4), "auto").algorithm, "bidirectional");
  StripsTask partial = counter(4);
  partial.goal_mask.set(0, false);
  partial.goal_value.set(0, false);
  EXPECT_EQ(run(partial, "auto").algorithm, "astar-blind");
  EXPECT_EQ(run(partial, "bidirectional").algorithm, "astar-blind");
  StripsTask blind_effect = counter(4);
  blind_effect.model.actions.push_back(
      {"reset", bits("1111"), bits("0000"), bits("0000"), bits("1111")});
  EXPECT_EQ(run(blind_effect, "auto").algorithm, "bidirectional");
  blind_effect.model.actions.push_back(
      {"clear", bits("1000"), bits("0000"), bits("0000"), bits("0111")});
  EXPECT_EQ(run(blind_effect, "auto").algorithm, "astar-blind");
}

TEST(Planner, BidirectionalExpandsFewerStates) {
  const Result blind = run(hypercube(14), "astar-blind");
  const Result both = run(hypercube(14), "bidirectional");
  EXPECT_EQ(blind.plan.size(), 14U);
  EXPECT_EQ(both.plan.size(), 14U);
  EXPECT_LT(both.statistics.expanded, blind.statistics.expanded);
}

TEST(Planner, CountsAsFastDownwardDoes) {
  const Statistics s = run(counter(4), "astar-blind").statistics;  // a row of 16 states
  EXPECT_EQ(s.expanded, 15);
  EXPECT_EQ(s.generated, 15);
  EXPECT_EQ(s.evaluated, 16);
  EXPECT_EQ(s.states, 16);
  EXPECT_EQ(s.reopened, 0);
  EXPECT_GT(s.peak_bytes, 0);
}

TEST(Planner, UnknownAlgorithmListsTheKnownOnes) {
  try {
    run(counter(2), "magic");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    EXPECT_STREQ(error.what(),
                 "unknown search 'magic'; expected one of: auto, astar-blind, bidirectional");
  }
}

class PlannerLimits : public testing::TestWithParam<const char*> {};

TEST_P(PlannerLimits, ATinyMemoryLimitEndsOutOfMemory) {
  for (const std::int64_t bytes :
       {std::int64_t{1}, std::int64_t{1000}, std::int64_t{100000}, std::int64_t{1} << 20}) {
    const Result result = run(hypercube(22), GetParam(), {.seconds = 0, .bytes = bytes});
    EXPECT_EQ(result.status, Status::kOutOfMemory) << bytes;
    EXPECT_LE(result.statistics.peak_bytes, bytes);
    EXPECT_FALSE(result.optimal);
    EXPECT_TRUE(result.plan.empty());
  }
}

TEST_P(PlannerLimits, ATimeLimitInThePastEndsOutOfTime) {
  const Result result = run(hypercube(22), GetParam(), {.seconds = 1e-9, .bytes = 0});
  EXPECT_EQ(result.status, Status::kOutOfTime);
}

TEST_P(PlannerLimits, ATimeLimitEndsARunningSearch) {
  const Result result = run(hypercube(40), GetParam(), {.seconds = 0.05, .bytes = 0});
  EXPECT_EQ(result.status, Status::kOutOfTime);
  EXPECT_GT(result.statistics.expanded, 0);
  EXPECT_LT(result.statistics.total_seconds, 5.0);
}

TEST_P(PlannerLimits, TheStopFlagInterrupts) {
  SilentLog log;
  StopFlag stop;
  stop.request();
  EXPECT_EQ(solve(hypercube(22), GetParam(), {}, log, stop).status, Status::kInterrupted);
}

TEST_P(PlannerLimits, NoLimitsMeanNone) {
  EXPECT_EQ(run(counter(8), GetParam(), {.seconds = 0, .bytes = 0}).status, Status::kSolved);
}

INSTANTIATE_TEST_SUITE_P(All, PlannerLimits,
                         testing::Values("auto", "astar-blind", "bidirectional"),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Status, HasWords) {
  EXPECT_EQ(to_string(Status::kSolved), "solved");
  EXPECT_EQ(to_string(Status::kUnsolvable), "unsolvable");
  EXPECT_EQ(to_string(Status::kNoPlan), "no plan found");
  EXPECT_EQ(to_string(Status::kOutOfMemory), "out of memory");
  EXPECT_EQ(to_string(Status::kOutOfTime), "out of time");
  EXPECT_EQ(to_string(Status::kInterrupted), "interrupted");
}

}  // namespace
}  // namespace latplan::search
