// Decode-encode rounds: a stable code survives decode -> encode bit for bit.
#pragma once

#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "nn/trained_model.h"

namespace latplan::nn {

// One round: encode(decode(codes)), in order.
std::vector<BitVector> decode_encode(const StateCodec& codec, std::span<const BitVector> codes);

// For each code, whether one round returns it unchanged.
std::vector<bool> stable_states(const StateCodec& codec, std::span<const BitVector> codes);

struct Settled {
  std::vector<BitVector> codes;  // after the last round
  std::vector<bool> stable;  // false: the code still changed in the last round, or there was none
};
// Repeats decode -> encode until a code no longer changes, at most `rounds` times. Codes that are
// stable drop out of later rounds.
Settled settle(const StateCodec& codec, std::vector<BitVector> codes, int rounds);

}  // namespace latplan::nn
