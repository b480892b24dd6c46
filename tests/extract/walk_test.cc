#include "extract/walk.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "extract/example_pairs.h"
#include "extract/fitted.h"

namespace latplan::extract {
namespace {

EncodedPairs walk_through(const std::vector<std::string>& states) {
  EncodedPairs pairs;
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    pairs.before.push_back(bits(states[i]));
    pairs.after.push_back(bits(states[i + 1]));
    pairs.rows.push_back(static_cast<std::int64_t>(i));
  }
  return pairs;
}

TEST(Walk, IsSeenFromWherePairsBegin) {
  EncodedPairs pairs = walk_through({"00", "01", "11", "10", "00"});
  EXPECT_TRUE(is_walk(pairs));
  std::swap(pairs.after[0], pairs.after[1]);
  std::swap(pairs.after[2], pairs.after[3]);
  EXPECT_FALSE(is_walk(pairs));
  EXPECT_FALSE(is_walk(pairs_of({{"00", "01"}, {"01", "11"}})));  // rows are not known
  EXPECT_FALSE(is_walk({}));
}

TEST(Walk, CountsTheRunsOfEachValue) {
  const Walk walk(walk_through({"00", "01", "11", "10", "00", "01"}));
  ASSERT_TRUE(walk.exists());
  // Before the pairs bit 0 is 0, 0, 1, 1, 0 and bit 1 is 0, 1, 1, 0, 0.
  EXPECT_EQ(walk.runs(0, false), 2);
  EXPECT_EQ(walk.runs(0, true), 1);
  EXPECT_EQ(walk.runs(1, false), 2);
  EXPECT_EQ(walk.runs(1, true), 1);
}

TEST(Walk, OfIndependentPairsTheChanceIsThatOfEachPair) {
  Rng rng(1);
  const Walk walk(random_flips(50, 4, rng));
  EXPECT_FALSE(walk.exists());
  const std::vector<int> pairs = {3, 5, 8};
  EXPECT_DOUBLE_EQ(walk.log_chance(1, true, 0.25, pairs), 3 * std::log(0.75));
}

// Bit 1 is set half-way for good; bit 0 toggles all the time, first in one half, then in the other.
TEST(Walk, ABitThatRestsGivesNoEvidence) {
  std::vector<std::string> states;
  for (int i = 0; i <= 200; ++i) {
    states.push_back(std::string(i % 2 == 0 ? "0" : "1") + (i < 100 ? "0" : "1"));
  }
  const Walk walk(walk_through(states));
  std::vector<int> toggles;
  for (int i = 0; i < 100; i += 2) toggles.push_back(i);
  // Fifty pairs, but one run of two: by chance every second time.
  EXPECT_GT(walk.log_chance(1, false, 0.5, toggles), std::log(0.2));
  EXPECT_LT(Walk(pairs_of({{"00", "01"}})).log_chance(1, false, 0.5, toggles), std::log(1e-10));
  // A bit that changes before every pair is as good as independent pairs.
  std::vector<int> odd;
  for (int i = 1; i < 100; i += 2) odd.push_back(i);
  EXPECT_LT(walk.log_chance(0, true, 0.5, odd), std::log(1e-10));
}

// Lights 0 and 3 toggle all the time, light 1 for a while; light 2 is set later for good.
TEST(Walk, PreconditionsAreNotTakenFromWhatRests) {
  EncodedPairs pairs;
  BitVector state = bits("0000");
  Rng rng(1);
  for (int i = 0; i < 600; ++i) {
    const int often = rng.coin() ? 0 : 3;
    const int flipped = i == 300 ? 2 : i >= 100 && i < 180 && i % 2 == 1 ? 1 : often;
    pairs.before.push_back(state);
    state.set(flipped, !state.get(flipped));
    pairs.after.push_back(state);
    pairs.rows.push_back(i);
  }
  const auto of_light_1 = [](const symbolic::ActionTable& table) {
    std::vector<std::string> required;
    for (const symbolic::Action& action : table.actions) {
      if ((action.add | action.del).get(1))
        required.push_back((action.pos | action.neg).to_string());
    }
    return required;
  };
  EXPECT_EQ(of_light_1(fit_actions(pairs, 0.01, false, 1)),
            (std::vector<std::string>{"0100", "0100"}));
  pairs.rows.clear();  // independent pairs say that light 2 must be off
  EXPECT_EQ(of_light_1(fit_actions(pairs, 0.01, false, 1)),
            (std::vector<std::string>{"0110", "0110"}));
}

}  // namespace
}  // namespace latplan::extract
