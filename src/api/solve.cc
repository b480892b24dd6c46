#include <latplan/solve.h>

#include <filesystem>

#include "api/failures.h"
#include "base/log.h"
#include "search/planner.h"
#include "symbolic/task_file.h"

namespace latplan {

Solution solve(const std::vector<std::string>& files, const SolveOptions& options) {
  return api::guarded([&] {
    api::check_limits(options);
    const symbolic::StripsTask task =
        symbolic::read_task(std::vector<std::filesystem::path>(files.begin(), files.end()));
    SilentLog log;
    const search::Result result = search::solve(
        task, options.search, {options.seconds, options.bytes}, log, StopFlag(options.stop));
    Solution solution;
    solution.status = search::to_string(result.status);
    solution.solved = result.status == search::Status::kSolved;
    solution.optimal = result.optimal;
    for (const int action : result.plan) solution.actions.push_back(task.action_name(action));
    solution.search = result.algorithm;
    solution.expanded = result.statistics.expanded;
    solution.seconds = result.statistics.total_seconds;
    return solution;
  });
}

}  // namespace latplan
