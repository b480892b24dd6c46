// Towers of Hanoi with any number of towers: the top disk of a tower moves onto an empty tower or a
// larger disk. state[k] is the tower of disk k, disk 0 the smallest: every such vector is legal. A
// disk is a bar of 4 x 1 pixels in its own colour, so that an image has `disks` rows of 4 *
// `towers` pixels.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct HanoiOptions {
  int disks = 4;   // 1 to 7: more colours would be confused under noise
  int towers = 4;  // 2 to 12
};

std::unique_ptr<Domain> make_hanoi(const HanoiOptions& options);
World hanoi_world();  // catalog entry

}  // namespace latplan::domains
