// XOR bits and prevail conditions: names, counts, and equivalence of the variants to the label.
#include "symbolic/raw_actions.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"

#include "base/error.h"
#include "base/rng.h"

namespace latplan::symbolic {
namespace {

RawActionTable one(const std::string& pos, const std::string& neg, const std::string& add,
                   const std::string& del) {
  return {static_cast<int>(pos.size()), {{"a12", bits(pos), bits(neg), bits(add), bits(del)}}};
}

std::vector<std::string> names_of(const ActionTable& table) {
  std::vector<std::string> result;
  for (const Action& action : table.actions) result.push_back(action.name);
  return result;
}

TEST(SplitXor, KeepsActionsWithoutXorBits) {
  const RawActionTable raw = one("1000", "0100", "0100", "1000");
  const SplitTable split = split_xor(raw);
  EXPECT_EQ(split.table.actions, raw.actions);
  EXPECT_EQ(split.table.state_bits, 4);
  EXPECT_EQ(split.counts.split_bits, 0);
  EXPECT_EQ(split.counts.actions_after, 1);
}

TEST(SplitXor, EffectAndPreconditionSplitOnce) {
  const SplitTable split = split_xor(one("0100", "0101", "0100", "0100"));
  ASSERT_EQ(split.table.actions.size(), 2U);
  EXPECT_EQ(split.table.actions[0],
            (Action{"a12+1", bits("0000"), bits("0101"), bits("0100"), bits("0000")}));
  EXPECT_EQ(split.table.actions[1],
            (Action{"a12-1", bits("0100"), bits("0001"), bits("0000"), bits("0100")}));
  EXPECT_EQ(split.counts.effect_bits, 1);
  EXPECT_EQ(split.counts.precondition_bits, 1);
  EXPECT_EQ(split.counts.split_bits, 1);
}

TEST(SplitXor, OverridesAOneSidedEffect) {
  const SplitTable split = split_xor(one("1", "1", "1", "0"));
  EXPECT_EQ(split.table.actions[1], (Action{"a12-0", bits("1"), bits("0"), bits("0"), bits("1")}));
}

TEST(SplitXor, NamesEveryCombination) {
  RawActionTable raw = one("00000000", "00000000", "00010001", "00010001");
  raw.actions.push_back(raw.actions[0]);
  raw.actions[1] = {"a13", bits("10000000"), bits("00000000"), bits("00000000"), bits("10000000")};
  const SplitTable split = split_xor(raw);
  EXPECT_EQ(names_of(split.table),
            (std::vector<std::string>{"a12+3+7", "a12+3-7", "a12-3+7", "a12-3-7", "a13"}));
  EXPECT_EQ(split.label, (std::vector<int>{0, 0, 0, 0, 1}));
  EXPECT_EQ(split.counts.actions_before, 2);
  EXPECT_EQ(split.counts.actions_after, 5);
  EXPECT_EQ(split.counts.effect_bits, 2);
  EXPECT_EQ(split.counts.precondition_bits, 0);
}

TEST(SplitXor, RefusesTooManyVariants) {
  const BitVector all(200, true);
  RawActionTable raw{200, {{"a0", BitVector(200), BitVector(200), all, all}}};
  try {
    split_xor(raw);
    FAIL() << "2^200 variants";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_STREQ(
        error.what(),
        "the XOR bits would split 1 actions into more than 1048576 variants (most: a0 with "
        "200 bits, 2^200 variants); expected a network whose actions are monotonic");
  }
  raw = {4, {}};
  for (int i = 0; i < 3; ++i) {
    raw.actions.push_back(
        {"a" + std::to_string(i), bits("0000"), bits("0000"), bits("1110"), bits("1110")});
  }
  EXPECT_EQ(split_xor(raw, 24).table.actions.size(), 24U);
  EXPECT_THROW(split_xor(raw, 23), Error);
}

TEST(SplitXor, HasNoLimitWithoutXorBits) {
  const RawActionTable raw{2,
                           {{"a0", bits("00"), bits("10"), bits("10"), bits("00")},
                            {"a1", bits("10"), bits("00"), bits("00"), bits("10")}}};
  EXPECT_EQ(split_xor(raw, 1).table.actions.size(), 2U);
}

TEST(AddPrevail, TurnsEffectsOnUnconstrainedBitsIntoPreconditions) {
  //                  bits: add del add-with-pos del-with-neg xor silent
  RawActionTable raw = one("001000", "000100", "101010", "010110");
  EXPECT_EQ(add_prevail(raw), 2);
  EXPECT_EQ(raw.actions[0].pos, bits("101000"));
  EXPECT_EQ(raw.actions[0].neg, bits("010100"));
  EXPECT_EQ(add_prevail(raw), 0);
}

// The semantics of a label, bit by bit, independent of Action::apply.
BitVector successor_by_label(const Action& raw, const BitVector& state) {
  BitVector result = state;
  for (int j = 0; j < state.size(); ++j) {
    const bool flips = (raw.add.get(j) && raw.del.get(j)) || (raw.pos.get(j) && raw.neg.get(j));
    if (flips) {
      result.set(j, !state.get(j));
    } else if (raw.add.get(j) || raw.del.get(j)) {
      result.set(j, raw.add.get(j));
    }
  }
  return result;
}

bool allowed_by_label(const Action& raw, const BitVector& state) {
  for (int j = 0; j < state.size(); ++j) {
    const bool flips = (raw.add.get(j) && raw.del.get(j)) || (raw.pos.get(j) && raw.neg.get(j));
    if (flips) continue;
    if (raw.pos.get(j) && !state.get(j)) return false;
    if (raw.neg.get(j) && state.get(j)) return false;
  }
  return true;
}

RC_GTEST_PROP(SplitXor, ExactlyOneVariantAppliesAndHasTheSameOutcome, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(8));
  const auto some = [&](double share) {
    BitVector result(size);
    for (int i = 0; i < size; ++i) result.set(i, rng.uniform() < share);
    return result;
  };
  const RawActionTable raw{size, {{"a", some(0.3), some(0.3), some(0.4), some(0.4)}}};
  const SplitTable split = split_xor(raw);
  for (std::uint64_t number = 0; number < std::uint64_t{1} << size; ++number) {
    BitVector state(size);
    for (int i = 0; i < size; ++i) state.set(i, ((number >> i) & 1U) != 0);
    int applicable = 0;
    for (const Action& action : split.table.actions) {
      if (!action.applicable(state)) continue;
      ++applicable;
      RC_ASSERT(action.apply(state) == successor_by_label(raw.actions[0], state));
    }
    RC_ASSERT(applicable == (allowed_by_label(raw.actions[0], state) ? 1 : 0));
  }
}

}  // namespace
}  // namespace latplan::symbolic
