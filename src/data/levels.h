// The states around a root state by distance, for planning instances of an exact distance. States
// with equal pictures count as one (Domain::as_seen).
#pragma once

#include <cstdint>
#include <vector>

#include "domains/domain.h"
#include "domains/state_set.h"

namespace latplan::data {

class Levels {
 public:
  Levels(const domains::Domain& domain, const domains::State& root);

  // Extends the search until this level is known. False: more than `budget` states. Levels beyond
  // the last state are known and empty.
  bool reach(int distance, std::int64_t budget);
  int largest() const { return static_cast<int>(starts_.size()) - 2; }  // the deepest known level
  std::int64_t count(int distance) const;
  domains::State at(int distance, std::int64_t index) const;

 private:
  const domains::Domain& domain_;
  domains::StateSet seen_;
  std::vector<std::int64_t> starts_;  // start index of each level, then the end of the last
  bool complete_ = false;             // no deeper level exists
  bool cut_ = false;                  // the budget ran out within a level
};

}  // namespace latplan::data
