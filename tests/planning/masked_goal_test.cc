#include "planning/masked_goal.h"

#include <gtest/gtest.h>

#include <functional>

#include "planning/visible_change.h"
#include "support/bits.h"
#include "support/toy_model.h"

namespace latplan::planning {
namespace {

constexpr int kCell = 4;  // pixels

// Draws cells in a row. A function of the whole code gives the brightness of each.
class CellCodec final : public nn::StateCodec {
 public:
  using Brightness = std::function<float(const BitVector& code, int cell)>;
  CellCodec(int bits, int cells, Brightness brightness)
      : bits_(bits), cells_(cells), brightness_(std::move(brightness)) {}
  ImageShape image_shape() const override { return {kCell, kCell * cells_, 1}; }
  int state_bits() const override { return bits_; }
  std::vector<BitVector> encode(std::span<const Image>) const override { return {}; }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (const BitVector& state : states) {
      Image& image = images.emplace_back(image_shape());
      for (int column = 0; column < kCell * cells_; ++column) {
        for (int row = 0; row < kCell; ++row) {
          image.at(row, column) = brightness_(state, column / kCell);
        }
      }
    }
    return images;
  }
  Image mask_over(int first, int last) const {
    Image mask(image_shape(), 0.0F);
    for (int column = kCell * first; column < kCell * last; ++column) {
      for (int row = 0; row < kCell; ++row) mask.at(row, column) = 1.0F;
    }
    return mask;
  }

 private:
  int bits_, cells_;
  Brightness brightness_;
};

// In all states the third bit is the exclusive or of the other two; the decoder uses it as much as the first.
TEST(MaskedGoal, LeavesOutBitsThatMatterInImpossibleStatesOnly) {
  const CellCodec codec(3, 2, [](const BitVector& code, int cell) {
    const float again = code.get(1) != code.get(2) ? 0.5F : 0.0F;
    return cell == 0 ? (code.get(0) ? 0.5F : 0.0F) + again : (code.get(1) ? 1.0F : 0.0F);
  });
  const Image left = codec.mask_over(0, 1);
  EXPECT_EQ(bits_drawn_in(codec, bits("101"), left), bits("111"));
  std::vector<BitVector> sample;
  for (int i = 0; i < 50; ++i) {
    for (const char* code : {"000", "011", "101", "110"}) sample.push_back(bits(code));
  }
  EXPECT_EQ(bits_determined_in(codec, bits("101"), left, sample), bits("100"));
  EXPECT_EQ(bits_determined_in(codec, bits("101"), codec.mask_over(0, 2), sample), bits("111"));
}

// No state of the sample looks like the whole masked part: its halves are treated separately.
TEST(MaskedGoal, CombinesTheBitsOfTheHalves) {
  const CellCodec codec(
      16, 16, [](const BitVector& code, int cell) { return code.get(cell) ? 1.0F : 0.0F; });
  Rng rng(3);
  std::vector<BitVector> sample(300, BitVector(16));
  for (BitVector& state : sample) {
    for (int bit = 0; bit < 16; ++bit) state.set(bit, rng.coin());
  }
  EXPECT_EQ(bits_determined_in(codec, bits("0110100110010110"), codec.mask_over(4, 14), sample),
            bits("0000111111111100"));
}

// The picture shows the exclusive or of two bits: it determines neither, but both are needed.
TEST(MaskedGoal, KeepsBitsThatThePictureNeeds) {
  const CellCodec codec(3, 2, [](const BitVector& code, int cell) {
    return cell == 0 ? (code.get(0) != code.get(1) ? 1.0F : 0.0F) : (code.get(2) ? 1.0F : 0.0F);
  });
  std::vector<BitVector> sample;
  for (int i = 0; i < 200; ++i) {
    sample.push_back(BitVector(3));
    for (int bit = 0; bit < 3; ++bit) sample.back().set(bit, (i >> bit & 1) != 0);
  }
  EXPECT_EQ(bits_determined_in(codec, bits("000"), codec.mask_over(0, 1), sample), bits("110"));
}

TEST(MaskedGoal, WalksCollectStableCodes) {
  const ToyModel model(3);
  const symbolic::ActionTable table = model.true_table();
  const std::vector<BitVector> starts = {bits("010110001")};
  const auto sample = walk_states(model, successors_by(table), starts, Rng(5));
  EXPECT_GT(sample.size(), 1000u);
  EXPECT_EQ(model.encode(model.decode(sample)), sample);
  Image corner(model.image_shape(), 0.0F);
  for (int i = 0; i < 81; ++i) corner.at(i / 9, i % 9) = 1.0F;
  EXPECT_EQ(bits_determined_in(model, starts[0], corner, sample), bits("100000000"));
}

TEST(LookAlike, SeesASmallObjectInALargePicture) {
  Image plain({60, 60, 1}, 0.2F);
  const Image mask({60, 60, 1}, 1.0F);
  Image other = plain;
  other.at(30, 30) = 0.6F;  // one pixel is noise
  EXPECT_TRUE(look_alike(plain, other, mask));
  for (int i = 0; i < 9; ++i) other.at(40 + i / 3, 40 + i % 3) = 0.6F;
  EXPECT_FALSE(look_alike(plain, other, mask));
  EXPECT_TRUE(look_alike(plain, other, mask, {0, 0, 35, 60}));
}

}  // namespace
}  // namespace latplan::planning
