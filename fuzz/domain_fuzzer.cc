// PDDL domains: writing and reading again gives the same domain.
#include <cstdint>

#include "accepted.h"
#include "symbolic/pddl.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  symbolic::PddlDomain domain;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (!accepted([&] { domain = symbolic::parse_domain(text, "f"); })) return 0;
  const std::string written = symbolic::write_domain(domain.table, domain.name);
  const symbolic::PddlDomain again = symbolic::parse_domain(written, "f");
  LATPLAN_CHECK(again.table.actions == domain.table.actions, "a domain changed in a round trip");
  return 0;
}
