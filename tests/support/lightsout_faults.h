// LightsOut pictures with one light drawn wrong: half lit, or without an arm. They are drawn plain and then swirled.
#pragma once

#include <vector>

#include "domains/lightsout.h"
#include "domains/swirl.h"

namespace latplan {

class LightsOutFaults {
 public:
  LightsOutFaults(int size, bool twisted)
      : size_(size),
        plain_(domains::make_lightsout({.size = size})),
        swirl_(9 * size, twisted ? 3 : 0, 0.75) {}

  // The picture of a state through the whole operator: slower than the world's own way, and independent of it.
  Image drawn(const domains::State& state) const { return swirl_.apply(plain_->render(state)); }

  // One light at the given brightness.
  Image half_lit(domains::State state, int cell, float brightness) const {
    state[cell] = 1;
    Image image = plain_->render(state);
    for (int i = 0; i < 81; ++i) panel_pixel(image, cell, i / 9, i % 9) *= brightness;
    return swirl_.apply(image);
  }

  // A lit light without one arm of its plus; arm 0 to 3: up, left, right, down.
  Image without_arm(domains::State state, int cell, int arm) const {
    state[cell] = 1;
    Image image = plain_->render(state);
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const bool gone[] = {row<4, column<4, column> 5, row> 5};
        if (gone[arm]) panel_pixel(image, cell, row, column) = 0;
      }
    }
    return swirl_.apply(image);
  }

 private:
  float& panel_pixel(Image& image, int cell, int row, int column) const {
    return image.at(cell / size_ * 9 + row, cell % size_ * 9 + column);
  }

  int size_;
  std::unique_ptr<domains::Domain> plain_;
  domains::Swirl swirl_;
};

}  // namespace latplan
