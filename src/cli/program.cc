#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>

#include "base/error.h"
#include "cli/console_log.h"
#include "cli/json_log.h"

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

// Asked before the arguments are parsed: parsing may fail, too.
bool asks_json_progress(const Words& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool next = words[i] == "--progress" && i + 1 < words.size() && words[i + 1] == "json";
    if (next || words[i] == "--progress=json") return true;
  }
  return false;
}

std::unique_ptr<Log> make_log(const Words& words, bool quiet) {
  if (asks_json_progress(words)) return std::make_unique<JsonLog>(std::cerr, quiet);
  return std::make_unique<ConsoleLog>(std::cerr, ConsoleLog::for_standard_error(quiet));
}

ExitCode run(const Words& words, nn::Backend (*make_backend)(), Work work) {
  const bool quiet = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "--quiet" || word == "-q";
  });
  const std::unique_ptr<Log> log = make_log(words, quiet);
  const nn::Backend backend = make_backend();
  Context context{*log, stop_flag, backend};
  const ExitCode code = work(words, context);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    throw output_error("standard output: cannot write the result");
  }
  return stop_flag.requested() && code == ExitCode::kDone ? ExitCode::kInterrupted : code;
}

int fail(const std::string& name, const std::string& line, ExitCode code, bool json) {
  // Arguments names its command itself: "latplan train: ..."
  const bool named = line.starts_with(name + " ") || line.starts_with(name + ":");
  const std::string message = (named ? "" : name + ": ") + line;
  fmt::print(stderr, "{}", json ? json_error_line(message) : message + "\n");
  return static_cast<int>(code);
}

}  // namespace

int run_program(const std::string& name, int argc, char** argv, nn::Backend (*make_backend)(),
                Work work) {
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
  const Words words(argv + 1, argv + argc);
  const bool json = asks_json_progress(words);
  try {
    return static_cast<int>(run(words, make_backend, work));
  } catch (const Error& error) {
    return fail(name, error.what(), error.code(), json);
  } catch (const std::bad_alloc&) {
    return fail(name, "out of memory", ExitCode::kOutOfMemory, json);
  } catch (const std::exception& error) {
    return fail(name, std::string("internal error: ") + error.what(), ExitCode::kInternal, json);
  }
}

}  // namespace latplan::cli
