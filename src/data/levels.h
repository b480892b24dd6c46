// The states around one state by their fewest moves from it, level by level: what planning instances of an exact distance
// are drawn from. States that look alike count as one (Domain::as_seen). Used by data/instances.cc.
#pragma once

#include <cstdint>
#include <vector>

#include "domains/domain.h"
#include "domains/state_set.h"

namespace latplan::data {

class Levels {
 public:
  Levels(const domains::Domain& domain, const domains::State& root);

  // Searches on until this level is known. False: more than `budget` states were seen first. Levels past the last
  // state are known and empty.
  bool reach(int distance, std::int64_t budget);
  int largest() const { return static_cast<int>(starts_.size()) - 2; }  // of the levels known
  std::int64_t count(int distance) const;
  domains::State at(int distance, std::int64_t index) const;

 private:
  const domains::Domain& domain_;
  domains::StateSet seen_;
  std::vector<std::int64_t> starts_;  // of each level, and the end of the last
  bool complete_ = false;             // there is nothing deeper
  bool cut_ = false;                  // the budget ended in the middle of a level
};

}  // namespace latplan::data
