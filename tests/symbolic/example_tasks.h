// A small task for golden texts, and arbitrary tasks for round trips.
#pragma once

#include <rapidcheck.h>

#include <string>

#include "support/bits.h"
#include "symbolic/strips.h"

namespace latplan::symbolic {

inline StripsTask small_task() {
  StripsTask task;
  task.model.state_bits = 3;
  task.model.actions = {{"a0", bits("100"), bits("010"), bits("010"), bits("100")},
                        {"a1", bits("000"), bits("000"), bits("001"), bits("011")},
                        {"noop", bits("100"), bits("001"), bits("100"), bits("000")}};
  task.init = bits("100");
  task.goal_mask = bits("011");
  task.goal_value = bits("010");
  return task;
}

inline BitVector arbitrary_bits(int size) {
  BitVector result(size);
  for (int i = 0; i < size; ++i) result.set(i, *rc::gen::inRange(0, 3) == 0);
  return result;
}

// Up to 79 bits and 5 actions. No bit is both added and deleted, as in the output of the PDDL
// writer.
inline StripsTask arbitrary_task() {
  StripsTask task;
  const int size = *rc::gen::inRange(0, 80);
  const int actions = *rc::gen::inRange(0, 6);
  task.model.state_bits = size;
  for (int a = 0; a < actions; ++a) {
    Action action{"a" + std::to_string(a), arbitrary_bits(size), arbitrary_bits(size),
                  arbitrary_bits(size), arbitrary_bits(size)};
    action.del &= ~action.add;
    task.model.actions.push_back(action);
  }
  task.init = arbitrary_bits(size);
  task.goal_mask = arbitrary_bits(size);
  task.goal_value = arbitrary_bits(size) & task.goal_mask;
  return task;
}

}  // namespace latplan::symbolic
