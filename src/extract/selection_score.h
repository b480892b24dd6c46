// The selection score: how good a table of actions is, from unlabelled pairs alone. Extraction, `learn`, sweeps and reports
// rank by it. docs/extraction.md derives the estimates.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::extract {

struct SelectionScore {
  double known = 0;      // share of the training pairs that some action makes exactly; fitted: 1
  double explained = 0;  // share of the held-out transitions that some action makes exactly
  double least_explained = 0;  // its lower bound: few held-out transitions prove little
  double unseen = 0;           // Good-Turing: share of future transitions that are in no pair
  double plausibility =
      0;  // share of the allowed moves that lead to stable codes and break no invariant
  double confirmed = 1;  // share of the allowed moves that are real, by those that other pairs show
  int tested = 0;        // pairs with moves that occur in others; 0: they cover too little to tell
  int actions = 0;
  std::int64_t literals =
      0;  // effects and preconditions of all actions: the length of the description

  // Of future transitions, once every pair has been used: of seen ones `known`, of the others `explained`.
  double recall() const { return recall_if(explained); }
  double least_recall() const { return recall_if(least_explained); }
  // Of the plausible moves: planning avoids the others. Where no move occurs again, at most as many as are plausible.
  double precision() const {
    return std::min(tested > 0 ? 1.0 : plausibility, confirmed / plausibility);
  }
  // A search finds every wrong move that shortens a plan: precision counts twice. Implausible moves cost time and detours.
  double value() const { return value_if(explained); }
  // What the pairs prove, with the lower bound: for the verdict. The choice takes the best estimate.
  double proven() const { return value_if(least_explained); }

 private:
  double recall_if(double share) const { return (1 - unseen) * known + unseen * share; }
  double value_if(double share) const {
    return recall_if(share) * precision() * precision() * std::sqrt(plausibility);
  }
};

// Held-out transitions that were looked up in a table, over one or several splits.
struct LookedUp {
  double asked = 0, explained = 0;
  // An explained transition, and the moves that the table allows instead.
  struct Choice {
    int own = 0;                // how far it is from what pairs show
    int shown = 0;              // other moves that training pairs show
    std::map<int, int> others;  // the rest by distance
  };
  std::vector<Choice> choices = {};
  // Those that are not in `train`, to which the table was fitted.
  void add(const symbolic::ActionTable& table, const EncodedPairs& train,
           const EncodedPairs& held_out);
};
// By value; if the values differ by less than the estimates can tell, the shorter description.
bool better(const SelectionScore& a, const SelectionScore& b);

// `codec` has the states that the table is about. The table was fitted to `train`; `held_out` are other pairs; `more`: looked
// up in tables that were fitted in the same way to other splits. The same on every machine.
SelectionScore selection_score(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                               const EncodedPairs& train, const EncodedPairs& held_out,
                               LookedUp more = {});

// Good-Turing estimate: the share of future transitions that are not among the pairs. Pairs that change nothing do not count.
double unseen_share(const EncodedPairs& pairs);

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
