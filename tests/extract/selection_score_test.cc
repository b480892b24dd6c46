#include "extract/selection_score.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "extract/example_pairs.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using symbolic::ActionTable;

BitVector random_state(Rng& rng, int size) {
  BitVector state(size);
  for (int i = 0; i < size; ++i) state.set(i, rng.coin());
  return state;
}

RC_GTEST_PROP(TransitionIndex, AgreesWithATestOfAllActions, (std::uint64_t seed)) {
  constexpr int kBits = 5;
  Rng rng(seed);
  ActionTable table{kBits, {}};
  for (int a = 0; a < 12; ++a) {
    const auto rare = [&] { return random_state(rng, kBits) & random_state(rng, kBits); };
    table.actions.push_back({"a" + std::to_string(a), rare(), rare(), rare(), rare()});
  }
  const TransitionIndex index(table);
  for (int i = 0; i < 20; ++i) {
    const BitVector before = random_state(rng, kBits);
    const BitVector after = i % 2 == 0
                                ? random_state(rng, kBits)
                                : table.actions[rng.below(table.actions.size())].apply(before);
    std::vector<int> expected;
    for (std::size_t a = 0; a < table.actions.size(); ++a) {
      if (table.actions[a].applicable(before) && table.actions[a].apply(before) == after) {
        expected.push_back(static_cast<int>(a));
      }
    }
    RC_ASSERT(index.explaining(before, after) == expected);
  }
}

TEST(ValidationTasks, AreWalksAlongTheTransitions) {
  const ToyModel model(3);
  const EncodedPairs pairs = model.all_transitions();
  const std::set<BitVector> known(pairs.before.begin(), pairs.before.end());
  const std::vector<StatePair> tasks = validation_tasks(pairs, 12, Rng(3));
  ASSERT_EQ(tasks.size(), 12u);
  std::set<BitVector> starts;
  for (const StatePair& task : tasks) {
    EXPECT_TRUE(known.contains(task.start));
    EXPECT_TRUE(known.contains(task.goal));
    EXPECT_NE(task.start, task.goal);
    starts.insert(task.start);
  }
  EXPECT_GT(starts.size(), 6u);
  const std::vector<StatePair> again = validation_tasks(pairs, 12, Rng(3));
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    EXPECT_EQ(tasks[i].start, again[i].start);
    EXPECT_EQ(tasks[i].goal, again[i].goal);
  }
}

// 00 -> 01 -> 11 and nothing else: every walk of two steps or more is that one.
TEST(ValidationTasks, FollowTheDirectionOfTransitions) {
  const EncodedPairs pairs = pairs_of({{"00", "01"}, {"01", "11"}, {"11", "11"}});
  for (const StatePair& task : validation_tasks(pairs, 5, Rng(1))) {
    EXPECT_EQ(task.start, bits("00"));
    EXPECT_EQ(task.goal, bits("11"));
  }
  // A single pair has no walk of two steps. Two random states are not used instead: the goal may be unreachable, and a
  // wrong table that reaches it would win.
  EXPECT_TRUE(validation_tasks(pairs_of({{"00", "01"}}), 3, Rng(1)).empty());
  EXPECT_TRUE(validation_tasks({}, 3, Rng(1)).empty());
}

TEST(PlausiblePlans, AreCountedOverTheTasks) {
  const ToyModel model(3);
  const EncodedPairs pairs = model.all_transitions();
  const std::vector<StatePair> tasks = validation_tasks(pairs, 10, Rng(2));
  const auto plans = [&](const ActionTable& table) {
    const SelectionScore score = selection_score(model, table, pairs, tasks);
    EXPECT_EQ(score.tasks, 10);
    EXPECT_EQ(score.actions, static_cast<int>(table.actions.size()));
    return score.plausible_plans;
  };
  EXPECT_EQ(plans(model.true_table()), 10);
  EXPECT_EQ(plans({9, {}}), 0);
  ActionTable half = model.true_table();
  std::erase_if(half.actions, [](const symbolic::Action& a) { return !(a.add | a.del).get(0); });
  EXPECT_LT(plans(half), 10);
}

