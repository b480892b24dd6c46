// The warranty of a plan's steps: what its files, numbers and words say, and plans restricted by it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "planning/plan_files.h"
#include "support/attempt.h"
#include "symbolic/pddl.h"

namespace latplan::planning {
namespace {

using domains::State;
using extract::EncodedPairs;
using extract::Evidence;
using symbolic::ActionTable;

// 3x3 LightsOut, where three presses lead to the goal.
class Warranties : public testing::Test {
 protected:
  Attempt plan(const Evidence* evidence, const std::string& only = "any") const {
    PlanConfig config;
    config.only = only;
    const Warranty worst = only == "any"    ? Warranty::kGuess
                           : only == "seen" ? Warranty::kSeen
                                            : Warranty::kImplied;
    const ActionTable table = evidence == nullptr
                                  ? model_.true_table()
                                  : evidence->restricted(model_.true_table(), worst);
    PlanningModel planner{model_, table};
    planner.evidence = evidence;
    Attempt result{model_.domain().render(init_), model_.domain().render(goal_), {}, {}};
    const GoalPictures goal{{result.goal}, {}};
    SilentLog log;
    result.outcome = make_plan(planner, result.init, goal, config, log, StopFlag());
    result.judgement = evaluation::judge(model_.domain(), result.outcome, result.init, goal);
    return result;
  }
  State pressed(State state, std::initializer_list<int> cells) const {
    for (const int cell : cells) state = model_.domain().successors(state)[cell];
    return state;
  }
  // The codes of a walk by presses.
  EncodedPairs walk(std::initializer_list<int> cells) const {
    EncodedPairs pairs;
    State state = init_;
    for (const int cell : cells) {
      pairs.before.push_back(model_.code(state));
      state = pressed(state, {cell});
      pairs.after.push_back(model_.code(state));
    }
    return pairs;
  }

  const ToyModel model_{3};
  const State goal_ = model_.domain().goal();
  const State init_ = pressed(goal_, {0, 4, 8});
};

TEST_F(Warranties, AreSeenWhereThePairsHaveEveryTransition) {
  const Evidence evidence(model_.all_transitions(), false);
  const Attempt a = plan(&evidence);
  EXPECT_EQ(a.outcome.warranties, std::vector<Warranty>(3, Warranty::kSeen));
  EXPECT_EQ(summary_line(a.outcome, a.judgement), "plan: 3 steps, valid, optimal (3 seen)");
  EXPECT_EQ(summary_line(a.outcome, {}),
            "plan: 3 steps, unverified (3 seen): no world is known for these pictures");
  EXPECT_EQ(to_json(a.outcome, {})["judge_note"], "no world is known for these pictures");
  EXPECT_EQ(to_json(a.outcome, a.judgement)["judge_note"], "");
}

TEST_F(Warranties, AreThoseOfTheStates) {
  EncodedPairs some = walk({4, 8, 0});
  some.before.resize(1);
  some.after.resize(1);
  const Evidence evidence(some, true);
  const Attempt a = plan(&evidence);
  ASSERT_EQ(a.outcome.warranties.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(a.outcome.warranties[i],
              evidence.warranty(a.outcome.states[i], a.outcome.states[i + 1]));
  }
  EXPECT_TRUE(std::ranges::count(a.outcome.warranties, Warranty::kGuess) >= 2);
}

TEST_F(Warranties, AreUnknownWithoutEvidence) {
  const Attempt a = plan(nullptr);
  EXPECT_TRUE(a.outcome.warranties.empty());
  EXPECT_EQ(summary_line(a.outcome, a.judgement), "plan: 3 steps, valid, optimal");
  const Json json = to_json(a.outcome, a.judgement);
  ASSERT_EQ(json["steps"].size(), 3u);
  EXPECT_TRUE(json["steps"][0]["warranty"].is_null());
  EXPECT_TRUE(json["seen"].is_null());
}

TEST_F(Warranties, AreInTheJson) {
  const Evidence evidence(walk({4, 8, 0}), false);
  const Attempt a = plan(&evidence, "seen");
  const Json json = to_json(a.outcome, a.judgement);
  ASSERT_EQ(json["steps"].size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(json["steps"][i]["action"],
              a.outcome.task.model.actions[a.outcome.result.plan[i]].name);
    EXPECT_EQ(json["steps"][i]["warranty"], "seen");
  }
  EXPECT_EQ(json["seen"], 3);
  EXPECT_EQ(json["implied"], 0);
  EXPECT_EQ(json["guess"], 0);
}

// The plan of a restricted table is one of the exported domain.
TEST_F(Warranties, AreCommentsThatPlanReadersSkip) {
  const Evidence evidence(walk({4, 8, 0}), false);
  const Attempt a = plan(&evidence, "seen");
  const TemporaryFolder folder;
  write_plan_files(folder.path(), a.outcome, a.judgement, a.init, a.goal);
  const std::string text = read_text(folder / "plan.txt");
  EXPECT_TRUE(has(text, ") ; seen\n")) << text;
  const ActionTable table = model_.true_table();
  const auto domain = symbolic::parse_domain(symbolic::write_domain(table), "domain.pddl");
  const auto task =
      symbolic::parse_problem(read_text(folder / "problem.pddl"), "problem.pddl", domain);
  const auto simulation =
      symbolic::simulate(task, symbolic::parse_plan(text, "plan.txt", domain.table));
  EXPECT_TRUE(simulation.valid) << simulation.reason;
  EXPECT_EQ(simulation.states, a.outcome.states);
}

TEST_F(Warranties, AreCaptionsOfThePictures) {
  const Evidence evidence(model_.all_transitions(), false);
  Attempt a = plan(&evidence);
  const Image with = plan_strip(a.outcome, a.judgement);
  a.outcome.warranties[0] = Warranty::kGuess;
  const Image other = plan_strip(a.outcome, a.judgement);
  EXPECT_FALSE(with == other);
}

TEST_F(Warranties, RestrictThePlan) {
  EncodedPairs detour = walk({1, 1, 8, 4, 0});  // the only way through seen transitions is 8, 4, 0
  const Evidence evidence(detour, true);
  const Attempt seen = plan(&evidence, "seen");
  EXPECT_EQ(seen.outcome.warranties, std::vector<Warranty>(3, Warranty::kSeen));
  EXPECT_EQ(seen.outcome.states[1], model_.code(pressed(init_, {8})));
  const Attempt implied = plan(&evidence, "implied");
  EXPECT_EQ(implied.outcome.result.plan.size(), 3u);
  EXPECT_EQ(std::ranges::count(implied.outcome.warranties, Warranty::kGuess), 0);
  const Evidence half(walk({8, 4}), false);
  EXPECT_EQ(plan(&half).outcome.result.plan.size(), 3u);
  for (const std::string only : {"seen", "implied"}) {
    const Attempt none = plan(&half, only);
    EXPECT_EQ(none.outcome.result.status, search::Status::kUnsolvable);
    EXPECT_TRUE(has(explain_failure(none.outcome), only + " steps alone"));
  }
}

}  // namespace
}  // namespace latplan::planning
