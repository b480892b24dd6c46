#include "planning/planning.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "planning/plan_files.h"
#include "support/attempt.h"
#include "symbolic/pddl.h"

namespace latplan::planning {
namespace {

using domains::State;
using symbolic::ActionTable;

class PlanningBySize : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Planning, PlanningBySize, ::testing::Values(2, 3, 4));

TEST_P(PlanningBySize, FindsValidOptimalPlansBetweenRandomStates) {
  const ToyModel model(GetParam());
  const ActionTable table = model.true_table();
  rc::check("a random instance", [&](std::uint64_t seed) {
    Rng rng(seed);
    // The table comes from the states around the standard goal; its actions are right everywhere.
    const State goal = rng.coin() ? model.domain().goal() : model.domain().sample(rng);
    const State init = model.walk(goal, static_cast<int>(rng.below(10)), rng);
    const auto [init_image, goal_image, outcome, judgement] = attempt(model, table, init, goal);
    RC_ASSERT(outcome.result.status == search::Status::kSolved);
    RC_ASSERT(judgement.judged);
    RC_ASSERT(judgement.valid);
    RC_ASSERT(judgement.optimal);
    RC_ASSERT(judgement.ours->valid);
    RC_ASSERT(judgement.papers->valid);
    const int length = static_cast<int>(outcome.result.plan.size());
    RC_ASSERT(length == *model.domain().closed_form_distance(init, goal));
    RC_ASSERT(judgement.shortest == length);
    RC_ASSERT(outcome.states.size() == outcome.result.plan.size() + 1);
    RC_ASSERT(outcome.images.size() == outcome.states.size());
    RC_ASSERT(outcome.images.front() == init_image);
    RC_ASSERT(outcome.images.back() == goal_image);
    RC_ASSERT(outcome.ends.applicable_at_init == GetParam() * GetParam());
    RC_ASSERT(outcome.ends.reaching_goal == GetParam() * GetParam());
    for (const std::string& reason : judgement.ours->reasons) RC_ASSERT(reason.empty());
  });
}

TEST_P(PlanningBySize, EveryAlgorithmPlansAndOptimalOnesShortest) {
  const ToyModel model(GetParam());
  const ActionTable table = model.true_table();
  Rng rng(17);
  const State init = model.walk(model.domain().goal(), 9, rng);
  for (const search::Algorithm& algorithm : search::algorithms()) {
    PlanConfig config;
    config.search.search = algorithm.name;
    const Attempt a = attempt(model, table, init, model.domain().goal(), config);
    EXPECT_TRUE(a.judgement.valid) << algorithm.name;
    if (algorithm.optimal) {
      EXPECT_TRUE(a.judgement.optimal) << algorithm.name;
    }
  }
}

TEST(Planning, ExtraBitsChangeNothing) {
  const ToyModel model(3, {.duplicates = 5, .constant = {true, false}});
  Rng rng(2);
  const State init = model.walk(model.domain().goal(), 6, rng);
  EXPECT_TRUE(attempt(model, model.true_table(), init, model.domain().goal()).judgement.optimal);
}

TEST(Planning, TheGoalItselfNeedsNoStep) {
  const ToyModel model(2);
  const Attempt a =
      attempt(model, model.true_table(), model.domain().goal(), model.domain().goal());
  EXPECT_EQ(a.outcome.result.plan.size(), 0u);
  EXPECT_EQ(a.outcome.images.size(), 1u);
  EXPECT_EQ(summary_line(a.outcome, a.judgement), "plan: 0 steps, valid, optimal");
}

TEST(Planning, SaysThatNoActionAppliesAtTheStart) {
  const ToyModel model(2);
  const Attempt a = attempt(model, {4, {}}, {1, 0, 0, 0}, {0, 0, 0, 0});
  EXPECT_EQ(a.outcome.result.status, search::Status::kUnsolvable);
  EXPECT_EQ(a.outcome.ends.applicable_at_init, 0);
  EXPECT_TRUE(has(explain_failure(a.outcome), "no learnt action applies in the initial state"));
  EXPECT_TRUE(a.outcome.images.empty());
  EXPECT_TRUE(a.outcome.states.empty());
  EXPECT_FALSE(a.judgement.valid);
  EXPECT_TRUE(has(summary_line(a.outcome, a.judgement), "no plan: no learnt action applies"));
}

TEST(Planning, SaysThatNoActionLeadsToTheGoal) {
  const ToyModel model(2);
  const BitVector none(4, false);
  const BitVector last = BitVector::from_string("0001");
  const Attempt a =
      attempt(model, {4, {{"a", none, last, last, none}}}, {1, 0, 0, 0}, {0, 0, 0, 0});
  EXPECT_EQ(a.outcome.ends.applicable_at_init, 1);
  EXPECT_EQ(a.outcome.ends.reaching_goal, 0);
  EXPECT_TRUE(has(explain_failure(a.outcome), "no learnt action leads to the goal state"));
}

TEST(Planning, CountsTheStatesSearchedWhenTheGoalIsUnreachable) {
  const ToyModel model(4);  // one light alone cannot be switched off on 4x4
  State init(16, 0);
  init[0] = 1;
  const Attempt a = attempt(model, model.true_table(), init, model.domain().goal());
  EXPECT_EQ(a.outcome.result.status, search::Status::kUnsolvable);
  EXPECT_TRUE(has(explain_failure(a.outcome), "the goal cannot be reached in the learnt model ("));
  EXPECT_TRUE(a.judgement.judged);
  EXPECT_EQ(a.judgement.shortest, -1);
}

TEST(Planning, NamesTheLimitOrTheInterruptionThatEndedTheSearch) {
  PlanOutcome outcome;
  outcome.result.status = search::Status::kOutOfTime;
  EXPECT_EQ(explain_failure(outcome), "the time limit was reached");
  outcome.result.status = search::Status::kOutOfMemory;
  EXPECT_EQ(explain_failure(outcome), "the memory limit was reached");
  outcome.result.status = search::Status::kInterrupted;
  EXPECT_EQ(explain_failure(outcome), "the search was interrupted");
}

// Two presses, in either order. The first plan leads through a code that is drawn as another state.
TEST(Planning, ReplansAroundUnstableCodes) {
  const ToyModel sound(3);
  const State goal = sound.domain().goal();
  const State init = sound.domain().successors(sound.domain().successors(goal)[0])[8];
  const ActionTable table = sound.true_table();
  const Attempt first = attempt(sound, table, init, goal);
  ASSERT_EQ(first.outcome.states.size(), 3u);
  EXPECT_EQ(first.outcome.unstable_states, 0);
  EXPECT_FALSE(first.outcome.replanned);
  State odd(9);
  for (int i = 0; i < 9; ++i) odd[i] = first.outcome.states[1].get(i) ? 1 : 0;
  const ToyModel model(
      3, {.misdraw = [&](State state) { return state == odd ? sound.domain().goal() : state; }});
  const Attempt replanned = attempt(model, table, init, goal);
  EXPECT_TRUE(replanned.outcome.replanned);
  EXPECT_EQ(replanned.outcome.unstable_states, 0);
  EXPECT_EQ(replanned.outcome.result.plan.size(), 2u);
  EXPECT_NE(replanned.outcome.states[1], first.outcome.states[1]);
  EXPECT_TRUE(replanned.judgement.optimal);

  PlanConfig allow;
  allow.unstable = "allow";
  const Attempt through = attempt(model, table, init, goal, allow);
  EXPECT_FALSE(through.outcome.replanned);
  EXPECT_EQ(through.outcome.unstable_states, 1);
  EXPECT_FALSE(through.judgement.valid);
}

TEST(Planning, KeepsItsPlanWhereEveryPathIsUnstable) {
  const ToyModel sound(3);
  const State goal = sound.domain().goal();
  const State init = sound.domain().successors(sound.domain().successors(goal)[0])[8];
  const ToyModel model(3, {.misdraw = [&](State state) { return state == init ? state : goal; }});
  const Attempt found = attempt(model, sound.true_table(), init, goal);
  EXPECT_FALSE(found.outcome.replanned);
  EXPECT_EQ(found.outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(found.outcome.unstable_states, 1);
}

TEST(Planning, RefusesAPictureTheModelCannotEncode) {
  const ToyModel model(2);
  const Image strange(ImageShape{18, 18, 1}, 0.5F);
  SilentLog log;
  const StopFlag stop;
  EXPECT_THROW(make_plan({model, model.true_table()}, strange, {{strange}, {}}, {}, log, stop),
               Error);
}

// The mask covers some lights: only these count. The judge agrees with plain search over the rules.
class PartialGoals : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Lights, PartialGoals, testing::Range(1, 9));

TEST_P(PartialGoals, AreReachedByShortestPlans) {
  const ToyModel model(3);
  const int lights = GetParam();
  Rng rng(lights);
  const State init = model.domain().sample(rng), wanted = model.domain().sample(rng);
  Image mask(model.image_shape(), 0.0F);
  for (int row = 0; row < 27; ++row) {
    for (int column = 0; column < 27; ++column) {
      if (row / 9 * 3 + column / 9 < lights) mask.at(row, column) = 1.0F;
    }
  }
  const GoalPictures goal{{model.domain().render(wanted)}, mask};
  const Image picture = model.domain().render(init);
  SilentLog log;
  const StopFlag stop;
  const PlanOutcome outcome = make_plan({model, model.true_table()}, picture, goal, {}, log, stop);
  EXPECT_EQ(outcome.goal.mask.count(), lights);
  const Judgement judgement = evaluation::judge(model.domain(), outcome, picture, goal);
  EXPECT_TRUE(judgement.judged);
  EXPECT_TRUE(judgement.optimal);
  for (int i = 0; i < lights; ++i) EXPECT_EQ(outcome.states.back().get(i), wanted[i] != 0);
}

TEST(SeveralGoals, OfSeveralPicturesOnlyTheCommonPartCounts) {
  const ToyModel model(2);
  const GoalPictures goal{
      {model.domain().render({1, 0, 0, 0}), model.domain().render({1, 1, 0, 1})}, {}};
  const Image init = model.domain().render({0, 1, 1, 1});
  SilentLog log;
  const StopFlag stop;
  const PlanOutcome outcome = make_plan({model, model.true_table()}, init, goal, {}, log, stop);
  EXPECT_EQ(outcome.goal.mask.count(), 2);
  const Judgement judgement = evaluation::judge(model.domain(), outcome, init, goal);
  EXPECT_TRUE(judgement.optimal);
  EXPECT_EQ(judgement.shortest, 1);  // pressing a corner flips the first, second and third light
}

// No action reaches the code of the goal picture; one reaches a code one bit away.
TEST(GoalTolerance, PlansToANearCodeAndReportsIt) {
  const ToyModel model(2, {.duplicates = 1});
  ActionTable table = model.true_table();
  for (symbolic::Action& action : table.actions) {  // without the copy of the first light
    for (BitVector* mask : {&action.pos, &action.neg, &action.add, &action.del}) {
      mask->set(4, false);
    }
  }
  const Image init = model.domain().render({0, 0, 0, 0});
  const GoalPictures goal{{model.domain().render({1, 1, 1, 0})}, {}};
  SilentLog log;
  const StopFlag stop;
  PlanConfig config;
  const PlanOutcome strict = make_plan({model, table}, init, goal, config, log, stop);
  EXPECT_EQ(strict.result.status, search::Status::kUnsolvable);
  config.search.goal_tolerance = 1;
  const PlanOutcome outcome = make_plan({model, table}, init, goal, config, log, stop);
  EXPECT_EQ(outcome.result.plan.size(), 1u);
  EXPECT_EQ(outcome.goal_bits_missed, 1);
  const Judgement judgement = evaluation::judge(model.domain(), outcome, init, goal);
  EXPECT_TRUE(judgement.optimal);  // the picture is drawn from the lights alone
  EXPECT_EQ(to_json(outcome, judgement)["goal_bits_missed"], 1);
  EXPECT_EQ(summary_line(outcome, judgement), "plan: 1 step, 1 goal bit off, valid, optimal");
  config.search.search = "fd:lmcut";
  try {
    make_plan({model, table}, init, goal, config, log, stop);
    ADD_FAILURE() << "Fast Downward accepted a goal tolerance";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    EXPECT_TRUE(has(error.what(), "goal tolerance")) << error.what();
  }
}

// Misreads bit 4, a copy of bit 0: the second most likely code is right.
class Confused final : public nn::StateCodec {
 public:
  explicit Confused(const ToyModel& model) : model_(model) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes = model_.encode(images);
    for (BitVector& code : codes) code.set(4, !code.get(0) || images.size() == 1);
    return codes;
  }
  std::vector<nn::LikelyCode> likely_codes(const Image& image) const override {
    const BitVector right = model_.encode(std::span(&image, 1)).front();
    return {{encode(std::vector{image, image})[0], 0}, {right, 3}};
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
};

TEST(OtherCodes, AreTriedWhileThereIsNoPlan) {
  const ToyModel model(2, {.duplicates = 1});
  PlanConfig config;
  config.cycle = 0;
  SilentLog log;
  const StopFlag stop;
  const Confused codec(model);
  const State init = {1, 1, 0, 0}, goal = {0, 0, 0, 0};
  const GoalPictures wanted{{model.domain().render(goal)}, {}};
  const PlanOutcome outcome = make_plan({codec, model.true_table()}, model.domain().render(init),
                                        wanted, config, log, stop);
  EXPECT_EQ(outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(outcome.task.init, model.code(init));
  EXPECT_EQ(outcome.task.goal_value, model.code(goal));
  EXPECT_EQ(outcome.ends.others.size(), 3U);  // either picture, then both
  EXPECT_EQ(outcome.ends.other, 3);
  EXPECT_EQ(to_json(outcome, {})["other_codes"], 3);
  EXPECT_TRUE(has(summary_line(outcome, {}), "less likely codes"));
}

// All actions apply in the misread codes too, but no state of the pairs looks like them.
TEST(OtherCodes, ComeFirstWhereTheMostLikelyBreakAnInvariant) {
  const ToyModel model(2, {.duplicates = 1});
  Rng rng(1);
  extract::EncodedPairs pairs;
  for (int i = 0; i < 200; ++i) {
    const State state = model.domain().sample(rng);
    pairs.before.push_back(model.code(state));
    pairs.after.push_back(model.code(model.walk(state, 1, rng)));
  }
  const extract::Evidence evidence(pairs, true);
  symbolic::ActionTable table = model.true_table();
  for (symbolic::Action& action : table.actions) {
    action.pos.set(4, false);
    action.neg.set(4, false);
  }
  const Confused codec(model);
  PlanningModel planner{codec, table};
  PlanConfig config;
  config.cycle = 0;
  const GoalPictures goal{{model.domain().render(State{0, 0, 0, 0})}, {}};
  const Image init = model.domain().render(State{1, 1, 0, 0});
  EXPECT_EQ(formulate(planner, init, goal, config).task.init,
            codec.encode(std::vector{init, init})[0]);
  planner.evidence = &evidence;
  const PlanOutcome outcome = formulate(planner, init, goal, config);
  EXPECT_EQ(outcome.task.init, model.code({1, 1, 0, 0}));
  EXPECT_EQ(outcome.task.goal_value, model.code({0, 0, 0, 0}));
  EXPECT_EQ(outcome.ends.other, 1);
  EXPECT_EQ(outcome.ends.others.size(), 3U);
}

// The decoder draws the start as another state.
TEST(UnlikePictures, AreNamedInAWarning) {
  const State init = {1, 1, 0, 0}, goal = {0, 0, 0, 0};
  const ToyModel model(2, {.misdraw = [&](State state) {
                         return state == init ? State{1, 1, 1, 1} : state;
                       }});
  const GoalPictures wanted{{model.domain().render(goal)}, {}};
  PlanConfig config;
  config.cycle = 0;
  SilentLog log;
  const StopFlag stop;
  const symbolic::ActionTable table = model.true_table();
  const auto warnings = [&](double limit) {
    PlanningModel planner{model, table};
    planner.decoded_limit = limit;
    const PlanOutcome outcome =
        make_plan(planner, model.domain().render(init), wanted, config, log, stop);
    EXPECT_EQ(to_json(outcome, {})["warnings"].size(), unlike_pictures(outcome.ends).size());
    EXPECT_EQ(has(plan_story(outcome, {}, wanted.images[0], wanted.images[0]).summary,
                  "unlike all training pictures"),
              !unlike_pictures(outcome.ends).empty());
    return unlike_pictures(outcome.ends);
  };
  const std::vector<std::string> found = warnings(0.05);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(has(found[0], "the start picture is unlike all training pictures")) << found[0];
  EXPECT_TRUE(warnings(1).empty());  // training pictures differ as much, too
  EXPECT_TRUE(warnings(0).empty());  // not known
}

TEST(Noise, IsDrawnOnThePictures) {
  const ToyModel model(3);  // its recogniser refuses pictures with much noise
  PlanConfig config;
  config.noise = 1;
  SilentLog log;
  const StopFlag stop;
  const Image goal = model.domain().render(model.domain().goal());
  EXPECT_THROW(make_plan({model, model.true_table()}, goal, {{goal}, {}}, config, log, stop),
               Error);
  config.noise = 0.02;
  EXPECT_NO_THROW(make_plan({model, model.true_table()}, goal, {{goal}, {}}, config, log, stop));
}

TEST(PlanFiles, CanBeReadBackAndSimulated) {
  const ToyModel model(3);
  Rng rng(4);
  const Attempt a = attempt(model, model.true_table(), model.walk(model.domain().goal(), 7, rng),
                            model.domain().goal());
  const TemporaryFolder folder;
  write_plan_files(folder.path(), a.outcome, a.judgement, a.init, a.goal);
  const auto domain =
      symbolic::parse_domain(symbolic::write_domain(a.outcome.task.model), "domain.pddl");
  const auto task =
      symbolic::parse_problem(read_text(folder / "problem.pddl"), "problem.pddl", domain);
  EXPECT_EQ(task.init, a.outcome.task.init);
  EXPECT_EQ(task.goal_value, a.outcome.task.goal_value);
  const auto plan = symbolic::parse_plan(read_text(folder / "plan.txt"), "plan.txt", domain.table);
  EXPECT_EQ(plan, a.outcome.result.plan);
  const auto simulation = symbolic::simulate(task, plan);
  EXPECT_TRUE(simulation.valid) << simulation.reason;
  EXPECT_EQ(simulation.states, a.outcome.states);
  EXPECT_GT(read_picture(folder / "plan.png").shape().width, 0);
  EXPECT_NE(read_text(folder / "plan.html").find("\"action\":"), std::string::npos);
  EXPECT_EQ(read_picture(folder / "plan_animation.png").shape().width % 27, 0);
  const auto states = list_folder(folder / "states");
  ASSERT_EQ(states.size(), a.outcome.images.size());
  for (std::size_t i = 0; i < states.size(); ++i) {
    EXPECT_EQ(read_picture(states[i]).to_bytes(), a.outcome.images[i].to_bytes());
  }
  EXPECT_EQ(list_folder(folder.path()).size(), 7u);  // and no temporary file
}

TEST(PlanFiles, WithoutAPlanShowTheReconstructions) {
  const ToyModel model(2);
  const Attempt a = attempt(model, {4, {}}, {1, 0, 0, 0}, {0, 0, 0, 0});
  const TemporaryFolder folder;
  write_plan_files(folder.path(), a.outcome, a.judgement, a.init, a.goal);
  EXPECT_EQ(
      list_folder(folder.path()),
      (std::vector<std::filesystem::path>{folder / "problem.pddl", folder / "reconstruction.png"}));
  EXPECT_GT(read_picture(folder / "reconstruction.png").shape().width, 4 * 18);
}

TEST(PlanFiles, TheJsonHoldsTheNumbers) {
  const ToyModel model(2);
  const Attempt a = attempt(model, model.true_table(), {1, 1, 1, 0}, {0, 0, 0, 0});
  const Json json = to_json(a.outcome, a.judgement);
  EXPECT_EQ(json["found"], true);
  EXPECT_EQ(json["status"], "solved");
  EXPECT_EQ(json["plan_length"], 1);
  EXPECT_EQ(json["valid"], true);
  EXPECT_EQ(json["optimal"], true);
  EXPECT_EQ(json["shortest"], 1);
  EXPECT_FALSE(json.contains("reason"));
  EXPECT_TRUE(json["faults"].empty());
  const Attempt b = attempt(model, {4, {}}, {1, 1, 1, 0}, {0, 0, 0, 0});
  const Json none = to_json(b.outcome, b.judgement);
  EXPECT_EQ(none["found"], false);
  EXPECT_TRUE(none["plan_length"].is_null());
  EXPECT_TRUE(none.contains("reason"));
}

}  // namespace
}  // namespace latplan::planning
