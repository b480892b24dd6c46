// LightsOut: n x n lights; pressing a cell flips it and its four neighbours. A state has 0 (off) or
// 1 (on) per cell, row by row. Drawn by domains/light_panels.h with 9 x 9 pixels per cell; Twisted
// LightsOut swirls the picture.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::domains {

struct LightsOutOptions {
  int size = 5;          // lights per side, 2 to 7
  bool twisted = false;  // same rules, swirled picture
};

std::unique_ptr<Domain> make_lightsout(const LightsOutOptions& options);
World lightsout_world();  // catalog entry

}  // namespace latplan::domains
