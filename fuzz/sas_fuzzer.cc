// SAS+ version 3: an accepted task can be written, complete and pruned, and read again.
#include <cstdint>

#include "accepted.h"
#include "symbolic/sas.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  symbolic::StripsTask task;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (!accepted([&] { task = symbolic::parse_sas(text, "f"); })) return 0;
  const symbolic::StripsTask again = symbolic::parse_sas(symbolic::write_sas(task), "f");
  LATPLAN_CHECK(again.init == task.init && again.goal_mask == task.goal_mask &&
                    again.goal_value == task.goal_value,
                "a task changed in a round trip");
  symbolic::parse_sas(symbolic::write_sas(task, {.prune = true}), "f");
  return 0;
}
