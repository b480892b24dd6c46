// Planning by following a model: the toy's presses flip lights, which no STRIPS action can, so it is a true black box.
#include "pipeline/following.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "pipeline/consistency.h"
#include "pipeline/evaluation.h"
#include "pipeline/fidelity.h"
#include "pipeline/planning.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

PlanOutcome follow(const ToyModel& model, const domains::State& init, const domains::State& goal,
                   PlanConfig config) {
  SilentLog log;
  config.black_box = &model;
  return make_plan(model, {model.state_bits(), {}}, model.domain().render(init),
                   {{model.domain().render(goal)}, {}}, config, log, StopFlag());
}

TEST(Following, FindsShortestPlansThatTheWorldAccepts) {
  const ToyModel model(3);
  Rng rng(1);
  for (int i = 0; i < 5; ++i) {
    const domains::State init = model.walk(model.domain().goal(), 4 + i, rng);
    const PlanOutcome outcome = follow(model, init, model.domain().goal(), {});
    ASSERT_EQ(outcome.result.status, search::Status::kSolved);
    const Judgement judgement = judge(model.domain(), outcome, model.domain().render(init),
                                      {{model.domain().render(model.domain().goal())}, {}});
    EXPECT_TRUE(judgement.valid);
    EXPECT_TRUE(judgement.optimal);
    EXPECT_EQ(outcome.applicable_at_init, 9);
    EXPECT_EQ(outcome.reaching_goal, -1);
    EXPECT_EQ(outcome.task.model.actions.size(), outcome.result.plan.size());
  }
}

TEST(Following, GoalBitsMayDiffer) {
  const ToyModel model(2);
  const domains::State goal = model.domain().goal();
  const domains::State init = model.domain().successors(goal)[2];  // three lights from it
  PlanConfig config;
  for (const auto& [tolerance, steps] : {std::pair{2, 1U}, std::pair{3, 0U}}) {
    config.goal_tolerance = tolerance;
    const PlanOutcome outcome = follow(model, init, goal, config);
    ASSERT_EQ(outcome.result.status, search::Status::kSolved);
    EXPECT_EQ(outcome.result.plan.size(), steps);
    EXPECT_LE(outcome.goal_bits_missed, tolerance);
  }
}

TEST(Following, NamesTheStepsAfterTheirLabels) {
  const ToyModel model(2);
  const domains::State goal = model.domain().goal();
  const PlanOutcome outcome = follow(model, model.domain().successors(goal)[2], goal, {});
  ASSERT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.task.model.actions[0].name, "s1-a2");
}

// A label that switches on the constant bit leads to codes no picture has: only the stable filter sees that.
TEST(Following, TheStableFilterKeepsOutCodesWithoutPictures) {
  ToyModel model(2, {.duplicates = 0, .constant = {false}, .places = 1, .misdraw = {}});
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
  ASSERT_EQ(next.size(), 5U);  // the costly filter waits in admits
  EXPECT_EQ(task.admits(next), (std::vector<bool>{true, true, true, true, false}));
}

TEST(Following, LabelsApplyWhereTheyWereSeen) {
  const ToyModel model(2);
  EncodedPairs pairs = model.all_transitions();
  // Press 0 was seen only where light 3 is on, press 1 never.
  EncodedPairs some;
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
  const FollowFilter filter = {.network = {.same_label = true, .stable = true, .applies = applies}};
  EXPECT_EQ(
      successors_by(model, filter)(std::vector{BitVector::from_string("0000")}).front().size(), 2U);
  EXPECT_EQ(
      successors_by(model, filter)(std::vector{BitVector::from_string("0001")}).front().size(), 3U);
}

TEST(Following, StepsTurnBitsAsSeen) {
  const ToyModel model(2);
  EncodedPairs one;
  one.before = {BitVector::from_string("0010")};
  one.after = {BitVector::from_string("1100")};
  const StepTest possible = changes_as_seen(one);
  const auto ask = [&](const char* before, const char* after) -> bool {
    return possible(std::vector{BitVector::from_string(before)},
                    std::vector{BitVector::from_string(after)})
        .front();
  };
  EXPECT_TRUE(ask("0010", "1100"));
  EXPECT_TRUE(ask("0011", "1101"));   // light 3 stays: the same change
  EXPECT_FALSE(ask("1110", "0000"));  // the same bits, the other way
  EXPECT_FALSE(ask("0110", "1100"));  // light 1 is on already
  const std::vector<BitVector> states = {BitVector::from_string("0011")};
  EXPECT_EQ(successors_by(model, {.step = possible})(states).front(),
            std::vector{BitVector::from_string("1101")});
}

