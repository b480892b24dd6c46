// PDDL, plan and SAS+ texts: golden ones, round trips, and what the reader accepts.
#include "symbolic/pddl.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"

#include <algorithm>

#include "base/error.h"

namespace latplan::symbolic {
namespace {

StripsTask small_task() {
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

TEST(PddlWriter, DomainIsGolden) {
  EXPECT_EQ(write_domain(small_task().model), R"((define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2))
  (:action a0
    :parameters ()
    :precondition (and
      (z0) (not (z1)))
    :effect (and
      (not (z0)) (z1)))
  (:action a1
    :parameters ()
    :precondition (and)
    :effect (and
      (not (z1)) (z2)))
  (:action noop
    :parameters ()
    :precondition (and
      (z0) (not (z2)))
    :effect (and
      (z0)))
)
)");
}

TEST(PddlWriter, ProblemIsGolden) {
  EXPECT_EQ(write_problem(small_task(), "p1"), R"((define (problem p1)
  (:domain latent)
  (:init
    (z0))
  (:goal (and
    (z1) (not (z2))))
)
)");
}

TEST(PddlWriter, WrapsAtAHundredColumns) {
  const StripsTask task = make_task(
      {300, {{"a", BitVector(300, true), BitVector(300), BitVector(300), BitVector(300, true)}}},
      BitVector(300, true), BitVector(300));
  const std::string text = write_domain(task.model) + write_problem(task, "p");
  std::size_t longest = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    longest = std::max(longest, end - begin);
    begin = end + 1;
  }
  EXPECT_LE(longest, 100U);
  EXPECT_GT(longest, 80U);
}

TEST(PddlWriterDeathTest, ChecksNames) {
  EXPECT_DEATH(write_domain({0, {}}, "two words"), "not a plain PDDL name");
}

TEST(Sas, IsGolden) {
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

TEST(Plan, IsWrittenAsFastDownwardDoes) {
  EXPECT_EQ(write_plan(small_task().model, {1, 0}), "(a1)\n(a0)\n; cost = 2 (unit cost)\n");
  EXPECT_EQ(write_plan(small_task().model, {}), "; cost = 0 (unit cost)\n");
}

TEST(Plan, IsReadWithBlanksCommentsAndAnyCase) {
  const ActionTable table = small_task().model;
  EXPECT_EQ(parse_plan("; found by hand\n( A1 )\n\n(a0 ) (noop)", "p", table), (Plan{1, 0, 2}));
  EXPECT_EQ(parse_plan("", "p", table), Plan{});
}

TEST(PddlReader, AcceptsOtherToolsSpelling) {
  const Domain domain = parse_domain(R"(; a comment (with parentheses
(DEFINE (Domain Foo-1) (:Requirements :STRIPS) ; another
(:predicates (P)(q))
(:action Go :precondition (p) :effect (and (not (p)) (and (Q) (and))))
(:action back :parameters ( ) :effect (NOT (q)))
(:action both :precondition () :effect (and (q) (not (q)))))
; the end)",
                                     "d.pddl");
  EXPECT_EQ(domain.name, "Foo-1");
  EXPECT_EQ(domain.predicates, (std::vector<std::string>{"P", "q"}));
  ASSERT_EQ(domain.table.actions.size(), 3U);
  EXPECT_EQ(domain.table.actions[0],
            (Action{"Go", bits("10"), bits("00"), bits("01"), bits("10")}));
  EXPECT_EQ(domain.table.actions[1],
            (Action{"back", bits("00"), bits("00"), bits("00"), bits("01")}));
  EXPECT_EQ(domain.table.actions[2],
            (Action{"both", bits("00"), bits("00"), bits("01"), bits("00")}));
  const StripsTask task = parse_problem(
      "(define (problem x) (:domain FOO-1) (:requirements :strips) (:objects a b)\n"
      "(:init (not (q)) (P)) (:goal (Q)))",
      "p.pddl", domain);
  EXPECT_EQ(task.init, bits("10"));
  EXPECT_EQ(task.goal_mask, bits("01"));
  EXPECT_EQ(task.goal_value, bits("01"));
  EXPECT_EQ(task.model.actions.size(), 3U);
}

