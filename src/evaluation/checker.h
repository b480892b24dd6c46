// A judge of the user's own: a program that looks at the pictures of a plan.
#pragma once

#include <string>

#include "base/log.h"
#include "data/instances.h"
#include "planning/judgement.h"
#include "planning/planning.h"

namespace latplan::evaluation {

// Runs `command FOLDER` by the shell. FOLDER has init.png, goal.png and states/000.png, 001.png, ... Exit code 0: valid; 1: not
// valid, with the last line of its output as the reason; another: Error(BadInput). Optimal where the distance of the
// instance is known. Without a plan it is not run.
planning::Judgement check_by_program(const std::string& command,
                                     const planning::PlanOutcome& outcome,
                                     const data::Instance& instance, const StopFlag& stop);

}  // namespace latplan::evaluation
