// Every transition of a toy model's world as image pairs.
#pragma once

#include <unordered_set>
#include <utility>
#include <vector>

#include "data/pair_set.h"
#include "support/toy_model.h"

namespace latplan::evaluation {

// All in the test split.
inline data::PairSet toy_pairs(const ToyModel& model) {
  data::PairSet pairs;
  pairs.shape = model.image_shape();
  std::vector<domains::State> states = {model.domain().goal()};
  std::unordered_set<BitVector> seen = {model.code(states[0])};
  for (std::size_t i = 0; i < states.size(); ++i) {
    const std::vector<std::uint8_t> before = model.domain().render(states[i]).to_bytes();
    for (domains::State& next : model.domain().successors(states[i])) {
      const std::vector<std::uint8_t> after = model.domain().render(next).to_bytes();
      pairs.predecessors.insert(pairs.predecessors.end(), before.begin(), before.end());
      pairs.successors.insert(pairs.successors.end(), after.begin(), after.end());
      pairs.split.push_back(data::Split::kTest);
      ++pairs.count;
      if (seen.insert(model.code(next)).second) states.push_back(std::move(next));
    }
  }
  return pairs;
}

}  // namespace latplan::evaluation
