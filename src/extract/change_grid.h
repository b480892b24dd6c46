// The rows and columns in which pictures change: a grid of places, found from the changes alone. Knows no worlds.
#pragma once

#include <span>
#include <vector>

#include "base/image.h"

namespace latplan::extract {

// The changed pixels between two pictures of one shape: the largest change of any channel; small changes count as none.
std::vector<float> change_map(const Image& before, const Image& after);

struct ChangeGrid {
  std::vector<int> row_edges, column_edges;  // in pixels: 0, ..., height; 0, ..., width

  int rows() const { return static_cast<int>(row_edges.size()) - 1; }
  int columns() const { return static_cast<int>(column_edges.size()) - 1; }
  Rectangle cell(int row, int column) const {
    return {column_edges[column], row_edges[row], column_edges[column + 1] - column_edges[column],
            row_edges[row + 1] - row_edges[row]};
  }
};

// Lines of pixels that change together make one row or column. `maps`: of some moves, each [height * width].
ChangeGrid find_change_grid(const ImageShape& shape, std::span<const std::vector<float>> maps);

}  // namespace latplan::extract
