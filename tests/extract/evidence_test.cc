#include "extract/evidence.h"

#include <gtest/gtest.h>

#include <set>

#include "extract/example_pairs.h"
#include "extract/fitted.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

// Bit 0 is turned on where bit 1 was true, bit 2 false, and bit 3 either.
EncodedPairs switching_on() { return pairs_of({{"0100", "1100"}, {"0101", "1101"}}); }

TEST(Evidence, SeenIsTheVeryTransition) {
  const Evidence evidence(switching_on(), false);
  EXPECT_EQ(evidence.warranty(bits("0100"), bits("1100")), Warranty::kSeen);
  EXPECT_EQ(evidence.warranty(bits("0101"), bits("1101")), Warranty::kSeen);
  EXPECT_EQ(evidence.warranty(bits("0101"), bits("1100")), Warranty::kGuess);  // never together
}

TEST(Evidence, ImpliedIsASeenEffectWithItsStrictPreconditions) {
  EncodedPairs pairs = pairs_of({{"01000", "11000"}, {"01010", "11010"}, {"01001", "11001"}});
  const Evidence evidence(pairs, false);
  EXPECT_EQ(evidence.warranty(bits("01011"), bits("11011")), Warranty::kImplied);
  EXPECT_EQ(evidence.warranty(bits("00011"), bits("10011")), Warranty::kGuess);  // bit 1 was true
  EXPECT_EQ(evidence.warranty(bits("01111"), bits("11111")), Warranty::kGuess);  // bit 2 was false
  EXPECT_EQ(evidence.warranty(bits("01011"), bits("11001")), Warranty::kGuess);  // a new effect
}

TEST(Evidence, ReversedPairsImplyAndAreNotSeen) {
  const auto back = [](const Evidence& evidence) {
    return evidence.warranty(bits("1100"), bits("0100"));
  };
  EXPECT_EQ(back(Evidence(switching_on(), false)), Warranty::kGuess);
  EXPECT_EQ(back(Evidence(switching_on(), true)), Warranty::kImplied);
  EXPECT_EQ(Evidence(switching_on(), true).warranty(bits("0100"), bits("1100")), Warranty::kSeen);
}

TEST(Evidence, WithoutPairsEverythingIsAGuess) {
  const Evidence none({}, true);
  EXPECT_EQ(none.warranty(bits("01"), bits("10")), Warranty::kGuess);
  const ActionTable table{2, {{"a", bits("00"), bits("10"), bits("10"), bits("00")}}};
  EXPECT_TRUE(none.restricted(table, Warranty::kSeen).actions.empty());
  EXPECT_TRUE(none.restricted(table, Warranty::kImplied).actions.empty());
  EXPECT_EQ(none.restricted(table, Warranty::kGuess).actions, table.actions);
}

TEST(Evidence, WarrantiesHaveNames) {
  EXPECT_EQ(to_string(Warranty::kSeen), "seen");
  EXPECT_EQ(to_string(Warranty::kImplied), "implied");
  EXPECT_EQ(to_string(Warranty::kGuess), "guess");
}

TEST(Evidence, RestrictedActionsKeepTheirNames) {
  const Evidence evidence(switching_on(), false);
  const ActionTable table{4,
                          {{"on", bits("0000"), bits("1000"), bits("1000"), bits("0000")},
                           {"off", bits("1000"), bits("0000"), bits("0000"), bits("1000")}}};
  const ActionTable seen = evidence.restricted(table, Warranty::kSeen);
  ASSERT_EQ(seen.actions.size(), 2u);
  for (const Action& action : seen.actions) {
    EXPECT_EQ(action.name, "on");
    EXPECT_EQ((action.pos | action.neg).count(), 4);
  }
  const ActionTable implied = evidence.restricted(table, Warranty::kImplied);
  ASSERT_EQ(implied.actions.size(), 1u);  // the effect of "off" was never seen
  EXPECT_EQ(implied.actions[0],
            (Action{"on", bits("0100"), bits("1010"), bits("1000"), bits("0000")}));
}

using Steps = std::set<std::pair<BitVector, BitVector>>;

BitVector state_of(int number, int size) {
  BitVector state(size);
  for (int i = 0; i < size; ++i) state.set(i, (number >> i) & 1);
  return state;
}

// Every step that changes something, from any state.
Steps steps_of(const ActionTable& table) {
  Steps steps;
  for (int number = 0; number < 1 << table.state_bits; ++number) {
    const BitVector state = state_of(number, table.state_bits);
    for (const Action& action : table.actions) {
      if (!action.applicable(state) || action.apply(state) == state) continue;
      steps.emplace(state, action.apply(state));
    }
  }
  return steps;
}

// Any masks: as in network actions, an added bit may be true before, and a bit may be added and deleted.
ActionTable random_actions(int count, int size, Rng& rng) {
  ActionTable table{size, {}};
  const auto mask = [&] { return state_of(static_cast<int>(rng.below(1 << size)), size); };
  for (int i = 0; i < count; ++i) {
    table.actions.push_back(
        {"r" + std::to_string(i), mask() & mask(), mask() & mask(), mask() & mask(), mask()});
  }
  return table;
}

TEST(Evidence, ATableRestrictedAllowsExactlyTheStepsOfThatWarranty) {
  constexpr int kBits = 5;
  Rng rng(3);
  std::size_t kept = 0, dropped = 0;
  for (int round = 0; round < 60; ++round) {
    EncodedPairs pairs = random_flips(12, kBits, rng);
    const ActionTable fitted = fit_actions(pairs, 0.5, false, 1);
    ActionTable table = random_actions(6, kBits, rng);
    const Steps possible = steps_of(table);
    int row = 0;
    for (const auto& [before, after] : possible) {  // every fifth step was seen
      if (++row % 5 != 0) continue;
      pairs.before.push_back(before);
      pairs.after.push_back(after);
    }
    table.actions.insert(table.actions.end(), fitted.actions.begin(), fitted.actions.end());
    const Evidence evidence(pairs, round % 2 == 0);
    for (const Warranty worst : {Warranty::kSeen, Warranty::kImplied, Warranty::kGuess}) {
      Steps expected;
      for (const auto& step : steps_of(table)) {
        if (evidence.warranty(step.first, step.second) <= worst) expected.insert(step);
        (evidence.warranty(step.first, step.second) <= worst ? kept : dropped) += 1;
      }
      ASSERT_EQ(steps_of(evidence.restricted(table, worst)), expected) << to_string(worst);
    }
  }
  EXPECT_GT(kept, 1000u);
  EXPECT_GT(dropped, 1000u);
}

}  // namespace
}  // namespace latplan::extract
