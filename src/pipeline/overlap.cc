#include "pipeline/overlap.h"

#include <algorithm>
#include <set>

namespace latplan::pipeline {

std::int64_t count_shared(const std::vector<data::Instance>& instances,
                          const std::vector<domains::State>& states,
                          const domains::Domain& domain) {
  std::set<domains::State> seen;
  for (const domains::State& state : states) seen.insert(domain.as_seen(state));
  return std::ranges::count_if(instances, [&](const data::Instance& instance) {
    return instance.has_truth && (seen.contains(domain.as_seen(instance.init_state)) ||
                                  seen.contains(domain.as_seen(instance.goal_state)));
  });
}

}  // namespace latplan::pipeline
