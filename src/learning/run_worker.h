// Completes one run of a sweep: its training, its export and its evaluation as child processes of the program. Used by the
// pools of sweep_runner.h and, on a cluster, by the task of one run.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/log.h"
#include "learning/sweep.h"

namespace latplan::learning {

// How a run or a step of it ended.
struct Outcome {
  std::string error;  // empty: done, or stopped
  int exit_code = 0;  // -1: a signal

  // Caused by the machine, not by the run: killed, out of memory, disk full, a missing file. A retry may succeed.
  bool is_transient() const;
};

inline std::filesystem::path run_folder(const std::filesystem::path& sweep, const SweepRun& run) {
  return sweep / "runs" / run.name;
}

// RUN/outcome.json; nothing while the run is unfinished.
std::optional<Outcome> read_outcome(const std::filesystem::path& run);
// Whether nothing is left to do: finished, or failed for a reason of its own.
bool is_complete(const std::filesystem::path& run);

// Completes the run; nothing if it was stopped: finished epochs are kept then. A step whose result exists is skipped.
// Parallel runs share the CPUs: this one has `cpus`. write_outcome() goes last.
std::optional<Outcome> complete_run(const SweepPlan& plan, const std::filesystem::path& sweep,
                                    const SweepRun& run, int cpus,
                                    const std::filesystem::path& program, const StopFlag& stop);
void write_outcome(const std::filesystem::path& run, const Outcome& outcome);

}  // namespace latplan::learning
