#include "extract/fitted.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "extract/example_pairs.h"
#include "extract/transition_quality.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

// n log(1 - p) < log(alpha / F), by hand: F = 2 bits, bit 1 is 0 in 5 of 10 states, so p = 0.5. Four states:
// 0.5^4 = 0.0625 < 2 alpha' only for alpha > 0.125.
TEST(StatisticalPreconditions, FollowTheFormulaOnCountedStates) {
  EncodedPairs pairs;
  for (int i = 0; i < 10; ++i) {
    pairs.before.push_back(bits(i < 5 ? "01" : "00"));
    pairs.after.push_back(bits(i < 5 ? "11" : "10"));
  }
  const std::vector<std::vector<int>> seen = {{0, 1, 2, 3}};  // four states, all with bit 1 true
  const Action base{"a", bits("00"), bits("10"), bits("10"), bits("00")};
  const auto with = [&](double alpha, bool strict) {
    ActionTable table{2, {base}};
    add_statistical_preconditions(table, seen, pairs, alpha, strict);
    return table.actions[0];
  };
  EXPECT_EQ(with(0.12, false).pos.to_string(), "00");  // 0.0625 >= 0.06
  EXPECT_EQ(with(0.13, false).pos.to_string(), "01");  // 0.0625 < 0.065
  EXPECT_EQ(with(1e-9, true).pos.to_string(), "01");   // strict uses no statistics
  EXPECT_EQ(with(0.13, false).neg.to_string(), "10");
}

TEST(StatisticalPreconditions, ABitThatIsConstantEverywhereIsNoEvidence) {
  const EncodedPairs pairs = pairs_of({{"01", "11"}, {"01", "11"}, {"01", "11"}});
  ActionTable table{2, {{"a", bits("00"), bits("00"), bits("10"), bits("00")}}};
  add_statistical_preconditions(table, {{0, 1, 2}}, pairs, 1.0, false);
  EXPECT_EQ(table.actions[0].pos.to_string(), "00");
  EXPECT_EQ(table.actions[0].neg.to_string(), "00");
  // Strict preconditions, too, need a state with the other value.
  add_statistical_preconditions(table, {{0, 1, 2}}, pairs, 1.0, true);
  EXPECT_EQ(table.actions[0].pos.to_string(), "00");
  EXPECT_EQ(table.actions[0].neg.to_string(), "00");
  const EncodedPairs other = pairs_of({{"01", "11"}, {"01", "11"}, {"10", "11"}});
  add_statistical_preconditions(table, {{0, 1}}, other, 1.0, true);
  EXPECT_EQ(table.actions[0].pos.to_string(), "01");
  EXPECT_EQ(table.actions[0].neg.to_string(), "10");
}

TEST(StatisticalPreconditions, AnActionWithoutPairsIsUnchanged) {
  const EncodedPairs pairs = pairs_of({{"01", "11"}});
  ActionTable table{2, {{"a", bits("00"), bits("10"), bits("10"), bits("00")}}};
  add_statistical_preconditions(table, {{}}, pairs, 1.0, true);
  EXPECT_EQ(table.actions[0], (Action{"a", bits("00"), bits("10"), bits("10"), bits("00")}));
}

TEST(FitActions, GroupsByEffectAndRequiresTheChangedBits) {
  const EncodedPairs pairs = pairs_of(
      {{"0010", "1000"}, {"0011", "1001"}, {"0110", "1100"}, {"0000", "0001"}, {"1111", "1111"}});
  const ActionTable table = fit_actions(pairs, 1e-9, false, 1);
  ASSERT_EQ(table.actions.size(), 2u);  // the pair without change gives none
  std::set<std::string> effects;
  for (const Action& action : table.actions) {
    effects.insert(action.add.to_string() + action.del.to_string());
    EXPECT_EQ(action.neg, action.add);
    EXPECT_EQ(action.pos, action.del);
  }
  EXPECT_EQ(effects, (std::set<std::string>{"10000010", "00010000"}));
  EXPECT_EQ(table.actions[0].name, "a0");
  EXPECT_EQ(table.actions[1].name, "a1");
}

TEST(FitActions, DropsEffectsWithTooLittleSupport) {
  const EncodedPairs pairs = pairs_of({{"0010", "1000"}, {"0011", "1001"}, {"0000", "0001"}});
  const ActionTable table = fit_actions(pairs, 1e-9, false, 2);
  ASSERT_EQ(table.actions.size(), 1u);
  EXPECT_EQ(table.actions[0].add.to_string(), "1000");
  EXPECT_EQ(fit_actions(pairs, 1e-9, false, 3).actions.size(), 0u);
}

RC_GTEST_PROP(FitActions, AllowsEveryTransitionItWasFittedTo, (bool strict)) {
  const int rows = *rc::gen::inRange(1, 40);
  EncodedPairs pairs;
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  for (int row = 0; row < rows; ++row) {
    BitVector before(7), after(7);
    for (int i = 0; i < 7; ++i) before.set(i, rng.coin());
    for (int i = 0; i < 7; ++i) after.set(i, rng.coin());
    pairs.before.push_back(before);
    pairs.after.push_back(after);
  }
  const ActionTable table = fit_actions(pairs, 0.05, strict, 1);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (pairs.before[row] == pairs.after[row]) continue;
    RC_ASSERT(std::any_of(table.actions.begin(), table.actions.end(), [&](const Action& action) {
      return action.applicable(pairs.before[row]) &&
             action.apply(pairs.before[row]) == pairs.after[row];
    }));
  }
}

