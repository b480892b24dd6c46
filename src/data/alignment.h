// Pictures of one camera: the lamp drifts, the tripod moves by a pixel. An Alignment brings each picture to the brightness
// and the position of a reference picture.
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

  const Image& reference() const { return reference_; }
  // Shifts by at most kLargestShift pixels, fewer in small pictures, and divides by the brightness. `image` has the shape of the reference.
  Image apply(const Image& image) const;
  PairSet apply(const PairSet& pairs) const;

  static constexpr int kLargestShift = 2;

 private:
  struct Pose {
    int right = 0, down = 0;
    float brightness = 1;  // relative to the reference
  };
  Pose pose_of(const Image& image) const;
  Image posed(const Image& image, const Pose& pose) const;
  float value_at(const Image& image, const Pose& pose, std::size_t i) const;
  float difference(const Image& image, const Pose& pose) const;
  float brightness(const Image& image, const Pose& pose) const;

  Image reference_;
  std::vector<std::size_t> compared_;  // indices of the pixel values that shifts are judged by
};

}  // namespace latplan::data
