#include "evaluation/metrics.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "evaluation/toy_pairs.h"
#include "support/trace_noise.h"

namespace latplan::evaluation {
namespace {

Metrics measured(const ToyModel& model) {
  return measure_model(model, toy_pairs(model), data::Split::kTest, {.noise = 0.0}, Rng(1));
}

// 2x2 LightsOut: 16 states, 4 presses that change 3 lights each. A press flips, so every bit it changes is an XOR bit.
TEST(Metrics, OfAPerfectModelWithFlips) {
  const Metrics m = measured(ToyModel(2, {.duplicates = 1, .constant = {true, false, false}}));
  EXPECT_EQ(m.pairs, 64U);
  EXPECT_EQ(m.bits, 8);
  EXPECT_EQ(m.effective_bits, 5);
  EXPECT_EQ(m.constant_one, 1);
  EXPECT_EQ(m.constant_zero, 2);
  EXPECT_DOUBLE_EQ(m.state_differences, 3.75);  // the copy of light 0 changes in 3 of 4 presses
  EXPECT_EQ(m.unchanged, 0);
  EXPECT_EQ(m.state_variance, 0);
  EXPECT_EQ(m.successor.exact, 1);
  EXPECT_EQ(m.successor.bit_error, 0);
  EXPECT_EQ(m.predecessor.exact, 1);
  EXPECT_EQ(m.actions.labels_used, 4);
  EXPECT_DOUBLE_EQ(m.actions.effect_xor, 3.75);
  EXPECT_DOUBLE_EQ(m.actions.precondition_xor, 3.75);
  EXPECT_DOUBLE_EQ(m.actions.compiled, 3 * 16 + 8);
  EXPECT_EQ(m.cycle_distance, std::vector<double>(10, 0.0));
  EXPECT_EQ(m.cycle_stable, std::vector<double>(10, 1.0));
}

// Every label wrongly sets the constant bit, too: none explains a pair, so all pairs get label 0. Press 0 differs in two
// lights from each of the others.
TEST(Metrics, CountWrongBits) {
  ToyModel model(2, {.constant = {false}});
  for (ToyLabel& label : model.toy_labels()) {
    label.apply_0.set(4, true);
    label.regress_1.set(4, false);
  }
  const Metrics m = measured(model);
  EXPECT_EQ(m.successor.exact, 0);
  EXPECT_DOUBLE_EQ(m.successor.bit_error, (1 + 3 + 3 + 3) / 4.0 / 5);
  EXPECT_EQ(m.predecessor.exact, 0.25);  // backward the constant bit stays right
  EXPECT_DOUBLE_EQ(m.predecessor.bit_error, (0 + 2 + 2 + 2) / 4.0 / 5);
  EXPECT_EQ(m.actions.labels_used, 1);
  EXPECT_DOUBLE_EQ(m.actions.effect_xor, 3);
  EXPECT_DOUBLE_EQ(m.actions.compiled, 8);
}

// Light 0 is never drawn: half of the codes lose it in the first round.
TEST(Metrics, FollowCodesThroughDecodeEncodeRounds) {
  const auto dark = [](domains::State state) {
    state[0] = 0;
    return state;
  };
  const Metrics m = measured(ToyModel(2, {.misdraw = dark}));
  EXPECT_DOUBLE_EQ(m.cycle_stable[0], 0.5);
  EXPECT_DOUBLE_EQ(m.cycle_stable[1], 1.0);
  EXPECT_EQ(m.cycle_distance, std::vector<double>(10, 0.5));
}

TEST(Metrics, UseTheFirstRowsOnly) {
  const ToyModel model(2);
  const Metrics m =
      measure_model(model, toy_pairs(model), data::Split::kTest, {.rows = 7, .noise = 0.0}, Rng(1));
  EXPECT_EQ(m.pairs, 7U);
}

TEST(Metrics, OfNoPairsAreZero) {
  const ToyModel model(2);
  const Metrics m = measure_model(model, toy_pairs(model), data::Split::kTrain, {}, Rng(1));
  EXPECT_EQ(m.pairs, 0U);
  EXPECT_EQ(m.effective_bits, 0);
  EXPECT_EQ(m.actions.labels_used, 0);
  EXPECT_FALSE(to_json(m).empty());
}

// States only, one pixel per bit. With noise, bit 0 is true in the first two draws of ten; the others keep their value.
class NoisyCodec final : public nn::TrainedModel {
 public:
  nn::Capabilities capabilities() const override {
    return {.model = "sae", .actions = false, .backward = false, .no_strips = "no actions"};
  }
  ImageShape image_shape() const override { return {1, 4, 1}; }
  int state_bits() const override { return 4; }
  int labels() const override { return 0; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> states;
    for (const Image& image : images) {
      states.emplace_back(4);
      for (int i = 0; i < 4; ++i) states.back().set(i, image.at(0, i) > 0.5F);
    }
    if (!has_trace_noise(images[0])) return states;
    for (BitVector& state : states) state.set(0, draws_ % 10 < 2);
    ++draws_;
    return states;
  }
  std::span<const float> noise_units() const override { return trace_noise_units(image_shape()); }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return std::vector<Image>(states.size(), Image(image_shape()));
  }
  std::vector<int> label(std::span<const BitVector>, std::span<const BitVector>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }
  std::vector<BitVector> apply(std::span<const BitVector>, std::span<const int>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }
  std::vector<BitVector> regress(std::span<const BitVector>, std::span<const int>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }
  nn::NamedNumbers loss_terms(std::span<const Image> before,
                              std::span<const Image>) const override {
    return {{"negative_elbo", 2.5 * static_cast<double>(before.size())}};
  }

 private:
  mutable int draws_ = 0;
};

TEST(Metrics, OfStatesAloneUseNoActions) {
  data::PairSet pairs;
  pairs.shape = {1, 4, 1};
  pairs.count = 2;
  pairs.predecessors = {0, 255, 0, 0, 0, 255, 0, 255};
  pairs.successors = {0, 255, 0, 0, 255, 255, 0, 0};
  pairs.split = {data::Split::kTrain, data::Split::kTrain};
  const Metrics m = measure_model(NoisyCodec(), pairs, data::Split::kTrain, {}, Rng(1));
  EXPECT_DOUBLE_EQ(m.state_variance, 0.2 * 0.8 / 4);
  EXPECT_EQ(m.effective_bits, 2);
  EXPECT_EQ(m.constant_one, 1);
  EXPECT_EQ(m.constant_zero, 1);
  EXPECT_DOUBLE_EQ(m.state_differences, 1.0);
  EXPECT_DOUBLE_EQ(m.unchanged, 0.5);
  const Json json = to_json(m);
  EXPECT_EQ(json["loss_terms"]["negative_elbo"], 5.0);
  EXPECT_FALSE(json.contains("successor"));
  EXPECT_FALSE(json.contains("predecessor"));
}

}  // namespace
}  // namespace latplan::evaluation
