// Sliding tiles on a grid: the blank (tile 0) swaps with a neighbour. A state holds the cell of
// each tile; cells are numbered row by row from the upper left. The blank is drawn too: as digit 0
// or the first part of the photograph.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"
#include "domains/tile_panels.h"

namespace latplan::domains {

// One panel per cell, all different (check_panels_differ). 2 to 6 columns and rows.
std::unique_ptr<Domain> make_puzzle(int columns, int rows, TilePanels panels);
World puzzle_world();  // catalog entry

}  // namespace latplan::domains
