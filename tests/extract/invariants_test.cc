// Pooled and implied preconditions of a sliding puzzle from few transitions: the result must be the world's own ground
// actions, right in states that no pair shows.
#include <gtest/gtest.h>

#include "extract/example_pairs.h"
#include "extract/fitted.h"
#include "extract/transition_quality.h"

namespace latplan::extract {
namespace {

constexpr double kAlpha = 0.01;

TEST(Invariants, GiveTheWorldsOwnActionsFromFewPairs) {
  const SlidingTiles world;
  Rng rng(1);
  const EncodedPairs pairs = sample_pairs(world, 1400, rng);
  const auto quality = [&](const symbolic::ActionTable& table) {
    return measure_quality(table, world, 100, rng,
                           [&](const SlidingTiles::State& tiles) { return world.code(tiles); });
  };
  symbolic::ActionTable table = fit_actions(pairs, kAlpha, false, 1);
  ASSERT_EQ(table.actions.size(), static_cast<std::size_t>(SlidingTiles::kGroundActions));
  add_pooled_preconditions(table, pairs, kAlpha);
  add_implied_preconditions(table, pairs, kAlpha);
  const Quality implied = quality(table);
  EXPECT_EQ(implied.precision, 1.0);
  EXPECT_EQ(implied.recall, 1.0);
  // Strict preconditions: a tile that is absent in twenty pairs by chance becomes a condition.
  EXPECT_LT(quality(fit_actions(pairs, kAlpha, true, 1)).recall, 1.0);
}

TEST(RedundantPreconditions, AreDroppedWithoutAllowingMore) {
  const SlidingTiles world;
  Rng rng(3);
  const EncodedPairs pairs = sample_pairs(world, 1400, rng);
  symbolic::ActionTable table = fit_actions(pairs, kAlpha, false, 1);
  add_implied_preconditions(table, pairs, kAlpha);
  symbolic::ActionTable shorter = table;
  drop_redundant_preconditions(shorter, pairs, kAlpha);
  int before = 0, after = 0;
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    before += table.actions[i].neg.count();
    after += shorter.actions[i].neg.count();
    EXPECT_TRUE(shorter.actions[i].pos.contains(table.actions[i].del));
    EXPECT_TRUE(shorter.actions[i].neg.contains(table.actions[i].add));
  }
  EXPECT_LT(after, before / 2);
  const EncodedPairs others = sample_pairs(world, 300, rng);
  for (const BitVector& state : others.before) {
    for (std::size_t i = 0; i < table.actions.size(); ++i) {
      EXPECT_EQ(shorter.actions[i].applicable(state), table.actions[i].applicable(state));
    }
  }
}

// Bits 0 and 1 exclude each other in all pairs, but the second action breaks this: only its own preconditions count.
TEST(RedundantPreconditions, AreKeptWhereAnActionBreaksTheInvariant) {
  EncodedPairs pairs;
  Rng rng(4);
  for (int i = 0; i < 500; ++i) {
    const bool first = rng.below(2) == 0;
    BitVector state = BitVector::from_string(first ? "1000" : "0100");
    state.set(2, rng.below(2) == 0);
    BitVector next = state;
    next.set(3, true);
    pairs.before.push_back(state);
    pairs.after.push_back(next);
  }
  const auto bits = [](const char* text) { return BitVector::from_string(text); };
  const symbolic::Action turns_on{"a", bits("1000"), bits("0101"), bits("0001"), bits("0000")};
  const symbolic::Action breaks{"b", bits("0010"), bits("0100"), bits("0100"), bits("0010")};
  symbolic::ActionTable sound{4, {turns_on}}, unsound{4, {turns_on, breaks}};
  drop_redundant_preconditions(sound, pairs, kAlpha);
  EXPECT_EQ(sound.actions[0].neg, bits("0001"));
  drop_redundant_preconditions(unsound, pairs, kAlpha);
  EXPECT_EQ(unsound.actions[0].neg, bits("0101"));
}

TEST(Invariants, AreNotInventedWhereBitsAreIndependent) {
  Rng rng(2);
  const EncodedPairs pairs = random_flips(2000, 10, rng);
  symbolic::ActionTable table = fit_actions(pairs, kAlpha, false, 1);
  const symbolic::ActionTable before = table;
  add_pooled_preconditions(table, pairs, kAlpha);
  add_implied_preconditions(table, pairs, kAlpha);
  EXPECT_EQ(table.actions, before.actions);
  ASSERT_EQ(table.actions.size(), 2u * 10);
}

TEST(Invariants, OfNoPairsAreNone) {
  symbolic::ActionTable table{0, {}};
  add_pooled_preconditions(table, {}, kAlpha);
  add_implied_preconditions(table, {}, kAlpha);
  EXPECT_TRUE(table.actions.empty());
}

}  // namespace
}  // namespace latplan::extract
