#include "data/preparation.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::data {
namespace {

using Json = nlohmann::ordered_json;

Image slope(int height, int width, int channels) {
  Image image({height, width, channels});
  for (std::size_t i = 0; i < image.pixels().size(); ++i) {
    image.pixels()[i] = static_cast<float>(i % 97) / 97.0F;
  }
  return image;
}

const Preparation kAll = {.crop = Rectangle{2, 1, 8, 6},
                          .grey = true,
                          .width = 4,
                          .height = 3,
                          .original_width = 12,
                          .original_height = 10};

TEST(Preparation, TravelsThroughJson) {
  Json json = Json::object();
  store_preparation(kAll, json);
  const Preparation back = load_preparation(json);
  ASSERT_TRUE(back.crop.has_value());
  EXPECT_EQ(back.crop->left, 2);
  EXPECT_EQ(back.crop->top, 1);
  EXPECT_EQ(back.crop->width, 8);
  EXPECT_EQ(back.crop->height, 6);
  EXPECT_TRUE(back.grey);
  EXPECT_EQ(back.width, 4);
  EXPECT_EQ(back.height, 3);
  EXPECT_EQ(back.original_width, 12);
  EXPECT_EQ(back.original_height, 10);
}

TEST(Preparation, StrangeEntriesCountAsNotDone) {
  for (const char* text : {"[]", "{}", R"({"crop": [1, 2, 3], "grey": "yes", "resize": 7})",
                           R"({"crop": [1, 2, 0, 4], "resize": "big"})", "null"}) {
    const Preparation how = load_preparation(Json::parse(text));
    EXPECT_FALSE(how.crop.has_value()) << text;
    EXPECT_FALSE(how.grey) << text;
    EXPECT_EQ(how.width, 0) << text;
  }
}

TEST(Preparation, FitsRawPicturesAndLeavesPreparedOnes) {
  const ImageShape shape = {3, 4, 1};
  const Image raw = slope(10, 12, 3);
  const Image prepared = prepare(raw, "raw", kAll);
  EXPECT_EQ(prepared.shape(), shape);
  EXPECT_EQ(fit_picture(raw, "raw", kAll, shape), prepared);
  EXPECT_EQ(fit_picture(prepared, "prepared", kAll, shape), prepared);
}

TEST(Preparation, PreparesWhatHasTheSizeOfTheOriginalsEvenIfItFits) {
  // The left half, blown up to the old size: a picture of that size is a raw one.
  const Preparation how = {.crop = Rectangle{0, 0, 2, 4},
                           .width = 4,
                           .height = 4,
                           .original_width = 4,
                           .original_height = 4};
  const Image raw = slope(4, 4, 1);
  EXPECT_EQ(fit_picture(raw, "raw", how, raw.shape()), prepare(raw, "raw", how));
  EXPECT_NE(fit_picture(raw, "raw", how, raw.shape()), raw);
}

TEST(Preparation, WarnsOfACropFromAnotherSize) {
  const ImageShape shape = {3, 4, 1};
  const auto warning = [&](const ImageShape& given, const Preparation& how) {
    return crop_mismatch_warning(given, "a.png", how, shape);
  };
  EXPECT_EQ(warning({10, 12, 3}, kAll), "") << "as the training pictures were";
  EXPECT_EQ(warning(shape, kAll), "") << "prepared already";
  EXPECT_EQ(
      warning({20, 24, 3}, kAll),
      "a.png: is 24x20, the training pictures were 12x10; the crop 2,1,8,6 may show something "
      "else");
  Preparation how = kAll;
  how.crop.reset();
  EXPECT_EQ(warning({20, 24, 3}, how), "") << "nothing is cut";
  how = kAll;
  how.original_width = how.original_height = 0;
  EXPECT_EQ(warning({20, 24, 3}, how), "") << "not known";
}

TEST(Preparation, MakesGreyPicturesColourForAModelOfColour) {
  const Image grey = slope(3, 4, 1);
  EXPECT_EQ(fit_picture(grey, "grey", {}, {3, 4, 3}), to_colour(grey));
  EXPECT_EQ(fit_picture(to_colour(grey), "saved in colour", {}, {3, 4, 1}), grey);
  Image tinted = to_colour(grey);
  tinted.at(1, 1, 2) += 0.25F;
  EXPECT_THROW(fit_picture(tinted, "tinted", {}, {3, 4, 1}), Error);
}

TEST(Preparation, NamesWhatDoesNotFit) {
  try {
    fit_picture(slope(5, 5, 1), "odd.png", {}, {3, 4, 1});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(std::string(error.what()), "odd.png: is 5x5 grey; the model expects 4x3 grey");
  }
  EXPECT_THROW(fit_picture(slope(3, 3, 1), "small.png", kAll, {3, 4, 1}), Error);
}

}  // namespace
}  // namespace latplan::data
