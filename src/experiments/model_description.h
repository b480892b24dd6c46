// The numbers of a model that the pages show: size of its PDDL, metrics, fidelity, overlap with the training data.
#pragma once

#include <vector>

#include "base/json.h"
#include "base/log.h"
#include "data/instances.h"
#include "domains/domain.h"
#include "runs/open_model.h"

namespace latplan::experiments {

// Draws the training pairs again. Null if interrupted.
Json describe_model(const runs::OpenModel& model, const domains::Domain& world,
                    const std::vector<data::Instance>& instances, std::uint64_t seed, Log& log,
                    const StopFlag& stop);

// Whether the description was made for as many instances and with this seed.
bool describes(const Json& description, std::size_t instances, std::uint64_t seed);

}  // namespace latplan::experiments