TEST(Following, FidelityOfTheNetworkItself) {
  const ToyModel model(2);
  const Fidelity fidelity =
      measure_fidelity(model.domain(), model, successors_by(model, {}), 16, {}, Rng(3));
  EXPECT_EQ(fidelity.states, 16);
  EXPECT_EQ(fidelity.precision, 1);
  EXPECT_EQ(fidelity.recall, 1);
}

TEST(Following, ManyInstancesAtATime) {
  const ToyModel model(3);
  data::InstanceConfig drawn;
  drawn.distances = {3};
  drawn.count = 4;
  const std::vector<data::Instance> instances = data::make_instances(model.domain(), drawn);
  EvaluationConfig config;
  config.plan.black_box = &model;
  config.searches = {"auto", "gbfs-goalcount"};
  config.jobs = 2;
  SilentLog log;
  const auto rows = count_results(
      plan_instances(model, {9, {}}, &model.domain(), instances, config, "", log, StopFlag()));
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].plain.optimal, 4);
  EXPECT_EQ(rows[2].plain.valid, 4);
}

TEST(Following, SearchesThatLookIntoActionsAreRefused) {
  const ToyModel model(2);
  PlanConfig config;
  config.search = "astar-lmcut";
  EXPECT_THROW(follow(model, model.domain().goal(), model.domain().goal(), config), Error);
}

// All pairs of the 2x2 world, one split.
data::PairSet all_pairs(const ToyModel& model) {
  data::PairSet pairs;
  pairs.shape = model.image_shape();
  for (int code = 0; code < 16; ++code) {
    domains::State state(4);
    for (int i = 0; i < 4; ++i) state[i] = static_cast<std::uint8_t>((code >> i) & 1);
    for (const domains::State& next : model.domain().successors(state)) {
      const auto before = model.domain().render(state).to_bytes();
      const auto after = model.domain().render(next).to_bytes();
      pairs.predecessors.insert(pairs.predecessors.end(), before.begin(), before.end());
      pairs.successors.insert(pairs.successors.end(), after.begin(), after.end());
      pairs.split.push_back(data::Split::kTest);
      ++pairs.count;
    }
  }
  return pairs;
}

TEST(Consistency, OfAPerfectModelAndOfHalfATable) {
  const ToyModel model(2);
  const data::PairSet pairs = all_pairs(model);
  const auto measured = [&](const Successors& successors) {
    return measure_consistency(model, successors, pairs, data::Split::kTest, 0);
  };
  const Consistency perfect = measured(successors_by(model, {}));
  EXPECT_EQ(perfect.pairs, 64);
  EXPECT_EQ(perfect.stable, 1);
  EXPECT_EQ(perfect.distinct, 1);
  EXPECT_EQ(perfect.injective, 1);
  EXPECT_EQ(perfect.recall, 1);
  EXPECT_EQ(perfect.plausible, 1);
  symbolic::ActionTable table = model.true_table();
  const std::size_t all = table.actions.size();
  table.actions.resize(all / 2);
  const Consistency half = measured(successors_by(table));
  EXPECT_LT(half.recall, 1);
  EXPECT_GT(half.recall, 0);
  const Consistency nothing = measured(successors_by(symbolic::ActionTable{4, {}}));
  EXPECT_EQ(nothing.recall, 0);
}

class BlindToTheFirstLight final : public nn::StateCodec {
 public:
  explicit BlindToTheFirstLight(const ToyModel& model) : model_(model) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes = model_.encode(images);
    for (BitVector& code : codes) code.set(0, false);
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
};

// Every two boards share a code, though every press still changes it.
TEST(Consistency, SeesStatesThatShareACode) {
  const ToyModel model(2);
  const Consistency c = measure_consistency(BlindToTheFirstLight(model), successors_by(model, {}),
                                            all_pairs(model), data::Split::kTest, 0);
  EXPECT_EQ(c.distinct, 1);
  EXPECT_EQ(c.injective, 0.5);
}

// A decoder that always shows the dark picture: one code in sixteen comes back.
TEST(Consistency, SeesADecoderThatForgets) {
  const ToyModel model(
      2, {.duplicates = 0, .constant = {}, .places = 1, .misdraw = [](domains::State s) {
            return domains::State(s.size(), 0);
          }});
  const Consistency c =
      measure_consistency(model, successors_by(model, {.network = {.stable = false}}),
                          all_pairs(model), data::Split::kTest, 0);
  EXPECT_EQ(c.stable, 1.0 / 16);
  EXPECT_EQ(c.plausible, 1.0 / 16);
}

}  // namespace
}  // namespace latplan::pipeline
