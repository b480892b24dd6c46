#include "search/planner.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"

#include <cctype>

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

// A binary counter: 2^size states in a row; with `down` it also counts down.
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

// All subsets of the bits are states; each action flips one bit.
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

void agrees(const StripsTask& task, const Algorithm& algorithm, std::optional<int> expected) {
  const Result result = run(task, algorithm.name);
  RC_ASSERT(result.status == (expected ? Status::kSolved : Status::kUnsolvable));
  if (algorithm.optimal || result.optimal) {
    RC_ASSERT(result.optimal == expected.has_value());
    RC_ASSERT(static_cast<int>(result.plan.size()) == expected.value_or(0));
  }
  if (expected) {
    RC_ASSERT(symbolic::simulate(task, result.plan).valid);
  }
}

// tests/slow/planner_agreement_test.cc runs the same check on more tasks.
void all_agree(const Shape& shape) {
  const StripsTask task = random_task(*rc::gen::arbitrary<std::uint32_t>(), shape);
  const std::optional<int> expected = shortest(task);
  for (const Algorithm& algorithm : algorithms()) agrees(task, algorithm, expected);
  if (shape.invertible && shape.complete_goal) {
    RC_ASSERT(run(task, "auto").algorithm == "bidirectional");
  }
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnAnyTask, ()) { all_agree({.most_bits = 9}); }

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnCompleteGoals, ()) {
  all_agree({.complete_goal = true, .most_bits = 9});
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnInvertibleModels, ()) {
  all_agree({.invertible = true, .complete_goal = true, .most_bits = 9});
}

RC_GTEST_PROP(Planner, AgreesWithBreadthFirstSearchOnPartialGoals, ()) {
  all_agree({.invertible = true, .most_bits = 9});
}

RC_GTEST_PROP(GoalTolerance, AgreesWithBreadthFirstSearch, (bool invertible, bool complete)) {
  StripsTask task =
      random_task(*rc::gen::arbitrary<std::uint32_t>(),
                  {.invertible = invertible, .complete_goal = complete, .most_bits = 9});
  task.goal_tolerance = *rc::gen::inRange(1, 4);
  const std::optional<int> expected = shortest(task);
  for (const Algorithm& algorithm : {Algorithm{"auto", "", true},
                                     {"astar-blind", "", true},
                                     {"bidirectional", "", true},
                                     {"gbfs-goalcount", "", false},
                                     {"wastar(goalcount,2)", "", false},
                                     {"gbfs(blind)", "", false}}) {
    agrees(task, algorithm, expected);
  }
}

TEST(GoalTolerance, IsRefusedByHeuristicsThatIgnoreIt) {
  StripsTask task = counter(4);
  task.goal_tolerance = 1;
  for (const char* search : {"astar-lmcut", "astar-hmax", "gbfs-ff", "gbfs-hadd"}) {
    check_algorithm(search);
    EXPECT_THROW(check_algorithm(search, 1), Error) << search;
    EXPECT_THROW(run(task, search), Error) << search;
  }
}

// 1111 is 15 steps away; with tolerance 1, 0111 is a goal, which is 7 steps away.
TEST(GoalTolerance, ShortensACounter) {
  StripsTask task = counter(4);
  EXPECT_EQ(run(task, "auto").plan.size(), 15U);
  task.goal_tolerance = 1;
  const Result result = run(task, "auto");
  EXPECT_EQ(result.plan.size(), 7U);
  EXPECT_TRUE(result.optimal);
  EXPECT_EQ(result.algorithm, "astar-blind");
  EXPECT_EQ(task.goal_bits_missed(symbolic::simulate(task, result.plan).states.back()), 1);
  task.goal_tolerance = 4;
  EXPECT_TRUE(run(task, "auto").plan.empty());
}

// A goal bit that cannot become true uses up the tolerance.
TEST(GoalTolerance, CountsBitsThatNeverChange) {
  StripsTask task = symbolic::make_task({3, {}}, bits("000"), bits("111"));
  task.model.actions.push_back({"first", bits("000"), bits("100"), bits("100"), bits("000")});
  task.goal_tolerance = 1;
  EXPECT_EQ(run(task, "auto").status, Status::kUnsolvable);
  task.goal_tolerance = 2;
  EXPECT_EQ(run(task, "auto").plan.size(), 1U);
}

