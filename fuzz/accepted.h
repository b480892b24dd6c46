// The check shared by all fuzz targets: a reader returns a value or throws a well-formed Error.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"

namespace latplan {

// False: the reader threw an Error. Its message must start with the file name "f" and be one line.
template <typename Read>
bool accepted(Read&& read) {
  try {
    read();
    return true;
  } catch (const Error& error) {
    const std::string_view message = error.what();
    LATPLAN_CHECK(message.starts_with("f:") && message.find('\n') == std::string_view::npos &&
                      message.size() < 1000,
                  std::string(message));
    return false;
  }
}

}  // namespace latplan
