// SAS+ files: golden texts, round trips, and files of other writers.
#include "symbolic/sas.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "search/random_tasks.h"
#include "support/bits.h"
#include "symbolic/example_tasks.h"

#include "base/error.h"
#include "symbolic/pddl.h"

namespace latplan::symbolic {
namespace {

TEST(Sas, WritesTheGoldenText) {
  EXPECT_EQ(write_sas(small_task()), R"(begin_version
3
end_version
begin_metric
0
end_metric
3
begin_variable
var0
-1
2
Atom z0()
NegatedAtom z0()
end_variable
begin_variable
var1
-1
2
Atom z1()
NegatedAtom z1()
end_variable
begin_variable
var2
-1
2
Atom z2()
NegatedAtom z2()
end_variable
0
begin_state
0
1
1
end_state
begin_goal
2
1 0
2 1
end_goal
2
begin_operator
a0
0
2
0 0 0 1
0 1 1 0
1
end_operator
begin_operator
a1
0
2
0 1 -1 1
0 2 -1 0
1
end_operator
0
)");
}

TEST(Sas, EffectsThatThePreconditionImpliesBecomePrevail) {
  StripsTask task = make_task({2, {}}, bits("10"), bits("01"));
  task.model.actions = {{"a", bits("10"), bits("00"), bits("11"), bits("00")},
                        {"contradiction", bits("10"), bits("10"), bits("01"), bits("00")}};
  const std::string text = write_sas(task);
  EXPECT_NE(text.find("end_goal\n1\nbegin_operator\na\n1\n0 0\n1\n0 1 -1 0\n1\nend_operator\n0\n"),
            std::string::npos)
      << text;
}

TEST(Sas, AnEmptyGoalGetsAConstantVariable) {
  StripsTask task = small_task();
  task.goal_mask = task.goal_value = BitVector(3);
  const std::string text = write_sas(task);
  EXPECT_NE(text.find("end_metric\n4\n"), std::string::npos);
  EXPECT_NE(text.find("begin_goal\n1\n3 0\nend_goal"), std::string::npos);
  EXPECT_NE(text.find("0\n1\n1\n0\nend_state"), std::string::npos);
}

TEST(Sas, PruningKeepsNumbersAndNames) {
  StripsTask task = small_task();
  task.model.state_bits = 5;
  for (Action& action : task.model.actions) {
    for (BitVector* mask : {&action.pos, &action.neg, &action.add, &action.del}) {
      *mask = bits("00" + mask->to_string());
    }
  }
  task.init = bits("00100");
  task.goal_mask = bits("11011");
  task.goal_value = bits("00010");
  const SasText pruned = make_sas(task, {.prune = true});
  EXPECT_EQ(pruned.variables, 3);
  EXPECT_EQ(pruned.operators, 2);
  EXPECT_NE(pruned.text.find("begin_variable\nvar0\n-1\n2\nAtom z2()\nNegatedAtom z2()\n"),
            std::string::npos);
  EXPECT_NE(pruned.text.find("begin_operator\na1\n"), std::string::npos);
  const SasText whole = make_sas(task);
  EXPECT_EQ(whole.variables, 5);
  EXPECT_EQ(whole.operators, 2);
}

TEST(Sas, NumbersOperatorsByTheirIndexInTheTask) {
  StripsTask task = small_task();
  task.model.actions.insert(task.model.actions.begin(), task.model.actions[2]);  // has no effect
  for (const bool prune : {false, true}) {
    const std::string text = write_sas(task, {.prune = prune, .numbered = true});
    EXPECT_EQ(text.find("begin_operator\na0\n"), std::string::npos);
    EXPECT_NE(text.find("begin_operator\na1\n"), std::string::npos);
    EXPECT_NE(text.find("begin_operator\na2\n"), std::string::npos);
  }
}

// The action without effects that its precondition implies, which SAS+ cannot express.
Action in_sas(const Action& action) {
  return {action.name, action.pos, action.neg, action.add & ~action.pos,
          action.del & ~action.add & ~action.neg};
}

RC_GTEST_PROP(SasRoundTrip, Tasks, ()) {
  StripsTask task = arbitrary_task();
  if (task.goal_mask.none()) return;  // gets a constant variable, which another test covers
  const StripsTask back = parse_sas(write_sas(task), "t.sas");
  std::vector<Action> expected;
  for (const Action& action : task.model.actions) {
    const Action spelt = in_sas(action);
    if (!action.pos.intersects(action.neg) && !(spelt.add | spelt.del).none()) {
      expected.push_back(spelt);
    }
  }
  RC_ASSERT(back.model.state_bits == task.model.state_bits);
  RC_ASSERT(back.model.actions == expected);
  RC_ASSERT(back.init == task.init);
  RC_ASSERT(back.goal_mask == task.goal_mask);
  RC_ASSERT(back.goal_value == task.goal_value);
}

TEST(SasRoundTrip, PrunedTasksHaveTheSameShortestPlans) {
  for (std::uint64_t seed = 100; seed < 115; ++seed) {
    const StripsTask task = search::random_task(seed, {});
    const StripsTask back = parse_sas(write_sas(task, {.prune = true}), "t.sas");
    EXPECT_EQ(search::shortest(back), search::shortest(task)) << "seed " << seed;
  }
}

const std::string kStart = "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n";

TEST(SasReader, RecognisesTrueValuesByName) {
  const StripsTask task = parse_sas(
      kStart +
          "2\nbegin_variable\nv\n-1\n2\nNegatedAtom p()\nAtom p()\nend_variable\n"
          "begin_variable\nw\n-1\n2\nyes\nno\nend_variable\n0\nbegin_state\n1\n1\nend_state\n"
          "begin_goal\n1\n0 0\nend_goal\n1\nbegin_operator\ngo\n1\n1 1\n1\n0 0 1 0\n1\n"
          "end_operator\n0\n",
      "t.sas");
  EXPECT_EQ(task.init, bits("10"));
  EXPECT_EQ(task.goal_mask, bits("10"));
  EXPECT_EQ(task.goal_value, bits("00"));
  EXPECT_EQ(task.model.actions[0], (Action{"go", bits("10"), bits("01"), bits("00"), bits("10")}));
}

TEST(SasReader, UsesOneBitPerValueOfALargerVariable) {
  const std::string text = kStart +
                           "2\nbegin_variable\nplace\n-1\n3\nat a\nat b\nat c\nend_variable\n"
                           "begin_variable\nlamp\n-1\n2\non\noff\nend_variable\n"
                           "1\nbegin_mutex_group\n2\n0 0\n0 1\nend_mutex_group\n"
                           "begin_state\n0\n1\nend_state\nbegin_goal\n2\n0 2\n1 0\nend_goal\n3\n"
                           "begin_operator\nmove a b\n0\n1\n0 0 0 1\n1\nend_operator\n"
                           "begin_operator\nmove a b\n1\n0 1\n1\n0 1 -1 0\n1\nend_operator\n"
                           "begin_operator\n1st\n0\n1\n0 0 -1 2\n1\nend_operator\n0\n";
  const StripsTask task = parse_sas(text, "t.sas");
  // By the number of the variable: its name may be long, and would be copied for each value.
  EXPECT_EQ(task.names.bits,
            (std::vector<std::string>{"var0=at a", "var0=at b", "var0=at c", "var1=on"}));
  EXPECT_EQ(task.init, bits("1000"));
  EXPECT_EQ(task.goal_mask, bits("0011"));
  EXPECT_EQ(task.goal_value, bits("0011"));
  ASSERT_EQ(task.model.actions.size(), 3U);
  EXPECT_EQ(task.model.actions[0],
            (Action{"move_a_b", bits("1000"), bits("0000"), bits("0100"), bits("1000")}));
  EXPECT_EQ(task.model.actions[1],
            (Action{"move_a_b+2", bits("0100"), bits("0000"), bits("0001"), bits("0000")}));
  EXPECT_EQ(task.model.actions[2],
            (Action{"a1st", bits("0000"), bits("0000"), bits("0010"), bits("1100")}));
  EXPECT_EQ(search::shortest(task), 3);
}

// A terminal would obey some; others are no plan that can be read again.
TEST(SasReader, NamesThatCannotBeWrittenInPlansAreReplaced) {
  StripsTask task = small_task();
  for (const char* name : {"\x1b[2J", "a\tb", "a\x7f", ""}) {
    task.names.actions = {name, "move a b", "noop"};
    EXPECT_EQ(write_plan(task, {1, 0}), "(move a b)\n(a0)\n; cost = 2 (unit cost)\n");
    EXPECT_EQ(parse_plan(write_plan(task, {1, 0}), "p", task), (Plan{1, 0}));
  }
}

TEST(SasReader, AcceptsWindowsLineEndsAndUnitCosts) {
  std::string text = write_sas(small_task());
  text.replace(text.find("begin_metric\n0"), 14, "begin_metric\n1");
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const StripsTask task = parse_sas(windows + "\r\n", "t.sas");
  EXPECT_EQ(task.init, small_task().init);
  EXPECT_EQ(task.model.actions.size(), 2U);
}

// On damaged input the reader returns a value or throws an Error.
RC_GTEST_PROP(SasReader, HandlesRandomDamage, ()) {
  std::string text = write_sas(small_task());
  const int cuts = *rc::gen::inRange(1, 5);
  for (int i = 0; i < cuts; ++i) {
    const std::size_t at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = "0123-9\n b"[*rc::gen::inRange(0, 9)];
  }
  try {
    parse_sas(text, "t.sas");
  } catch (const Error& error) {
    const std::string message = error.what();
    RC_ASSERT(message.substr(0, 6) == "t.sas:");
    RC_ASSERT(message.find('\n') == std::string::npos);
  }
}

}  // namespace
}  // namespace latplan::symbolic
