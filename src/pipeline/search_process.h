// One search in a process of its own, which may die without harm to anybody else.
#pragma once

#include <filesystem>
#include <string>

#include "base/log.h"
#include "pipeline/planning.h"

namespace latplan::pipeline {

// As search_plan(): `program solve` on the formulated task, or Fast Downward, which is a process anyhow; no black box.
// Returns why the process died, by a signal or an internal error; empty: it did not, and the result is filled in. The
// user's faults are errors here as there. On the stop flag the process is killed.
std::string search_in_process(const std::filesystem::path& program, const PlanConfig& config,
                              const StopFlag& stop, PlanOutcome& outcome);

}  // namespace latplan::pipeline
