// Blocksworld in ray-traced pictures: coloured cylinders in towers on the slots of a table; the top
// block of a tower may move to any other slot. A state lists the blocks slot by slot, each tower
// bottom to top, with the number of blocks as separator between slots: with 4 blocks, {0, 1, 4, 4,
// 2, 4, 4, 3} is green on red, an empty slot, blue, an empty slot, black. Every permutation of
// blocks and separators is a legal state.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct BlocksOptions {
  int blocks = 4;           // 1 to 8
  int slots = 5;            // 2 to 8
  bool table_moves = true;  // false: no moves from table to table, as in the original data
  double jitter = 0;        // 0 to 1: random displacement of blocks, camera and lamps
};

std::unique_ptr<Domain> make_blocks(const BlocksOptions& options);
World blocks_world();  // catalog entry

}  // namespace latplan::domains
