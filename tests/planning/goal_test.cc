#include "planning/goal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/error.h"
#include "support/bits.h"
#include "support/toy_model.h"

namespace latplan::planning {
namespace {

// White over the given lights of a LightsOut picture, black elsewhere.
Image mask_over(const ToyModel& model, int size, const std::vector<int>& lights) {
  Image mask(model.image_shape(), 0.0F);
  for (const int light : lights) {
    for (int i = 0; i < 81; ++i) {
      mask.at(light / size * 9 + i / 9, light % size * 9 + i % 9) = 1.0F;
    }
  }
  return mask;
}

TEST(GoalBits, ACompletePictureDeterminesEveryBit) {
  const ToyModel model(3);
  const std::vector<BitVector> codes = {bits("010110001")};
  const GoalBits goal = goal_bits(model, {{model.decode(codes).front()}, {}}, codes, {});
  EXPECT_TRUE(goal.complete());
  EXPECT_EQ(goal.value, codes[0]);
}

RC_GTEST_PROP(GoalBits, AMaskKeepsExactlyTheBitsDrawnWithinIt, (std::uint64_t seed)) {
  const ToyModel model(3, {.constant = {true, false}});
  Rng rng(seed);
  const BitVector code = model.code(model.domain().sample(rng));
  std::vector<int> lights;
  BitVector expected(model.state_bits(), false);
  for (int i = 0; i < 9; ++i) {
    if (!rng.coin()) continue;
    lights.push_back(i);
    expected.set(i, true);
  }
  if (lights.empty()) {
    RC_ASSERT_THROWS_AS(bits_seen_through(model, code, mask_over(model, 3, lights), {}), Error);
    return;
  }
  RC_ASSERT(bits_seen_through(model, code, mask_over(model, 3, lights), {}) == expected);
}

TEST(GoalBits, OfSeveralPicturesAreTheSharedBits) {
  const ToyModel model(2);
  const std::vector<BitVector> codes = {bits("0110"), bits("0111"), bits("1110")};
  const GoalBits goal = goal_bits(model, {model.decode(codes), {}}, codes, {});
  EXPECT_EQ(goal.mask, bits("0110"));
  EXPECT_EQ(goal.value, bits("0110"));
  EXPECT_FALSE(goal.complete());
}

TEST(GoalBits, PicturesWithNothingInCommonAreRefused) {
  const ToyModel model(2);
  const std::vector<BitVector> codes = {bits("0110"), bits("1001")};
  EXPECT_THROW(goal_bits(model, {model.decode(codes), {}}, codes, {}), Error);
}

}  // namespace
}  // namespace latplan::planning
