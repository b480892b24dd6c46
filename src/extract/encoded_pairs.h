// Image pairs as latent codes: the input of extraction.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"

namespace latplan::extract {

struct EncodedPairs {
  std::vector<BitVector> before, after;
  std::vector<std::int64_t> rows = {};  // where the pairs were recorded; empty: not known
  std::size_t size() const { return before.size(); }
  int state_bits() const { return before.empty() ? 0 : before[0].size(); }
  void append(const EncodedPairs& more);
};

EncodedPairs encode_pairs(const nn::StateCodec& codec, const data::PairSet& pairs,
                          data::Split split);

// The pairs that were not trained on, of both held-out splits. There may be none: training pairs in their place would count
// as a second sample that confirms the first.
EncodedPairs encode_held_out(const nn::StateCodec& codec, const data::PairSet& pairs);

// What a transition changes: the bits it turns on and those it turns off.
struct Effect {
  BitVector add, del;
  bool empty() const { return add.none() && del.none(); }
  Effect reversed() const { return {del, add}; }
  friend auto operator<=>(const Effect&, const Effect&) = default;
};
Effect effect_of(const BitVector& before, const BitVector& after);

// Bits that were constant over a set of states.
struct ConstantBits {
  BitVector always, ever;  // true in all states so far; true in any
  explicit ConstantBits(int bits) : always(bits, true), ever(bits, false) {}
  void add(const BitVector& state) {
    always &= state;
    ever |= state;
  }
  BitVector never() const { return ~ever; }
};

// Whether the pairs say that every move can be undone: at least half of all effects have their reverse, no share of moves
// without one makes the pairs 100 times as likely, and no state was left often without the moves that only reversed pairs
// show (docs/extraction.md).
bool looks_reversible(const EncodedPairs& pairs);
// The pairs, and each of them reversed.
EncodedPairs both_ways(const EncodedPairs& pairs);

}  // namespace latplan::extract
