// The toy model with fewer capabilities: no regression, a black box, or no actions at all.
#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "support/toy_model.h"

namespace latplan::extract {

// Calls that its capabilities exclude fail the test.
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

}  // namespace latplan::extract
