// Extraction from models that offer less than AMA4+: no look backward, a black box, or no actions at all.
#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "pipeline/extract.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

// The toy model, able to do only what its capabilities say.
class LimitedModel final : public nn::TrainedModel {
 public:
  LimitedModel(ToyModel model, nn::Capabilities can)
      : model_(std::move(model)), can_(std::move(can)) {}
  const ToyModel& toy() const { return model_; }
  nn::Capabilities capabilities() const override { return can_; }
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  int labels() const override { return can_.actions ? model_.labels() : 0; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return model_.encode(images);
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    EXPECT_TRUE(can_.actions);
    return model_.label(before, after);
  }
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    EXPECT_TRUE(can_.actions);
    return model_.apply(states, labels);
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    EXPECT_TRUE(can_.backward);
    return model_.regress(states, labels);
  }

 private:
  ToyModel model_;
  nn::Capabilities can_;
};

using Masks = std::tuple<BitVector, BitVector, BitVector, BitVector>;

std::set<Masks> masks_of(const symbolic::ActionTable& table) {
  std::set<Masks> masks;
  for (const symbolic::Action& a : table.actions) masks.emplace(a.pos, a.neg, a.add, a.del);
  return masks;
}

// The true ground actions as labels of a network that has learnt no preconditions.
LimitedModel forward_only() {
  ToyModel toy(2);
  const symbolic::ActionTable truth = toy.true_table();
  toy.toy_labels().clear();
  for (const symbolic::Action& action : truth.actions) {
    ToyLabel label = ToyLabel::of(action);
    label.regress_0 = BitVector(toy.state_bits(), true);  // nonsense, never to be asked for
    toy.toy_labels().push_back(label);
  }
  return {std::move(toy), {.model = "ama3+", .backward = false}};
}

// The paper, "Precondition extraction": bits that always had the same value when the action was used. The toy gives a
// pair the first label that explains it; add effects on bits already set make several labels explain one pair.
TEST(ExtractForward, PreconditionsAreTheBitsConstantWhereALabelWasSeen) {
  const LimitedModel model = forward_only();
  const EncodedPairs pairs = model.toy().all_transitions();
  const ReadOff read = read_off(model, pairs);
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

// One label that sets bit 0 whatever it was: "any value" must not become "it must be set", as it would with a network
// that looks backward.
TEST(ExtractForward, AnEffectOnABitOfAnyValueAsksForNothing) {
  ToyModel toy(2);
  const BitVector first = BitVector::from_string("1000");
  const BitVector none(4, false);
  toy.toy_labels() = {{first, ~none, none, ~none}};
  const LimitedModel model(std::move(toy), {.model = "ama3+", .backward = false});
  EncodedPairs pairs;
  for (const char* before : {"0010", "1010"}) {
    pairs.before.push_back(BitVector::from_string(before));
    pairs.after.push_back(BitVector::from_string("1010"));
  }
  const symbolic::ActionTable table = read_off(model, pairs).table;
  ASSERT_EQ(table.actions.size(), 1U);
  EXPECT_EQ(table.actions[0].add, first);
  EXPECT_EQ(table.actions[0].pos, BitVector::from_string("0010"));
  EXPECT_EQ(table.actions[0].neg, BitVector::from_string("0101"));
}

// AMA1: exactly the transitions that were seen, and nothing else.
TEST(ExtractObserved, AllowsTheObservedTransitionsAndNoOther) {
  const LimitedModel model(ToyModel(2), {.model = "ama1", .actions = false, .observed = true});
  EncodedPairs pairs = model.toy().all_transitions();
  const std::size_t distinct = pairs.size();
  EXPECT_EQ(distinct, 64U);
  for (int copy = 0; copy < 5; ++copy) {  // seen again, and once without any change
    pairs.before.push_back(pairs.before[copy]);
    pairs.after.push_back(copy == 0 ? pairs.before[copy] : pairs.after[copy]);
  }
  const ExtractedModel extracted = extract(model, pairs, pairs, {});
  EXPECT_EQ(extracted.method, "observed");
  EXPECT_EQ(extracted.table.actions.size(), distinct);
  std::set<std::pair<BitVector, BitVector>> allowed;
  for (const symbolic::Action& action : extracted.table.actions) {
    EXPECT_EQ(action.pos | action.neg, BitVector(4, true));  // a precondition on every bit
    EXPECT_TRUE(action.applicable(action.pos));
    allowed.emplace(action.pos, action.apply(action.pos));
  }
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t i = 0; i < distinct; ++i) seen.emplace(pairs.before[i], pairs.after[i]);
  EXPECT_EQ(allowed, seen);
}

// The paper's own example: (0011, 0101).
TEST(ExtractObserved, ReadsThePapersExample) {
  const symbolic::ActionTable table =
      observed_actions({{BitVector::from_string("0011")}, {BitVector::from_string("0101")}});
  ASSERT_EQ(table.actions.size(), 1U);
  EXPECT_EQ(table.actions[0].pos.to_string(), "0011");
  EXPECT_EQ(table.actions[0].neg.to_string(), "1100");
  EXPECT_EQ(table.actions[0].add.to_string(), "0100");
  EXPECT_EQ(table.actions[0].del.to_string(), "0010");
}

TEST(ExtractBlackBox, IsRefusedWithTheReason) {
  const LimitedModel model(ToyModel(2),
                           {.model = "ama2", .backward = false, .no_strips = "it is a black box"});
  const EncodedPairs pairs = model.toy().all_transitions();
  for (const char* method : {"auto", "read-off", "tightened"}) {
    try {
      extract(model, pairs, pairs, {.method = method});
      FAIL() << method;
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUnsupported);
      EXPECT_NE(std::string(error.what()).find("it is a black box"), std::string::npos);
    }
  }
  const ExtractedModel fitted = extract(model, pairs, pairs, {.method = "fitted"});
  EXPECT_EQ(masks_of(fitted.table), masks_of(model.toy().true_table()));
  EXPECT_EQ(extract(model, pairs, pairs, {.method = "observed"}).table.actions.size(), 64U);
}

TEST(ExtractBlackBox, Ama1HasNothingToReadOff) {
  const LimitedModel model(ToyModel(2), {.model = "ama1", .actions = false, .observed = true});
  const EncodedPairs pairs = model.toy().all_transitions();
  EXPECT_THROW(extract(model, pairs, pairs, {.method = "read-off"}), Error);
}

}  // namespace
}  // namespace latplan::pipeline
