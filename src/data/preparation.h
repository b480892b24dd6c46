// How somebody's own pictures are brought into the form a model is trained on: a part of each, grey or not, a size. Kept
// in the meta JSON of the pair set and in run.json, so that pictures given later are treated alike.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "base/image.h"

namespace latplan::data {

struct Preparation {
  // In this order.
  std::optional<Rectangle> crop;
  bool grey = false;
  int width = 0, height = 0;  // resize to this; 0: leave the size
  // Of most pictures before; 0: not known.
  int original_width = 0, original_height = 0;
};

// Pictures too small for the part to be cut: Error(BadInput) that names the picture.
Image prepare(Image image, const std::string& name, const Preparation& how);

// `image` as a model of pictures of that shape wants it. A picture that has the shape already is taken to be prepared,
// unless pictures had this size before they were; any other is prepared, and a grey one made colour where the model
// wants that, one saved in colour without having any made grey. Not of the shape even then: Error(BadInput).
Image fit_picture(Image image, const std::string& name, const Preparation& how,
                  const ImageShape& shape);

// A warning where the part that is to be cut out of a picture of this shape may be another one than in training, for
// the pictures were of another size then; else empty.
std::string doubt_of_cut(const ImageShape& given, const std::string& name, const Preparation& how,
                         const ImageShape& shape);

// "crop", "grey", "resize", "original_size" of meta JSON or run.json; what is missing or strange counts as not done.
void store_preparation(const Preparation& how, nlohmann::ordered_json& json);
Preparation load_preparation(const nlohmann::ordered_json& json);

}  // namespace latplan::data
