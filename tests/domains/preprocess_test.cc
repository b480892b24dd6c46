#include "domains/preprocess.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace latplan::domains {
namespace {

std::vector<float> preprocessed(std::vector<float> values) {
  equalise_and_stretch(values);
  return values;
}

// Any picture; its values repeat, so that sums by hand stay possible.
Image pattern(int height, int width, int channels = 1) {
  Image image({height, width, channels});
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      const float value = static_cast<float>((3 * row + 5 * column) % 8) / 7.0F;
      image.at(row, column) = value;
      if (channels == 3) image.at(row, column, 1) = 1 - value;
      if (channels == 3) image.at(row, column, 2) = value * value;
    }
  }
  return image;
}

void expect_pixels(const Image& image, const std::vector<double>& expected) {
  ASSERT_EQ(image.pixels().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(image.pixels()[i], expected[i], 2e-6) << i;
  }
}

// A value on the edge of two bins gets the mean of their shares: of Z zeros, H halves and O ones the halves become
// (Z + H/2) / (Z + H + O), stretched (H/2) / (H + O), and with more contrast 0.5 - 1.5 O / (H + O).
TEST(EqualiseAndStretch, AveragesTheSharesAtABinEdge) {
  const std::vector<float> values = {0.5F, 0, 0.5F, 0.5F, 1, 0.5F, 0, 0.5F, 0.5F};
  const auto result = preprocessed(values);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double expected = values[i] == 0.5F ? 0.5 - 1.5 / 7 : values[i];
    EXPECT_NEAR(result[i], expected, 1e-6) << i;
  }
}

// Figures of an independent implementation (scikit-image's equalisation in double precision).
TEST(EqualiseAndStretch, AgreesWithAnIndependentImplementation) {
  std::vector<float> few(40);
  for (int i = 0; i < 40; ++i) few[i] = static_cast<float>((37 * i) % 101) / 101.0F;
  const auto result = preprocessed(few);
  const std::vector<double> expected = {0, 0.153846, 1, 0, 0.447692, 1, 0, 0.769231, 1, 0, 1, 0};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(result[i], expected[i], 2e-5);

  std::vector<float> wave(3000);
  for (int i = 0; i < 3000; ++i) wave[i] = static_cast<float>(std::sin(i * 0.37));
  const auto smooth = preprocessed(wave);
  EXPECT_NEAR(smooth[0], 0.434489, 2e-5);
  EXPECT_NEAR(smooth[1], 0.802386, 2e-5);
  EXPECT_NEAR(smooth[2], 1, 1e-6);
  EXPECT_NEAR(smooth[1000], 0, 1e-6);
  EXPECT_NEAR(smooth[1001], 0.100764, 2e-5);
  EXPECT_NEAR(smooth[1002], 0.468736, 2e-5);
}

TEST(EqualiseAndStretch, TurnsEqualValuesBlack) {
  EXPECT_EQ(preprocessed({0.7F, 0.7F, 0.7F}), (std::vector<float>{0, 0, 0}));
  EXPECT_EQ(preprocessed({}), std::vector<float>{});
  EXPECT_EQ(preprocessed({0.3F, 0.2F}), (std::vector<float>{1, 0}));
}

RC_GTEST_PROP(EqualiseAndStretch, KeepsTheOrderAndIgnoresScaleAndOffset, ()) {
  const auto whole =
      *rc::gen::container<std::vector<int>>(*rc::gen::inRange(2, 200), rc::gen::inRange(0, 255));
  // A brightest value that makes the bins whole numbers wide: no rounding at their edges.
  std::vector<float> values(whole.begin(), whole.end()), scaled;
  values.insert(values.end(), {0.0F, 256.0F});
  for (const float value : values) scaled.push_back(value / 1024 + 0.25F);
  const auto result = preprocessed(values);
  RC_ASSERT(preprocessed(scaled) == result);
  RC_ASSERT(result[result.size() - 2] == 0.0F);
  RC_ASSERT(result.back() == 1.0F);
  for (std::size_t i = 0; i + 1 < values.size(); ++i) {
    RC_ASSERT(
        (values[i] < values[i + 1] ? result[i] <= result[i + 1] : result[i] >= result[i + 1]));
  }
}

