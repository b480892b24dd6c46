#include "symbolic/simplify.h"

#include <gtest/gtest.h>

#include "search/random_tasks.h"
#include "support/bits.h"

namespace latplan::symbolic {
namespace {

StripsTask task_with_padding() {
  // Bit 0 is always false, bit 4 always true; bit 3 occurs only in an action that never applies.
  StripsTask task = make_task({5, {}}, bits("01001"), bits("00101"));
  task.model.actions = {{"never", bits("10000"), bits("00000"), bits("00010"), bits("00000")},
                        {"go", bits("01001"), bits("10100"), bits("00100"), bits("11000")},
                        {"go-again", bits("01000"), bits("00100"), bits("00101"), bits("01000")},
                        {"back", bits("00100"), bits("01000"), bits("01000"), bits("00100")}};
  return task;
}

TEST(Simplify, KeepsBitsThatCanChange) {
  const Simplified result = simplify(task_with_padding());
  EXPECT_EQ(result.bits, (std::vector<int>{1, 2}));
  EXPECT_EQ(result.actions, (std::vector<int>{1, 3}));  // go-again duplicates go
  EXPECT_EQ(result.task.model.state_bits, 2);
  EXPECT_EQ(result.task.model.actions[0],
            (Action{"go", bits("10"), bits("01"), bits("01"), bits("10")}));
  EXPECT_EQ(result.task.init, bits("10"));
  EXPECT_EQ(result.task.goal_mask, bits("11"));
  EXPECT_EQ(result.task.goal_value, bits("01"));
}

TEST(Simplify, KeepsAnUnreachableGoal) {
  StripsTask task = task_with_padding();
  task.goal_value.set(0, true);
  const Simplified result = simplify(task);
  EXPECT_EQ(result.bits, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(search::shortest(result.task), std::nullopt);
}

TEST(Simplify, KeepsTheShortestPlans) {
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    const StripsTask task = search::random_task(seed, {});
    const Simplified result = simplify(task);
    EXPECT_EQ(search::shortest(result.task), search::shortest(task)) << "seed " << seed;
    for (std::size_t a = 0; a < result.actions.size(); ++a) {
      EXPECT_EQ(result.task.model.actions[a].name, task.model.actions[result.actions[a]].name);
    }
  }
}

}  // namespace
}  // namespace latplan::symbolic
