// Actions of a sliding puzzle from few transitions in a perfect one-hot code: the world's own ground actions must come
// out, with preconditions that are right in states nobody has shown.
#include "pipeline/invariants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "base/rng.h"
#include "support/transition_quality.h"

namespace latplan::pipeline {
namespace {

constexpr int kWidth = 3, kHeight = 2, kPlaces = kWidth * kHeight;
using Tiles = std::array<int, kPlaces>;  // tile on each place; 0: the blank

BitVector code(const Tiles& tiles) {
  BitVector bits(kPlaces * kPlaces);
  for (int place = 0; place < kPlaces; ++place) bits.set(place * kPlaces + tiles[place], true);
  return bits;
}

std::vector<Tiles> moves(const Tiles& tiles) {
  std::vector<Tiles> result;
  const int blank = static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
  for (int other = 0; other < kPlaces; ++other) {
    const int steps =
        std::abs(other % kWidth - blank % kWidth) + std::abs(other / kWidth - blank / kWidth);
    if (steps != 1) continue;
    Tiles next = tiles;
    std::swap(next[blank], next[other]);
    result.push_back(next);
  }
  return result;
}

Tiles shuffled(Rng& rng) {
  std::vector<int> order(kPlaces);
  std::iota(order.begin(), order.end(), 0);
  rng.shuffle(order);
  Tiles tiles;
  std::copy(order.begin(), order.end(), tiles.begin());
  return tiles;
}

EncodedPairs sample(int count, Rng& rng) {
  EncodedPairs pairs;
  for (int i = 0; i < count; ++i) {
    const Tiles tiles = shuffled(rng);
    const std::vector<Tiles> next = moves(tiles);
    pairs.before.push_back(code(tiles));
    pairs.after.push_back(code(next[rng.below(next.size())]));
  }
  return pairs;
}

Quality quality(const symbolic::ActionTable& table, Rng& rng) {
  return measure_quality(
      table, 100, [&] { return shuffled(rng); }, moves, code);
}

constexpr double kAlpha = 0.01;
constexpr int kGroundActions = 2 * 7 * (kPlaces - 1);  // edges, both ways, every tile but the blank

TEST(Invariants, GiveTheWorldsOwnActionsFromFewPairs) {
  Rng rng(1);
  const EncodedPairs pairs = sample(1400, rng);
  symbolic::ActionTable table = fit_actions(pairs, kAlpha, false, 1);
  ASSERT_EQ(table.actions.size(), static_cast<std::size_t>(kGroundActions));
  add_pooled_preconditions(table, pairs, kAlpha);
  add_implied_preconditions(table, pairs, kAlpha);
  const Quality implied = quality(table, rng);
  EXPECT_EQ(implied.precision, 1.0);
  EXPECT_EQ(implied.recall, 1.0);
  // Every constant bit instead: a tile that happened to be absent in twenty pairs is taken for a condition.
  EXPECT_LT(quality(fit_actions(pairs, kAlpha, true, 1), rng).recall, 1.0);
}

TEST(Invariants, AreNotInventedWhereBitsAreIndependent) {
  Rng rng(2);
  constexpr int kBits = 10;
  EncodedPairs pairs;
  for (int i = 0; i < 2000; ++i) {
    BitVector state(kBits);
    for (int f = 0; f < kBits; ++f) state.set(f, rng.below(2) == 1);
    BitVector next = state;
    const int flipped = static_cast<int>(rng.below(kBits));
    next.set(flipped, !state.get(flipped));
    pairs.before.push_back(state);
    pairs.after.push_back(next);
  }
  symbolic::ActionTable table = fit_actions(pairs, kAlpha, false, 1);
  const symbolic::ActionTable before = table;
  add_pooled_preconditions(table, pairs, kAlpha);
  add_implied_preconditions(table, pairs, kAlpha);
  EXPECT_EQ(table.actions, before.actions);
  ASSERT_EQ(table.actions.size(), 2u * kBits);
}

TEST(Invariants, OfNothingAreNone) {
  symbolic::ActionTable table{0, {}};
  add_pooled_preconditions(table, {}, kAlpha);
  add_implied_preconditions(table, {}, kAlpha);
  EXPECT_TRUE(table.actions.empty());
}

}  // namespace
}  // namespace latplan::pipeline
