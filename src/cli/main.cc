// The program: finds the command, runs it, turns every outcome into an exit code. The only unit that knows nn/torch.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <iostream>

#include "base/error.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/console_log.h"
#ifdef LATPLAN_WITH_TORCH
#include "nn/torch/torch_backend.h"
#endif

namespace {

using namespace latplan;

StopFlag stop_flag;  // a global: a signal handler can reach nothing else

// The first Ctrl-C asks the work to end at a safe point; another one ends the program at once. timeout(1) and batch
// systems signal both the process and its group: what comes within the same half second is the first one still.
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

nn::Backend make_backend() {
#ifdef LATPLAN_WITH_TORCH
  return nn::torch_backend::make_backend();
#else
  return {};
#endif
}

// A fault found after the output folder was made costs nobody what lay there before.
ExitCode run_or_undo(const cli::Command& command, cli::Arguments& args, cli::Context& context) {
  try {
    const ExitCode code = command.run(args, context);
    context.keep_output();
    return code;
  } catch (...) {
    if (context.output) context.output->undo();
    throw;
  }
}

ExitCode run(const std::vector<std::string>& words) {
  if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    fmt::print("{}", cli::overview());
    return words.empty() ? ExitCode::kUsage : ExitCode::kDone;
  }
  if (words[0] == "--version") {
    fmt::print("latplan {} ({})\n", version(), revision());
    return ExitCode::kDone;
  }
  const cli::Command& command = cli::find_command(words[0]);
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  const bool quiet = std::any_of(rest.begin(), rest.end(),
                                 [](const std::string& w) { return w == "--quiet" || w == "-q"; });
  cli::ConsoleLog log(std::cerr, cli::ConsoleLog::for_standard_error(quiet));
  const nn::Backend backend = make_backend();
  cli::Context context{log, stop_flag, backend};
  cli::Arguments args(command.name, command.summary, rest);
  const ExitCode code = run_or_undo(command, args, context);
  return stop_flag.requested() && code == ExitCode::kDone ? ExitCode::kInterrupted : code;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
  try {
    const ExitCode code = run({argv + 1, argv + argc});
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
      throw output_error("standard output: cannot write the result");
    }
    return static_cast<int>(code);
  } catch (const Error& error) {
    const std::string line =
        error.what();  // Arguments names its command itself: "latplan train: ..."
    fmt::print(stderr, "{}{}\n", line.starts_with("latplan ") ? "" : "latplan: ", line);
    return static_cast<int>(error.code());
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "latplan: out of memory\n");
    return static_cast<int>(ExitCode::kOutOfMemory);
  } catch (const std::exception& error) {
    fmt::print(stderr, "latplan: internal error: {}\n", error.what());
    return static_cast<int>(ExitCode::kInternal);
  }
}
