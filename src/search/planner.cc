#include "search/planner.h"

#include <fmt/format.h>

#include <array>
#include <new>

#include "base/error.h"
#include "search/algorithms.h"

namespace latplan::search {
namespace {

// "auto" comes first in the list and is resolved here.
const std::array<Algorithm, 3> kAlgorithms{{
    {"auto", "bidirectional where the task allows it, else astar-blind; optimal"},
    {"astar-blind", "A* with the blind heuristic; optimal"},
    {"bidirectional", "breadth-first from both ends; optimal; falls back to astar-blind"},
}};

void check_known(const std::string& name) {
  std::string known;
  for (const Algorithm& algorithm : kAlgorithms) {
    if (algorithm.name == name) return;
    known += (known.empty() ? "" : ", ") + algorithm.name;
  }
  throw usage_error("unknown search '" + name + "'; expected one of: " + known);
}

std::string resolve(const std::string& wanted, const PackedTask& task) {
  if (wanted == "astar-blind" || !bidirectional_possible(task)) return "astar-blind";
  return "bidirectional";
}

Outcome search(const PackedTask& task, const std::string& algorithm, Guard& guard,
               Statistics& statistics) {
  if (task.goal_possible && task.is_goal(task.init.data())) return {Status::kSolved, {}};
  if (!task.goal_possible) return {Status::kUnsolvable, {}};
  if (!guard.look() || !guard.reserve(static_cast<std::int64_t>(task.bytes()))) {
    return {guard.status(), {}};
  }
  return algorithm == "bidirectional" ? bidirectional(task, guard, statistics)
                                      : astar_blind(task, guard, statistics);
}

void run(const symbolic::StripsTask& task, const std::string& wanted, Guard& guard,
         Result& result) {
  const PackedTask packed = compile(task);
  result.algorithm = resolve(wanted, packed);
  guard.log().info(fmt::format("search algorithm={} bits={} actions={} of_bits={} of_actions={}",
                               result.algorithm, packed.bits, packed.actions.size(),
                               task.model.state_bits, task.model.actions.size()));
  if (wanted == "bidirectional" && result.algorithm != wanted) {
    guard.log().warning(
        fmt::format("search fallback=astar-blind reason={}",
                    packed.goal_complete ? "regression-not-deterministic" : "goal-not-complete"));
  }
  const double start = guard.seconds();
  const Outcome outcome = search(packed, result.algorithm, guard, result.statistics);
  result.statistics.search_seconds = guard.seconds() - start;
  result.status = outcome.status;
  for (const int action : outcome.plan) result.plan.push_back(packed.original_action[action]);
}

}  // namespace

std::string to_string(Status status) {
  switch (status) {
    case Status::kSolved:
      return "solved";
    case Status::kUnsolvable:
      return "unsolvable";
    case Status::kNoPlan:
      return "no plan found";
    case Status::kOutOfMemory:
      return "out of memory";
    case Status::kOutOfTime:
      return "out of time";
    case Status::kInterrupted:
      return "interrupted";
  }
  return "unknown";
}

std::span<const Algorithm> algorithms() { return kAlgorithms; }

Result solve(const symbolic::StripsTask& task, const std::string& algorithm, const Limits& limits,
             Log& log, const StopFlag& stop) {
  check_known(algorithm);
  Guard guard(limits, log, stop);
  Result result;
  result.algorithm = algorithm;
  try {
    run(task, algorithm, guard, result);
  } catch (const std::bad_alloc&) {  // the machine's limit came before ours
    result.plan.clear();
    result.status = Status::kOutOfMemory;
  }
  result.optimal = result.status == Status::kSolved;
  result.statistics.peak_bytes = guard.peak_bytes();
  result.statistics.total_seconds = guard.seconds();
  log.info(
      fmt::format("search status=\"{}\" steps={} expanded={} generated={} states={} "
                  "peak_bytes={} seconds={:.3f}",
                  to_string(result.status), result.plan.size(), result.statistics.expanded,
                  result.statistics.generated, result.statistics.states,
                  result.statistics.peak_bytes, result.statistics.total_seconds));
  return result;
}

}  // namespace latplan::search