TEST(Planner, AWorkLimitIsReproducible) {
  const Limits limits{.seconds = 0, .bytes = 0, .work = 100'000};
  const Result once = solve(hypercube(30), "astar-blind", limits);
  const Result again = solve(hypercube(30), "astar-blind", limits);
  EXPECT_EQ(once.status, Status::kOutOfTime);
  EXPECT_GT(once.statistics.expanded, 100);
  EXPECT_EQ(once.statistics.generated, again.statistics.generated);
  EXPECT_EQ(solve(counter(5), "auto", limits).status, Status::kSolved);
}

TEST(Planner, IsDeterministic) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const StripsTask task = random_task(seed, {.most_bits = 9});
    for (const Algorithm& algorithm : algorithms()) {
      const Result once = run(task, algorithm.name);
      const Result again = run(task, algorithm.name);
      EXPECT_EQ(again.plan, once.plan) << algorithm.name;
      EXPECT_EQ(again.statistics.generated, once.statistics.generated) << algorithm.name;
    }
  }
}

TEST(RandomTasks, IncludeEveryKind) {
  int unsolvable = 0, at_start = 0, longer = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const std::optional<int> steps =
        shortest(random_task(seed, {.complete_goal = true, .most_bits = 9}));
    unsolvable += steps ? 0 : 1;
    at_start += steps == 0 ? 1 : 0;
    longer += steps.value_or(0) > 5 ? 1 : 0;
  }
  EXPECT_GT(unsolvable, 5);
  EXPECT_GT(at_start, 5);
  EXPECT_GT(longer, 5);
}

