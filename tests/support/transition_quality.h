// How true a table of actions is to a toy world whose rules the test knows.
#pragma once

#include <set>

#include "base/bit_vector.h"
#include "symbolic/strips.h"

namespace latplan {

struct Quality {
  double precision = 0;  // share of the transitions the table allows that are real
  double recall = 0;     // share of the real ones it allows
};

// Over `count` states from draw(); moves(state) are those one step away, code(state) the bits the table speaks of.
template <typename Draw, typename Moves, typename Code>
Quality measure_quality(const symbolic::ActionTable& table, int count, const Draw& draw,
                        const Moves& moves, const Code& code) {
  double allowed = 0, right = 0, real = 0;
  for (int i = 0; i < count; ++i) {
    const auto state = draw();
    std::set<BitVector> truth, learnt;
    for (const auto& next : moves(state)) truth.insert(code(next));
    for (const symbolic::Action& action : table.actions) {
      if (action.applicable(code(state))) learnt.insert(action.apply(code(state)));
    }
    real += static_cast<double>(truth.size());
    allowed += static_cast<double>(learnt.size());
    for (const BitVector& next : learnt) right += static_cast<double>(truth.count(next));
  }
  return {right / allowed, right / real};
}

}  // namespace latplan
