// Pictures of one camera: the lamp drifts, the tripod moves by a pixel or a part of one. An Alignment brings each picture to
// the brightness and the position of a reference picture.
#pragma once

#include <optional>

#include "base/image.h"
#include "data/pair_set.h"

namespace latplan::data {

class Alignment {
 public:
  explicit Alignment(Image reference);

  // Nothing if the pictures agree already, or if aligning them would hide what moves. The reference is the median picture:
  // what most pictures show.
  static std::optional<Alignment> find(const PairSet& pairs);

  // Where a picture shows the reference: that many pixels to the right and down, that much brighter.
  struct Pose {
    float right = 0, down = 0;
    float brightness = 1;
  };

  const Image& reference() const { return reference_; }
  // Shifts of at most kLargestShift pixels and parts of a pixel, fewer in small pictures. `image` has the shape of the
  // reference.
  Pose pose_of(const Image& picture) const;
  // Undoes the shift and divides by the brightness.
  Image apply(const Image& image) const;
  PairSet apply(const PairSet& pairs) const;

  static constexpr int kLargestShift = 2;

 private:
  struct Place {
    int row, column, channel;
  };
  static float value_at(const Image& image, const Place& place) {
    return image.at(place.row, place.column, place.channel);
  }
  Image posed(const Image& image, const Pose& pose) const;
  // Of smoothed pictures.
  std::vector<float> expected(const Pose& pose) const;
  float difference(const Image& image, const Pose& pose) const;
  float brightness(const Image& image, const Pose& pose) const;
  Pose nearest_whole_pixel(const Image& image) const;
  Pose refined(const Image& image, const Pose& start) const;

  Image reference_, smooth_;
  std::vector<Place> compared_;  // the values that poses are judged by
};

}  // namespace latplan::data
