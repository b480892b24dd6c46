// Errors of the library as the public header declares them.
#pragma once

#include <latplan/solve.h>

#include "base/error.h"

namespace latplan::api {

template <typename Function>
auto guarded(const Function& function) {
  try {
    return function();
  } catch (const Error& error) {
    throw Failure(static_cast<int>(error.code()), error.what());
  }
}

inline void check_limits(const SolveOptions& options) {
  if (!(options.seconds >= 0) || options.bytes < 0) {
    throw usage_error("limits of a search: below 0; expected 0 (none) or more");
  }
}

}  // namespace latplan::api
