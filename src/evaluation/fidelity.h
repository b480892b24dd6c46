// How faithful a learnt model is to the world's rules: four numbers that explain why it plans or does not.
#pragma once

#include <cstdint>

#include "base/json.h"
#include "domains/domain.h"
#include "nn/trained_model.h"
#include "planning/black_box.h"

namespace latplan::evaluation {

struct Fidelity {
  std::int64_t states = 0;  // true states sampled
  double decodable = 0;     // decode(encode(x)) is recognised as the same state
  double injective = 0;     // share of the states that share their code with no other of the sample
  double precision =
      0;               // share of the successors the model allows that are codes of true successors
  double recall = 0;   // share of true successors the model allows
  bool unseen = true;  // of states outside the training data
};
// Null if no state was sampled.
Json to_json(const Fidelity& fidelity);

// `avoid`: states that were in the training data, sorted or not; the sample holds none of them.
Fidelity measure_fidelity(const domains::Domain& domain, const nn::StateCodec& codec,
                          const planning::Successors& successors, std::int64_t states,
                          const std::vector<domains::State>& avoid, Rng rng);
Fidelity measure_fidelity(const domains::Domain& domain, const nn::StateCodec& codec,
                          const symbolic::ActionTable& table, std::int64_t states,
                          const std::vector<domains::State>& avoid, Rng rng);
// On states that are not in `seen` or, where the world has no others, on those.
Fidelity measure_fidelity_anywhere(const domains::Domain& domain, const nn::StateCodec& codec,
                                   const planning::Successors& successors, std::int64_t states,
                                   const std::vector<domains::State>& seen, const Rng& rng);

}  // namespace latplan::evaluation
