// How far the training pairs support a step of a plan: its warranty.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "extract/encoded_pairs.h"
#include "extract/invariants.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// The best first.
enum class Warranty {
  kSeen,  // this very transition is in the pairs
  kImplied,  // its effect is, and the state has all bits that were constant over that effect's predecessors
  kGuess,  // neither: a generalisation
};
std::string to_string(Warranty warranty);  // "seen", "implied", "guess"

class Evidence {
 public:
  // Pairs of states as the table has them. both_ways: a reversed pair counts for kImplied, never for kSeen.
  Evidence(EncodedPairs pairs, bool both_ways);

  Warranty warranty(const BitVector& before, const BitVector& after) const;

  // The distinct transitions of the pairs, in ascending order.
  const std::vector<std::pair<BitVector, BitVector>>& seen() const { return seen_; }

  // Of the states that the pairs show.
  Literals invariants() const;

  // Allows exactly the steps of `table` that have this warranty or a better one. An action may become several that share
  // its name: every plan is also one of `table`.
  symbolic::ActionTable restricted(const symbolic::ActionTable& table, Warranty worst) const;

 private:
  symbolic::ActionTable seen_steps(const symbolic::ActionTable& table) const;
  symbolic::ActionTable implied_steps(const symbolic::ActionTable& table) const;

  bool both_ways_;
  std::vector<std::pair<BitVector, BitVector>> seen_;
};

}  // namespace latplan::extract