TEST(ResizeSmooth, LeavesAPictureOfTheSameSizeAlone) {
  const Image image = pattern(5, 7, 3);
  EXPECT_EQ(resize_smooth(image, 5, 7), image);
}

// Three pixels to one: deviation 1, reach 4; mirrored, the outer two meet the offsets 1, 3 and the middle one 0, 2, 4.
TEST(ResizeSmooth, WeighsByAGaussianWhenItShrinks) {
  Image image({1, 3, 1});
  image.at(0, 1) = 1;
  const auto bell = [](double x) { return std::exp(-x * x / 2); };
  const double middle = bell(0) + 2 * bell(2) + 2 * bell(4), outer = 2 * bell(1) + 2 * bell(3);
  EXPECT_NEAR(resize_smooth(image, 1, 1).at(0, 0), middle / (middle + outer), 1e-6);
}

// Twice as many pixels: their centres lie a quarter off the old ones, the outermost mirrored back inside.
TEST(ResizeSmooth, InterpolatesWhenItGrows) {
  Image image({2, 1, 1});
  image.at(1, 0) = 1;
  expect_pixels(resize_smooth(image, 4, 1), {0.25, 0.25, 0.75, 0.75});
  expect_pixels(resize_smooth(Image({1, 1, 1}, 0.3F), 2, 2), {0.3, 0.3, 0.3, 0.3});
}

TEST(ResizeSmooth, AgreesWithAnIndependentImplementation) {
  expect_pixels(resize_smooth(pattern(5, 7), 3, 4),
                {0.276599, 0.478658, 0.710937, 0.489208, 0.674609, 0.12105, 0.370755, 0.730338,
                 0.414071, 0.638699, 0.259139, 0.542408});
  expect_pixels(resize_smooth(pattern(5, 7, 3), 2, 2),
                {0.406582, 0.593418, 0.27078, 0.565167, 0.434833, 0.422186, 0.46527, 0.53473,
                 0.317155, 0.504887, 0.495113, 0.36357});
  const Image tall = resize_smooth(pattern(5, 7), 8, 7);
  const std::vector<double> column = {0.366071, 0.473214, 0.669643, 0.223214,
                                      0.133929, 0.401786, 0.669643, 0.776786};
  for (int row = 0; row < 8; ++row) EXPECT_NEAR(tall.at(row, 2), column[row], 2e-6) << row;
}

RC_GTEST_PROP(ResizeSmooth, KeepsAPlainPicturePlain, ()) {
  const auto side = rc::gen::inRange(1, 40);
  const Image plain({*side, *side, *rc::gen::element(1, 3)}, 0.625F);
  const Image resized = resize_smooth(plain, *side, *side);
  for (const float pixel : resized.pixels()) RC_ASSERT(std::abs(pixel - 0.625F) < 1e-6F);
}

// Cells of 5 x 5 pixels with random content: a new pixel is the mean of its cell and sees no other.
TEST(ResizeArea, AveragesWholeCells) {
  const Image image = pattern(20, 30, 3);
  const Image small = resize_area(image, 4, 6);
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 6; ++column) {
      for (int channel = 0; channel < 3; ++channel) {
        double sum = 0;
        for (int i = 0; i < 25; ++i) sum += image.at(5 * row + i / 5, 5 * column + i % 5, channel);
        EXPECT_NEAR(small.at(row, column, channel), sum / 25, 1e-6);
      }
    }
  }
}

TEST(ResizeArea, SharesPixelsBetweenTwoNeighbours) {
  Image image({1, 3, 1});
  image.at(0, 1) = 1;
  expect_pixels(resize_area(image, 1, 2), {1 / 3.0, 1 / 3.0});
  image.at(0, 0) = 1;
  expect_pixels(resize_area(image, 1, 2), {1, 1 / 3.0});
  EXPECT_EQ(resize_area(pattern(5, 7), 5, 7), pattern(5, 7));
}

}  // namespace
}  // namespace latplan::domains
