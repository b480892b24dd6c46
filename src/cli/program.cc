#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <iostream>

#include "base/error.h"
#include "cli/console_log.h"

namespace latplan::cli {
namespace {

StopFlag stop_flag;  // global for the signal handler

// The first Ctrl-C asks the work to end at a safe point; the second ends the program at once. timeout(1) and batch systems
// signal both the process and its group: signals within half a second count as one.
extern "C" void on_interrupt(int) {
  static timespec first = {};
  timespec now = {};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  if (!stop_flag.requested()) {
    first = now;
    stop_flag.request();
    return;
  }
  const double since = static_cast<double>(now.tv_sec - first.tv_sec) +
                       1e-9 * static_cast<double>(now.tv_nsec - first.tv_nsec);
  if (since >= 0.5) ::_exit(static_cast<int>(ExitCode::kInterrupted));
}

ExitCode run(const Words& words, nn::Backend (*make_backend)(), Work work) {
  const bool quiet = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "--quiet" || word == "-q";
  });
  ConsoleLog log(std::cerr, ConsoleLog::for_standard_error(quiet));
  const nn::Backend backend = make_backend();
  Context context{log, stop_flag, backend};
  const ExitCode code = work(words, context);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    throw output_error("standard output: cannot write the result");
  }
  return stop_flag.requested() && code == ExitCode::kDone ? ExitCode::kInterrupted : code;
}

int fail(const std::string& name, const std::string& line, ExitCode code) {
  // Arguments names its command itself: "latplan train: ..."
  const bool named = line.starts_with(name + " ") || line.starts_with(name + ":");
  fmt::print(stderr, "{}{}\n", named ? "" : name + ": ", line);
  return static_cast<int>(code);
}

}  // namespace

int run_program(const std::string& name, int argc, char** argv, nn::Backend (*make_backend)(),
                Work work) {
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
  try {
    return static_cast<int>(run({argv + 1, argv + argc}, make_backend, work));
  } catch (const Error& error) {
    return fail(name, error.what(), error.code());
  } catch (const std::bad_alloc&) {
    return fail(name, "out of memory", ExitCode::kOutOfMemory);
  } catch (const std::exception& error) {
    return fail(name, std::string("internal error: ") + error.what(), ExitCode::kInternal);
  }
}

}  // namespace latplan::cli
