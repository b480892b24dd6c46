#include "learning/sweep_runner.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

#include "base/threads.h"
#include "learning/run_worker.h"

namespace latplan::learning {

namespace fs = std::filesystem;

void LocalPool::complete(const std::vector<std::size_t>& runs,
                         const std::function<void(std::size_t)>& ended) {
  const int cpus = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / jobs_);
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  const auto work = [&] {
    for (std::size_t i = next++; i < runs.size() && !stop_.requested(); i = next++) {
      try {
        const SweepRun& run = plan_.runs[runs[i]];
        const auto outcome = complete_run(plan_, sweep_, run, cpus, program_, stop_);
        if (!outcome) return;
        write_outcome(run_folder(sweep_, run), *outcome);
        const std::lock_guard lock(mutex);
        ended(runs[i]);
      } catch (...) {
        next = runs.size();
        throw;
      }
    }
  };
  work_in_threads(jobs_, work);
}

std::vector<std::size_t> missing_runs(const SweepPlan& plan, const fs::path& sweep) {
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < plan.runs.size(); ++i) {
    if (!is_complete(run_folder(sweep, plan.runs[i]))) missing.push_back(i);
  }
  return missing;
}

std::vector<SweepResult> run_sweep(const SweepPlan& plan, const fs::path& sweep, RunPool& pool,
                                   Log& log) {
  const auto total = static_cast<std::int64_t>(plan.runs.size());
  std::vector<bool> has_ended(plan.runs.size());
  std::int64_t done = 0;
  const auto error_of = [&](const SweepRun& run) {
    const std::optional<Outcome> outcome = read_outcome(run_folder(sweep, run));
    return outcome ? outcome->error : "its outcome.json is lost";
  };
  const auto ended = [&](std::size_t i) {
    has_ended[i] = true;
    const std::string error = error_of(plan.runs[i]);
    log.progress("sweep", ++done, total, plan.runs[i].name + (error.empty() ? "" : ": " + error));
  };
  const std::vector<std::size_t> missing = missing_runs(plan, sweep);
  for (std::size_t i = 0; i < plan.runs.size(); ++i) {
    if (!std::ranges::binary_search(missing, i)) ended(i);
  }
  if (!missing.empty()) pool.complete(missing, ended);
  std::vector<SweepResult> finished;
  for (std::size_t i = 0; i < plan.runs.size(); ++i) {
    const SweepRun& run = plan.runs[i];
    if (has_ended[i]) finished.push_back(read_result(run, run_folder(sweep, run), error_of(run)));
  }
  return finished;
}

}  // namespace latplan::learning
