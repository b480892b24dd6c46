// Invariants of two literals, found in the states of encoded pairs.
#pragma once

#include <vector>

#include "extract/encoded_pairs.h"

namespace latplan::extract {

constexpr double kInvariantAlpha = 0.01;  // accepted probability of any invariant that is none

// Literal f: bit f is true (as an effect: turned on); literal bits + f: it is false (turned off).
struct Literals {
  std::vector<BitVector> on, off;  // [literal] bits that must be true, must be false
  explicit Literals(int bits) : on(2 * bits, BitVector(bits)), off(2 * bits, BitVector(bits)) {}
  // As invariants: whether some literal of the state excludes another one of it.
  bool broken_by(const BitVector& state) const;
};

// [literal a] the bits that are true, or false, in every state in which a is true, although chance would have shown it.
Literals find_invariants(const EncodedPairs& pairs, int bits, double alpha);

}  // namespace latplan::extract
