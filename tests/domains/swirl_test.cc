#include "domains/swirl.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <numeric>

#include "base/rng.h"
#include "domains/lightsout.h"

namespace latplan::domains {
namespace {

Image random_picture(int side, std::uint64_t seed) {
  Image image({side, side, 1});
  Rng rng(seed);
  for (float& pixel : image.pixels()) pixel = static_cast<float>(rng.uniform());
  return image;
}

TEST(Swirl, OfStrengthZeroChangesNothing) {
  for (const int side : {1, 18, 45}) {
    const Image image = random_picture(side, 1);
    EXPECT_EQ(Swirl(side, 0, 0.75).apply(image), image);
  }
}

// The same turn everywhere: every coordinate is whole again, and no pixel may be lost by that.
TEST(Swirl, AQuarterTurnFindsEveryPixelOfTheSource) {
  constexpr int kSide = 45;
  const Image image = random_picture(kSide, 2);
  const Image turned = Swirl(kSide, std::numbers::pi / 2, 1e12).apply(image);
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const float expected = row == 0 ? 0 : image.at(column, kSide - row);  // column 45 is outside
      ASSERT_NEAR(turned.at(row, column), expected, 1e-5) << row << " " << column;
    }
  }
}

// From the formula with polar coordinates in another program.
TEST(Swirl, AgreesWithValuesWorkedOutElsewhere) {
  const auto five = make_lightsout({.size = 5});
  State state(25, 0);
  state[12] = 1;
  const Image middle = Swirl(45, 3, 0.75).apply(five->render(state));
  const auto sum = [](const Image& image) {
    return std::accumulate(image.pixels().begin(), image.pixels().end(), 0.0);
  };
  EXPECT_NEAR(sum(middle), 32.0431743, 1e-4);
  EXPECT_NEAR(middle.at(22, 22), 1, 1e-5);
  EXPECT_NEAR(middle.at(19, 19), 0.175108, 1e-5);
  EXPECT_NEAR(middle.at(20, 23), 0.586918, 1e-5);
  EXPECT_NEAR(middle.at(24, 21), 0.577693, 1e-5);
  EXPECT_NEAR(middle.at(24, 28), 0, 1e-5);
  state = State(25, 0);
  state[0] = state[7] = state[24] = 1;
  const Image three = Swirl(45, 3, 0.75).apply(five->render(state));
  EXPECT_NEAR(sum(three), 95.4401075, 1e-4);
  EXPECT_NEAR(three.at(0, 4), 0.890634, 1e-5);
  EXPECT_NEAR(three.at(44, 40), 0.711678, 1e-5);
  EXPECT_NEAR(three.at(13, 23), 0.402386, 1e-5);
  EXPECT_NEAR(three.at(4, 0), 0.866832, 1e-5);
  const Image two = Swirl(18, 3, 0.75).apply(make_lightsout({.size = 2})->render({0, 1, 0, 0}));
  EXPECT_NEAR(sum(two), 31.504779, 1e-4);
  EXPECT_NEAR(two.at(0, 12), 0.169232, 1e-5);
  EXPECT_NEAR(two.at(7, 13), 0.838671, 1e-5);
}

TEST(Swirl, IsDarkOutsideThePicture) {
  const Swirl swirl(45, 3, 0.75);
  const Image white = swirl.apply(Image({45, 45, 1}, 1.0F));
  int dimmed = 0;
  for (int row = 0; row < 45; ++row) {
    for (int column = 0; column < 45; ++column) {
      const bool rim = row == 0 || column == 0 || row == 44 || column == 44;
      EXPECT_LE(white.at(row, column), 1.0F + 1e-5F);
      EXPECT_TRUE(rim || std::abs(white.at(row, column) - 1) < 1e-5F) << row << " " << column;
      dimmed += white.at(row, column) < 0.99F;
    }
  }
  EXPECT_GT(dimmed, 20);
  EXPECT_LE(swirl.taps(0).size(), 4U);
}

TEST(Swirl, TurnsBack) {
  constexpr int kSide = 45;
  Image smooth({kSide, kSide, 1});
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      smooth.at(row, column) = static_cast<float>(0.5 + 0.4 * std::sin(row / 6.0 + column / 9.0));
    }
  }
  const Image swirled = Swirl(kSide, 3, 0.75).apply(smooth);
  EXPECT_GT(std::abs(swirled.at(20, 26) - smooth.at(20, 26)), 0.1F);
  const Image back = Swirl(kSide, -3, 0.75).apply(swirled);
  for (int row = 2; row < kSide - 2; ++row) {
    for (int column = 2; column < kSide - 2; ++column) {
      EXPECT_NEAR(back.at(row, column), smooth.at(row, column), 0.05) << row << " " << column;
    }
  }
}

}  // namespace
}  // namespace latplan::domains
