// Stacks of blocks in a perfect code, one bit for "block b lies in slot s at height h": a block may only be put down
// on something, which no conjunction of these bits says.
#include "pipeline/either_bits.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "base/scratch_folder.h"
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
      [&](const Stacks& stacks) { return widen(code(stacks), model.either); });
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
  EXPECT_FALSE(either.either.empty());
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

TEST(EitherBits, AWideModelIsTheSameModelWithMoreBits) {
  const ToyModel base(2);
  const EitherModel wide(base, {{0, 1}, {1, 2, 3}});
  EXPECT_EQ(wide.state_bits(), base.state_bits() + 2);
  const domains::State lit = base.domain().successors(base.domain().goal())[0];
  const Image image = base.domain().render(lit);
  const std::vector<BitVector> codes = wide.encode(std::span(&image, 1));
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_EQ(codes[0], widen(base.encode(std::span(&image, 1))[0], {{0, 1}, {1, 2, 3}}));
  EXPECT_EQ(wide.decode(codes)[0], base.decode(base.encode(std::span(&image, 1)))[0]);
  const std::vector<int> label{1};
  EXPECT_EQ(wide.apply(codes, label)[0],
            widen(base.apply(base.encode(std::span(&image, 1)), label)[0], {{0, 1}, {1, 2, 3}}));
  EXPECT_EQ(wide.label(codes, wide.apply(codes, label)), label);
  EXPECT_EQ(&wide.learnt(), &base);
}

TEST(EitherBits, SurviveTheFile) {
  const ScratchFolder scratch("either");
  RunFolder run;
  run.folder = scratch.path();
  EXPECT_TRUE(read_either_sets(run, 5).empty());
  write_either_sets(run, {{0, 2}, {1, 4}});
  EXPECT_EQ(read_either_sets(run, 5), (EitherSets{{0, 2}, {1, 4}}));
  EXPECT_THROW(read_either_sets(run, 4), Error);  // names a bit the model has not
  write_atomically(run.either_file(), std::string("{\"sets\": 3}"));
  EXPECT_THROW(read_either_sets(run, 5), Error);
  write_either_sets(run, {});
  EXPECT_FALSE(std::filesystem::exists(run.either_file()));
}

}  // namespace
}  // namespace latplan::pipeline
