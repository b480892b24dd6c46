// Capabilities, and the black-box successor function with its filters on a hand-made model.
#include "nn/trained_model.h"

#include <gtest/gtest.h>

#include "nn/model_catalog.h"

namespace latplan::nn {
namespace {

BitVector bits_of(const char* text) { return BitVector::from_string(text); }

// A state is its own picture, a row of pixels. Label i < bits flips bit i; label `bits` does
// nothing; label bits + 1 flips bit 0 too, but is never what label() answers. Decoding clears the
// last bit if the first two are set.
class FlipModel : public TrainedModel {
 public:
  explicit FlipModel(int bits) : bits_(bits) {}
  ImageShape image_shape() const override { return {1, bits_, 1}; }
  int state_bits() const override { return bits_; }
  int labels() const override { return bits_ + 2; }
  std::vector<int> used_labels() const override {
    return used_.empty() ? TrainedModel::used_labels() : used_;
  }
  void use(std::vector<int> labels) { used_ = std::move(labels); }

  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> states;
    for (const Image& image : images) {
      states.emplace_back(bits_);
      for (int i = 0; i < bits_; ++i) states.back().set(i, image.at(0, i) > 0.5F);
    }
    return states;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (const BitVector& state : states) {
      images.emplace_back(image_shape());
      for (int i = 0; i < bits_; ++i) images.back().at(0, i) = state.get(i) ? 1.0F : 0.0F;
      if (state.get(0) && state.get(1)) images.back().at(0, bits_ - 1) = 0.0F;
    }
    return images;
  }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    std::vector<int> found;
    for (std::size_t i = 0; i < before.size(); ++i) {
      const std::vector<int> changed = (before[i] ^ after[i]).ones();
      found.push_back(changed.empty() ? bits_ : changed.front());
    }
    return found;
  }
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    std::vector<BitVector> result(states.begin(), states.end());
    for (std::size_t i = 0; i < result.size(); ++i) {
      const int bit = labels[i] == bits_ + 1 ? 0 : labels[i];
      if (bit < bits_) result[i].set(bit, !result[i].get(bit));
    }
    return result;
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    return apply(states, labels);
  }

 private:
  int bits_;
  std::vector<int> used_;
};

using Successors = std::vector<std::vector<BitVector>>;

TEST(Successors, AreDistinctAndNeverTheStateItself) {
  const FlipModel model(3);
  const std::vector<BitVector> states = {bits_of("000"), bits_of("100")};
  const Successors plain = successors(model, states, {.same_label = false, .stable = false});
  EXPECT_EQ(plain, (Successors{{bits_of("100"), bits_of("010"), bits_of("001")},
                               {bits_of("000"), bits_of("110"), bits_of("101")}}));
}

TEST(Successors, MustBeStable) {
  const FlipModel model(3);
  const std::vector<BitVector> states = {bits_of("101")};
  const Successors all = successors(model, states, {.same_label = true, .stable = false});
  EXPECT_EQ(all, (Successors{{bits_of("001"), bits_of("111"), bits_of("100")}}));
  // "111" is decoded as "110".
  EXPECT_EQ(model.successors(states), (Successors{{bits_of("001"), bits_of("100")}}));
}

TEST(Successors, MustGetTheAppliedLabel) {
  FlipModel model(3);
  model.use({4});  // flips bit 0, but is labelled 0
  const std::vector<BitVector> states = {bits_of("000")};
  EXPECT_EQ(successors(model, states, {.same_label = false, .stable = true}),
            (Successors{{bits_of("100")}}));
  EXPECT_EQ(model.successors(states), Successors(1));
}

TEST(Successors, UseOnlyUsedLabels) {
  FlipModel model(3);
  model.use({1});
  const std::vector<BitVector> states = {bits_of("000")};
  EXPECT_EQ(model.successors(states), (Successors{{bits_of("010")}}));
  EXPECT_TRUE(model.successors({}).empty());
}

TEST(TrainedModel, NoiseIsAddedBeforeEncoding) {
  const FlipModel model(8);
  const std::vector<Image> images(50, Image(model.image_shape(), 0.5F));
  Rng rng(3);
  const std::vector<BitVector> noisy = model.encode(with_noise(model, images, 0.3, rng));
  int ones = 0;
  for (const BitVector& state : noisy) ones += state.count();
  EXPECT_NEAR(ones, 200, 50);  // each of 400 pixels falls on either side alike
  Rng again(3);
  EXPECT_EQ(model.encode(with_noise(model, images, 0.3, again)), noisy);
  EXPECT_EQ(with_noise(model, images, 0.0, again), images);
}

TEST(ModelCatalog, ListsTheCapabilitiesOfEachModel) {
  struct Row {
    const char* model;
    const char* effect;
    bool actions, backward, observed, strips;
  };
  for (const Row& row :
       {Row{"ama4+", "btl", true, true, false, true},
        Row{"ama4+", "vanilla", true, true, false, false},
        Row{"ama3+", "btl", true, false, false, true},
        Row{"ama3+", "vanilla", true, false, false, false},
        Row{"ama3", "btl", true, false, false, true}, Row{"ama2", "btl", true, false, false, false},
        Row{"ama1", "btl", false, false, true, true},
        Row{"sae", "btl", false, false, false, false}}) {
    TrainConfig config;
    config.model = row.model;
    config.effect = row.effect;
    const Capabilities can = capabilities_of(config);
    EXPECT_EQ(can.model, row.model);
    EXPECT_EQ(can.actions, row.actions) << row.model;
    EXPECT_EQ(can.backward, row.backward) << row.model;
    EXPECT_EQ(can.observed, row.observed) << row.model;
    EXPECT_EQ(can.no_strips.empty(), row.strips) << row.model << row.effect;
  }
}

}  // namespace
}  // namespace latplan::nn
