#include "planning/repair.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/toy_model.h"

namespace latplan::planning {
namespace {

// One or two repeated bits are wrong: no picture has that code. Repair finds the code of the picture.
RC_GTEST_PROP(RepairCode, CorrectsRepeatedBits, (std::uint64_t seed)) {
  const ToyModel model(3, {.duplicates = 4});
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

TEST(RepairCode, PrefersTheNearestPictureAmongUsableCodes) {
  const ToyModel model(3);
  const domains::State shown = model.domain().goal();
  const BitVector code = model.code(shown);
  // Only codes with light 4 on are usable: one of them is one bit away.
  const auto usable = [](const BitVector& candidate) { return candidate.get(4); };
  BitVector expected = code;
  expected.set(4, true);
  EXPECT_EQ(repair(model, model.domain().render(shown), code, usable), expected);
}

TEST(RepairCode, ReturnsNothingWhenNoNearCodeIsUsable) {
  const ToyModel model(2);
  const auto never = [](const BitVector&) { return false; };
  const domains::State shown = model.domain().goal();
  EXPECT_EQ(repair(model, model.domain().render(shown), model.code(shown), never), std::nullopt);
}

}  // namespace
}  // namespace latplan::planning
