// How much of a test was seen before.
#pragma once

#include <cstdint>
#include <vector>

#include "data/instances.h"
#include "domains/domain.h"

namespace latplan::pipeline {

// How many instances start or end in one of those states, as far as a picture can tell.
std::int64_t count_shared(const std::vector<data::Instance>& instances,
                          const std::vector<domains::State>& states, const domains::Domain& domain);

}  // namespace latplan::pipeline
