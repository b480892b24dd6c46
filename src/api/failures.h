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

}  // namespace latplan::api
