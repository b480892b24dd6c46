// Precision and recall of a table of actions by the rules of a small world.
#pragma once

#include <set>

#include "base/bit_vector.h"
#include "base/rng.h"
#include "symbolic/strips.h"

namespace latplan::extract {

struct Quality {
  double precision = 0;  // share of the allowed transitions that are legal
  double recall = 0;     // share of the legal transitions that are allowed
};

// Over `count` states that `world` draws with any(); moves(state) are the legal successors. code(state): the bits that the
// table is about.
template <typename World, typename Code>
Quality measure_quality(const symbolic::ActionTable& table, const World& world, int count, Rng& rng,
                        const Code& code) {
  double allowed = 0, right = 0, real = 0;
  for (int i = 0; i < count; ++i) {
    const auto state = world.any(rng);
    std::set<BitVector> truth, learnt;
    for (const auto& next : world.moves(state)) truth.insert(code(next));
    for (const symbolic::Action& action : table.actions) {
      if (action.applicable(code(state))) learnt.insert(action.apply(code(state)));
    }
    real += static_cast<double>(truth.size());
    allowed += static_cast<double>(learnt.size());
    for (const BitVector& next : learnt) right += static_cast<double>(truth.count(next));
  }
  return {right / allowed, right / real};
}

}  // namespace latplan::extract
