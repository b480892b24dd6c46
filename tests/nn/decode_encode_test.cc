#include "nn/decode_encode.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace latplan::nn {
namespace {

// A code of four bits is a row of four pixels. One round clears the lowest set bit of a code that
// has more than one, and swaps 0001 and 0000.
class ToyCodec final : public StateCodec {
 public:
  ImageShape image_shape() const override { return {1, 4, 1}; }
  int state_bits() const override { return 4; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    images_encoded += static_cast<int>(images.size());
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      BitVector code(4);
      for (int i = 0; i < 4; ++i) code.set(i, image.at(0, i) > 0.5F);
      codes.push_back(code);
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (BitVector state : states) {
      const std::vector<int> ones = state.ones();
      if (ones.size() > 1) state.set(ones.front(), false);
      if (ones.empty()) state.set(3, true);
      if (ones == std::vector<int>{3}) state.set(3, false);
      Image image(image_shape());
      for (int i = 0; i < 4; ++i) image.at(0, i) = state.get(i) ? 1.0F : 0.0F;
      images.push_back(std::move(image));
    }
    return images;
  }
  mutable int images_encoded = 0;
};

std::vector<BitVector> codes_of(std::initializer_list<const char*> texts) {
  std::vector<BitVector> codes;
  for (const char* text : texts) codes.push_back(BitVector::from_string(text));
  return codes;
}

TEST(DecodeEncode, IsOneRound) {
  const ToyCodec codec;
  EXPECT_EQ(decode_encode(codec, codes_of({"1000", "1110", "0000"})),
            codes_of({"1000", "0110", "0001"}));
  EXPECT_TRUE(decode_encode(codec, {}).empty());
}

TEST(DecodeEncode, AStableCodeIsUnchangedByOneRound) {
  const ToyCodec codec;
  EXPECT_EQ(stable_states(codec, codes_of({"1000", "1110", "0001", "0100"})),
            (std::vector<bool>{true, false, false, true}));
  EXPECT_TRUE(stable_states(codec, {}).empty());
}

TEST(DecodeEncode, SettlesUntilCodesAreStable) {
  const ToyCodec codec;
  const Settled settled = settle(codec, codes_of({"0100", "1110", "0000"}), 10);
  EXPECT_EQ(settled.codes, codes_of({"0100", "0010", "0000"}));  // the last one alternates
  EXPECT_EQ(settled.stable, (std::vector<bool>{true, true, false}));
  EXPECT_EQ(codec.images_encoded, 1 + 3 + 10);  // stable codes drop out
}

TEST(DecodeEncode, MarksCodesThatStillChangeAsUnstable) {
  const ToyCodec codec;
  const Settled once = settle(codec, codes_of({"1110", "1000"}), 1);
  EXPECT_EQ(once.codes, codes_of({"0110", "1000"}));
  EXPECT_EQ(once.stable, (std::vector<bool>{false, true}));
  // The second round reaches 0010; only the third one shows that it is stable.
  EXPECT_FALSE(settle(codec, codes_of({"1110"}), 2).stable[0]);
  EXPECT_TRUE(settle(codec, codes_of({"1110"}), 3).stable[0]);
  const Settled none = settle(codec, codes_of({"1000"}), 0);
  EXPECT_EQ(none.codes, codes_of({"1000"}));
  EXPECT_FALSE(none.stable[0]);
  EXPECT_TRUE(settle(codec, {}, 5).codes.empty());
}

}  // namespace
}  // namespace latplan::nn
