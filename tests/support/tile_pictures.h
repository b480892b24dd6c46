// Sliding-tile worlds for tests, and wrong pictures of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/rng.h"
#include "domains/catalog.h"
#include "domains/data_files.h"
#include "support/degraded_pictures.h"
#include "support/in_ci.h"

namespace latplan {

// Real digits and photographs are downloaded, so a test can miss them; in CI they have to be there.
inline bool has_real_pictures() {
  try {
    domains::find_data_file("mandrill.png");
    domains::find_data_file("mnist/9.json");
    return true;
  } catch (const Error&) {
    return false;
  }
}

#define LATPLAN_NEEDS_REAL_PICTURES()                                          \
  if (!latplan::has_real_pictures()) {                                         \
    if (latplan::in_ci()) FAIL() << "no pictures; run tools/bootstrap images"; \
    GTEST_SKIP() << "no pictures; run tools/bootstrap images";                 \
  }                                                                            \
  static_assert(true, "the macro ends with a semicolon")

struct TileWorld {
  std::string name;
  domains::WorldOptions options;
  int columns, rows, side;
  std::unique_ptr<domains::Domain> make() const { return domains::make_world("puzzle", options); }
};

// The sizes the recogniser answers for. All need real pictures.
inline std::vector<TileWorld> tile_worlds() {
  return {
      {"mnist 3x3 of 14", {}, 3, 3, 14},
      {"mnist 3x3 of 16", {{"tile-pixels", "16"}}, 3, 3, 16},
      {"mnist 2x3 of 14", {{"width", "2"}}, 2, 3, 14},
      {"mnist 3x2 of 14", {{"height", "2"}}, 3, 2, 14},
      {"mandrill 4x4 of 14", {{"tiles", "mandrill"}}, 4, 4, 14},
      {"mandrill 5x5 of 14", {{"tiles", "mandrill"}, {"width", "5"}, {"height", "5"}}, 5, 5, 14}};
}

// The pictures of one cell: copied over another cell, painted plain, or moved within the cell.
inline void copy_cell(Image& image, int columns, int side, int from, int to) {
  const Image old = image;
  for (int i = 0; i < side * side; ++i) {
    image.at(to / columns * side + i / side, to % columns * side + i % side) =
        old.at(from / columns * side + i / side, from % columns * side + i % side);
  }
}
inline void paint_cell(Image& image, int columns, int side, int cell, float grey) {
  for (int i = 0; i < side * side; ++i) {
    image.at(cell / columns * side + i / side, cell % columns * side + i % side) = grey;
  }
}
inline void move_cell(Image& image, int columns, int side, int cell, int down, int right) {
  const Image old = image;
  const int top = cell / columns * side, left = cell % columns * side;
  for (int i = 0; i < side * side; ++i) {
    const int row = std::clamp(i / side - down, 0, side - 1);
    const int column = std::clamp(i % side - right, 0, side - 1);
    image.at(top + i / side, left + i % side) = old.at(top + row, left + column);
  }
}

}  // namespace latplan
