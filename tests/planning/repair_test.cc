#include "planning/repair.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "planning/planning.h"
#include "support/bits.h"
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

// Four pixels are the four bits; only the second pixel has noise.
class FourPixels final : public nn::StateCodec {
 public:
  ImageShape image_shape() const override { return {1, 4, 1}; }
  int state_bits() const override { return 4; }
  std::span<const float> noise_units() const override { return units_; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      codes.emplace_back(4);
      for (int i = 0; i < 4; ++i) codes.back().set(i, image.pixels()[i] > 0.5F);
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> codes) const override {
    std::vector<Image> images;
    for (const BitVector& code : codes) {
      images.emplace_back(image_shape());
      for (int i = 0; i < 4; ++i) images.back().pixels()[i] = code.get(i) ? 1.0F : 0.0F;
    }
    return images;
  }

 private:
  std::vector<float> units_ = {0, 1, 0, 0};
};

// Repair sees what the encoder sees. 0100 is nearer to the noisy start, 1010 to the clean one.
TEST(RepairCode, ComparesWithTheNoisyPicture) {
  const FourPixels codec;
  symbolic::ActionTable table{4, {}};
  for (const char* start : {"0100", "1010"}) {
    symbolic::Action action;
    action.name = start;
    action.pos = bits(start);
    action.neg = bits("1111") ^ bits(start);
    action.add = bits("0001");
    action.del = bits("0000");
    table.actions.push_back(action);
  }
  const Image start = codec.decode(std::vector{bits("1000")})[0];
  const Image goal = codec.decode(std::vector{bits("0101")})[0];
  PlanConfig config;
  config.noise = 1;
  config.repair = true;
  for (int tested = 0; tested < 5; ++config.seed) {
    Rng rng = Rng(config.seed).fork("plan/noise");
    const Image noisy = nn::with_noise(codec, std::vector{start}, config.noise, rng)[0];
    if (noisy.pixels()[1] < 0.6F) continue;
    ++tested;
    EXPECT_EQ(formulate({codec, table}, start, {{goal}, {}}, config).task.init, bits("0100"));
  }
}

}  // namespace
}  // namespace latplan::planning
