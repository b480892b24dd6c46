// Runs a sweep in a pool: processes of this machine, or jobs of a cluster (slurm.h).
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "base/log.h"
#include "learning/sweep_results.h"

namespace latplan::learning {

// Where runs are completed, named by their places in plan.runs.
class RunPool {
 public:
  RunPool() = default;
  virtual ~RunPool() = default;
  RunPool(const RunPool&) = delete;
  RunPool& operator=(const RunPool&) = delete;
  // Calls `ended` for every run that has its outcome.json, one at a time. Returns at the stop flag, too.
  virtual void complete(const std::vector<std::size_t>& runs,
                        const std::function<void(std::size_t)>& ended) = 0;
};

// `jobs` processes at a time.
class LocalPool final : public RunPool {
 public:
  LocalPool(const SweepPlan& plan, std::filesystem::path sweep, int jobs,
            std::filesystem::path program, const StopFlag& stop)
      : plan_(plan),
        sweep_(std::move(sweep)),
        jobs_(jobs),
        program_(std::move(program)),
        stop_(stop) {}
  void complete(const std::vector<std::size_t>& runs,
                const std::function<void(std::size_t)>& ended) override;

 private:
  const SweepPlan& plan_;
  std::filesystem::path sweep_;
  int jobs_;
  std::filesystem::path program_;
  const StopFlag& stop_;
};

// The runs that are neither finished nor failed for a reason of their own.
std::vector<std::size_t> missing_runs(const SweepPlan& plan, const std::filesystem::path& sweep);
// All runs below SWEEP/runs. Returns those that finished or failed, in the plan's order. Finished runs, and those that
// failed for reasons of their own, are read; runs with a checkpoint are resumed; others are restarted.
std::vector<SweepResult> run_sweep(const SweepPlan& plan, const std::filesystem::path& sweep,
                                   RunPool& pool, Log& log);

}  // namespace latplan::learning
