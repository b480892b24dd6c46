#include "evaluation/consistency.h"

#include <gtest/gtest.h>

#include "evaluation/toy_pairs.h"

namespace latplan::evaluation {
namespace {

TEST(Consistency, OfAPerfectModelAndOfHalfATable) {
  const ToyModel model(2);
  const data::PairSet pairs = toy_pairs(model);
  const auto measured = [&](const planning::Successors& successors) {
    return measure_consistency(model, successors, pairs, data::Split::kTest, 0);
  };
  const Consistency perfect = measured(planning::successors_by(model, {}));
  EXPECT_EQ(perfect.pairs, 64);
  EXPECT_EQ(perfect.stable, 1);
  EXPECT_EQ(perfect.distinct, 1);
  EXPECT_EQ(perfect.injective, 1);
  EXPECT_EQ(perfect.recall, 1);
  EXPECT_EQ(perfect.plausible, 1);
  symbolic::ActionTable table = model.true_table();
  const std::size_t all = table.actions.size();
  table.actions.resize(all / 2);
  const Consistency half = measured(planning::successors_by(table));
  EXPECT_LT(half.recall, 1);
  EXPECT_GT(half.recall, 0);
  const symbolic::ActionTable empty{4, {}};
  const Consistency nothing = measured(planning::successors_by(empty));
  EXPECT_EQ(nothing.recall, 0);
}

class BlindToTheFirstLight final : public nn::StateCodec {
 public:
  explicit BlindToTheFirstLight(const ToyModel& model) : model_(model) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes = model_.encode(images);
    for (BitVector& code : codes) code.set(0, false);
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
};

// Every two boards share a code, though every press still changes it.
TEST(Consistency, SeesStatesThatShareACode) {
  const ToyModel model(2);
  const Consistency c =
      measure_consistency(BlindToTheFirstLight(model), planning::successors_by(model, {}),
                          toy_pairs(model), data::Split::kTest, 0);
  EXPECT_EQ(c.distinct, 1);
  EXPECT_EQ(c.injective, 0.5);
}

// A decoder that always shows the dark picture: one code in sixteen is stable.
TEST(Consistency, SeesUnstableCodes) {
  const ToyModel model(2,
                       {.misdraw = [](domains::State s) { return domains::State(s.size(), 0); }});
  const Consistency c =
      measure_consistency(model, planning::successors_by(model, {.network = {.stable = false}}),
                          toy_pairs(model), data::Split::kTest, 0);
  EXPECT_EQ(c.stable, 1.0 / 16);
  EXPECT_EQ(c.plausible, 1.0 / 16);
}

}  // namespace
}  // namespace latplan::evaluation
