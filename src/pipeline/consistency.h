// Fidelity without rules: what a model says about pictures nobody can judge, held against the pictures themselves. The
// stand-in for the world is decoding and encoding: a code that does not come back shows no picture of its own.
#pragma once

#include <cstdint>

#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "pipeline/following.h"
#include "report/run_record.h"

namespace latplan::pipeline {

struct Consistency {
  std::int64_t pairs = 0;  // that were looked at
  double stable = 0;  // share of pictures whose code decoding and encoding gives back ("decodable")
  double distinct = 0;  // share of pairs whose two pictures have different codes
  // Share of pictures that look like the others of their code ("injective"): no pixel further from that of the first of
  // them than half of what a move changes a pixel by at most, in the median. Noise changes every pixel a little, another
  // state some of them much.
  double injective = 0;
  double plausible = 0;  // share of the successors the model allows that come back ("precision")
  double recall = 0;     // share of pairs that are a step of the model
};

// On the first `limit` pairs of the split; 0: all. Successors of at most kConsistencyStates distinct states are followed.
constexpr std::size_t kConsistencyStates = 500;
Consistency measure_consistency(const nn::StateCodec& codec, const Successors& successors,
                                const data::PairSet& pairs, data::Split split, std::int64_t limit);
report::Json to_json(const Consistency& consistency);

}  // namespace latplan::pipeline
