#include "pipeline/repair.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

// A code with one or two of its repeated bits wrong is no code of any picture: repair finds the one of the picture.
RC_GTEST_PROP(Repair, MendsRepeatedBits, (std::uint64_t seed)) {
  const ToyModel model(3, {.duplicates = 4, .constant = {}, .places = 1, .misdraw = {}});
  Rng rng(seed);
  const domains::State state = model.domain().sample(rng);
  const BitVector right = model.code(state);
  BitVector wrong = right;
  for (const int bit : {9 + static_cast<int>(rng.below(2)), 11 + static_cast<int>(rng.below(2))}) {
    wrong.set(bit, !wrong.get(bit));
  }
  const auto everything = [](const BitVector&) { return true; };
  RC_ASSERT(repair(model, model.domain().render(state), wrong, everything) == right);
}

TEST(Repair, PrefersTheNearestPictureAmongUsableCodes) {
  const ToyModel model(3);
  const domains::State shown = model.domain().goal();
  const BitVector code = model.code(shown);
  // Only codes with light 4 on can be used: of those one bit away there is just one.
  const auto usable = [](const BitVector& candidate) { return candidate.get(4); };
  BitVector expected = code;
  expected.set(4, true);
  EXPECT_EQ(repair(model, model.domain().render(shown), code, usable), expected);
}

TEST(Repair, SaysSoWhenNothingNearIsUsable) {
  const ToyModel model(2);
  const auto never = [](const BitVector&) { return false; };
  const domains::State shown = model.domain().goal();
  EXPECT_EQ(repair(model, model.domain().render(shown), model.code(shown), never), std::nullopt);
}

}  // namespace
}  // namespace latplan::pipeline