TEST(Planner, FindsLongPlans) {
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

TEST(Planner, ReturnsAnEmptyPlanIfTheInitialStateIsAGoal) {
  StripsTask task = counter(5);
  task.goal_value = task.init;
  for (const Algorithm& algorithm : algorithms()) {
    const Result result = run(task, algorithm.name);
    EXPECT_EQ(result.status, Status::kSolved) << algorithm.name;
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

TEST(Planner, HandlesStatesOfManyWords) {
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

TEST(Planner, AutoChoosesBidirectionalWherePossible) {
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

std::string complaint(const std::string& search) {
  try {
    run(counter(2), search);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  return "none";
}

TEST(Planner, UnknownAlgorithmListsTheKnownOnes) {
  EXPECT_EQ(
      complaint("magic"),
      "unknown search 'magic'; expected one of: auto, astar-blind, bidirectional, astar-hmax, "
      "astar-lmcut, wastar-ff, gbfs-goalcount, gbfs-hadd, gbfs-ff; or astar(H), "
      "wastar(H,WEIGHT), gbfs(H[,preferred]) with H one of: blind, goalcount, hmax, hadd, ff, "
      "lmcut");
}

TEST(Planner, SuggestsTheNearestSearch) {
  const auto starts = [](const std::string& search, const std::string& start) {
    EXPECT_EQ(complaint(search).substr(0, start.size()), start);
  };
  starts("astar-lmct",
         "unknown search 'astar-lmct'; did you mean astar-lmcut? expected one of: auto, ");
  starts("astr(ff)", "unknown search 'astr(ff)'; did you mean astar(ff)? expected one of: auto, ");
  starts("astar(lmct)",
         "unknown search 'astar(lmct)': wrong or extra argument 'lmct' of astar; did you mean "
         "lmcut? expected a heuristic (blind, ");
  starts("iw(2)", "unknown search 'iw(2)'; expected one of: auto, ");
}

TEST(Planner, RefusesIncompleteForms) {
  const auto reason = [](const std::string& search) {
    const std::string text = complaint(search);
    const std::string start = "unknown search '" + search + "': ";
    EXPECT_EQ(text.substr(0, start.size()), start);
    return text.substr(start.size(), text.find(';') - start.size());
  };
  EXPECT_EQ(reason("astar"), "astar needs arguments in parentheses");
  EXPECT_EQ(reason("astar(ff"), "astar needs arguments in parentheses");
  EXPECT_EQ(reason("wastar(3)"), "the heuristic is missing");
  EXPECT_EQ(reason("gbfs(hadd,preferred)"), "hadd has no preferred operators");
  EXPECT_EQ(complaint("auto(ff)").substr(0, 26), "unknown search 'auto(ff)';");
  EXPECT_THROW(check_algorithm(""), Error);
}

TEST(Planner, NamesTheArgumentsAFormTakes) {
  const auto expect = [](const std::string& search, const std::string& argument,
                         const std::string& wanted) {
    const std::string family = search.substr(0, search.find('('));
    EXPECT_EQ(complaint(search), "unknown search '" + search + "': wrong or extra argument '" +
                                     argument + "' of " + family + "; expected " + wanted);
  };
  const std::string heuristic = "a heuristic (blind, goalcount, hmax, hadd, ff, lmcut)";
  const std::string weight = heuristic + " and a weight from 1 to 1000 with at most two decimals";
  expect("astar()", "", heuristic);
  expect("astar(magic)", "magic", heuristic);
  expect("astar(ff,ff)", "ff", heuristic);
  expect("astar(ff,2)", "2", heuristic);
  expect("astar(ff,preferred)", "preferred", heuristic);
  expect("gbfs(ff,3)", "3", heuristic + " and optionally 'preferred'");
  for (const char* wrong : {"0", "0.99", "1001", "1.125", "2x", "1e2", "nan", "-3"}) {
    expect("wastar(ff," + std::string(wrong) + ")", wrong, weight);
  }
  expect("wastar(ff,2,3)", "3", weight);
}

TEST(Planner, WeightsHaveDecimals) {
  const StripsTask task = counter(4);
  const Result plain = run(task, "wastar(hmax,1)");
  const Result decimal = run(task, "wastar(hmax,1.00)");
  EXPECT_TRUE(decimal.optimal);
  EXPECT_EQ(decimal.statistics.expanded, plain.statistics.expanded);
  const Result half = run(task, "wastar(hmax,1.5)");
  EXPECT_EQ(half.algorithm, "wastar(hmax,1.5)");
  EXPECT_FALSE(half.optimal);
  EXPECT_TRUE(symbolic::simulate(task, half.plan).valid);
  EXPECT_LE(2 * half.plan.size(), 3 * plain.plan.size());
}

TEST(Planner, TakesAlgorithmsWithArguments) {
  const StripsTask task = hypercube(5);
  for (const char* search : {"astar(goalcount)", "wastar(hadd)", "wastar(lmcut,7)", "gbfs(hmax)",
                             "gbfs(ff,preferred)", "gbfs(lmcut)", "astar(ff)"}) {
    check_algorithm(search);
    const Result result = run(task, search);
    EXPECT_EQ(result.algorithm, search);
    EXPECT_TRUE(symbolic::simulate(task, result.plan).valid) << search;
    EXPECT_FALSE(result.optimal) << search;
  }
  EXPECT_EQ(run(task, "astar( lmcut )").algorithm, "astar-lmcut");
  EXPECT_EQ(run(task, "wastar(ff,3)").algorithm, "wastar-ff");
}

TEST(Planner, EveryNameIsKnownToTheParser) {
  ASSERT_EQ(algorithms().front().name, "auto");
  for (const Algorithm& algorithm : algorithms()) {
    check_algorithm(algorithm.name);
    EXPECT_FALSE(algorithm.summary.empty());
  }
}

// All subsets of the free bits, and two more bits that each need the other to be false. The goal
// needs both: unsolvable, but two steps away from every state in the delete relaxation.
StripsTask mirage(int free_bits) {
  StripsTask task = hypercube(free_bits + 2);
  task.model.actions.resize(2 * free_bits);
  BitVector first(free_bits + 2), second(free_bits + 2);
  first.set(free_bits, true);
  second.set(free_bits + 1, true);
  const BitVector none(free_bits + 2);
  task.model.actions.push_back({"first", none, first | second, first, none});
  task.model.actions.push_back({"second", none, first | second, second, none});
  return task;
}

class PlannerLimits : public testing::TestWithParam<std::string> {};

TEST_P(PlannerLimits, ATinyMemoryLimitEndsOutOfMemory) {
  for (const std::int64_t bytes :
       {std::int64_t{1}, std::int64_t{1000}, std::int64_t{100000}, std::int64_t{600000}}) {
    const Result result = run(mirage(22), GetParam(), {.seconds = 0, .bytes = bytes});
    EXPECT_EQ(result.status, Status::kOutOfMemory) << bytes;
    EXPECT_LE(result.statistics.peak_bytes, bytes);
    EXPECT_FALSE(result.optimal);
    EXPECT_TRUE(result.plan.empty());
  }
}

TEST_P(PlannerLimits, ATimeLimitInThePastEndsOutOfTime) {
  const Result result = run(mirage(22), GetParam(), {.seconds = 1e-9, .bytes = 0});
  EXPECT_EQ(result.status, Status::kOutOfTime);
}

TEST_P(PlannerLimits, ATimeLimitEndsARunningSearch) {
  const Result result = run(mirage(40), GetParam(), {.seconds = 0.05, .bytes = 0});
  EXPECT_EQ(result.status, Status::kOutOfTime);
  EXPECT_GT(result.statistics.expanded, 0);
  EXPECT_LT(result.statistics.total_seconds, 5.0);
}

TEST_P(PlannerLimits, TheStopFlagInterrupts) {
  SilentLog log;
  StopFlag stop;
  stop.request();
  EXPECT_EQ(solve(mirage(22), GetParam(), {}, log, stop).status, Status::kInterrupted);
}

TEST_P(PlannerLimits, ZeroMeansNoLimit) {
  EXPECT_EQ(run(counter(8), GetParam(), {.seconds = 0, .bytes = 0}).status, Status::kSolved);
}

TEST_P(PlannerLimits, ProvesThatAMirageIsUnsolvable) {
  EXPECT_EQ(run(mirage(5), GetParam()).status, Status::kUnsolvable);
}

std::vector<std::string> all_names() {
  std::vector<std::string> names{"gbfs(ff,preferred)", "astar(goalcount)"};
  for (const Algorithm& algorithm : algorithms()) names.push_back(algorithm.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, PlannerLimits, testing::ValuesIn(all_names()),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           std::erase_if(name, [](char c) { return std::isalnum(c) == 0; });
                           return name;
                         });

TEST(Auto, SwitchesToLmCutWhenBlindSearchIsTooLarge) {
  // A chain of goal bits, and many free bits that make blind search infeasible.
  constexpr int kFree = 24;
  constexpr int kSteps = 8;
  StripsTask task = hypercube(kFree + kSteps);
  task.model.actions.resize(2 * kFree);
  task.goal_mask = BitVector(kFree + kSteps);
  for (int i = 0; i < kSteps; ++i) {
    BitVector before(kFree + kSteps), bit(kFree + kSteps);
    if (i > 0) before.set(kFree + i - 1, true);
    bit.set(kFree + i, true);
    task.model.actions.push_back({"s" + std::to_string(i), before, bit, bit, before});
    task.goal_mask.set(kFree + i, true);
  }
  task.goal_value = BitVector(kFree + kSteps);
  task.goal_value.set(kFree + kSteps - 1, true);
  const Result result = run(task, "auto");
  EXPECT_EQ(result.plan.size(), static_cast<std::size_t>(kSteps));
  EXPECT_TRUE(result.optimal);
  EXPECT_EQ(result.algorithm, "astar-lmcut");
  // Not enough memory for blind search; LM-cut continues alone.
  const Result poor = run(task, "auto", {.seconds = 0, .bytes = 2000000});
  EXPECT_EQ(poor.plan.size(), static_cast<std::size_t>(kSteps));
  EXPECT_EQ(poor.algorithm, "astar-lmcut");
}

TEST(BestFirst, ReopensStatesAfterAMisleadingEstimate) {
  std::int64_t reopened = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const StripsTask task = random_task(seed, {.most_bits = 10});
    const Result result = run(task, "wastar(goalcount,9)");
    if (result.status == Status::kSolved) {
      EXPECT_TRUE(symbolic::simulate(task, result.plan).valid);
    }
    reopened += result.statistics.reopened;
  }
  EXPECT_GT(reopened, 0);
}

TEST(Planner, StatisticsAreConsistent) {
  for (const Algorithm& algorithm : algorithms()) {
    const Statistics s = run(hypercube(10), algorithm.name).statistics;
    EXPECT_GT(s.expanded, 0) << algorithm.name;
    EXPECT_GE(s.generated, s.expanded) << algorithm.name;
    EXPECT_GE(s.states, s.expanded - s.reopened) << algorithm.name;
    EXPECT_GT(s.evaluated, 0) << algorithm.name;
    EXPECT_GT(s.peak_bytes, 0) << algorithm.name;
  }
}

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
