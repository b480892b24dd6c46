// Runs what a sweep planned: each training, its export and its evaluation as child processes of this program.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "pipeline/extract.h"
#include "pipeline/recipe.h"
#include "pipeline/sweep.h"

namespace latplan::cli {

// What sweep.json keeps: everything a later sitting needs.
struct SweepPlan {
  std::filesystem::path pairs_file;  // relative to the sweep's folder, or absolute
  std::string instances;
  std::optional<pipeline::Recipe> recipe;  // the runs are told of it, for `latplan ship`
  pipeline::ExtractConfig extract;         // method, alpha and min_support: what a recipe says
  std::string rank = "auto";
  bool smallest_first = false;
  std::int64_t fidelity_states = 0;
  double time = 60;
  std::vector<pipeline::SweepRun> runs;
  Arguments::Recorded options;  // of the command line it began with, see recorded_options()
};

// All runs, `jobs` at a time, below `sweep`/runs; the results of those that came to an end, in the plan's order. What is
// finished, or was refused for what it is, is read; what has a checkpoint goes on from it, anything else begins anew.
std::vector<pipeline::SweepResult> run_all(const SweepPlan& plan,
                                           const std::filesystem::path& sweep, int jobs,
                                           Context& context);

}  // namespace latplan::cli
