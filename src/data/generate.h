// Draws image pairs of a world.
#pragma once

#include <cstdint>
#include <vector>

#include "base/log.h"
#include "data/pair_set.h"
#include "data/world_ref.h"
#include "domains/domain.h"

namespace latplan::data {

// A uniform legal state and a uniform successor. Pair i depends on (seed, i) alone.
PairSet generate(const domains::Domain& domain, const GenerateConfig& config, Log& log,
                 const StopFlag& stop);

// The states of those pairs, before and after in turn, without rendering.
std::vector<domains::State> drawn_states(const domains::Domain& domain,
                                         const GenerateConfig& config);

}  // namespace latplan::data
