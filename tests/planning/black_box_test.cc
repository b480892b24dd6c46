// The network as successor function. The presses of the toy flip lights, which no STRIPS action can do: it is a true black
// box.
#include "planning/black_box.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "evaluation/judge.h"
#include "planning/planning.h"
#include "support/bits.h"
#include "support/toy_model.h"

namespace latplan::planning {
namespace {

PlanOutcome plan_with(const ToyModel& model, const domains::State& init, const domains::State& goal,
                      const PlanConfig& config) {
  SilentLog log;
  const symbolic::ActionTable none{model.state_bits(), {}};
  return make_plan({model, none, &model}, model.domain().render(init),
                   {{model.domain().render(goal)}, {}}, config, log, StopFlag());
}

TEST(BlackBox, FindsShortestPlansThatTheWorldAccepts) {
  const ToyModel model(3);
  Rng rng(1);
  for (int i = 0; i < 5; ++i) {
    const domains::State init = model.walk(model.domain().goal(), 4 + i, rng);
    const PlanOutcome outcome = plan_with(model, init, model.domain().goal(), {});
    ASSERT_EQ(outcome.result.status, search::Status::kSolved);
    const Judgement judgement =
        evaluation::judge(model.domain(), outcome, model.domain().render(init),
                          {{model.domain().render(model.domain().goal())}, {}});
    EXPECT_TRUE(judgement.valid);
    EXPECT_TRUE(judgement.optimal);
    EXPECT_EQ(outcome.ends.applicable_at_init, 9);
    EXPECT_EQ(outcome.ends.reaching_goal, -1);
    EXPECT_EQ(outcome.task.model.actions.size(), outcome.result.plan.size());
  }
}

TEST(BlackBox, GoalBitsMayDifferWithinTheTolerance) {
  const ToyModel model(2);
  const domains::State goal = model.domain().goal();
  const domains::State init = model.domain().successors(goal)[2];  // three lights from it
  PlanConfig config;
  for (const auto& [tolerance, steps] : {std::pair{2, 1U}, std::pair{3, 0U}}) {
    config.search.goal_tolerance = tolerance;
    const PlanOutcome outcome = plan_with(model, init, goal, config);
    ASSERT_EQ(outcome.result.status, search::Status::kSolved);
    EXPECT_EQ(outcome.result.plan.size(), steps);
    EXPECT_LE(outcome.goal_bits_missed, tolerance);
  }
}

TEST(BlackBox, NamesTheStepsAfterTheirLabels) {
  const ToyModel model(2);
  const domains::State goal = model.domain().goal();
  const PlanOutcome outcome = plan_with(model, model.domain().successors(goal)[2], goal, {});
  ASSERT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.task.model.actions[0].name, "s1-a2");
}

// A label that flips the constant bit leads to codes that no picture has: only the stable filter rejects them.
TEST(BlackBox, TheStableFilterRejectsCodesWithoutPictures) {
  ToyModel model(2, {.constant = {false}});
  BitVector extra(5, false);
  extra.set(4, true);
  model.toy_labels().push_back(ToyLabel::flips(extra));
  const std::vector<BitVector> states = {model.code(model.domain().goal())};
  const auto count = [&](nn::SuccessorFilter filter) {
    return successors_by(model, {.network = filter})(states).front().size();
  };
  EXPECT_EQ(count({.same_label = true, .stable = true}), 4U);
  EXPECT_EQ(count({.same_label = true, .stable = false}), 5U);
  symbolic::StripsTask ends = symbolic::make_task({5, {}}, states[0], states[0]);
  const search::BlackBoxTask task = black_box_task(model, {}, ends);
  const std::vector<BitVector> next = task.successors(states).front();
  ASSERT_EQ(next.size(), 5U);  // the expensive test is applied by admits
  EXPECT_EQ(task.admits(next), (std::vector<bool>{true, true, true, true, false}));
}

TEST(BlackBox, LabelsApplyWhereTheyWereSeen) {
  const ToyModel model(2);
  extract::EncodedPairs pairs = model.all_transitions();
  // Press 0 was seen only where light 3 is on, press 1 never.
  extract::EncodedPairs some;
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (labels[i] == 1 || (labels[i] == 0 && !pairs.before[i].get(3))) continue;
    some.before.push_back(pairs.before[i]);
    some.after.push_back(pairs.after[i]);
  }
  const auto applies = applies_where_seen(model, some);
  for (const BitVector& state : pairs.before) {
    EXPECT_EQ(applies(state, 0), state.get(3));
    EXPECT_FALSE(applies(state, 1));
    EXPECT_TRUE(applies(state, 2));
  }
  const BlackBoxFilter filter = {
      .network = {.same_label = true, .stable = true, .applies = applies}};
  EXPECT_EQ(successors_by(model, filter)(std::vector{bits("0000")}).front().size(), 2U);
  EXPECT_EQ(successors_by(model, filter)(std::vector{bits("0001")}).front().size(), 3U);
}

TEST(BlackBox, StepsHaveAnEffectOfSomePair) {
  const ToyModel model(2);
  extract::EncodedPairs one;
  one.before = {bits("0010")};
  one.after = {bits("1100")};
  const StepTest possible = changes_as_seen(one);
  const auto accepts = [&](const char* before, const char* after) -> bool {
    return possible(std::vector{bits(before)}, std::vector{bits(after)}).front();
  };
  EXPECT_TRUE(accepts("0010", "1100"));
  EXPECT_TRUE(accepts("0011", "1101"));   // light 3 stays: the same change
  EXPECT_FALSE(accepts("1110", "0000"));  // the same bits, reversed
  EXPECT_FALSE(accepts("0110", "1100"));  // light 1 is on already
  const std::vector<BitVector> states = {bits("0011")};
  EXPECT_EQ(successors_by(model, {.step = possible})(states).front(), std::vector{bits("1101")});
}

TEST(BlackBox, SearchesThatNeedActionsAreRefused) {
  const ToyModel model(2);
  PlanConfig config;
  config.search.search = "astar-lmcut";
  EXPECT_THROW(plan_with(model, model.domain().goal(), model.domain().goal(), config), Error);
}

}  // namespace
}  // namespace latplan::planning
