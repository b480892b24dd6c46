#include "evaluation/judge.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "planning/plan_files.h"
#include "support/attempt.h"

namespace latplan::evaluation {
namespace {

using domains::State;
using symbolic::ActionTable;

// 2x2: switches both upper lights off at once, which no press does.
ActionTable jumping_table() {
  const BitVector upper = BitVector::from_string("1100"), none(4, false);
  return {4, {{"jump", upper, none, none, upper}}};
}

TEST(Judge, AWrongDecoderIsNotValid) {
  const ToyModel model(3, {.misdraw = [](State state) {
                         if (state[4] != 0) state[8] ^= 1;  // wrong in some states only
                         return state;
                       }});
  const State init = model.domain().successors(model.domain().goal())[4];
  planning::PlanConfig config;
  config.cycle = 0;  // the start as read
  const Attempt a = attempt(model, model.true_table(), init, model.domain().goal(), config);
  EXPECT_EQ(a.outcome.result.status, search::Status::kSolved);
  EXPECT_TRUE(a.judgement.judged);
  EXPECT_FALSE(a.judgement.valid);
  EXPECT_FALSE(a.judgement.optimal);
  EXPECT_EQ(a.judgement.shortest, 1);
  ASSERT_EQ(a.judgement.ours->reasons.size(), 2u);
  EXPECT_TRUE(has(a.judgement.reason(0), "not the initial state")) << a.judgement.reason(0);
  EXPECT_TRUE(has(a.judgement.reason(1), "not one legal move")) << a.judgement.reason(1);
  EXPECT_EQ(planning::summary_line(a.outcome, a.judgement), "plan: 1 step, not valid");
  const Json json = to_json(a.outcome, a.judgement);
  EXPECT_EQ(json["valid"], false);
  EXPECT_EQ(json["optimal"], false);
  ASSERT_EQ(json["faults"].size(), 4u);  // two of each judge
  EXPECT_EQ(json["faults"][1]["judge"], "ours");
  EXPECT_EQ(json["faults"][1]["step"], 1);
  EXPECT_EQ(json["faults"][3]["judge"], "paper");
  EXPECT_EQ(json["faults"][3]["reason"], a.judgement.papers->reasons[1]);
}

TEST(Judge, AWrongActionIsReportedAtItsSuccessor) {
  const ToyModel model(2);
  const ActionTable table = jumping_table();
  const Attempt a = attempt(model, table, {1, 1, 0, 0}, {0, 0, 0, 0});
  ASSERT_EQ(a.outcome.result.status, search::Status::kSolved);
  EXPECT_FALSE(a.judgement.valid);
  EXPECT_EQ(a.judgement.reason(0), "");
  EXPECT_TRUE(has(a.judgement.reason(1), "not one legal move: ##/.. to ../.."))
      << a.judgement.reason(1);
}

TEST(Judge, ReportsAWrongStepAndAWrongGoal) {
  const ToyModel model(2);
  const ActionTable table = jumping_table();
  const Attempt a = attempt(model, table, {1, 1, 0, 0}, {0, 0, 0, 0});
  const Image other = model.domain().render({1, 1, 1, 1});
  for (const domains::Judge by : {domains::Judge::kOurs, domains::Judge::kPaper}) {
    const planning::Judgement judgement =
        judge(model.domain(), a.outcome, a.init, {{other}, {}}, by);
    EXPECT_FALSE(judgement.valid);
    EXPECT_TRUE(has(judgement.reason(1), "not the goal")) << judgement.reason(1);
    EXPECT_TRUE(has(judgement.reason(1), "; not one legal move")) << judgement.reason(1);
    const Json json = to_json(a.outcome, judgement);
    EXPECT_EQ(json["valid_by_our_judge"], false);  // whichever verdict counts
    EXPECT_EQ(json["valid_by_paper_judge"], false);
  }
}

TEST(Judge, ALongerPlanIsValidButNotOptimal) {
  const ToyModel model(2);
  ActionTable table = model.true_table();
  // Without turning all three lights of cell 0 off at once, another cell is pressed before and after it.
  const BitVector press = model.code(model.domain().successors(model.domain().goal())[0]);
  std::erase_if(table.actions, [&](const symbolic::Action& a) { return a.del == press; });
  const State init = model.domain().successors(model.domain().goal())[0];
  const Attempt a = attempt(model, table, init, model.domain().goal());
  ASSERT_EQ(a.outcome.result.status, search::Status::kSolved);
  EXPECT_TRUE(a.judgement.valid);
  EXPECT_FALSE(a.judgement.optimal);
  EXPECT_EQ(planning::summary_line(a.outcome, a.judgement),
            "plan: 3 steps, valid, not optimal (shortest: 1)");
}

TEST(Judge, DoesNotJudgeUnrecognisedPictures) {
  const ToyModel model(2);
  const Attempt a = attempt(model, model.true_table(), {1, 0, 0, 0}, {0, 0, 0, 0});
  const Image blur(a.init.shape(), 0.5F);
  const planning::Judgement init = judge(model.domain(), a.outcome, blur, {{a.goal}, {}});
  EXPECT_FALSE(init.judged);
  EXPECT_TRUE(has(init.note, "initial picture")) << init.note;
  const planning::Judgement goal = judge(model.domain(), a.outcome, a.init, {{blur}, {}});
  EXPECT_TRUE(has(goal.note, "goal picture")) << goal.note;
  EXPECT_TRUE(has(planning::summary_line(a.outcome, goal),
                  "unverified: the world does not recognise the goal"));
  EXPECT_TRUE(has(planning::summary_line(a.outcome, {}), "unverified: no world is known"));
  EXPECT_TRUE(to_json(a.outcome, goal)["valid"].is_null());
}

TEST(Judge, NeedsNoPicturesWhereTheStatesAreKnown) {
  const ToyModel model(2);
  const State init = {1, 0, 0, 0}, goal = {0, 0, 0, 0};
  const Attempt a = attempt(model, model.true_table(), init, goal);
  const auto judged = [&](const State& from, const State& to, int distance) {
    data::Instance instance;
    instance.has_truth = true;
    instance.init_state = from;
    instance.goal_state = to;
    instance.distance = distance;
    return judge_instance(model.domain(), a.outcome, instance);
  };
  const planning::Judgement known = judged(init, goal, -1);
  EXPECT_TRUE(known.judged);
  EXPECT_TRUE(known.valid);
  EXPECT_TRUE(known.optimal);
  EXPECT_EQ(known.shortest, a.judgement.shortest);
  EXPECT_EQ(known.papers->valid, a.judgement.papers->valid);
  const planning::Judgement given = judged(init, goal, 1);
  EXPECT_EQ(given.shortest, 1);  // taken from the instance, not computed
  EXPECT_FALSE(given.optimal);
  EXPECT_FALSE(judged({0, 1, 0, 0}, goal, -1).valid);
  EXPECT_FALSE(judged(init, {0, 1, 0, 0}, -1).valid);
}

}  // namespace
}  // namespace latplan::evaluation
