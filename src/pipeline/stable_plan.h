// A second look at a plan by the network itself. A table that allows too much leads through states that are none: their
// pictures, encoded, are other states. Where a plan does that, one is sought that does not.
#pragma once

#include "base/log.h"
#include "nn/trained_model.h"
#include "pipeline/planning.h"
#include "search/planner.h"

namespace latplan::pipeline {

// Breadth-first through states that decoding and encoding gives back; the two ends, which the pictures gave, are
// excepted. A plan that is found, and at most two steps longer, replaces outcome.result's, with the work of both searches in its statistics, and is
// the shortest of its kind; otherwise outcome.result is left as it was, and the answer is false.
bool plan_through_stable_states(const nn::StateCodec& codec, const search::Limits& limits, Log& log,
                                const StopFlag& stop, PlanOutcome& outcome);

}  // namespace latplan::pipeline
