// PDDL and plan files: golden texts, round trips, and accepted variants.
#include "symbolic/pddl.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"
#include "symbolic/example_tasks.h"

#include <algorithm>

#include "base/error.h"

namespace latplan::symbolic {
namespace {

TEST(PddlWriter, WritesTheGoldenDomain) {
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

TEST(PddlWriter, WritesTheGoldenProblem) {
  EXPECT_EQ(write_problem(small_task(), "p1"), R"((define (problem p1)
  (:domain latent)
  (:init
    (z0))
  (:goal (and
    (z1) (not (z2))))
)
)");
}

TEST(PddlWriter, StandardNamesStayDistinct) {
  ActionTable table{0, {}};
  for (const char* name : {"a12+3-7", "a12_3-7", "A12+3-7", "b"}) {
    table.actions.push_back({name, {}, {}, {}, {}});
  }
  std::vector<std::string> names;
  for (const Action& action : with_standard_names(table).actions) names.push_back(action.name);
  EXPECT_EQ(names, (std::vector<std::string>{"a12_3-7", "a12_3-7_", "A12_3-7__", "b"}));
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

TEST(Plan, IsWrittenAsFastDownwardDoes) {
  EXPECT_EQ(write_plan(small_task().model, {1, 0}), "(a1)\n(a0)\n; cost = 2 (unit cost)\n");
  EXPECT_EQ(write_plan(small_task().model, {}), "; cost = 0 (unit cost)\n");
  const std::vector<std::string> comments = {"seen", "guess"};
  const std::string text = write_plan(small_task().model, {1, 0}, comments);
  EXPECT_EQ(text, "(a1) ; seen\n(a0) ; guess\n; cost = 2 (unit cost)\n");
  EXPECT_EQ(parse_plan(text, "p", small_task().model), (Plan{1, 0}));
}

TEST(Plan, AllowsBlanksCommentsAndAnyCase) {
  const ActionTable table = small_task().model;
  EXPECT_EQ(parse_plan("; found by hand\n( A1 )\n\n(a0 ) (noop)", "p", table), (Plan{1, 0, 2}));
  EXPECT_EQ(parse_plan("", "p", table), Plan{});
}

TEST(Plan, AllowsTimesAndDurations) {
  const ActionTable table = small_task().model;
  EXPECT_EQ(parse_plan("0: (a1)\n1: (a0)\n", "p", table), (Plan{1, 0}));
  EXPECT_EQ(parse_plan("0.000: (A1) [1.000]\n1.001:(a0) [D:1.0; C:0.1]\n", "p", table),
            (Plan{1, 0}));
}

TEST(PddlReader, AcceptsTheStyleOfOtherTools) {
  const PddlDomain domain = parse_domain(R"(; a comment (with parentheses
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

// The same task in five styles.
TEST(PddlReader, ReadsOneTaskInManyStyles) {
  const std::vector<std::string> domains = {
      // terse, without optional parts
      "(define(domain d)(:predicates(p)(q)(r))(:action go "
      ":precondition(and(p)(not(q))):effect(and(q)"
      "(not(p))))(:action try :effect(r)))",
      // upper case, as printed by Lisp programs
      "(DEFINE (DOMAIN D) (:REQUIREMENTS :STRIPS :NEGATIVE-PRECONDITIONS) (:PREDICATES (P) (Q) "
      "(R))\n"
      "(:ACTION GO :PARAMETERS () :PRECONDITION (AND (P) (NOT (Q))) :EFFECT (AND (Q) (NOT (P))))\n"
      "(:ACTION TRY :PARAMETERS () :PRECONDITION (AND) :EFFECT (AND (R))))",
      // comments, Windows line ends, tabs
      ";; domain\r\n(define (domain d) ; its name\r\n\t(:predicates (p) ; first\r\n\t\t(q) (r))\r\n"
      "(:action go ;(:action\r\n:parameters ( )\r\n:precondition (and (p) ; (q)\r\n (not (q)))\r\n"
      ":effect (and (q) (not (p))))\r\n(:action try :precondition () :effect (and (r))))\r\n;end",
      // nested and single conjunctions, effect before precondition
      "(define (domain d) (:requirements :strips :typing) (:predicates (p) (q) (r))\n"
      "(:action go :effect (and (and (q)) (and (and (not (p))))) :precondition (and (and (p) "
      "(and)) "
      "(and (not (q)))))\n(:action try :parameters () :effect (and (and (r)))))",
      // other names
      "(define (domain d) (:requirements) (:predicates (p)\n\n\n(q)(r))\n(:action go\n  "
      ":parameters\n  ()\n  :precondition\n  (and\n    (p)\n    (not\n      (q)))\n  :effect\n  "
      "(and\n    (not (p))\n    (q)))\n(:action try :parameters () :precondition (and ) :effect "
      "(and "
      "(r) (r))))"};
  const std::vector<std::string> problems = {
      "(define(problem x)(:domain d)(:init(p))(:goal(and(q)(not(p)))))",
      "(DEFINE (PROBLEM X) (:DOMAIN D) (:OBJECTS) (:INIT (P)) (:GOAL (AND (Q) (NOT (P)))))",
      "; p\r\n(define (problem x) (:domain d)\r\n(:init ; only p\r\n(p))\r\n(:goal (and (not (p)) "
      "(q))))\r\n",
      "(define (problem x) (:requirements :strips) (:domain d) (:objects a b - object) (:init (p) "
      "(not "
      "(q)) (not (r))) (:goal (and (and (q)) (and (not (p))))))",
      "(define (problem x)\n(:goal (and (q) (q) (not (p))))\n(:init (p) (p))\n(:domain d))"};
  for (const std::string& text : domains) {
    const PddlDomain domain = parse_domain(text, "d.pddl");
    ASSERT_EQ(domain.table.actions.size(), 2U) << text;
    Action go = domain.table.actions[0];
    EXPECT_TRUE(go.name == "go" || go.name == "GO");
    go.name = "go";
    EXPECT_EQ(go, (Action{"go", bits("100"), bits("010"), bits("010"), bits("100")})) << text;
    EXPECT_EQ(domain.table.actions[1].add, bits("001"));
    for (const std::string& problem : problems) {
      const StripsTask task = parse_problem(problem, "p.pddl", domain);
      EXPECT_EQ(task.init, bits("100")) << problem;
      EXPECT_EQ(task.goal_mask, bits("110")) << problem;
      EXPECT_EQ(task.goal_value, bits("010")) << problem;
    }
  }
}

TEST(PddlReader, AcceptsEmptyGoalAndInit) {
  const PddlDomain domain = parse_domain("(define (domain d) (:predicates (p)))", "d");
  const StripsTask task =
      parse_problem("(define (problem x) (:domain d) (:init) (:goal (and)))", "p", domain);
  EXPECT_TRUE(task.init.none());
  EXPECT_TRUE(task.goal_mask.none());
}

TEST(PddlReader, HandlesDeepNesting) {
  std::string text = "(define (domain d) (:predicates (p)) (:action a :effect ";
  for (int i = 0; i < 1000000; ++i) text += "(and ";
  text += "(p)" + std::string(1000000, ')') + "))";
  EXPECT_EQ(parse_domain(text, "d").table.actions.at(0).add, bits("1"));
  EXPECT_THROW(parse_domain(std::string(1000000, '('), "d"), Error);
}

RC_GTEST_PROP(PddlRoundTrip, DomainsAndProblems, ()) {
  const StripsTask task = arbitrary_task();
  const PddlDomain domain = parse_domain(write_domain(task.model, "some"), "d");
  RC_ASSERT(domain.name == "some");
  RC_ASSERT(domain.table.state_bits == task.model.state_bits);
  RC_ASSERT(domain.table.actions == task.model.actions);
  const StripsTask back = parse_problem(write_problem(task, "p", "some"), "p", domain);
  RC_ASSERT(back.init == task.init);
  RC_ASSERT(back.goal_mask == task.goal_mask);
  RC_ASSERT(back.goal_value == task.goal_value);
  RC_ASSERT(back.model.actions == task.model.actions);
}

RC_GTEST_PROP(PddlRoundTrip, Plans, ()) {
  ActionTable table;
  for (int i = 0; i < 20; ++i)
    table.actions.push_back({"act-" + std::to_string(i), {}, {}, {}, {}});
  const auto plan = *rc::gen::container<Plan>(rc::gen::inRange(0, 20));
  RC_ASSERT(parse_plan(write_plan(table, plan), "p", table) == plan);
}

// On damaged input the reader returns a value or throws an Error.
RC_GTEST_PROP(PddlReader, HandlesRandomDamage, ()) {
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

// The fast path for literals and the token-based reader must agree.
TEST(PddlReader, ReadsLiteralsWithAnySpacing) {
  const std::string head = "(define (domain d) (:predicates (z0) (z1) (Z10) (other))\n(:action a ";
  const auto read = [&](const std::string& effect) {
    return parse_domain(head + ":effect " + effect + "))", "d").table.actions[0];
  };
  const Action expected = read("(and (z0) (not (z1)) (not (z10)) (other))");
  EXPECT_EQ(expected.add.to_string(), "1001");
  EXPECT_EQ(expected.del.to_string(), "0110");
  for (const char* effect :
       {"(and( z0 )(not( z1 ))(not (z10) )(other))", "(and (Z0) (NOT (Z1)) (nOt (Z10)) (oTHER))",
        "(and (z0\n) (not\n(z1)) (not (\tz10)) (other);c\n)",
        "(AND (and (z0) (and)) (not;c\n (z1)) (and (not (z10)) (other)))"}) {
    EXPECT_EQ(read(effect), expected) << effect;
  }
  EXPECT_EQ(read("(z1)").add.to_string(), "0100");
  EXPECT_EQ(read("(not (z1))").del.to_string(), "0100");
  EXPECT_EQ(read("()").add.to_string(), "0000");
}

}  // namespace
}  // namespace latplan::symbolic
