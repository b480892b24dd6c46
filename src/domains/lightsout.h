// LightsOut: n x n lights; pressing a cell flips it and its four neighbours. A state holds 0 (off) or 1 (on) for each
// cell, row by row. Each cell is drawn as 9 x 9 pixels: on is a plus of two-pixel bars, off is black.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct LightsOutOptions {
  int size = 5;  // lights a side, 2 to 7
};

std::unique_ptr<Domain> make_lightsout(const LightsOutOptions& options);
World lightsout_world();  // its line in the catalog

}  // namespace latplan::domains
