// Stacks of blocks in a perfect code, one bit for "block b lies in slot s at height h": a block may only be put down
// on something, which no conjunction of these bits says.
#include "pipeline/either_bits.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "pipeline/extract.h"
#include "support/toy_model.h"
#include "support/transition_quality.h"

namespace latplan::pipeline {
namespace {

constexpr int kBlocks = 4, kSlots = 4;
using Stacks = std::vector<std::vector<int>>;  // blocks in each slot, from below

BitVector code(const Stacks& stacks) {
  BitVector bits(kBlocks * kSlots * kBlocks);
  for (int slot = 0; slot < kSlots; ++slot) {
    for (int height = 0; height < static_cast<int>(stacks[slot].size()); ++height) {
      bits.set((stacks[slot][height] * kSlots + slot) * kBlocks + height, true);
    }
  }
  return bits;
}

std::vector<Stacks> moves(const Stacks& stacks) {
  std::vector<Stacks> result;
  for (int from = 0; from < kSlots; ++from) {
    for (int to = 0; to < kSlots; ++to) {
      if (from == to || stacks[from].empty()) continue;
      Stacks next = stacks;
      next[to].push_back(next[from].back());
      next[from].pop_back();
      result.push_back(next);
    }
  }
  return result;
}

Stacks any_stacks(Rng& rng) {
  std::vector<int> blocks{0, 1, 2, 3};
  rng.shuffle(blocks);
  Stacks stacks(kSlots);
  for (const int block : blocks) stacks[rng.below(kSlots)].push_back(block);
  return stacks;
}

EncodedPairs sample(int count, Rng& rng) {
  EncodedPairs pairs;
  for (int i = 0; i < count; ++i) {
    const Stacks stacks = any_stacks(rng);
    const std::vector<Stacks> next = moves(stacks);
    pairs.before.push_back(code(stacks));
    pairs.after.push_back(code(next[rng.below(next.size())]));
  }
  return pairs;
}

Quality quality(const ExtractedModel& model, Rng& rng) {
  return measure_quality(
      model.table, 200, [&] { return any_stacks(rng); }, moves,
      [&](const Stacks& stacks) { return recode(code(stacks), model.recoding.get()); });
}

ExtractConfig by(const std::string& method) {
  ExtractConfig config;
  config.method = method;
  return config;
}

TEST(EitherBits, SayThatSomethingStandsBelow) {
  Rng rng(1);
  const EncodedPairs pairs = sample(6000, rng);
  const ToyModel unused(2);  // "implied" and "either" look at the pairs alone
  const ExtractedModel implied = extract(unused, pairs, {}, by("implied"));
  const ExtractedModel either = extract(unused, pairs, {}, by("either"));
  EXPECT_NE(either.recoding, nullptr);
  EXPECT_EQ(either.table.actions.size(), implied.table.actions.size());
  Rng states(2);
  const Quality without = quality(implied, states);
  const Quality with = quality(either, states);
  EXPECT_LT(without.precision, 0.8);
  EXPECT_GT(with.precision, 0.97);
  EXPECT_GT(with.recall, 0.97);
}

TEST(EitherBits, AreNotInventedWhereBitsAreIndependent) {
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
  EXPECT_TRUE(find_either_sets(pairs, 0.01).empty());
  EXPECT_TRUE(find_either_sets({}, 0.01).empty());
}

TEST(EitherBits, StandBehindTheLearntOnes) {
  const EitherBits either(4, {{0, 1}, {1, 2, 3}});
  EXPECT_EQ(either.state_bits(), 6);
  const BitVector learnt = BitVector::from_string("1000");
  EXPECT_EQ(either.recode(learnt).to_string(), "100010");
  EXPECT_EQ(either.learnt(BitVector::from_string("100011")), learnt);
}

}  // namespace
}  // namespace latplan::pipeline
