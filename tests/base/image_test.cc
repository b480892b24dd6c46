#include "base/image.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/rng.h"

namespace latplan {
namespace {

Image random_picture(ImageShape shape, std::uint64_t seed) {
  Rng rng(seed);
  Image image(shape);
  for (float& value : image.pixels()) value = static_cast<float>(rng.uniform());
  return image;
}

RC_GTEST_PROP(Image, CropTakesThePixelsOfThePart, ()) {
  const int width = *rc::gen::inRange(1, 12), height = *rc::gen::inRange(1, 12);
  const int left = *rc::gen::inRange(0, width), top = *rc::gen::inRange(0, height);
  const Rectangle part{left, top, *rc::gen::inRange(1, width - left + 1),
                       *rc::gen::inRange(1, height - top + 1)};
  const Image whole = random_picture({height, width, *rc::gen::element(1, 3)}, 1);
  const Image cut = crop(whole, part);
  RC_ASSERT(cut.shape() == (ImageShape{part.height, part.width, whole.shape().channels}));
  for (int row = 0; row < part.height; ++row) {
    for (int column = 0; column < part.width; ++column) {
      for (int c = 0; c < cut.shape().channels; ++c) {
        RC_ASSERT(cut.at(row, column, c) == whole.at(top + row, left + column, c));
      }
    }
  }
}

TEST(Image, GreyWeighsTheColoursAsTheEyeDoes) {
  Image image({1, 4, 3});
  for (int c = 0; c < 3; ++c) image.at(0, c, c) = 1;  // red, green, blue, black
  const Image grey = to_grey(image);
  EXPECT_EQ(grey.shape(), (ImageShape{1, 4, 1}));
  EXPECT_EQ(grey.to_bytes(), (std::vector<std::uint8_t>{76, 150, 29, 0}));
}

TEST(Image, GreyAndColourRoundTrip) {
  const Image grey =
      Image::from_bytes({2, 3, 1}, std::vector<std::uint8_t>{0, 1, 127, 128, 254, 255});
  EXPECT_EQ(to_grey(grey), grey);
  const Image colour = to_colour(grey);
  EXPECT_EQ(colour.shape(), (ImageShape{2, 3, 3}));
  EXPECT_EQ(to_colour(colour), colour);
  EXPECT_EQ(to_grey(colour).to_bytes(), grey.to_bytes());
}

}  // namespace
}  // namespace latplan
