#include "data/preparation.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "support/input_fault.h"

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
  const Preparation back = load_preparation({json, "meta"});
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

TEST(Preparation, RemembersTheFilter) {
  for (const bool area : {false, true}) {
    Json json = Json::object();
    store_preparation({.width = 4, .height = 3, .area = area}, json);
    EXPECT_EQ(load_preparation({json, "meta"}).area, area);
    EXPECT_EQ(json.contains("resize_filter"), area);
  }
}

// Width and height that reduced() chooses; 0: none.
std::pair<int, int> chosen(int width, int height) {
  const Preparation how = reduced({}, {height, width, 3});
  EXPECT_EQ(how.area, how.width > 0);
  return {how.width, how.height};
}

TEST(Preparation, ReducesLargePicturesByAWholeFactor) {
  using Size = std::pair<int, int>;
  EXPECT_EQ(chosen(128, 96), Size(0, 0));
  EXPECT_EQ(chosen(400, 30), Size(0, 0)) << "long, but not many pixels";
  EXPECT_EQ(chosen(640, 480), Size(128, 96));
  EXPECT_EQ(chosen(1920, 1080), Size(128, 72));
  EXPECT_EQ(chosen(512, 512), Size(64, 64)) << "8 divides, 5 does not";
  EXPECT_EQ(chosen(160, 210), Size(80, 105));
  EXPECT_EQ(chosen(129, 97), Size(65, 49)) << "nothing divides";
  EXPECT_EQ(chosen(16384, 1), Size(8192, 1));
  EXPECT_EQ(chosen(16384, 16384), Size(64, 64));
}

TEST(Preparation, ReducesWhatIsLeftOfACrop) {
  const ImageShape original = {480, 640, 3};
  Preparation how{.crop = Rectangle{80, 0, 480, 480}, .grey = true};
  const Preparation result = reduced(how, original);
  EXPECT_EQ(result.width, 96);
  EXPECT_EQ(result.height, 96);
  EXPECT_TRUE(result.crop.has_value() && result.grey);
  how.crop = Rectangle{0, 0, 100, 100};
  EXPECT_EQ(reduced(how, original).width, 0);
  how = {.width = 300, .height = 200};
  EXPECT_EQ(reduced(how, original).width, 300) << "a size is given";
}

TEST(Preparation, StrangeEntriesAreRefused) {
  for (const char* text : {
           R"([])",
           R"({"crop": [1, 2, 3]})",
           R"({"crop": [1, 2, 0, 4]})",
           R"({"crop": [2147483640, 0, 100, 10]})",  // its right edge exceeds an int
           R"({"crop": [0, 4294967296, 1, 1]})",
           R"({"grey": "yes"})",
           R"({"resize": 7})",
           R"({"resize": "big"})",
           R"({"resize": "65535x65535"})",
           R"({"resize": "16384x16384"})",
           R"({"resize": "4x4x4"})",
           R"({"original_size": "0x7"})",
       }) {
    SCOPED_TRACE(text);
    const std::string fault = input_fault([&] {
      load_preparation({Json::parse(text), "run.json"});
    });
    expect_has(fault, "run.json: ");
  }
}

TEST(Preparation, AbsentEntriesAreNotDone) {
  for (const char* text : {"null", "{}", R"({"crop": null, "resize": null})"}) {
    const Preparation how = load_preparation({Json::parse(text), "meta"});
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
