// Preprocessing of the user's own pictures: crop, grey, resize. Stored in the meta JSON of the pair
// set and in run.json, so that pictures for planning are treated in the same way.
#pragma once

#include <optional>
#include <string>

#include "base/image.h"
#include "base/json.h"

namespace latplan::data {

struct Preparation {
  // Applied in this order.
  std::optional<Rectangle> crop = {};
  bool grey = false;
  int width = 0, height = 0;  // new size; 0: no resizing
  bool area = false;          // resize by means of areas (domains::resize_area), not smoothly
  // Most common original size; 0: unknown.
  int original_width = 0, original_height = 0;
};

// Pictures of this many pixels are learnt without reduction. The networks are dense: time and memory grow with the
// number of pixels, whatever their arrangement.
constexpr int kMaxPixels = 128 * 96;

// With a size of at most kMaxPixels if pictures of the original shape are larger and no size is given. Reduces by a
// whole factor; by one that divides width and height if there is one below twice the smallest possible factor.
Preparation reduced(const Preparation& how, const ImageShape& original);

// Picture too small for the crop: Error(BadInput) that names the picture.
Image prepare(Image image, const std::string& name, const Preparation& how);

// Converts a picture to the input shape of a model. A picture of this shape counts as prepared,
// unless it has the original size; others are prepared. Grey becomes colour if the model needs it,
// and colour files with grey content become grey. Still another shape: Error(BadInput).
Image fit_picture(Image image, const std::string& name, const Preparation& how,
                  const ImageShape& shape);

// A warning if the crop may show something else than in training, because the training pictures had
// another size; else empty.
std::string crop_mismatch_warning(const ImageShape& given, const std::string& name,
                                  const Preparation& how, const ImageShape& shape);

// Keys "crop", "grey", "resize", "resize_filter", "original_size" of the meta JSON and run.json; missing: not applied.
void store_preparation(const Preparation& how, Json& json);
Preparation load_preparation(const JsonValue& json);

}  // namespace latplan::data
