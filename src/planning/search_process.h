// One search in its own process: a crash costs nothing but this search.
#pragma once

#include <string>
#include <vector>

#include "base/log.h"
#include "planning/planning.h"

namespace latplan::planning {

// A command line that reads a task file and the options of fields(SearchConfig&), and prints search_result.h's JSON.
using SolveCommand = std::vector<std::string>;

// As search_plan(), but by `solve` on the formulated task; Fast Downward is a process of its own anyway. Not for a black
// box. Returns why the process crashed, by a signal or an internal error; empty: it did not, and the result is filled in.
// The user's errors are thrown as usual. The stop flag kills the process.
std::string search_in_process(const SolveCommand& solve, const PlanningModel& model,
                              const SearchConfig& config, const StopFlag& stop,
                              PlanOutcome& outcome);

}  // namespace latplan::planning