// Plans through codes that are drawn as other states reach the goal but do not count.
TEST(PlausiblePlans, LeadThroughStableCodesAlone) {
  const ToyModel wrong(3, {.misdraw = [](domains::State state) {
                         state[0] = 0;
                         return state;
                       }});
  const EncodedPairs pairs = wrong.all_transitions();
  const std::vector<StatePair> tasks = validation_tasks(pairs, 10, Rng(2));
  EXPECT_LT(selection_score(wrong, wrong.true_table(), pairs, tasks).plausible_plans, 10);
}

// 2x2 LightsOut: 16 states, 4 presses, 64 transitions.
TEST(SelectionScore, CountsExplainedPairsAndStableSuccessors) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  const SelectionScore perfect = selection_score(model, model.true_table(), pairs, {});
  EXPECT_EQ(perfect.recall, 1.0);
  EXPECT_EQ(perfect.plausibility, 1.0);
  EXPECT_EQ(perfect.tasks, 0);
  EXPECT_EQ(perfect.plausible_plans, 0);
  EXPECT_EQ(perfect.actions, 32);

  ActionTable half = model.true_table();  // presses 0 and 1 alone
  std::erase_if(half.actions, [](const symbolic::Action& a) {
    const BitVector changed = a.add | a.del;
    return changed != bits("1110") && changed != bits("1101");
  });
  const SelectionScore missing = selection_score(model, half, pairs, {});
  EXPECT_EQ(missing.recall, 0.5);
  EXPECT_EQ(missing.plausibility, 1.0);
  EXPECT_DOUBLE_EQ(missing.value(), 2.0 / 3);

  const ToyModel dark(2, {.misdraw = [](domains::State state) {
                        state[0] = 0;
                        return state;
                      }});
  const SelectionScore unstable = selection_score(dark, dark.true_table(), pairs, {});
  EXPECT_EQ(unstable.recall, 1.0);
  EXPECT_EQ(unstable.plausibility, 0.5);  // light 0 is off in half of the successors

  const SelectionScore nothing = selection_score(model, {4, {}}, pairs, {});
  EXPECT_EQ(nothing.recall, 0.0);
  EXPECT_EQ(nothing.plausibility, 0.0);
  EXPECT_EQ(selection_score(model, model.true_table(), {}, {}).value(), 0.0);
}

TEST(SelectionScore, IsTheHarmonicMeanOfRecallAndPlausibility) {
  const auto value = [](double recall, double plausibility, int plans) {
    return SelectionScore{recall, plausibility, 20, plans, 1}.value();
  };
  EXPECT_DOUBLE_EQ(value(0.5, 1.0, 0), 2.0 / 3);
  EXPECT_DOUBLE_EQ(value(0.6, 0.6, 0), 0.6);
  EXPECT_EQ(value(1.0, 0.0, 20), 0.0);
  EXPECT_EQ(value(0.0, 0.0, 20), 0.0);
  EXPECT_EQ(value(1.0, 1.0, 0), 1.0);
  // Twenty tasks are few: solving all of them does not outweigh a fifth of the moves.
  EXPECT_LT(value(0.8, 0.99, 20), value(1.0, 1.0, 15));
}

// Best first; each differs from the next in the criterion that decides.
TEST(SelectionScore, OrdersByValueThenPlausibilityThenPlansThenSize) {
  const std::vector<SelectionScore> ranked = {
      {1.0, 1.0, 20, 5, 300},   // the value counts most
      {0.6, 0.8, 20, 9, 200},   // value 0.69
      {0.8, 0.6, 20, 20, 100},  // the same value, less plausible
      {0.0, 0.5, 20, 20, 100},  // value 0: no held-out pair is explained
      {0.0, 0.4, 20, 8, 100},   // less plausible
      {0.0, 0.4, 20, 7, 10},    // fewer plans
      {0.0, 0.4, 20, 7, 11},    // more actions
  };
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    for (std::size_t j = 0; j < ranked.size(); ++j) {
      EXPECT_EQ(better(ranked[i], ranked[j]), i < j) << i << " and " << j;
    }
  }
}

}  // namespace
}  // namespace latplan::extract
