// Malformed PDDL and plan files: every message is one line with file, line, column and reason.
#include <gtest/gtest.h>

#include "base/error.h"
#include "symbolic/pddl.h"

namespace latplan::symbolic {
namespace {

struct Case {
  std::string text;
  std::string message;
  ExitCode code = ExitCode::kBadInput;
};

template <typename Parse>
void expect_error(const Case& c, Parse&& parse) {
  try {
    parse(c.text);
    ADD_FAILURE() << "accepted: " << c.text;
  } catch (const Error& error) {
    EXPECT_EQ(error.what(), c.message) << c.text;
    EXPECT_EQ(error.code(), c.code) << c.text;
  }
}

constexpr ExitCode kUnsupported = ExitCode::kUnsupported;

TEST(PddlErrors, OfDomains) {
  const std::string start = "(define (domain d)\n(:predicates (p) (q))\n";  // two lines
  const std::vector<Case> cases = {
      {"", "d.pddl:1:1: found the end of the file; expected '(define'"},
      {"; only a comment\n", "d.pddl:2:1: found the end of the file; expected '(define'"},
      {"hello", "d.pddl:1:1: found 'hello'; expected '(define'"},
      {"(defin (domain d))", "d.pddl:1:2: found 'defin'; expected 'define'"},
      {"(define (problem d))", "d.pddl:1:10: found 'problem'; expected '(domain NAME)'"},
      {"(define (domain))", "d.pddl:1:16: found ')'; expected a name"},
      {"(define (domain 1d))", "d.pddl:1:17: found '1d'; expected a name"},
      {"(define (domain d e))", "d.pddl:1:19: found 'e'; expected ')'"},
      {"(define (domain d))", "d.pddl:1:19: the domain has no ':predicates' section"},
      {"(define (domain d)", "d.pddl:1:19: found the end of the file; expected ')'"},
      {"(define (domain d)\n  (:requirements :strips :adl))",
       "d.pddl:2:26: requirement ':adl' is not supported; expected :strips or "
       ":negative-preconditions",
       kUnsupported},
      {"(define (domain d) (:requirements strips))",
       "d.pddl:1:35: found 'strips'; expected a requirement or ')'"},
      {"(define (domain d) (:requirements (x)))",
       "d.pddl:1:35: found '('; expected a requirement or ')'"},
      {"(define (domain d)\n(:types a))",
       "d.pddl:2:2: ':types' is not supported; expected propositional STRIPS", kUnsupported},
      {"(define (domain d)\n(:predicate (p)))",
       "d.pddl:2:2: found ':predicate'; expected ':requirements', ':predicates' or ':action'"},
      {"(define (domain d)\n(:predicates (p ?x)))",
       "d.pddl:2:17: predicate 'p' takes arguments; expected '(p)'", kUnsupported},
      {"(define (domain d)\n(:predicates (p)\n (P)))",
       "d.pddl:3:3: predicate 'P' is declared twice"},
      {"(define (domain d)\n(:predicates p))",
       "d.pddl:2:14: found 'p'; expected a predicate or ')'"},
      {"(define (domain d)\n(:predicates (:p)))",
       "d.pddl:2:15: found ':p'; expected a predicate's name"},
      {"(define (domain d)\n(:action a :effect (and)))",
       "d.pddl:2:2: ':action' before ':predicates'"},
      {start + "(:predicates (r)))", "d.pddl:3:2: a second ':predicates' section"},
      {start + "(:action :effect (p)))", "d.pddl:3:10: found ':effect'; expected an action's name"},
      {start + "(:action a))", "d.pddl:3:11: action 'a' has no ':effect'"},
      {start + "(:action a :effect (p))\n(:action A :effect (q)))",
       "d.pddl:4:10: action 'A' is declared twice"},
      {start + "(:action a :parameters (?x) :effect (p)))",
       "d.pddl:3:25: action parameters are not supported; expected ':parameters ()'", kUnsupported},
      {start + "(:action a :parameters :effect (p)))",
       "d.pddl:3:24: found ':effect'; expected '()'"},
      {start + "(:action a :effects (p)))",
       "d.pddl:3:12: found ':effects'; expected ':precondition', ':effect' or ')'"},
      {start + "(:action a :effect (p) :effect (q)))", "d.pddl:3:24: a second ':effect' section"},
      {start + "(:action a :effect p))",
       "d.pddl:3:20: found 'p'; expected '(and ...)' or a literal"},
      {start + "(:action a :effect (and p)))", "d.pddl:3:25: found 'p'; expected a literal or ')'"},
      {start + "(:action a :effect (and ())))",
       "d.pddl:3:26: found ')'; expected a predicate, 'not' or 'and'"},
      {start + "(:action a :effect (and (r))))", "d.pddl:3:26: unknown predicate 'r'"},
      {start + "(:action a :effect (and (p) (not (q))\n (q)\n\n  (not (r)))))",
       "d.pddl:6:9: unknown predicate 'r'"},
      {start + "(:action a :effect (and (p) (not (q)",
       "d.pddl:3:37: found the end of the file; expected ')'"},
      {start + "(:action a :effect (and (p) (and) (not)))",
       "d.pddl:3:39: found ')'; expected '(PREDICATE)' after 'not'"},
      {start + "(:action a :effect (and (p)\n(q",
       "d.pddl:4:3: found the end of the file; expected ')'"},
      {start + "(:action a :effect (and (p x))))", "d.pddl:3:28: predicate 'p' takes no arguments"},
      {start + "(:action a :effect (not p)))",
       "d.pddl:3:25: found 'p'; expected '(PREDICATE)' after 'not'"},
      {start + "(:action a :effect (not (p) (q))))", "d.pddl:3:29: found '('; expected ')'"},
      {start + "(:action a :precondition (not (not (p))) :effect (p)))",
       "d.pddl:3:32: 'not' inside 'not' is not supported; expected a predicate", kUnsupported},
      {start + "(:action a :precondition (or (p) (q)) :effect (p)))",
       "d.pddl:3:27: 'or' is not supported; expected a conjunction of literals", kUnsupported},
      {start + "(:action a :effect (when (p) (q))))",
       "d.pddl:3:21: 'when' is not supported; expected a conjunction of literals", kUnsupported},
      {start + "(:action a :effect (and (p) (q))",
       "d.pddl:3:33: found the end of the file; expected ':precondition', ':effect' or ')'"},
      {start + "(:action a :effect (and (p) (q)",
       "d.pddl:3:32: found the end of the file; expected a literal or ')'"},
      {start + ")\n)", "d.pddl:4:1: found ')'; expected the end of the file"},
      {start + ") more", "d.pddl:3:3: found 'more'; expected the end of the file"},
      {start + "p)", "d.pddl:3:1: found 'p'; expected ')'"},
  };
  for (const Case& c : cases) {
    expect_error(c, [](const std::string& text) { parse_domain(text, "d.pddl"); });
  }
}

TEST(PddlErrors, OfProblems) {
  const PddlDomain domain = parse_domain("(define (domain d) (:predicates (p) (q)))", "d.pddl");
  const std::string start = "(define (problem x) (:domain d)\n";  // one line
  const std::vector<Case> cases = {
      {"(define (domain d))", "p.pddl:1:10: found 'domain'; expected '(problem NAME)'"},
      {"(define (problem x)\n(:domain e))",
       "p.pddl:2:10: the problem is for domain 'e'; expected 'd'"},
      {"(define (problem x)\n(:init) (:goal (p)))",
       "p.pddl:2:20: the problem has no ':domain' section"},
      {start + "(:goal (p)))", "p.pddl:2:12: the problem has no ':init' section"},
      {start + "(:init))", "p.pddl:2:8: the problem has no ':goal' section"},
      {start + "(:init (r)))", "p.pddl:2:9: unknown predicate 'r'"},
      {start + "(:init (not (r))))", "p.pddl:2:14: unknown predicate 'r'"},
      {start + "(:init p))", "p.pddl:2:8: found 'p'; expected a literal or ')'"},
      {start + "(:init (p)\n (not (p))))",
       "p.pddl:3:3: ':init' makes a predicate both true and false"},
      {start + "(:init (= (total-cost) 0)))",
       "p.pddl:2:9: '=' is not supported; expected a conjunction of literals", kUnsupported},
      {start + "(:init)\n(:init))", "p.pddl:3:2: a second ':init' section"},
      {start + "(:init) (:goal (and (p) (not (p)))))",
       "p.pddl:2:16: the goal needs a predicate both true and false"},
      {start + "(:init) (:goal (p) (q)))", "p.pddl:2:20: found '('; expected ')'"},
      {start + "(:init) (:goal))", "p.pddl:2:15: found ')'; expected '(and ...)' or a literal"},
      {start + "(:init) (:goal (p)) (:metric minimize (total-cost)))",
       "p.pddl:2:22: ':metric' is not supported; expected propositional STRIPS", kUnsupported},
      {start + "(:init) (:goal (p)) (:gaol))",
       "p.pddl:2:22: found ':gaol'; expected ':domain', ':init' or ':goal'"},
      {start + "(:init) (:goal (p))", "p.pddl:2:20: found the end of the file; expected ')'"},
      {start + "(:init) (:goal (p))))", "p.pddl:2:21: found ')'; expected the end of the file"},
      {start + "(:objects a (b)))", "p.pddl:2:13: found '('; expected an object's name or ')'"},
  };
  for (const Case& c : cases) {
    expect_error(c, [&](const std::string& text) { parse_problem(text, "p.pddl", domain); });
  }
}

TEST(PddlErrors, OfPlans) {
  ActionTable table;
  table.actions.push_back({"go", {}, {}, {}, {}});
  const std::vector<Case> cases = {
      {"(go)\n(went)\n", "plan:2:2: unknown action 'went'"},
      {"go", "plan:1:1: found 'go'; expected '(ACTION)'"},
      {"(go", "plan:1:4: found the end of the file; expected ')'"},
      {"(go a)", "plan:1:5: action 'go' takes no arguments"},
      {"()", "plan:1:2: found ')'; expected '(ACTION)'"},
      {"(go))", "plan:1:5: found ')'; expected '(ACTION)'"},
      {"1: go", "plan:1:4: found 'go'; expected '(ACTION)'"},
      {"x: (go)", "plan:1:1: found 'x:'; expected '(ACTION)'"},
      {"(go) 1.0", "plan:1:6: found '1.0'; expected '(ACTION)'"},
  };
  for (const Case& c : cases) {
    expect_error(c, [&](const std::string& text) { parse_plan(text, "plan", table); });
  }
}

TEST(PddlErrors, StayShortAndPrintable) {
  const std::string junk = std::string("\x01\xff\0", 3) + std::string(1000, 'x');
  expect_error({junk, "f:1:1: found '???" + std::string(37, 'x') + "...'; expected '(define'"},
               [](const std::string& text) { parse_domain(text, "f"); });
}

TEST(PddlErrors, CountTabsAndCarriageReturnsAsOneColumn) {
  expect_error({"\r\n\t (x", "f:2:4: found 'x'; expected 'define'"},
               [](const std::string& text) { parse_domain(text, "f"); });
}

}  // namespace
}  // namespace latplan::symbolic
