#include "extract/read_off.h"

#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "extract/example_pairs.h"
#include "extract/limited_model.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::int64_t kManyVariants = 100'000;

// A 2x2 toy (4 bits) with exactly these labels.
ToyModel toy_with(std::vector<ToyLabel> labels) {
  ToyModel model(2);
  model.toy_labels() = std::move(labels);
  return model;
}

TEST(ReadOff, PrunesLabelsNoPairUses) {
  const ToyModel model =
      toy_with({ToyLabel::of({"", bits("0000"), bits("1000"), bits("1000"), bits("0000")}),
                ToyLabel::of({"", bits("0000"), bits("0100"), bits("0100"), bits("0000")}),
                ToyLabel::of({"", bits("0000"), bits("0010"), bits("0010"), bits("0000")})});
  const ReadOff read =
      read_off(model, pairs_of({{"0000", "1000"}, {"0001", "0011"}}), kManyVariants);
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 2);
  EXPECT_EQ(read.xor_bits.split_bits, 0);
  EXPECT_EQ(table.state_bits, 4);
  ASSERT_EQ(table.actions.size(), 2u);
  EXPECT_EQ(table.actions[0].name, "a0");
  EXPECT_EQ(table.actions[1].name, "a2");
  EXPECT_EQ(table.actions[1],
            (Action{"a2", bits("0000"), bits("0010"), bits("0010"), bits("0000")}));
}

TEST(ReadOff, AnEffectWithoutPreconditionWasAPrevailCondition) {
  // Adds bit 0 and deletes bit 1, and neither is required before: both were there already.
  const ToyModel model =
      toy_with({ToyLabel::of({"", bits("0001"), bits("0010"), bits("1010"), bits("0101")})});
  const ReadOff read = read_off(model, pairs_of({{"1001", "1010"}}), kManyVariants);
  const ActionTable& table = read.table;
  EXPECT_EQ(read.prevail, 2);
  ASSERT_EQ(table.actions.size(), 1u);
  EXPECT_EQ(table.actions[0].pos.to_string(), "1001");
  EXPECT_EQ(table.actions[0].neg.to_string(), "0110");
  EXPECT_EQ(table.actions[0].add.to_string(), "1010");
  EXPECT_EQ(table.actions[0].del.to_string(), "0101");
}

TEST(ReadOff, SplitsEffectAndPreconditionOfAnXorBitTogetherOnce) {
  // Bit 0 is set, bits 2 and 3 are flipped: four variants, not sixteen.
  ToyLabel label = ToyLabel::flips(bits("0011"));
  label.apply_0 |= bits("1000");
  label.apply_1 |= bits("1000");
  label.regress_0 &= bits("0111");
  label.regress_1 &= bits("0111");
  const ToyModel model = toy_with({label, label, label});  // the pair gets the first
  const ReadOff read = read_off(model, pairs_of({{"0001", "1010"}}), kManyVariants);
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 1);
  EXPECT_EQ(read.xor_bits.split_bits, 2);
  EXPECT_EQ(read.xor_bits.effect_bits, 2);
  EXPECT_EQ(read.xor_bits.precondition_bits, 2);
  EXPECT_EQ(read.xor_bits.actions_before, 1);
  EXPECT_EQ(read.xor_bits.actions_after, 4);
  std::set<std::string> names;
  for (const Action& action : table.actions) {
    names.insert(action.name);
    EXPECT_FALSE(action.pos.intersects(action.neg)) << action.name;
    EXPECT_FALSE(action.add.intersects(action.del)) << action.name;
    EXPECT_EQ(action.pos & bits("0011"), action.del & bits("0011")) << action.name;
    EXPECT_EQ(action.neg & bits("0011"), action.add & bits("0011")) << action.name;
  }
  EXPECT_EQ(table.actions.size(), 4u);
  EXPECT_EQ(names, (std::set<std::string>{"a0+2+3", "a0+2-3", "a0-2+3", "a0-2-3"}));
}

TEST(ReadOff, NamesAVariantByItsBitsWithSigns) {
  ToyModel model(3);
  model.toy_labels() = {ToyLabel::flips(bits("111111111")), ToyLabel::flips(bits("000110000"))};
  const ActionTable table =
      read_off(model, pairs_of({{"000010000", "000100000"}}), kManyVariants).table;
  ASSERT_EQ(table.actions.size(), 4u);
  EXPECT_EQ(table.actions[1], (Action{"a1+3-4", bits("000010000"), bits("000100000"),
                                      bits("000100000"), bits("000010000")}));
}

