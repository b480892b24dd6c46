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
