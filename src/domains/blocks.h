// Blocksworld in photographs: coloured cylinders in towers on the slots of a table; the top block of a tower may go to
// any other slot. A state lists the blocks slot by slot, each tower bottom to top, with the number of blocks as a mark
// between two slots: with 4 blocks, {0, 1, 4, 4, 2, 4, 4, 3} is red with green on it, an empty slot, blue, another empty
// one, black. Every such arrangement of the blocks and marks is a legal state.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct BlocksOptions {
  int blocks = 4;  // 1 to 8
  int slots = 5;   // 2 to 8
  bool table_moves =
      true;  // false: never from the table to the table, as the original pictures were made
  double jitter = 0;  // 0 to 1: how much blocks, camera and lamps move between pictures
};

std::unique_ptr<Domain> make_blocks(const BlocksOptions& options);
World blocks_world();  // its line in the catalog

}  // namespace latplan::domains
