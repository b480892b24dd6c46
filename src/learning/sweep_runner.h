// Runs a sweep: each training, its export and its evaluation as child processes of the program.
#pragma once

#include <filesystem>
#include <vector>

#include "base/log.h"
#include "learning/sweep_results.h"

namespace latplan::learning {

// All runs below FOLDER/runs, `jobs` at a time. Returns those that finished or failed, in the plan's order. Finished runs,
// and those that failed for reasons of their own, are read; runs with a checkpoint are resumed; others are restarted.
std::vector<SweepResult> run_sweep(const SweepPlan& plan, const std::filesystem::path& folder,
                                   int jobs, const std::filesystem::path& program, Log& log,
                                   const StopFlag& stop);

}  // namespace latplan::learning
