// LightsOut: n x n lights; pressing a cell flips it and its four neighbours. A state holds 0 (off) or 1 (on) for each
// cell, row by row. Drawn by domains/light_panels.h, 9 x 9 pixels a cell; Twisted LightsOut swirls that picture.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct LightsOutOptions {
  int size = 5;          // lights a side, 2 to 7
  bool twisted = false;  // the rules are the same, the picture is swirled
};

std::unique_ptr<Domain> make_lightsout(const LightsOutOptions& options);
World lightsout_world();  // its line in the catalog

}  // namespace latplan::domains
