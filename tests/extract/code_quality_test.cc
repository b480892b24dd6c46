#include "extract/code_quality.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/rng.h"

namespace latplan::extract {
namespace {

// Pictures of 2 x 2 cells, each dark or bright; a move changes one of them.
constexpr int kSide = 16, kCells = 4;
constexpr int kDark = 51, kBright = 204;  // grey levels

int first_pixel(int cell) { return (cell / 2 * kSide + cell % 2) * kSide / 2; }

data::PairSet cell_pairs(int count, double noise = 0) {
  Rng rng(1);
  data::PairSet pairs;
  pairs.shape = {kSide, kSide, 1};
  pairs.count = count;
  pairs.split.assign(count, data::Split::kTrain);
  const auto draw = [&](unsigned state) {
    std::vector<std::uint8_t> picture;
    for (int i = 0; i < kSide * kSide; ++i) {
      const int cell = i / kSide / (kSide / 2) * 2 + i % kSide / (kSide / 2);
      const double grey = ((state >> cell) & 1U) != 0 ? kBright : kDark;
      picture.push_back(
          static_cast<std::uint8_t>(std::clamp(grey + noise * rng.normal(), 0., 255.)));
    }
    return picture;
  };
  for (int i = 0; i < count; ++i) {
    const auto state = static_cast<unsigned>(rng.below(1U << kCells));
    for (const auto& [bytes, shown] :
         {std::pair{&pairs.predecessors, state},
          std::pair{&pairs.successors, state ^ (1U << rng.below(kCells))}}) {
      const std::vector<std::uint8_t> picture = draw(shown);
      bytes->insert(bytes->end(), picture.begin(), picture.end());
    }
  }
  return pairs;
}

bool is_bright(const data::PairSet& pairs, const std::vector<std::uint8_t>& side, int row,
               int cell) {
  return side[row * pairs.shape.size() + first_pixel(cell)] > (kDark + kBright) / 2;
}

// One bit per cell, with faults to choose from.
struct CellCodec final : nn::StateCodec {
  int blind = -1;          // this cell is always read as dark
  int dark = -1;           // this cell is always drawn dark
  int ignored = -1;        // this cell is shown dark by as_read()
  float threshold = 0.5F;  // of the pixel that is looked at

