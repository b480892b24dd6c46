// A plan of another planner, as pictures: the same files and verdict as a plan of ours.
#pragma once

#include <string>
#include <string_view>

#include "base/image.h"
#include "planning/planning.h"

namespace latplan::planning {

// Follows the actions in `text` ("(name)" lines) from the picture `init` and decodes every state. Its goal is the state it
// ends in. An unknown action: Error(BadInput); a step that does not apply: Error(InvalidPlan). Both name `file`.
PlanOutcome follow_plan(const PlanningModel& model, const Image& init, std::string_view text,
                        const std::string& file, const PlanConfig& config);

}  // namespace latplan::planning
