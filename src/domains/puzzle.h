// Sliding tiles on a grid: the blank (tile 0) changes places with a neighbour. A state holds the cell of each tile, row
// by row from the upper left. Every tile is drawn, the blank too: it carries the digit 0 or the photograph's first piece.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"
#include "domains/tile_panels.h"

namespace latplan::domains {

// One panel a cell, all different (check_panels_differ). 2 to 6 columns and rows.
std::unique_ptr<Domain> make_puzzle(int columns, int rows, TilePanels panels);
World puzzle_world();  // its line in the catalog

}  // namespace latplan::domains
