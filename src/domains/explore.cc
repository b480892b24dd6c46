#include "domains/explore.h"

#include "domains/state_set.h"

namespace latplan::domains {
namespace {

constexpr std::int64_t kReportEvery = 4096;  // states between two polls of the stop flag

// Inserts the new successors of a state; at the bottom or when the set is full, only clears
// `complete`.
void expand(const Domain& domain, const State& state, bool bottom, std::int64_t max_states,
            StateSet& seen, Exploration& result) {
  const std::vector<State> successors = domain.successors(state);
  const std::int64_t count = static_cast<std::int64_t>(successors.size());
  result.fewest_moves = result.transitions == 0 ? count : std::min(result.fewest_moves, count);
  result.most_moves = std::max(result.most_moves, count);
  result.transitions += count;
  if (!bottom && seen.size() + count <= max_states) {
    seen.insert_all(successors);
    return;
  }
  for (const State& successor : successors) {
    if (!bottom && seen.size() < max_states) {
      seen.insert(successor);
    } else if (result.complete && !seen.contains(successor)) {
      result.complete = false;
    }
  }
}

}  // namespace

Exploration explore(const Domain& domain, const State& start, int max_depth,
                    std::int64_t max_states, Log& log, const StopFlag& stop) {
  Exploration result;
  StateSet seen(start.size());
  seen.insert(start);
  std::int64_t next = 0;
  bool stopped = false;
  for (int depth = 0; next < seen.size() && !stopped; ++depth) {
    const std::int64_t level_end = seen.size();
    result.frontier.push_back(level_end - next);
    const bool bottom = max_depth >= 0 && depth >= max_depth;
    for (; next < level_end && !stopped; ++next) {
      expand(domain, seen.at(next), bottom, max_states, seen, result);
      if (next % kReportEvery != 0) continue;
      log.progress("explore", next, 0, "depth " + std::to_string(depth));
      stopped = stop.requested();
    }
  }
  if (stopped) {
    result.complete = false;
    for (const std::int64_t level : result.frontier)
      result.states += level;  // finished levels only
  } else {
    result.states = seen.size();
  }
  return result;
}

std::optional<int> distance(const Domain& domain, const State& from, const State& to,
                            int max_depth) {
  if (const auto known = domain.closed_form_distance(from, to)) {
    if (*known < 0 || (max_depth >= 0 && *known > max_depth)) return std::nullopt;
    return *known;
  }
  return distance(
      domain, from, [target = domain.as_seen(to)](const State& state) { return state == target; },
      max_depth);
}

std::optional<int> distance(const Domain& domain, const State& from, const StateTest& reached,
                            int max_depth) {
  StateSet seen(from.size());
  seen.insert(domain.as_seen(from));
  if (reached(seen.at(0))) return 0;
  std::int64_t next = 0;
  for (int depth = 1; max_depth < 0 || depth <= max_depth; ++depth) {
    const std::int64_t level_end = seen.size();
    if (next == level_end) return std::nullopt;
    for (; next < level_end; ++next) {
      std::vector<State> successors = domain.successors(seen.at(next));
      for (State& successor : successors) {
        successor = domain.as_seen(successor);
        if (reached(successor)) return depth;
      }
      seen.insert_all(successors);
    }
  }
  return std::nullopt;
}

}  // namespace latplan::domains
