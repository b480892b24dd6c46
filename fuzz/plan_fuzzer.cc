// Plan files. Every accepted plan is also simulated and explained.
#include <cstdint>

#include "accepted.h"
#include "symbolic/pddl.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  static const symbolic::PddlDomain domain = symbolic::parse_domain(
      "(define (domain d) (:predicates (z0) (z1)) (:action go :precondition (z0) :effect (and (z1) "
      "(not (z0)))) (:action a12+3-7 :precondition (z1) :effect (and (z0) (not (z1)))))",
      "d");
  static const symbolic::StripsTask task = symbolic::parse_problem(
      "(define (problem p) (:domain d) (:init (z0)) (:goal (z1)))", "p", domain);
  symbolic::Plan plan;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (!accepted([&] { plan = symbolic::parse_plan(text, "f", domain.table); })) return 0;
  const std::string written = symbolic::write_plan(domain.table, plan);
  LATPLAN_CHECK(symbolic::parse_plan(written, "f", domain.table) == plan,
                "a plan changed in a round trip");
  const bool valid = symbolic::simulate(task, plan).valid;
  LATPLAN_CHECK(symbolic::explain(task, plan).ends_with("the plan is valid\n") == valid,
                "explain and simulate disagree");
  return 0;
}
