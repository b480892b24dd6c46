#include "data/preparation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "domains/preprocess.h"

namespace latplan::data {
namespace {

constexpr auto kArea = "area";

// "WIDTHxHEIGHT".
void read_size(const JsonValue& json, int& width, int& height) {
  if (!json.is_there()) return;
  const std::string text = json.text();
  int w = 0, h = 0, end = 0;
  const bool good = std::sscanf(text.c_str(), "%5dx%5d%n", &w, &h, &end) == 2 &&
                    static_cast<std::size_t>(end) == text.size();
  if (!good || w < 1 || h < 1 || w > kMaxImageSide || h > kMaxImageSide ||
      std::int64_t{w} * h > kMaxImagePixels) {
    throw json.error("the size of a picture as in 64x48");
  }
  width = w;
  height = h;
}

}  // namespace

Preparation reduced(const Preparation& how, const ImageShape& original) {
  const std::int64_t width = how.crop ? how.crop->width : original.width;
  const std::int64_t height = how.crop ? how.crop->height : original.height;
  if (how.width > 0 || width * height <= kMaxPixels) return how;
  const auto side = [](std::int64_t length, std::int64_t factor) {
    return std::max<std::int64_t>(1, (length + factor / 2) / factor);
  };
  std::int64_t smallest = 2;
  while (side(width, smallest) * side(height, smallest) > kMaxPixels) ++smallest;
  std::int64_t factor = smallest;
  while (factor < 2 * smallest && (width % factor != 0 || height % factor != 0)) ++factor;
  if (factor == 2 * smallest) factor = smallest;
  Preparation result = how;
  result.width = static_cast<int>(side(width, factor));
  result.height = static_cast<int>(side(height, factor));
  result.area = true;
  return result;
}

Image prepare(Image image, const std::string& name, const Preparation& how) {
  if (how.crop) {
    const Rectangle& part = *how.crop;
    if (!contains(image.shape(), part)) {
      throw input_error(fmt::format(
          "{}: is {}x{}; expected a picture that contains the crop {},{},{},{}", name,
          image.shape().width, image.shape().height, part.left, part.top, part.width, part.height));
    }
    image = crop(image, part);
  }
  if (how.grey) image = to_grey(image);
  if (how.width > 0) {
    const auto resize = how.area ? domains::resize_area : domains::resize_smooth;
    image = resize(image, how.height, how.width);
  }
  return image;
}

Image fit_picture(Image image, const std::string& name, const Preparation& how,
                  const ImageShape& shape) {
  const ImageShape given = image.shape();
  const bool raw = given.width == how.original_width && given.height == how.original_height;
  if (given != shape || raw) image = prepare(std::move(image), name, how);
  if (image.shape().channels == 1 && shape.channels == 3) image = to_colour(image);
  if (image.shape().channels == 3 && shape.channels == 1 && to_colour(to_grey(image)) == image) {
    image = to_grey(image);  // a colour file with grey content
  }
  if (image.shape() == shape) return image;
  const bool changed = image.shape() != given;
  throw input_error(fmt::format("{}: is {}{}; the model expects {}", name, given.to_string(),
                                changed ? ", " + image.shape().to_string() + " when prepared" : "",
                                shape.to_string()));
}

std::string crop_mismatch_warning(const ImageShape& given, const std::string& name,
                                  const Preparation& how, const ImageShape& shape) {
  const bool as_trained = given.width == how.original_width && given.height == how.original_height;
  if (!how.crop || how.original_width == 0 || as_trained || given == shape) return {};
  return fmt::format(
      "{}: is {}x{}, the training pictures were {}x{}; the crop {},{},{},{} may show something "
      "else",
      name, given.width, given.height, how.original_width, how.original_height, how.crop->left,
      how.crop->top, how.crop->width, how.crop->height);
}

void store_preparation(const Preparation& how, Json& json) {
  json["crop"] = nullptr;
  json["grey"] = how.grey;
  json["resize"] = nullptr;
  if (how.crop) {
    json["crop"] = {how.crop->left, how.crop->top, how.crop->width, how.crop->height};
  }
  if (how.width > 0) json["resize"] = fmt::format("{}x{}", how.width, how.height);
  if (how.area) json["resize_filter"] = kArea;
  if (how.original_width > 0) {
    json["original_size"] = fmt::format("{}x{}", how.original_width, how.original_height);
  }
}

Preparation load_preparation(const JsonValue& json) {
  Preparation how;
  if (!json.is_there()) return how;
  if (const JsonValue crop = json["crop"]; crop.is_there()) {
    const std::vector<int> part = crop.numbers(0, kMaxImageSide);
    if (part.size() != 4 || part[2] < 1 || part[3] < 1) {
      throw crop.fault("not a rectangle; expected left, top, width and height");
    }
    how.crop = Rectangle{part[0], part[1], part[2], part[3]};
  }
  how.grey = json["grey"].is_there() && json["grey"].flag();
  read_size(json["resize"], how.width, how.height);
  how.area = json["resize_filter"].is_there() && json["resize_filter"].text() == kArea;
  read_size(json["original_size"], how.original_width, how.original_height);
  return how;
}

}  // namespace latplan::data