TEST(ReadOff, RefusesMoreVariantsThanTheLimit) {
  ToyModel model(4);
  BitVector mask(16, false);
  for (int i = 0; i < 6; ++i) mask.set(i, true);
  const BitVector zero(16, false);
  model.toy_labels() = {ToyLabel::flips(mask)};
  EXPECT_EQ(read_off(model, {{zero}, {mask}}, 64).table.actions.size(), 64u);
  mask.set(6, true);
  model.toy_labels() = {ToyLabel::flips(mask)};
  try {
    read_off(model, {{zero}, {mask}}, 127);
    FAIL() << "128 variants were accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_NE(std::string(error.what()).find("more than 127 variants (most: a0 with 7 bits"),
              std::string::npos)
        << error.what();
  }
}

TEST(ReadOff, ThePressesOfLightsOutBecome288Actions) {
  const ToyModel model(4);
  const ReadOff read = read_off(model, model.all_transitions(), kManyVariants);
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 16);
  EXPECT_EQ(read.xor_bits.split_bits, 4 * 3 + 8 * 4 + 4 * 5);  // corners, edges, inner cells
  EXPECT_EQ(table.actions.size(), 4u * 8 + 8 * 16 + 4 * 32);   // 288
  EXPECT_EQ(symbolic::merge_duplicates(table).actions.size(), 288u);
}

// The true ground actions as labels of a network without learnt preconditions.
LimitedModel forward_only() {
  ToyModel toy(2);
  const symbolic::ActionTable truth = toy.true_table();
  toy.toy_labels().clear();
  for (const symbolic::Action& action : truth.actions) {
    ToyLabel label = ToyLabel::of(action);
    label.regress_0 = BitVector(toy.state_bits(), true);  // wrong on purpose, must not be used
    toy.toy_labels().push_back(label);
  }
  return {std::move(toy), {.model = "ama3+", .backward = false}};
}

// The paper, "Precondition extraction": bits that always had the same value when the action was used. The toy gives a
// pair the first label that explains it; several do where an added bit is true already.
TEST(ReadOffForward, PreconditionsAreTheBitsConstantWhereALabelWasSeen) {
  const LimitedModel model = forward_only();
  const EncodedPairs pairs = model.toy().all_transitions();
  const ReadOff read = read_off(model, pairs, kManyVariants);
  const symbolic::ActionTable& table = read.table;
  EXPECT_EQ(read.xor_bits.split_bits, 0);
  EXPECT_EQ(read.prevail, 0);
  ASSERT_EQ(static_cast<int>(table.actions.size()), read.labels_used);
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  for (const symbolic::Action& action : table.actions) {
    const int label = std::stoi(action.name.substr(1));
    for (int f = 0; f < model.state_bits(); ++f) {
      bool always = true;
      bool never = true;
      for (std::size_t row = 0; row < pairs.size(); ++row) {
        if (labels[row] != label) continue;
        always = always && pairs.before[row].get(f);
        never = never && !pairs.before[row].get(f);
      }
      EXPECT_EQ(action.pos.get(f), always) << action.name << " bit " << f;
      EXPECT_EQ(action.neg.get(f), never) << action.name << " bit " << f;
    }
  }
}

// The label sets bit 0 whatever its value was. It must not become a prevail condition, as it would with regression.
TEST(ReadOffForward, AnEffectOnABitOfAnyValueHasNoPrecondition) {
  ToyModel toy(2);
  const BitVector first = bits("1000");
  const BitVector none(4, false);
  toy.toy_labels() = {{first, ~none, none, ~none}};
  const LimitedModel model(std::move(toy), {.model = "ama3+", .backward = false});
  const EncodedPairs pairs = pairs_of({{"0010", "1010"}, {"1010", "1010"}});
  const symbolic::ActionTable table = read_off(model, pairs, kManyVariants).table;
  ASSERT_EQ(table.actions.size(), 1U);
  EXPECT_EQ(table.actions[0].add, first);
  EXPECT_EQ(table.actions[0].pos, bits("0010"));
  EXPECT_EQ(table.actions[0].neg, bits("0101"));
}

}  // namespace
}  // namespace latplan::extract
