#include "search/planner.h"

#include <fmt/format.h>

#include <new>

#include "base/error.h"
#include "search/search_spec.h"

namespace latplan::search {
namespace {

// Advance without interruption; the guard enforces the limits.
constexpr std::int64_t kAllWork = std::int64_t{1} << 62;

void log_task(const symbolic::StripsTask& task, const PackedTask& packed, const SearchSpec& spec,
              Log& log) {
  log.info(fmt::format("search algorithm={} bits={} actions={} of_bits={} of_actions={}", spec.name,
                       packed.bits, packed.actions.size(), task.model.state_bits,
                       task.model.actions.size()));
  if (spec.family == Family::kBidirectional && !bidirectional_possible(packed)) {
    log.warning(fmt::format("search fallback=astar-blind reason={}",
                            packed.goal_tolerance > 0 ? "goal-tolerance"
                            : packed.goal_complete    ? "regression-not-deterministic"
                                                      : "goal-not-complete"));
  }
}

// "auto" and "bidirectional" resolved to the algorithm that starts.
std::string resolved_name(const SearchSpec& spec, const PackedTask& task) {
  const bool either = spec.family == Family::kAuto || spec.family == Family::kBidirectional;
  if (!either) return spec.name;
  return bidirectional_possible(task) ? "bidirectional" : "astar-blind";
}

Outcome search(const PackedTask& task, const SearchSpec& spec, Guard& guard, Result& result) {
  if (!guard.look()) return {guard.status(), {}};
  if (!task.goal_possible) return {Status::kUnsolvable, {}};
  if (task.is_goal(task.init.data())) return {Status::kSolved, {}, true};
  if (!guard.reserve(static_cast<std::int64_t>(task.bytes()))) return {guard.status(), {}};
  const std::unique_ptr<SearchAlgorithm> algorithm =
      make_search_algorithm(spec, task, guard, result.statistics);
  while (!algorithm->advance(kAllWork)) {
  }
  if (!algorithm->winner().empty()) result.algorithm = algorithm->winner();
  return algorithm->outcome();
}

void run(const symbolic::StripsTask& task, const SearchSpec& spec, Guard& guard, Result& result) {
  const PackedTask packed = compile(task, &guard);
  log_task(task, packed, spec, guard.log());
  result.algorithm = resolved_name(spec, packed);
  const double start = guard.seconds();
  const Outcome outcome = search(packed, spec, guard, result);
  result.statistics.search_seconds = guard.seconds() - start;
  result.status = outcome.status;
  result.optimal = outcome.optimal;
  for (const ActionId action : outcome.plan) result.plan.push_back(packed.original_action[action]);
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

void check_algorithm(const std::string& algorithm, int goal_tolerance) {
  const SearchSpec spec = parse_search(algorithm);
  if (goal_tolerance <= 0 || spec.supports_goal_tolerance()) return;
  throw usage_error("search '" + algorithm +
                    "' does not support a goal tolerance; expected auto, astar-blind, "
                    "gbfs-goalcount, or another form with blind or goalcount");
}

Result solve(const symbolic::StripsTask& task, const std::string& algorithm, const Limits& limits,
             Log& log, const StopFlag& stop) {
  check_algorithm(algorithm, task.goal_tolerance);
  const SearchSpec spec = parse_search(algorithm);
  Guard guard(limits, log, stop);
  Result result;
  result.algorithm = spec.name;
  try {
    run(task, spec, guard, result);
  } catch (const std::bad_alloc&) {  // the system ran out of memory first
    result.plan.clear();
    result.optimal = false;
    result.status = Status::kOutOfMemory;
  }
  result.statistics.peak_bytes = guard.peak_bytes();
  result.statistics.total_seconds = guard.seconds();
  log.info(fmt::format(
      "search status=\"{}\" steps={} expanded={} evaluated={} generated={} "
      "reopened={} states={} peak_bytes={} seconds={:.3f}",
      to_string(result.status), result.plan.size(), result.statistics.expanded,
      result.statistics.evaluated, result.statistics.generated, result.statistics.reopened,
      result.statistics.states, result.statistics.peak_bytes, result.statistics.total_seconds));
  return result;
}

Result solve(const symbolic::StripsTask& task, const std::string& algorithm, const Limits& limits) {
  SilentLog log;
  const StopFlag stop;
  return solve(task, algorithm, limits, log, stop);
}

}  // namespace latplan::search
