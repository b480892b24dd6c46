// Replanning around unstable codes. A table that allows too much leads through codes that are no states: their pictures
// encode to other codes.
#pragma once

#include "base/log.h"
#include "nn/trained_model.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::planning {

// Breadth-first search through stable codes; start and goal are exempt because they come from pictures. A plan at most two
// steps longer than that of `result` replaces it and is the shortest of its kind. Returns whether it did. The statistics
// of `result` become those of both searches together.
bool replan_through_stable_states(const nn::StateCodec& codec, const symbolic::StripsTask& task,
                                  const search::Limits& limits, Log& log, const StopFlag& stop,
                                  search::Result& result);

}  // namespace latplan::planning
