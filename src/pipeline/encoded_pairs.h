// Image pairs as codes: what extraction works on.
#pragma once

#include <vector>

#include "base/bit_vector.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"

namespace latplan::pipeline {

struct EncodedPairs {
  std::vector<BitVector> before, after;
  std::size_t size() const { return before.size(); }
};
EncodedPairs encode_pairs(const nn::StateCodec& codec, const data::PairSet& pairs,
                          data::Split split);

}  // namespace latplan::pipeline
