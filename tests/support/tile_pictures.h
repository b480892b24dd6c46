// Sliding-tile worlds for tests, and pictures of them in every guise: noisy, blurred, mixed and wrong.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/rng.h"
#include "domains/catalog.h"
#include "domains/data_files.h"

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
inline bool runs_in_ci() {
  const char* ci = std::getenv("CI");
  return ci != nullptr && std::string(ci) == "true";
}

#define LATPLAN_NEEDS_REAL_PICTURES()                                               \
  if (!latplan::has_real_pictures()) {                                              \
    if (latplan::runs_in_ci()) FAIL() << "no pictures; run tools/bootstrap images"; \
    GTEST_SKIP() << "no pictures; run tools/bootstrap images";                      \
  }                                                                                 \
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

// Noise from a pool of normal numbers, entered anywhere: fresh ones would take too long.
inline Image noisy(Image image, double deviation, Rng& rng) {
  static const std::vector<float> pool = [] {
    Rng own(99);
    std::vector<float> numbers(1 << 18);
    for (float& number : numbers) number = static_cast<float>(own.normal());
    return numbers;
  }();
  std::size_t at = rng.below(pool.size() - image.pixels().size());
  for (float& pixel : image.pixels()) pixel += static_cast<float>(deviation) * pool[at++];
  return image;
}

inline Image as_8_bits(const Image& image) {
  return Image::from_bytes(image.shape(), image.to_bytes());
}

inline Image mixture(const Image& a, const Image& b, float share_of_a) {
  Image result = a;
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = share_of_a * a.pixels()[i] + (1 - share_of_a) * b.pixels()[i];
  }
  return result;
}

// A 3 x 3 kernel with `centre` in the middle of each axis, as a network that is not sure of its edges.
inline Image smoothed(const Image& image, float centre) {
  Image result(image.shape());
  const int height = image.shape().height, width = image.shape().width;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int i = 0; i < 9; ++i) {
        const int down = i / 3 - 1, right = i % 3 - 1;
        const float weight =
            (down == 0 ? centre : (1 - centre) / 2) * (right == 0 ? centre : (1 - centre) / 2);
        result.at(row, column) += weight * image.at(std::clamp(row + down, 0, height - 1),
                                                    std::clamp(column + right, 0, width - 1));
      }
    }
  }
  return result;
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
