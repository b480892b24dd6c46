// The selection score: how good a table of actions is by unlabelled data alone. Held-out pairs, decode -> encode, and
// planning between held-out states. Extraction, sweeps and reports all rank by it.
#pragma once

#include <vector>

#include "base/rng.h"
#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::extract {

struct SelectionScore {
  double recall = 0;  // share of held-out transitions that some action explains
  double plausibility =
      0;          // share of the successors allowed in held-out states that are stable codes
  int tasks = 0;  // pairs of held-out states that were planned between
  int plausible_plans = 0;  // of these: solved by plans through stable codes alone
  int actions = 0;

  // The harmonic mean of recall and plausibility. Plans come second: a table can solve a few tasks by detours with a
  // fifth of its moves missing.
  double value() const;
};
// By value, then plausibility (few held-out pairs may all be new to every table), then plausible plans, then fewer
// actions.
bool better(const SelectionScore& a, const SelectionScore& b);

// A start and a goal that the data hold.
struct StatePair {
  BitVector start, goal;
};
// The ends of random walks of several steps along the given transitions, so that the goal is reachable. At most `count`;
// none where the data are too sparse for walks.
std::vector<StatePair> validation_tasks(const EncodedPairs& pairs, std::size_t count, Rng rng);

// `codec` has the states that the table is about. Every search is limited by work, not time: the score is the same on
// every machine.
SelectionScore selection_score(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                               const EncodedPairs& held_out, const std::vector<StatePair>& tasks);

// Finds the actions that lead from one state exactly to another. `table` must outlive it.
class TransitionIndex {
 public:
  explicit TransitionIndex(const symbolic::ActionTable& table);
  // Indices of the actions that take `before` to `after`, ascending.
  std::vector<int> explaining(const BitVector& before, const BitVector& after) const;

 private:
  const symbolic::ActionTable& table_;
  std::vector<int> all_;
  std::vector<std::vector<int>> adders_, deleters_;  // by bit
};

}  // namespace latplan::extract
