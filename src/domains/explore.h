// Counting and distances in a world by breadth-first search over its true rules.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/log.h"
#include "domains/domain.h"

namespace latplan::domains {

struct Exploration {
  std::int64_t states = 0;       // reached from the start, itself included
  std::int64_t transitions = 0;  // sum of successors over the reached states
  std::vector<std::int64_t>
      frontier;  // frontier[d] = states whose fewest moves from the start is d
  std::int64_t fewest_moves = 0, most_moves = 0;  // successors of a reached state
  bool complete = true;  // false: stopped by max_depth, max_states or the user
};

// max_depth < 0: no limit. Uses closed forms where the world has them only to be checked against; always searches.
Exploration explore(const Domain& domain, const State& start, int max_depth,
                    std::int64_t max_states, Log& log, const StopFlag& stop);

// Fewest moves until what is drawn is what `to` looks like: pieces that look alike may have changed places. By the closed
// form where there is one, otherwise by breadth-first search from `from`, which one-way worlds allow, too. Nothing when
// `to` cannot be reached or lies deeper than max_depth (below 0: no limit).
std::optional<int> distance(const Domain& domain, const State& from, const State& to,
                            int max_depth);

// Fewest moves until the test holds, the same way.
using StateTest = std::function<bool(const State&)>;
std::optional<int> distance(const Domain& domain, const State& from, const StateTest& reached,
                            int max_depth);

}  // namespace latplan::domains
