// Fidelity without rules, for pictures without a known world: decode -> encode takes the world's place.
#pragma once

#include <cstdint>

#include "base/json.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "planning/black_box.h"
#include "runs/run_record.h"

namespace latplan::evaluation {

struct Consistency {
  std::int64_t pairs = 0;
  double stable = 0;    // share of pictures whose code is stable ("decodable")
  double distinct = 0;  // share of pairs whose two pictures have different codes
  // Share of pictures that look like the others with their code ("injective"): no pixel differs from that of the first of
  // them by more than half of the median largest change of a move. Noise changes every pixel a little; another state
  // changes some pixels a lot.
  double injective = 0;
  double plausible = 0;  // share of the allowed successors that are stable codes ("precision")
  double recall = 0;     // share of pairs that the model allows
};

// On the first `limit` pairs of the split; 0: all. planning::Successors of at most kConsistencyStates distinct states are followed.
constexpr std::size_t kConsistencyStates = 500;
Consistency measure_consistency(const nn::StateCodec& codec, const planning::Successors& successors,
                                const data::PairSet& pairs, data::Split split, std::int64_t limit);
Json to_json(const Consistency& consistency);

}  // namespace latplan::evaluation
