// Runs the program and keeps its output and exit code.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace latplan {

struct ProgramResult {
  int exit_code = -1;  // -1: killed by a signal, or past the time limit
  int signal = 0;
  bool timed_out = false;
  bool killed = false;  // by kill_when
  std::string out, err;
  double seconds = 0;
  long peak_kb = 0;  // resident memory
};

struct ProgramOptions {
  double seconds = 300;             // killed after that
  double interrupt_seconds = -1;    // Ctrl-C so long after its handler is in place; -1: never
  std::function<bool()> kill_when;  // SIGKILL as soon as this holds
  std::string working_folder;       // empty: that of the test
  std::string standard_output;      // a file instead of a pipe, for example /dev/full
};

// The program under test; the environment variable LATPLAN_BINARY replaces it.
inline std::string latplan_binary() {
  const char* other = std::getenv("LATPLAN_BINARY");
  return other != nullptr ? other : LATPLAN_BINARY;
}

// Whether the process has installed its handler for Ctrl-C.
inline bool catches_interrupt(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("SigCgt:"))
      return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1)) & 1U;
  }
  return false;
}

inline ProgramResult run_program(std::vector<std::string> words,
                                 const ProgramOptions& options = {}) {
  using Clock = std::chrono::steady_clock;
  ProgramResult result;
  int out[2], err[2];
  if (::pipe2(out, O_CLOEXEC) != 0 || ::pipe2(err, O_CLOEXEC) != 0) {
    ADD_FAILURE() << "no pipe";
    return result;
  }
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const auto start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  const pid_t pid = ::fork();
  if (pid == 0) {
    if (!options.working_folder.empty() && ::chdir(options.working_folder.c_str()) != 0)
      ::_exit(125);
    int target = out[1];
    if (!options.standard_output.empty())
      target = ::open(options.standard_output.c_str(), O_WRONLY);
    const int nothing = ::open("/dev/null", O_RDONLY);
    ::dup2(nothing, 0);
    ::dup2(target, 1);
    ::dup2(err[1], 2);
    ::execv(argv[0], argv.data());
    ::_exit(126);
  }
  ::close(out[1]);
  ::close(err[1]);
  pollfd pipes[2] = {{out[0], POLLIN, 0}, {err[0], POLLIN, 0}};
  double caught = -1;  // when the handler was first seen
  bool interrupted = false;
  while (pipes[0].fd >= 0 || pipes[1].fd >= 0) {
    ::poll(pipes, 2, 5);
    for (int i = 0; i < 2; ++i) {
      if (pipes[i].fd < 0 || pipes[i].revents == 0) continue;
      char buffer[65536];
      const ssize_t got = ::read(pipes[i].fd, buffer, sizeof buffer);
      if (got > 0) {
        (i == 0 ? result.out : result.err).append(buffer, static_cast<std::size_t>(got));
      } else {
        pipes[i].fd = -1;
      }
    }
    if (options.interrupt_seconds >= 0 && !interrupted) {
      if (caught < 0 && catches_interrupt(pid)) caught = elapsed();
      if (caught >= 0 && elapsed() - caught >= options.interrupt_seconds) {
        ::kill(pid, SIGINT);
        interrupted = true;
      }
    }
    if (options.kill_when && !result.killed && options.kill_when()) {
      result.killed = true;
      ::kill(pid, SIGKILL);
    }
    if (elapsed() > options.seconds && !result.timed_out) {
      result.timed_out = true;
      ::kill(pid, SIGKILL);
    }
  }
  ::close(out[0]);
  ::close(err[0]);
  int status = 0;
  rusage usage{};
  ::wait4(pid, &status, 0, &usage);
  result.peak_kb = usage.ru_maxrss;
  result.seconds = elapsed();
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  return result;
}

inline ProgramResult latplan(std::vector<std::string> words, const ProgramOptions& options = {}) {
  words.insert(words.begin(), latplan_binary());
  return run_program(std::move(words), options);
}

// An error: this exit code, one line on standard error that contains `part`, nothing on standard output.
inline void expect_fault(const ProgramResult& result, int exit_code, const std::string& part = {}) {
  EXPECT_EQ(result.exit_code, exit_code) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
  EXPECT_TRUE(result.err.starts_with("latplan")) << result.err;
  EXPECT_TRUE(result.err.ends_with("\n")) << result.err;
  EXPECT_NE(result.err.find(part), std::string::npos) << "without '" << part << "': " << result.err;
}

}  // namespace latplan
