// Runs another program under limits and captures its output. The program leads its own process
// group. The whole group is killed at the time limit, on the stop flag (see stop_seconds), and when the
// program exits but leaves children.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/log.h"

namespace latplan {

struct Subprocess {
  std::vector<std::string> command;      // program path, then arguments
  std::filesystem::path standard_input;  // file name; empty: /dev/null
  double seconds = 0;                    // wall clock; <= 0: no limit
  double stop_seconds = 0;            // to end by itself after SIGTERM, when the stop flag is set
  std::int64_t bytes = 0;             // address space (RLIMIT_AS); <= 0: no limit
  std::size_t output_kept = 1 << 20;  // bytes of output kept, from the end
};

struct SubprocessResult {
  enum class End { kExited, kSignalled, kOutOfTime, kStopped };
  End end = End::kExited;
  int exit_code = -1;           // if it exited
  int signal = 0;               // if a signal other than ours ended it
  std::string output;           // standard output and error, interleaved
  double seconds = 0;           // wall clock
  double cpu_seconds = 0;       // including children it waited for
  std::int64_t peak_bytes = 0;  // maximum resident size of one process
};

// Error(BadInput) if the program cannot be started. It is killed when this process ends for any
// reason.
SubprocessResult run_subprocess(const Subprocess& program, const StopFlag& stop);

// The first executable file with this name in PATH.
std::optional<std::filesystem::path> find_in_path(const std::string& name);
bool is_executable(const std::filesystem::path& file);

}  // namespace latplan
