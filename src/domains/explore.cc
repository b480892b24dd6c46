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

// Breadth-first search from one state, level by level, on states as they are seen.
class Levels {
 public:
  Levels(const Domain& domain, const State& start) : domain_(domain), seen_(start.size()) {
    seen_.insert(domain.as_seen(start));
  }
  const StateSet& seen() const { return seen_; }
  std::int64_t frontier() const { return seen_.size() - next_; }
  // Adds the next level; whether one of its states passes the test.
  template <typename Test>
  bool expand(const Test& reached) {
    for (const std::int64_t end = seen_.size(); next_ < end; ++next_) {
      std::vector<State> successors = domain_.successors(seen_.at(next_));
      for (State& successor : successors) {
        successor = domain_.as_seen(successor);
        if (reached(successor)) return true;
      }
      seen_.insert_all(successors);
    }
    return false;
  }

 private:
  const Domain& domain_;
  StateSet seen_;
  std::int64_t next_ = 0;  // the first state of the last level
};

// From both ends, if moves can be taken back: two small searches instead of a large one.
std::optional<int> distance_from_both_ends(const Domain& domain, const State& from, const State& to,
                                           int max_depth) {
  Levels ends[] = {{domain, from}, {domain, to}};
  if (ends[1].seen().contains(domain.as_seen(from))) return 0;
  for (int depth = 1; max_depth < 0 || depth <= max_depth; ++depth) {
    const int side = ends[1].frontier() < ends[0].frontier() ? 1 : 0;
    if (ends[side].frontier() == 0) return std::nullopt;
    const StateSet& other = ends[1 - side].seen();
    if (ends[side].expand([&](const State& state) { return other.contains(state); })) return depth;
  }
  return std::nullopt;
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
  if (domain.instance_style() == InstanceStyle::kBackward) {
    return distance_from_both_ends(domain, from, to, max_depth);
  }
  return distance(
      domain, from, [target = domain.as_seen(to)](const State& state) { return state == target; },
      max_depth);
}

std::optional<int> distance(const Domain& domain, const State& from, const StateTest& reached,
                            int max_depth) {
  if (reached(domain.as_seen(from))) return 0;
  Levels levels(domain, from);
  for (int depth = 1; max_depth < 0 || depth <= max_depth; ++depth) {
    if (levels.frontier() == 0) return std::nullopt;
    if (levels.expand(reached)) return depth;
  }
  return std::nullopt;
}

}  // namespace latplan::domains
