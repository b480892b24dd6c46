// Runs another program under limits and keeps what it wrote. The program leads a process group of its own, which is
// killed as a whole: at the time limit, on the stop flag, and when the program ended but left children behind.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/log.h"

namespace latplan {

struct Subprocess {
  std::vector<std::string> command;      // the first word is the program's path
  std::filesystem::path standard_input;  // a file; empty: nothing to read
  double seconds = 0;                    // wall clock; <= 0: no limit
  std::int64_t bytes = 0;                // address space (RLIMIT_AS); <= 0: no limit
  std::size_t output_kept = 1 << 20;     // so many of the last bytes it wrote
};

struct SubprocessResult {
  enum class End { kExited, kSignalled, kOutOfTime, kStopped };
  End end = End::kExited;
  int exit_code = -1;           // when it exited
  int signal = 0;               // when a signal that is not ours ended it
  std::string output;           // standard output and error in the order they came
  double seconds = 0;           // wall clock
  double cpu_seconds = 0;       // of it and of the children it waited for
  std::int64_t peak_bytes = 0;  // largest resident size of one of them
};

// Error(BadInput) when the program cannot be started. It dies with this process, however that ends.
SubprocessResult run_subprocess(const Subprocess& program, const StopFlag& stop);

// The first executable file of that name in the folders of PATH.
std::optional<std::filesystem::path> find_in_path(const std::string& name);
bool is_executable(const std::filesystem::path& file);

}  // namespace latplan
