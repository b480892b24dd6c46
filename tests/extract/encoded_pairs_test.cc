#include "extract/encoded_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "data/generate.h"
#include "extract/example_pairs.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

TEST(EncodePairs, EncodesTheRowsOfOneSplit) {
  const ToyModel model(2);
  data::GenerateConfig config;
  config.pairs = 60;
  SilentLog log;
  const data::PairSet pairs = data::generate(model.domain(), config, log, StopFlag());
  std::size_t total = 0;
  for (const data::Split split :
       {data::Split::kTrain, data::Split::kValidation, data::Split::kTest}) {
    const EncodedPairs encoded = encode_pairs(model, pairs, split);
    const auto rows = pairs.rows(split);
    ASSERT_EQ(encoded.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(encoded.before[i], model.code(pairs.states_before[rows[i]]));
      EXPECT_EQ(encoded.after[i], model.code(pairs.states_after[rows[i]]));
    }
    total += encoded.size();
  }
  EXPECT_EQ(total, 60u);
}

// Splits hold whole transitions: whoever leaves one of them out takes real moves for invented ones.
TEST(EncodeHeldOut, IsValidationAndTest) {
  const ToyModel model(2);
  data::GenerateConfig config;
  config.pairs = 200;
  SilentLog log;
  data::PairSet pairs = data::generate(model.domain(), config, log, StopFlag());
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    pairs.split[row] = static_cast<data::Split>(row % 3);
  }
  EncodedPairs expected = encode_pairs(model, pairs, data::Split::kValidation);
  expected.append(encode_pairs(model, pairs, data::Split::kTest));
  const EncodedPairs held_out = encode_held_out(model, pairs);
  EXPECT_EQ(held_out.before, expected.before);
  EXPECT_EQ(held_out.after, expected.after);
  EXPECT_EQ(held_out.size() + encode_pairs(model, pairs, data::Split::kTrain).size(), 200u);
  // Pairs that are all trained on are not held out as well: they would confirm themselves.
  pairs.split.assign(pairs.count, data::Split::kTrain);
  EXPECT_EQ(encode_held_out(model, pairs).size(), 0u);
}

TEST(EncodedPairs, AppendAndReverseKeepTheOrderOfRows) {
  EncodedPairs pairs = pairs_of({{"00", "01"}});
  EXPECT_EQ(pairs.state_bits(), 2);
  EXPECT_EQ(EncodedPairs{}.state_bits(), 0);
  pairs.append(pairs_of({{"01", "11"}}));
  const EncodedPairs both = both_ways(pairs);
  EXPECT_EQ(both.before, (std::vector{bits("00"), bits("01"), bits("01"), bits("11")}));
  EXPECT_EQ(both.after, (std::vector{bits("01"), bits("11"), bits("00"), bits("01")}));
}

TEST(Effect, HoldsTheChangedBits) {
  const Effect effect = effect_of(bits("0011"), bits("0101"));
  EXPECT_EQ(effect.add, bits("0100"));
  EXPECT_EQ(effect.del, bits("0010"));
  EXPECT_EQ(effect.reversed(), effect_of(bits("0101"), bits("0011")));
  EXPECT_FALSE(effect.empty());
  EXPECT_TRUE(effect_of(bits("01"), bits("01")).empty());
}

TEST(ConstantBits, AreThoseWithOneValueInAllStates) {
  ConstantBits constant(4);
  for (const char* state : {"0011", "0101"}) constant.add(bits(state));
  EXPECT_EQ(constant.always, bits("0001"));
  EXPECT_EQ(constant.ever, bits("0111"));
  EXPECT_EQ(constant.never(), bits("1000"));
}

// In `one`, three of six lights never come on again.
TEST(LooksReversible, CountsEffectsWithoutTheirReverse) {
  Rng rng(3);
  const EncodedPairs both = random_flips(400, 6, rng);
  EncodedPairs one;
  for (std::size_t row = 0; row < both.size(); ++row) {
    const Effect effect = effect_of(both.before[row], both.after[row]);
    if (effect.add.intersects(bits("000111"))) continue;
    one.before.push_back(both.before[row]);
    one.after.push_back(both.after[row]);
  }
  EXPECT_TRUE(looks_reversible(both));
  EXPECT_FALSE(looks_reversible(one));
  EXPECT_FALSE(looks_reversible({}));
}

// A robot on 4 x 4 cells turns left, turns right or walks forward. Turns can be taken back, steps cannot.
TEST(LooksReversible, SeesThatOneKindOfMoveHasNoReverse) {
  constexpr int kAcross = 4, kStates = kAcross * kAcross * 4;
  constexpr std::array<int, 4> kDown = {0, 1, 0, -1}, kRight = {1, 0, -1, 0};
  for (const std::uint64_t seed : {1, 2, 3}) {
    Rng rng(seed);
    EncodedPairs walk, turns;
    int row = 0, column = 0, facing = 0;
    const auto code = [&] {
      BitVector state(kStates);
      state.set((row * kAcross + column) * 4 + facing, true);
      return state;
    };
    for (int step = 0; step < 600; ++step) {
      const BitVector before = code();
      const auto action = rng.below(3);
      if (action < 2) {
        facing = (facing + (action == 0 ? 1 : 3)) % 4;
        turns.before.push_back(before);
        turns.after.push_back(code());
      } else {
        row = std::clamp(row + kDown[facing], 0, kAcross - 1);
        column = std::clamp(column + kRight[facing], 0, kAcross - 1);
      }
      walk.before.push_back(before);
      walk.after.push_back(code());
    }
    EXPECT_FALSE(looks_reversible(walk)) << seed;
    EXPECT_TRUE(looks_reversible(turns)) << seed;
  }
}

// A corridor of 30 cells, each walked both ways. From five of them a trap leads back to the first cell, which was left often, but
// never through a trap.
TEST(LooksReversible, SeesAStateThatIsNeverLeftByReversedMoves) {
  constexpr int kLength = 30;
  const auto cell = [](int at) {
    BitVector state(kLength);
    state.set(at, true);
    return state;
  };
  const auto add = [&](EncodedPairs& pairs, int from, int to) {
    pairs.before.push_back(cell(from));
    pairs.after.push_back(cell(to));
  };
  EncodedPairs pairs;
  for (int time = 0; time < 2; ++time) {
    for (int at = 0; at + 1 < kLength; ++at) {
      add(pairs, at, at + 1);
      add(pairs, at + 1, at);
    }
  }
  EXPECT_TRUE(looks_reversible(pairs));
  for (int trap = 5; trap < 10; ++trap) add(pairs, trap, 0);
  EXPECT_TRUE(looks_reversible(pairs));  // the first cell was left only twice
  for (int time = 0; time < 8; ++time) add(pairs, 0, 1);
  EXPECT_FALSE(looks_reversible(pairs));
}

TEST(LooksReversible, NeedsTheReverseOfHalfTheEffects) {
  EXPECT_TRUE(looks_reversible(pairs_of(
      {{"0000", "1000"}, {"1000", "0000"}, {"0100", "0000"}, {"0000", "0100"}, {"0001", "0011"}})));
  EXPECT_FALSE(looks_reversible(pairs_of({{"0000", "1000"}, {"0001", "0011"}})));
}

}  // namespace
}  // namespace latplan::extract
