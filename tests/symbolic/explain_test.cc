#include <gtest/gtest.h>

#include "support/bits.h"
#include "symbolic/strips.h"

namespace latplan::symbolic {
namespace {

class Explain : public testing::Test {
 protected:
  StripsTask task_ = make_task({3,
                                {{"right", bits("100"), bits("010"), bits("010"), bits("100")},
                                 {"up", bits("010"), bits("001"), bits("001"), bits("010")},
                                 {"never", bits("100"), bits("100"), bits("001"), bits("000")},
                                 {"stay", bits("000"), bits("000"), bits("000"), bits("000")},
                                 {"up-too", bits("010"), bits("000"), bits("001"), bits("010")}}},
                               bits("100"), bits("001"));
};

TEST_F(Explain, ListsTheStepsOfAValidPlan) {
  EXPECT_EQ(explain(task_, {0, 3, 1}),
            "step 1: right: z0 becomes false, z1 becomes true\n"
            "step 2: stay: nothing changes\n"
            "step 3: up: z1 becomes false, z2 becomes true\n"
            "the goal is reached; the plan is valid\n");
  task_.init = task_.goal_value;
  EXPECT_EQ(explain(task_, {}), "the goal is reached; the plan is valid\n");
}

TEST_F(Explain, ListsViolatedPreconditionsAndApplicableActions) {
  EXPECT_EQ(
      explain(task_, {0, 0}),
      "step 1: right: z0 becomes false, z1 becomes true\n"
      "step 2: right does not apply: z0 must be true but is false, z1 must be false but is true\n"
      "  applicable here: stay (same outcome), up (outcome differs in 2 bits), up-too (outcome "
      "differs in 2 bits)\n"
      "the plan is not valid\n");
}

TEST_F(Explain, OrdersActionsByOutcome) {
  task_.init = bits("011");
  const std::string text = explain(task_, {1});
  EXPECT_NE(text.find("up does not apply: z2 must be false but is true\n  applicable here: up-too "
                      "(same outcome), stay (outcome differs in 1 bit)\n"),
            std::string::npos)
      << text;
}

TEST_F(Explain, ReportsContradictionsAndUnknownActions) {
  EXPECT_NE(explain(task_, {2})
                .find("never does not apply: its preconditions contradict each other "
                      "at z0\n"),
            std::string::npos);
  EXPECT_EQ(explain(task_, {9}),
            "step 1: the model has no action number 9\nthe plan is not valid\n");
}

TEST_F(Explain, ReportsThatNoActionApplies) {
  task_.model.actions = {{"go", bits("001"), bits("000"), bits("010"), bits("000")}};
  EXPECT_EQ(explain(task_, {0}),
            "step 1: go does not apply: z2 must be true but is false\n"
            "  no action applies in this state\n"
            "the plan is not valid\n");
}

TEST_F(Explain, ListsWrongGoalBits) {
  EXPECT_EQ(explain(task_, {0}),
            "step 1: right: z0 becomes false, z1 becomes true\n"
            "the goal is missed: z1 must be false but is true, z2 must be true but is false\n"
            "the plan is not valid\n");
}

TEST(ExplainLong, ShortensLists) {
  StripsTask task = make_task({40, {}}, BitVector(40), BitVector(40, true));
  for (int i = 0; i < 9; ++i) {
    task.model.actions.push_back({"a" + std::to_string(i), BitVector(40), BitVector(40),
                                  BitVector(40, true), BitVector(40)});
  }
  task.model.actions.push_back(
      {"last", BitVector(40, true), BitVector(40), BitVector(40), BitVector(40)});
  EXPECT_NE(explain(task, {0}).find("z11 becomes true and 28 more\n"), std::string::npos);
  const std::string failed = explain(task, {9});
  EXPECT_NE(failed.find("z11 must be true but is false and 28 more\n"), std::string::npos);
  EXPECT_NE(failed.find("a4 (outcome differs in 40 bits) and 4 more\n"), std::string::npos)
      << failed;
}

// explain() and simulate() are implemented separately.
TEST_F(Explain, AgreesWithSimulate) {
  for (int first = -1; first <= 5; ++first) {
    for (int second = -1; second <= 5; ++second) {
      const Plan plan = {first, second};
      EXPECT_EQ(explain(task_, plan).ends_with("the plan is valid\n"), simulate(task_, plan).valid);
    }
  }
}

}  // namespace
}  // namespace latplan::symbolic
