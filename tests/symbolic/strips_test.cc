#include "symbolic/strips.h"

#include <gtest/gtest.h>

#include "support/bits.h"

namespace latplan::symbolic {
namespace {

Action make(const std::string& name, const std::string& pos, const std::string& neg,
            const std::string& add, const std::string& del) {
  return {name, bits(pos), bits(neg), bits(add), bits(del)};
}

std::vector<std::string> names(const ActionTable& table) {
  std::vector<std::string> result;
  for (const Action& action : table.actions) result.push_back(action.name);
  return result;
}

TEST(Action, AddWinsOverDelete) {
  const Action action = make("a", "000", "000", "010", "110");
  EXPECT_EQ(action.apply(bits("101")), bits("011"));
}

TEST(MakeTask, HasACompleteGoal) {
  const StripsTask task = make_task({2, {}}, bits("10"), bits("01"));
  EXPECT_EQ(task.goal_mask, bits("11"));
  EXPECT_TRUE(task.is_goal(bits("01")));
  EXPECT_FALSE(task.is_goal(bits("11")));
}

TEST(MakeTaskDeathTest, ChecksTheNumberOfBits) {
  EXPECT_DEATH(make_task({2, {}}, bits("10"), bits("011")), "model has 2 bits");
}

TEST(MergeDuplicates, KeepsTheFirstOfEqualActionsInOrder) {
  const ActionTable table{
      2,
      {make("first", "10", "00", "01", "10"), make("other", "10", "01", "01", "10"),
       make("again", "10", "00", "01", "10")}};
  EXPECT_EQ(names(merge_duplicates(table)), (std::vector<std::string>{"first", "other"}));
  EXPECT_EQ(merge_duplicates(table).state_bits, 2);
}

TEST(MergeDuplicates, ComparesTransitionsNotSpelling) {
  const ActionTable table{
      2,
      {make("plain", "10", "00", "01", "00"), make("implied-add", "10", "00", "11", "00"),
       make("add-over-delete", "10", "00", "11", "11")}};
  EXPECT_EQ(names(merge_duplicates(table)), (std::vector<std::string>{"plain"}));
}

TEST(MergeDuplicates, DropsContradictionsAndActionsWithoutChange) {
  const ActionTable table{
      2,
      {make("contradiction", "10", "10", "01", "00"), make("no-effect", "10", "00", "00", "00"),
       make("implied", "10", "01", "10", "01"), make("real", "00", "00", "10", "00")}};
  EXPECT_EQ(names(merge_duplicates(table)), (std::vector<std::string>{"real"}));
}

TEST(MergeDuplicates, MapsBackToTheInput) {
  const ActionTable table{
      2,
      {make("no-effect", "10", "00", "00", "00"), make("first", "10", "00", "01", "10"),
       make("other", "10", "01", "01", "10"), make("again", "10", "00", "01", "10")}};
  const MergedTable merged = merge_with_map(table);
  EXPECT_EQ(merged.row, (std::vector<int>{-1, 0, 1, 0}));
  EXPECT_EQ(merged.members(), (std::vector<std::vector<int>>{{1, 3}, {2}}));
  EXPECT_EQ(merged.table.actions, merge_duplicates(table).actions);
}

TEST(Statistics, AreMeansOverTheActions) {
  const ActionTable table{
      3, {make("a", "110", "001", "001", "110"), make("b", "000", "000", "100", "000")}};
  const TableStatistics s = statistics(table);
  EXPECT_EQ(s.propositions, 3);
  EXPECT_EQ(s.actions, 2);
  EXPECT_DOUBLE_EQ(s.mean_add, 1.0);
  EXPECT_DOUBLE_EQ(s.mean_del, 1.0);
  EXPECT_DOUBLE_EQ(s.mean_pos, 1.0);
  EXPECT_DOUBLE_EQ(s.mean_neg, 0.5);
}

TEST(Statistics, CountsTheBitsThatAnActionCanChange) {
  const ActionTable table{4,
                          {make("implied", "1000", "0100", "1000", "0100"),
                           make("real", "0000", "0000", "0010", "0000"),
                           make("contradiction", "0001", "0001", "0000", "0001")}};
  EXPECT_EQ(statistics(table).changeable_bits, 1);
  EXPECT_EQ(statistics(table).effective_bits, std::nullopt);
}

TEST(Statistics, IncludeEffectiveBitsAndDifferencesWithPairs) {
  const ActionTable table{4, {}};
  const std::vector<BitVector> before = {bits("1001"), bits("1010")};
  const std::vector<BitVector> after = {bits("1010"), bits("1010")};
  const TableStatistics s = statistics(table, before, after);
  EXPECT_EQ(s.effective_bits, 2);  // the first is always 1, the second always 0
  EXPECT_EQ(s.state_differences, 1.0);
  EXPECT_EQ(statistics(table, {}, {}).state_differences, std::nullopt);
}

TEST(Statistics, OfAnEmptyTableAreZero) {
  const TableStatistics s = statistics({5, {}});
  EXPECT_EQ(s.propositions, 5);
  EXPECT_EQ(s.actions, 0);
  EXPECT_EQ(s.mean_add, 0.0);
}

class Simulate : public testing::Test {
 protected:
  StripsTask task_ =
      make_task({3,
                 {make("right", "100", "010", "010", "100"), make("up", "010", "001", "001", "010"),
                  make("never", "100", "100", "001", "000")}},
                bits("100"), bits("001"));
};

TEST_F(Simulate, AcceptsAPlanAndReturnsItsStates) {
  const Simulation result = simulate(task_, {0, 1});
  EXPECT_TRUE(result.valid);
  EXPECT_EQ(result.reason, "");
  EXPECT_EQ(result.states, (std::vector<BitVector>{bits("100"), bits("010"), bits("001")}));
}

TEST_F(Simulate, NamesTheInapplicableStepAndItsBits) {
  const Simulation result = simulate(task_, {0, 0});
  EXPECT_FALSE(result.valid);
  EXPECT_EQ(result.states.size(), 2U);
  EXPECT_EQ(result.reason,
            "step 2: right is not applicable: it needs z0 to be true, z1 to be false");
}

TEST_F(Simulate, NamesContradictoryActions) {
  EXPECT_EQ(simulate(task_, {2}).reason,
            "step 1: never is not applicable: its preconditions contradict each other");
}

TEST_F(Simulate, NamesTheMissedGoal) {
  const Simulation result = simulate(task_, {0});
  EXPECT_FALSE(result.valid);
  EXPECT_EQ(result.states.size(), 2U);
  EXPECT_EQ(result.reason,
            "the last state is not a goal: the goal needs z1 to be false, z2 to be true");
}

TEST_F(Simulate, RejectsUnknownActions) {
  EXPECT_EQ(simulate(task_, {3}).reason, "step 1: the model has no action number 3");
  EXPECT_EQ(simulate(task_, {0, -1}).reason, "step 2: the model has no action number -1");
}

TEST_F(Simulate, TheEmptyPlanIsValidAtTheGoal) {
  task_.init = task_.goal_value;
  EXPECT_TRUE(simulate(task_, {}).valid);
}

TEST(SimulateReason, ShortensLongLists) {
  const StripsTask task = make_task({12, {}}, BitVector(12), BitVector(12, true));
  EXPECT_NE(simulate(task, {}).reason.find("z7 to be true and 4 more"), std::string::npos);
}

}  // namespace
}  // namespace latplan::symbolic
