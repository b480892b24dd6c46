// The swirl of Twisted LightsOut: turns a square grey picture about its centre, most in the middle and hardly at the
// rim. For one size it is a fixed linear map, so it is worked out once, as a sparse matrix.
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
  // A pixel at distance d from the centre (side / 2, side / 2) shows the source turned about that centre by
  // strength * exp(-d / r) radians, r = radius * side * ln 2 / 5: at `radius` sides from the centre the turn has died
  // out to less than a thousandth. Between pixels the source is interpolated linearly; outside it is 0.
  // Strength 0 is the identity, exactly; -strength turns back.
  Swirl(int side, double strength, double radius);

  int side() const { return side_; }
  // What a pixel of the result is made of: the source pixels with weights above 0, four at most.
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
