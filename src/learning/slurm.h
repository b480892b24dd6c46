// Runs a sweep as job arrays of Slurm, one task a run. The folders are those of a local run: either resumes the other.
// The user's page is docs/cluster.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "learning/sweep_runner.h"

namespace latplan::learning {

struct SlurmOptions {
  std::string partition, gres, time;  // as sbatch takes them; empty: the cluster's default
  std::vector<std::string> others;    // of sbatch, "--mem=4G"
  int array_size = 1000;              // most tasks of one array
  int jobs = 0;                       // most tasks of an array at a time; 0: no limit
  bool wait = true;
  double pause = 2;  // first seconds between two questions to the controller
};

// The array task `task` of a job.
struct SlurmTask {
  std::int64_t job = 0, task = 0;
  auto operator<=>(const SlurmTask&) const = default;
};

// What Slurm's commands print; anything unexpected is an Error(BadInput) that names the command.
std::int64_t parse_sbatch(std::string_view output);         // --parsable: the job
std::set<SlurmTask> parse_squeue(std::string_view output);  // the tasks that have not ended
// RUN/job.json: "seconds" and "node", with "restarts" (scontrol show job -o) or "peak_bytes" (sacct).
Json parse_scontrol(std::string_view output);
std::map<SlurmTask, Json> parse_sacct(std::string_view output);

class SlurmPool final : public RunPool {
 public:
  SlurmPool(const SweepPlan& plan, std::filesystem::path sweep, SlurmOptions options,
            std::filesystem::path program, Log& log, const StopFlag& stop);
  // The batch scripts of these runs, one for each array: task i completes the array's run i.
  std::vector<std::string> scripts(const std::vector<std::size_t>& runs) const;
  // Submits the runs that no job completes already. With `wait` it returns when each has ended or lost its job. Without
  // Slurm's commands: Error(Unsupported).
  void complete(const std::vector<std::size_t>& runs,
                const std::function<void(std::size_t)>& ended) override;

 private:
  std::vector<std::vector<std::size_t>> arrays(const std::vector<std::size_t>& runs) const;
  std::string script(const std::vector<std::size_t>& runs) const;
  void submit(const std::vector<std::size_t>& runs);
  void wait(std::set<std::size_t> runs, const std::function<void(std::size_t)>& ended);
  void add_accounting(const std::vector<std::size_t>& runs) const;

  const SweepPlan& plan_;
  std::filesystem::path sweep_;
  SlurmOptions options_;
  std::filesystem::path program_;
  Log& log_;
  const StopFlag& stop_;
};

// A sweep whose jobs are queued or running must not be changed: Error(Usage).
void check_no_slurm_jobs(const std::filesystem::path& sweep, const StopFlag& stop);

// What a task does: completes the run and writes its job.json. False: stopped.
bool run_slurm_task(SweepPlan plan, const std::filesystem::path& sweep, std::size_t run,
                    const std::filesystem::path& program, const StopFlag& stop);

}  // namespace latplan::learning
