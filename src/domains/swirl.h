// The swirl of Twisted LightsOut: rotates a square grey picture about its centre, most in the
// middle and hardly at the border. A fixed linear map for each size, stored as a sparse matrix.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/image.h"

namespace latplan::domains {

struct Tap {
  std::uint32_t pixel;  // row * side + column
  float weight;
};

class Swirl {
 public:
  // A pixel at distance d from the centre (side / 2, side / 2) shows the source rotated by strength
  // * exp(-d / r) radians, r = radius * side * ln 2 / 5: less than a thousandth of it at `radius`
  // sides from the centre. Bilinear interpolation; 0 outside the source. Strength 0 is exactly the
  // identity.
  Swirl(int side, double strength, double radius);

  int side() const { return side_; }
  // The source pixels of a result pixel, with weights > 0; at most four.
  std::span<const Tap> taps(int pixel) const {
    return std::span(taps_).subspan(starts_[pixel], starts_[pixel + 1] - starts_[pixel]);
  }
  Image apply(const Image& image) const;  // of shape side x side, grey

 private:
  int side_;
  std::vector<Tap> taps_;
  std::vector<std::uint32_t> starts_;  // [side * side + 1] into taps_
};

}  // namespace latplan::domains
