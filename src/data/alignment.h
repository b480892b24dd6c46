// Pictures of one camera: the lamp drifts, the tripod moves by a pixel or a part of one. An Alignment brings each picture to
// the brightness and the position of a reference picture.
#pragma once

#include <limits>
#include <optional>
#include <vector>

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
  Image posed(const Image& image, const Pose& pose) const;
  // The compared values of smoothed pictures.
  using Values = std::vector<float>;
  Values values_of(const Image& image) const;
  template <typename Visit>
  void visit_expected(const Pose& pose, const Visit& visit) const;
  // Ends where it is at least `enough`.
  float difference(const Values& values, const Pose& pose,
                   float enough = std::numeric_limits<float>::infinity()) const;
  float brightness(const Values& values, const Pose& pose) const;
  Pose nearest_whole_pixel(const Values& values) const;
  Pose refined(const Values& values, const Pose& start) const;

  Image reference_, smooth_;
  std::vector<Place> compared_;  // the values that poses are judged by
};

}  // namespace latplan::data
