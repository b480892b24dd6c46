// The little square pictures that sliding tiles carry: handwritten digits or the pieces of a photograph.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/image.h"

namespace latplan::domains {

struct TilePanels {
  int side = 0;               // pixels
  int count = 0;              // tiles
  std::vector<float> pixels;  // [count, side, side], grey, 0 to 1

  int panel_size() const { return side * side; }
  std::span<const float> panel(int tile) const {
    return std::span(pixels).subspan(static_cast<std::size_t>(tile) * panel_size(), panel_size());
  }
};

// Panels nearer to each other than this (root of the summed squared differences) cannot be told apart for sure under
// noise of deviation 0.05 a pixel: five deviations reach a third of the way.
constexpr double kLeastPanelDistance = 0.75;

// Digits made black and white, resized, and equalised together.
TilePanels panels_of_digits(std::span<const Image> digits, int side);

// The photograph cut into columns x rows pieces, made grey, reduced by averaging whole blocks of pixels (what does not
// fill a block at the right and below is dropped), and equalised together; the piece in the upper left is panel 0.
// Too small a photograph: Error(BadInput) that begins with `name`.
TilePanels panels_of_photo(const Image& photo, const std::string& name, int columns, int rows,
                           int side);

// Panels that look alike: Error(BadInput) that begins with `name`.
void check_panels_differ(const TilePanels& panels, const std::string& name);

// Sum of squared differences.
double squared_distance(std::span<const float> a, std::span<const float> b);

}  // namespace latplan::domains
