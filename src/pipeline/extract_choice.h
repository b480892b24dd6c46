// How good a table of actions is, by unlabelled data alone: held-out pairs, and planning between their states. What
// `--method auto` goes by.
#pragma once

#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "nn/trained_model.h"
#include "pipeline/extract.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// Finds the actions that lead from one state exactly to another. `table` must outlive it.
class TransitionIndex {
 public:
  explicit TransitionIndex(const symbolic::ActionTable& table);
  // Actions (indices) that take `before` to `after`, ascending.
  std::vector<int> explaining(const BitVector& before, const BitVector& after) const;

 private:
  const symbolic::ActionTable& table_;
  std::vector<int> all_;
  std::vector<std::vector<int>> adders_, deleters_;  // by bit
};

// Share of the pairs that some action explains.
double recall(const symbolic::ActionTable& table, const EncodedPairs& pairs);

// Share of the successors the table allows in some states of `pairs` that survive decode-encode unchanged.
double plausibility(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                    const EncodedPairs& pairs);

// A start and a goal that the data holds, for planning with any table.
struct StatePair {
  BitVector start, goal;
};
// Walks of several steps along the given transitions, from random states: their ends are reachable. At most
// `count`, none where the data is too sparse for walks: of two random states nobody knows whether one leads to the other
// (in LightsOut 4x4 one in 16 does), and a table that wrongly says so would look better than a right one.
std::vector<StatePair> validation_tasks(const EncodedPairs& pairs, std::size_t count, Rng rng);

// How many of the tasks the table solves by a plan all of whose states survive decode-encode unchanged. Every search
// may take an amount of work that depends on the table alone: the count is the same on every machine.
int count_plausible_plans(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                          const std::vector<StatePair>& tasks);

}  // namespace latplan::pipeline
