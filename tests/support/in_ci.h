// In CI a test that cannot run fails instead of being skipped.
#pragma once

#include <cstdlib>
#include <string>

namespace latplan {

inline bool in_ci() {
  const char* ci = std::getenv("CI");
  return ci != nullptr && std::string(ci) == "true";
}

}  // namespace latplan