  ImageShape image_shape() const override { return {kSide, kSide, 1}; }
  int state_bits() const override { return kCells; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      BitVector& code = codes.emplace_back(kCells);
      for (int cell = 0; cell < kCells; ++cell) {
        code.set(cell, cell != blind && image.pixels()[first_pixel(cell)] > threshold);
      }
    }
    return codes;
  }
  std::vector<Image> as_read(std::span<const Image> images) const override {
    std::vector<Image> result(images.begin(), images.end());
    for (Image& image : result) {
      for (int i = 0; i < kSide * kSide; ++i) {
        const int cell = i / kSide / (kSide / 2) * 2 + i % kSide / (kSide / 2);
        if (cell == ignored) image.pixels()[i] = kDark / 255.0F;
      }
    }
    return result;
  }
  std::vector<Image> decode(std::span<const BitVector> codes) const override {
    std::vector<Image> images;
    for (const BitVector& code : codes) {
      Image& image = images.emplace_back(image_shape());
      for (int i = 0; i < kSide * kSide; ++i) {
        const int cell = i / kSide / (kSide / 2) * 2 + i % kSide / (kSide / 2);
        const bool bright = cell != dark && code.get(cell);
        image.pixels()[i] = static_cast<float>(bright ? kBright : kDark) / 255.0F;
      }
    }
    return images;
  }
};

TEST(CodeQuality, DecodedLimitHoldsForAllPicturesOfThePairs) {
  const data::PairSet pairs = cell_pairs(300);
  CellCodec codec;
  // Half a move is visible.
  EXPECT_NEAR(code_quality(codec, pairs).decoded_limit, 0.5 * (kBright - kDark) / 255, 1e-6);
  // A picture without a cell that this codec never draws differs by as much as any of the pairs.
  codec.dark = 0;
  const double limit = code_quality(codec, pairs).decoded_limit;
  EXPECT_NEAR(limit, 1.5 * (kBright - kDark) / 255, 1e-6);
  Image spot = pairs.predecessor(0);
  spot.pixels()[first_pixel(3) + 5 * kSide + 5] = 1.0F;
  codec.dark = -1;
  const Image drawn = codec.decode(codec.encode(std::vector{spot})).front();
  EXPECT_GT(block_difference(spot, drawn), 0.1);
  EXPECT_EQ(block_difference(spot, spot), 0);
}

TEST(CodeQuality, OfAPerfectCodeIsOne) {
  const data::PairSet pairs = cell_pairs(300);
  const CodeQuality quality = code_quality(CellCodec{}, pairs);
  EXPECT_EQ(quality.merged, 0.0);
  EXPECT_EQ(quality.unchanged, 0.0);
  EXPECT_EQ(quality.undrawn, 0.0);
  EXPECT_EQ(quality.unstable, 0.0);
  EXPECT_EQ(quality.fragile, 0.0);
  EXPECT_EQ(quality.value(), 1.0);
  EXPECT_TRUE(quality.merged_rows.empty());
  EXPECT_TRUE(quality.undrawn_rows.empty());
}

TEST(CodeQuality, SeesCellsThatTheCodeIgnores) {
  const data::PairSet pairs = cell_pairs(400);
  const int kCell = 3;
  CellCodec codec;
  codec.blind = kCell;
  const CodeQuality quality = code_quality(codec, pairs);
  std::map<BitVector, bool> first;  // what the first picture of a code shows in that cell
  double unchanged = 0, merged = 0, undrawn = 0;
  for (int row = 0; row < pairs.count; ++row) {
    const bool before = is_bright(pairs, pairs.predecessors, row, kCell);
    unchanged += before != is_bright(pairs, pairs.successors, row, kCell) ? 1 : 0;
    undrawn += before ? 1 : 0;
    const BitVector code = codec.encode(std::vector{pairs.predecessor(row)})[0];
    merged += first.try_emplace(code, before).first->second != before ? 1 : 0;
  }
  const auto count = static_cast<double>(pairs.count);
  EXPECT_DOUBLE_EQ(quality.unchanged, unchanged / count);
  EXPECT_NEAR(quality.unchanged, 1.0 / kCells, 0.06);
  EXPECT_DOUBLE_EQ(quality.merged, merged / count);
  EXPECT_NEAR(quality.merged, 0.5, 0.15);
  EXPECT_DOUBLE_EQ(quality.undrawn, undrawn / count);
  EXPECT_EQ(quality.unstable, 0.0);
  EXPECT_LT(quality.value(), 0.3);
  ASSERT_FALSE(quality.merged_rows.empty());
  EXPECT_LE(quality.merged_rows.size(), 6u);
  ASSERT_FALSE(quality.undrawn_rows.empty());
  for (const std::int64_t row : quality.undrawn_rows) {
    EXPECT_TRUE(is_bright(pairs, pairs.predecessors, static_cast<int>(row), kCell));
  }
}

TEST(CodeQuality, SeesCellsThatAreNotDrawn) {
  const data::PairSet pairs = cell_pairs(400);
  CellCodec codec;
  codec.dark = 2;
  const CodeQuality quality = code_quality(codec, pairs);
  double bright = 0;
  for (int row = 0; row < pairs.count; ++row) {
    bright += is_bright(pairs, pairs.predecessors, row, 2) ? 1 : 0;
  }
  EXPECT_DOUBLE_EQ(quality.undrawn, bright / static_cast<double>(pairs.count));
  EXPECT_DOUBLE_EQ(quality.unstable, quality.undrawn);  // read as dark after it was drawn
  EXPECT_EQ(quality.merged, 0.0);
  EXPECT_EQ(quality.unchanged, 0.0);
  EXPECT_DOUBLE_EQ(quality.value(), (1 - quality.undrawn) * (1 - quality.unstable / 2));
}

// The threshold lies a tenth of a grey level below the bright pixels: rounding of a camera changes the code.
TEST(CodeQuality, SeesCodesThatAreFragile) {
  const data::PairSet pairs = cell_pairs(400);
  CellCodec codec;
  codec.threshold = (kBright - 0.1F) / 255.0F;
  const CodeQuality quality = code_quality(codec, pairs);
  EXPECT_GT(quality.fragile, 0.4);
  EXPECT_EQ(quality.merged, 0.0);
  EXPECT_EQ(quality.unchanged, 0.0);
  EXPECT_EQ(quality.undrawn, 0.0);
  // Noise is added in the size of the pictures' own.
  codec.threshold = (kBright - 30.0F) / 255.0F;
  EXPECT_EQ(code_quality(codec, pairs).fragile, 0.0);
  EXPECT_GT(code_quality(codec, cell_pairs(400, 15)).fragile, 0.02);
}

// Two noisy pictures of one state are not merged states.
TEST(CodeQuality, NoiseIsNoVisibleDifference) {
  const data::PairSet pairs = cell_pairs(300, 8);
  const CodeQuality quality = code_quality(CellCodec{}, pairs);
  EXPECT_EQ(quality.merged, 0.0);
  EXPECT_EQ(quality.unchanged, 0.0);
  EXPECT_EQ(quality.undrawn, 0.0);
  EXPECT_EQ(quality.fragile, 0.0);
  CellCodec blind;
  blind.blind = 0;
  EXPECT_GT(code_quality(blind, pairs).merged, 0.2);
}

TEST(CodeQuality, OnePairIsEnough) {
  EXPECT_EQ(code_quality(CellCodec{}, cell_pairs(1)).value(), 1.0);
}

TEST(CodeQuality, WhatTheCodecIgnoresIsNotMissing) {
  CellCodec codec;
  codec.blind = codec.ignored = 2;
  const CodeQuality quality = code_quality(codec, cell_pairs(300));
  EXPECT_EQ(quality.merged, 0);
  EXPECT_EQ(quality.unchanged, 0);
  EXPECT_EQ(quality.undrawn, 0);
}

}  // namespace
}  // namespace latplan::extract
