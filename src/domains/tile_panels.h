// The square pictures on sliding tiles: handwritten digits or parts of a photograph.
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

// Minimum Euclidean distance between panels for reliable recognition under pixel noise of deviation
// 0.05: five deviations are a third of it.
constexpr double kMinPanelDistance = 0.75;

// Binarised, resized, and equalised together.
TilePanels panels_of_digits(std::span<const Image> digits, int side);

// Cuts the photograph into columns x rows parts (upper left: panel 0), converts to grey, reduces by
// averaging whole blocks of pixels (incomplete blocks at the right and bottom are dropped), and
// equalises all together. Photograph too small: Error(BadInput) that starts with `name`.
TilePanels panels_of_photo(const Image& photo, const std::string& name, int columns, int rows,
                           int side);

// Two panels that are too similar: Error(BadInput) that starts with `name`.
void check_panels_differ(const TilePanels& panels, const std::string& name);

double squared_distance(std::span<const float> a, std::span<const float> b);

}  // namespace latplan::domains
