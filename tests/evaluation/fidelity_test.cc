#include "evaluation/fidelity.h"

#include <gtest/gtest.h>

#include <set>

#include "support/toy_model.h"

namespace latplan::evaluation {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

Fidelity measure(const ToyModel& model, const ActionTable& table) {
  return measure_fidelity(model.domain(), model, table, 512, {}, Rng(3));
}

// The press whose lights the action changes.
int press_of(const ToyModel& model, const Action& action) {
  const BitVector changed = action.add | action.del;
  const domains::State goal = model.domain().goal();
  const auto presses = model.domain().successors(goal);
  for (std::size_t cell = 0; cell < presses.size(); ++cell) {
    if (model.code(presses[cell]) == changed) return static_cast<int>(cell);
  }
  return -1;
}

TEST(Fidelity, OfThe288TrueActionsOf4x4LightsOutIsPerfect) {
  const ToyModel model(4);
  const Fidelity fidelity =
      measure_fidelity(model.domain(), model, model.true_table(), 300, {}, Rng(5));
  EXPECT_EQ(fidelity.states, 300);
  EXPECT_EQ(fidelity.precision, 1.0);
  EXPECT_EQ(fidelity.recall, 1.0);
  EXPECT_EQ(fidelity.decodable, 1.0);
  EXPECT_EQ(fidelity.injective, 1.0);
}

TEST(Fidelity, OfTheNetworkItself) {
  const ToyModel model(2);
  const Fidelity fidelity =
      measure_fidelity(model.domain(), model, planning::successors_by(model, {}), 16, {}, Rng(3));
  EXPECT_EQ(fidelity.states, 16);
  EXPECT_EQ(fidelity.precision, 1);
  EXPECT_EQ(fidelity.recall, 1);
}

TEST(Fidelity, WithoutHalfOfThePressesRecallIsHalf) {
  const ToyModel model(2);  // 16 states, each measured
  ActionTable table = model.true_table();
  std::erase_if(table.actions, [&](const Action& a) { return press_of(model, a) >= 2; });
  const Fidelity fidelity = measure(model, table);
  EXPECT_EQ(fidelity.states, 16);
  EXPECT_EQ(fidelity.recall, 0.5);
  EXPECT_EQ(fidelity.precision, 1.0);
}

TEST(Fidelity, WrongActionsLowerPrecisionAlone) {
  const ToyModel model(2);
  ActionTable table = model.true_table();
  // Sets every light in every state.
  const BitVector none(4, false), all(4, true);
  table.actions.push_back({"wrong", none, none, all, none});
  const Fidelity fidelity = measure(model, table);
  EXPECT_EQ(fidelity.recall, 1.0);
  // 4 true successors each; the fifth is true in the 4 states one press before "all on" and wrong in the other 12.
  EXPECT_EQ(fidelity.precision, (16.0 * 4) / (16.0 * 4 + 12));
}

TEST(Fidelity, OfATableWithoutActionsIsZero) {
  const ToyModel model(2);
  const Fidelity fidelity = measure(model, {4, {}});
  EXPECT_EQ(fidelity.recall, 0.0);
  EXPECT_EQ(fidelity.precision, 0.0);
  EXPECT_EQ(fidelity.decodable, 1.0);
}

TEST(Fidelity, TwoActionsWithOneSuccessorCountOnce) {
  const ToyModel model(2);
  ActionTable table = model.true_table();
  const std::vector<Action> copy = table.actions;
  table.actions.insert(table.actions.end(), copy.begin(), copy.end());
  const Fidelity fidelity = measure(model, table);
  EXPECT_EQ(fidelity.precision, 1.0);
  EXPECT_EQ(fidelity.recall, 1.0);
}

TEST(Fidelity, ADecoderThatDrawsAnotherStateIsNotDecodable) {
  const ToyModel model(2, {.misdraw = [](domains::State state) {
                         state[0] ^= 1;
                         return state;
                       }});
  const Fidelity fidelity = measure(model, model.true_table());
  EXPECT_EQ(fidelity.decodable, 0.0);
  EXPECT_EQ(fidelity.injective, 1.0);
  EXPECT_EQ(fidelity.precision, 1.0);
}

TEST(Fidelity, AvoidedStatesAreNotMeasured) {
  const ToyModel model(2);
  std::vector<domains::State> avoid;
  Rng rng(1);
  std::set<domains::State> chosen;
  while (chosen.size() < 10) chosen.insert(model.domain().sample(rng));
  avoid.assign(chosen.rbegin(), chosen.rend());
  const Fidelity fidelity =
      measure_fidelity(model.domain(), model, model.true_table(), 512, avoid, Rng(3));
  EXPECT_EQ(fidelity.states, 6);
}

TEST(Fidelity, NothingToMeasureIsZeroStates) {
  const ToyModel model(2);
  EXPECT_EQ(measure_fidelity(model.domain(), model, model.true_table(), 0, {}, Rng(3)).states, 0);
}

TEST(Fidelity, IsMeasuredOnSeenStatesWhereThereAreNoOthers) {
  const ToyModel model(2);
  std::set<domains::State> all;
  Rng rng(1);
  while (all.size() < 16) all.insert(model.domain().sample(rng));
  std::vector<domains::State> seen(all.begin(), all.end());
  const ActionTable table = model.true_table();
  const auto measured = [&](std::int64_t states) {
    return measure_fidelity_anywhere(model.domain(), model, planning::successors_by(table), states,
                                     seen, Rng(3));
  };
  EXPECT_EQ(measured(512).states, 16);
  EXPECT_FALSE(measured(512).unseen);
  EXPECT_EQ(to_json(measured(512))["recall"], 1.0);
  EXPECT_TRUE(to_json(measured(0)).is_null());
  seen.pop_back();
  EXPECT_EQ(measured(512).states, 1);
  EXPECT_TRUE(measured(512).unseen);
}

}  // namespace
}  // namespace latplan::evaluation