TEST(PddlReader, AcceptsEmptyGoalAndInit) {
  const Domain domain = parse_domain("(define (domain d) (:predicates (p)))", "d");
  const StripsTask task =
      parse_problem("(define (problem x) (:domain d) (:init) (:goal (and)))", "p", domain);
  EXPECT_TRUE(task.init.none());
  EXPECT_TRUE(task.goal_mask.none());
}

TEST(PddlReader, SurvivesDeepNesting) {
  std::string text = "(define (domain d) (:predicates (p)) (:action a :effect ";
  for (int i = 0; i < 1000000; ++i) text += "(and ";
  text += "(p)" + std::string(1000000, ')') + "))";
  EXPECT_EQ(parse_domain(text, "d").table.actions.at(0).add, bits("1"));
  EXPECT_THROW(parse_domain(std::string(1000000, '('), "d"), Error);
}

BitVector arbitrary_bits(int size) {
  BitVector result(size);
  for (int i = 0; i < size; ++i) result.set(i, *rc::gen::inRange(0, 3) == 0);
  return result;
}

StripsTask arbitrary_task() {
  StripsTask task;
  const int size = *rc::gen::inRange(0, 80);
  const int actions = *rc::gen::inRange(0, 6);
  task.model.state_bits = size;
  for (int a = 0; a < actions; ++a) {
    Action action{"a" + std::to_string(a), arbitrary_bits(size), arbitrary_bits(size),
                  arbitrary_bits(size), arbitrary_bits(size)};
    action.del &= ~action.add;  // the part of a delete that the writer keeps
    task.model.actions.push_back(action);
  }
  task.init = arbitrary_bits(size);
  task.goal_mask = arbitrary_bits(size);
  task.goal_value = arbitrary_bits(size) & task.goal_mask;
  return task;
}

RC_GTEST_PROP(PddlRoundTrip, DomainAndProblemComeBack, ()) {
  const StripsTask task = arbitrary_task();
  const Domain domain = parse_domain(write_domain(task.model, "some"), "d");
  RC_ASSERT(domain.name == "some");
  RC_ASSERT(domain.table.state_bits == task.model.state_bits);
  RC_ASSERT(domain.table.actions == task.model.actions);
  const StripsTask back = parse_problem(write_problem(task, "p", "some"), "p", domain);
  RC_ASSERT(back.init == task.init);
  RC_ASSERT(back.goal_mask == task.goal_mask);
  RC_ASSERT(back.goal_value == task.goal_value);
  RC_ASSERT(back.model.actions == task.model.actions);
}

RC_GTEST_PROP(PddlRoundTrip, PlansComeBack, ()) {
  ActionTable table;
  for (int i = 0; i < 20; ++i)
    table.actions.push_back({"act-" + std::to_string(i), {}, {}, {}, {}});
  const auto plan = *rc::gen::container<Plan>(rc::gen::inRange(0, 20));
  RC_ASSERT(parse_plan(write_plan(table, plan), "p", table) == plan);
}

// Whatever the damage, the reader answers with a value or an Error, never anything else.
RC_GTEST_PROP(PddlReader, SurvivesRandomDamage, ()) {
  std::string text = write_domain(small_task().model);
  const int cuts = *rc::gen::inRange(1, 5);
  for (int i = 0; i < cuts; ++i) {
    const std::size_t at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = "()z;:\n "[*rc::gen::inRange(0, 7)];
  }
  try {
    parse_domain(text, "d.pddl");
  } catch (const Error& error) {
    const std::string message = error.what();
    RC_ASSERT(message.substr(0, 7) == "d.pddl:");
    RC_ASSERT(message.find('\n') == std::string::npos);
  }
}

}  // namespace
}  // namespace latplan::symbolic