// LightsOut as measure_quality() expects a world.
struct Lights {
  const ToyModel& model;
  domains::State any(Rng& rng) const { return model.domain().sample(rng); }
  std::vector<domains::State> moves(const domains::State& state) const {
    return model.domain().successors(state);
  }
};

Quality quality(const ToyModel& model, const ActionTable& table) {
  Rng rng(5);
  return measure_quality(table, Lights{model}, 300, rng,
                         [&](const domains::State& state) { return model.code(state); });
}

TEST(FitActions, AllTransitionsOf4x4LightsOutGiveExactly288TrueActions) {
  const ToyModel model(4);
  const ActionTable table = model.true_table();
  EXPECT_EQ(table.actions.size(), 288u);
  EXPECT_EQ(quality(model, table).precision, 1.0);
  EXPECT_EQ(quality(model, table).recall, 1.0);
}

TEST(FitActions, ConstantAndDuplicateBitsDoNoHarm) {
  const ToyModel model(3, {.duplicates = 4, .constant = {true, false, true}});
  const ActionTable table = model.true_table();
  EXPECT_EQ(table.state_bits, 16);
  EXPECT_EQ(table.actions.size(), 4u * 8 + 4 * 16 + 32);
  EXPECT_EQ(quality(model, table).precision, 1.0);
  EXPECT_EQ(quality(model, table).recall, 1.0);
}

// A door (bit 0) opens at one of four places (bits 1 to 4); lamps (bits 5 to 7) say nothing. Moves between places are
// recorded often, the opening of the door `openings` times.
EncodedPairs corridor_with_door(int moves, int openings) {
  Rng rng(3);
  EncodedPairs pairs;
  for (int i = 0; i < moves + openings; ++i) {
    BitVector state(8);
    const int place = i < moves ? static_cast<int>(rng.below(4)) : 3;
    state.set(1 + place, true);
    for (int lamp = 5; lamp < 8; ++lamp) state.set(lamp, rng.coin());
    BitVector next = state;
    if (i < moves) {
      next.set(1 + place, false);
      next.set(1 + (place + 1 + static_cast<int>(rng.below(3))) % 4, true);
    } else {
      next.set(0, true);
    }
    pairs.before.push_back(state);
    pairs.after.push_back(next);
  }
  return pairs;
}

ActionTable table_with_loose_door(const EncodedPairs& pairs) {
  ActionTable table = fit_actions(pairs, 0.01, false, 1);
  for (Action& action : table.actions) {
    if (action.add.get(0)) action.pos = BitVector(8), action.neg = bits("10000000");
  }
  return table;
}

TEST(RefutedActions, GetWhatWasConstantInTheirFewPairs) {
  const EncodedPairs pairs = corridor_with_door(1000, 2);
  ActionTable table = table_with_loose_door(pairs);
  const ActionTable before = table;
  restrict_refuted_actions(table, pairs, pairs, 0.01);
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    if (!table.actions[i].add.get(0)) {
      EXPECT_EQ(table.actions[i], before.actions[i]);
    } else {
      EXPECT_TRUE(table.actions[i].pos.get(4)) << table.actions[i].pos.to_string();
    }
  }
}

// Planning would find every state in which the door is allowed to open although it never did there.
TEST(RefutedActions, AreLeftWithoutStatesInWhichTheyNeverHappened) {
  const EncodedPairs pairs = corridor_with_door(150, 1);
  ActionTable table = table_with_loose_door(pairs);
  restrict_refuted_actions(table, pairs, pairs, 0.01);
  const auto door =
      std::ranges::find_if(table.actions, [](const Action& action) { return action.add.get(0); });
  EXPECT_TRUE(door->pos.get(4));
  const auto elsewhere = std::ranges::count_if(pairs.before, [&](const BitVector& before) {
    return before != pairs.before.back() && door->applicable(before);
  });
  EXPECT_LE(elsewhere, 5);  // of some 35 at that place
}

// Two doors would have been opened elsewhere by now, if this action were allowed there: chance.
TEST(RefutedActions, StayAsTheyAreWithoutEnoughEvidence) {
  const EncodedPairs pairs = corridor_with_door(10, 2);
  ActionTable table = table_with_loose_door(pairs);
  const ActionTable before = table;
  restrict_refuted_actions(table, pairs, pairs, 0.01);
  EXPECT_EQ(table.actions, before.actions);
}

// The paper's example: (0011, 0101).
TEST(ObservedActions, OfThePapersExample) {
  const symbolic::ActionTable table = observed_actions(pairs_of({{"0011", "0101"}}));
  ASSERT_EQ(table.actions.size(), 1U);
  EXPECT_EQ(table.actions[0].pos.to_string(), "0011");
  EXPECT_EQ(table.actions[0].neg.to_string(), "1100");
  EXPECT_EQ(table.actions[0].add.to_string(), "0100");
  EXPECT_EQ(table.actions[0].del.to_string(), "0010");
}

TEST(ObservedActions, LeaveOutRepeatedAndUnchangedPairs) {
  const ActionTable table =
      observed_actions(pairs_of({{"00", "01"}, {"00", "01"}, {"01", "01"}, {"01", "00"}}));
  ASSERT_EQ(table.actions.size(), 2U);
  EXPECT_EQ(table.actions[0].name, "t0");
  EXPECT_EQ(table.actions[1].name, "t1");
}

}  // namespace
}  // namespace latplan::extract
