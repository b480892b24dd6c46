// What every fuzz target checks of a reader: it answers with a value or with one proper line.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"

namespace latplan {

// Runs the reader on a file called "f". False: refused by an Error whose message names the file and is one line.
template <typename Read>
bool accepted(Read&& read) {
  try {
    read();
    return true;
  } catch (const Error& error) {
    const std::string_view message = error.what();
    LATPLAN_CHECK(message.starts_with("f:") && message.find('\n') == std::string_view::npos &&
                      message.size() < 400,
                  std::string(message));
    return false;
  }
}

}  // namespace latplan
