// State counts and distances by breadth-first search over a world's rules.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/log.h"
#include "domains/domain.h"

namespace latplan::domains {

struct Exploration {
  std::int64_t states = 0;       // reachable from the start, which counts too
  std::int64_t transitions = 0;  // sum of successors over the reached states
  std::vector<std::int64_t>
      frontier;  // frontier[d] = number of states at distance d from the start
  std::int64_t fewest_moves = 0, most_moves = 0;  // successors of a reached state
  bool complete = true;  // false: stopped by max_depth, max_states or the user
};

// Always searches, even if the world has closed forms. max_depth < 0: no limit.
Exploration explore(const Domain& domain, const State& start, int max_depth,
                    std::int64_t max_states, Log& log, const StopFlag& stop);

// Fewest moves from `from` to a state with the picture of `to` (Domain::as_seen). Uses the closed
// form if there is one, else breadth-first search, from both ends if moves can be taken back
// (InstanceStyle::kBackward). Nullopt if `to` is unreachable or deeper than max_depth (< 0: no limit).
std::optional<int> distance(const Domain& domain, const State& from, const State& to,
                            int max_depth);

// Fewest moves to a state that passes the test.
using StateTest = std::function<bool(const State&)>;
std::optional<int> distance(const Domain& domain, const State& from, const StateTest& reached,
                            int max_depth);

}  // namespace latplan::domains
