// The only exception type: an error caused by the user or the machine, with its exit code.
// Our own bugs use LATPLAN_CHECK; expected outcomes (no plan, limit hit) are return values.
#pragma once

#include "base/exit_code.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace latplan {

class Error : public std::runtime_error {
 public:
  Error(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

// Message convention: "FILE: what is wrong; expected WHAT". One line, no trailing period.
inline Error input_error(const std::string& message) { return {ExitCode::kBadInput, message}; }
inline Error output_error(const std::string& message) { return {ExitCode::kBadOutput, message}; }
inline Error usage_error(const std::string& message) { return {ExitCode::kUsage, message}; }
inline Error unsupported_error(const std::string& message) {
  return {ExitCode::kUnsupported, message};
}

// A word of a file for an error: in quotes, shortened and with unprintable characters replaced.
std::string in_quotes(std::string_view word);

// Prints the location and the text to standard error, then aborts.
[[noreturn]] void check_failed(const char* file, int line, const char* condition,
                               const std::string& detail);

}  // namespace latplan

// For our own bugs only; always enabled. The detail is any std::string.
#define LATPLAN_CHECK(condition, detail)                                 \
  do {                                                                   \
    if (!(condition)) {                                                  \
      ::latplan::check_failed(__FILE__, __LINE__, #condition, (detail)); \
    }                                                                    \
  } while (false)
