#include "pipeline/extract_choice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

using symbolic::ActionTable;

// Every `step`-th row.
EncodedPairs thinned(const EncodedPairs& pairs, std::size_t step) {
  EncodedPairs few;
  for (std::size_t row = 0; row < pairs.size(); row += step) {
    few.before.push_back(pairs.before[row]);
    few.after.push_back(pairs.after[row]);
  }
  return few;
}

BitVector random_state(Rng& rng, int size) {
  BitVector state(size);
  for (int i = 0; i < size; ++i) state.set(i, rng.coin());
  return state;
}

RC_GTEST_PROP(TransitionIndex, FindsWhatLookingAtAllActionsFinds, (std::uint64_t seed)) {
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

TEST(ValidationTasks, AreWalksOfTheDataWhereItHasThem) {
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
TEST(ValidationTasks, FollowTheArrows) {
  const auto bits = [](const char* text) { return BitVector::from_string(text); };
  const EncodedPairs pairs{{bits("00"), bits("01"), bits("11")},
                           {bits("01"), bits("11"), bits("11")}};
  for (const StatePair& task : validation_tasks(pairs, 5, Rng(1))) {
    EXPECT_EQ(task.start, bits("00"));
    EXPECT_EQ(task.goal, bits("11"));
  }
  // A single pair has no walk of two steps. Two random states would be no task: nobody knows whether one leads to the
  // other, and a wrong table that says so would look better than a right one that does not.
  EXPECT_TRUE(validation_tasks({{bits("00")}, {bits("01")}}, 3, Rng(1)).empty());
  EXPECT_TRUE(validation_tasks({}, 3, Rng(1)).empty());
}

TEST(PlausiblePlans, CountWhatATableSolves) {
  const ToyModel model(3);
  const std::vector<StatePair> tasks = validation_tasks(model.all_transitions(), 10, Rng(2));
  EXPECT_EQ(count_plausible_plans(model, model.true_table(), tasks), 10);
  EXPECT_EQ(count_plausible_plans(model, {9, {}}, tasks), 0);
  ActionTable half = model.true_table();
  std::erase_if(half.actions, [](const symbolic::Action& a) { return !(a.add | a.del).get(0); });
  const int some = count_plausible_plans(model, half, tasks);
  EXPECT_LT(some, 10);
}

// Plans lead through states that are drawn as others: they solve everything and count for nothing.
TEST(PlausiblePlans, AreNotThoseWhosePicturesShowSomethingElse) {
  const ToyModel wrong(
      3, {.duplicates = 0, .constant = {}, .places = 1, .misdraw = [](domains::State state) {
            state[0] = 0;
            return state;
          }});
  const std::vector<StatePair> tasks = validation_tasks(wrong.all_transitions(), 10, Rng(2));
  EXPECT_LT(count_plausible_plans(wrong, wrong.true_table(), tasks), 10);
}

// Few training pairs: the fitted tables miss actions that the network knows.
TEST(ExtractAuto, TakesTheTableThatPlansBetweenHeldOutStates) {
  const ToyModel model(3);
  const EncodedPairs all = model.all_transitions();
  const EncodedPairs train = thinned(all, 61);
  const EncodedPairs held_out = thinned(all, 2);
  const ExtractedModel chosen = extract(model, train, held_out, {});
  EXPECT_EQ(chosen.tasks, 20);
  EXPECT_EQ(chosen.method, "read-off");
  EXPECT_EQ(chosen.plausible_plans, 20);
  const std::vector<StatePair> tasks =
      validation_tasks(held_out, 20, Rng(ExtractConfig{}.seed).fork("extract/tasks"));
  for (const char* method : {"tightened", "fitted", "fitted-strict", "implied"}) {
    ExtractConfig config;
    config.method = method;
    const ExtractedModel other = extract(model, train, held_out, config);
    EXPECT_EQ(other.tasks, 0);  // nothing to choose from
    EXPECT_LE(count_plausible_plans(model, other.table, tasks), chosen.plausible_plans) << method;
  }
}

ExtractedModel measured(double recall, double plausibility, int plans) {
  ExtractedModel model;
  model.held_out_recall = recall;
  model.held_out_plausibility = plausibility;
  model.tasks = 20;
  model.plausible_plans = plans;
  return model;
}

// Twenty tasks are few: all of them solved does not outweigh a fifth of the moves.
TEST(Quality, PutsPairsBeforePlans) {
  EXPECT_LT(quality(measured(0.8, 0.99, 20)), quality(measured(1.0, 1.0, 15)));
  EXPECT_EQ(quality(measured(1.0, 0.0, 20)), 0.0);
  EXPECT_EQ(quality(measured(1.0, 1.0, 0)), 1.0);
}

}  // namespace
}  // namespace latplan::pipeline
