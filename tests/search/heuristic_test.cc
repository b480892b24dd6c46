#include "search/heuristic.h"

#include <gtest/gtest.h>

#include "search/heuristic_checks.h"
#include "support/bits.h"

namespace latplan::search {
namespace {

using symbolic::StripsTask;

class HeuristicSweep : public testing::TestWithParam<Shape> {};

TEST_P(HeuristicSweep, HasItsPropertiesOnRandomTasks) {
  for (std::uint64_t seed = 0; seed < 40 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    HeuristicChecks checks(random_task(seed, GetParam()));
    checks.run(7);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, HeuristicSweep,
    testing::Values(Shape{.most_bits = 8}, Shape{.complete_goal = true, .most_bits = 8},
                    Shape{.invertible = true, .most_bits = 8},
                    Shape{.invertible = true, .complete_goal = true, .most_bits = 10}));

class HeuristicValues : public testing::Test {
 protected:
  // On the initial state.
  int value(const StripsTask& task, const std::string& name) {
    const PackedTask packed = compile(task);
    return find_heuristic(name)->make(packed, guard_)->evaluate(packed.init.data());
  }
  SilentLog log_;
  StopFlag stop_;
  Guard guard_{{.seconds = 0, .bytes = 0}, log_, stop_};
};

// Two chains of three steps each, from 000 000 to 111 111.
StripsTask two_chains() {
  StripsTask task = symbolic::make_task({6, {}}, bits("000000"), bits("111111"));
  const BitVector none(6);
  task.model.actions = {{"a0", none, bits("100000"), bits("100000"), none},
                        {"a1", bits("100000"), none, bits("010000"), none},
                        {"a2", bits("010000"), none, bits("001000"), none},
                        {"b0", none, bits("000100"), bits("000100"), none},
                        {"b1", bits("000100"), none, bits("000010"), none},
                        {"b2", bits("000010"), none, bits("000001"), none}};
  return task;
}

TEST_F(HeuristicValues, MatchTheDefinitions) {
  EXPECT_EQ(value(two_chains(), "blind"), 1);
  EXPECT_EQ(value(two_chains(), "goalcount"), 6);
  EXPECT_EQ(value(two_chains(), "hmax"), 3);
  EXPECT_EQ(value(two_chains(), "hadd"), 12);  // 1 + 2 + 3, twice
  EXPECT_EQ(value(two_chains(), "ff"), 6);
  EXPECT_EQ(value(two_chains(), "lmcut"), 6);
}

TEST_F(HeuristicValues, CountNegativeFacts) {
  StripsTask task = symbolic::make_task({2, {}}, bits("11"), bits("00"));
  const BitVector none(2);
  task.model.actions = {{"first", bits("10"), none, none, bits("10")},
                        {"second", bits("01"), bits("10"), none, bits("01")}};
  EXPECT_EQ(value(task, "hmax"), 2);
  EXPECT_EQ(value(task, "lmcut"), 2);
  EXPECT_EQ(value(task, "ff"), 2);
}

TEST_F(HeuristicValues, FfPrefersTheFirstStepsOfItsPlan) {
  const PackedTask packed = compile(two_chains());
  const auto ff = find_heuristic("ff")->make(packed, guard_);
  ff->evaluate(packed.init.data());
  std::vector<int> preferred;
  for (const ActionId a : ff->preferred()) preferred.push_back(packed.original_action[a]);
  std::sort(preferred.begin(), preferred.end());
  EXPECT_EQ(preferred, (std::vector<int>{0, 3}));
}

TEST_F(HeuristicValues, CapExponentialSums) {
  constexpr int kBits = 60;  // bit i needs bits i - 1 and i - 2
  StripsTask task = symbolic::make_task({kBits, {}}, BitVector(kBits), BitVector(kBits, true));
  for (int i = 0; i < kBits; ++i) {
    BitVector before(kBits), bit(kBits);
    if (i > 0) before.set(i - 1, true);
    if (i > 1) before.set(i - 2, true);
    bit.set(i, true);
    task.model.actions.push_back({"a" + std::to_string(i), before, bit, bit, BitVector(kBits)});
  }
  EXPECT_EQ(value(task, "hadd"), 1 << 14);
  EXPECT_EQ(value(task, "ff"), kBits);
  EXPECT_EQ(value(task, "lmcut"), kBits);
  EXPECT_EQ(value(task, "hmax"), kBits);
}

TEST_F(HeuristicValues, RespectTheMemoryLimit) {
  const PackedTask packed = compile(two_chains());
  for (const HeuristicEntry& entry : heuristics()) {
    Guard poor({.seconds = 0, .bytes = 1}, log_, stop_);
    const auto heuristic = entry.make(packed, poor);
    heuristic->evaluate(packed.init.data());  // must not crash
    if (entry.name != "blind" && entry.name != "goalcount") {
      EXPECT_EQ(poor.status(), Status::kOutOfMemory) << entry.name;
    }
  }
  Guard whole({.seconds = 0, .bytes = 1 << 20}, log_, stop_);
  for (const HeuristicEntry& entry : heuristics()) entry.make(packed, whole);
  EXPECT_EQ(whole.bytes_left(), 1 << 20);
}

TEST(Heuristics, AreFoundByName) {
  EXPECT_EQ(find_heuristic("magic"), nullptr);
  for (const HeuristicEntry& entry : heuristics()) {
    EXPECT_EQ(find_heuristic(entry.name), &entry);
    EXPECT_FALSE(entry.summary.empty());
  }
}

}  // namespace
}  // namespace latplan::search
