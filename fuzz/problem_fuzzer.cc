// PDDL problems for a fixed domain.
#include <cstdint>

#include "accepted.h"
#include "symbolic/pddl.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  static const symbolic::PddlDomain domain = symbolic::parse_domain(
      "(define (domain latent) (:predicates (z0) (z1) (z2)) (:action a :effect (z0)))", "d");
  symbolic::StripsTask task;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (!accepted([&] { task = symbolic::parse_problem(text, "f", domain); })) return 0;
  const symbolic::StripsTask again =
      symbolic::parse_problem(symbolic::write_problem(task, "p"), "f", domain);
  LATPLAN_CHECK(again.init == task.init && again.goal_mask == task.goal_mask &&
                    again.goal_value == task.goal_value,
                "a problem changed in a round trip");
  return 0;
}
