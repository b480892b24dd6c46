#include "cli/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <filesystem>
#include <iostream>
#include <memory>

#include "base/error.h"
#include "cli/console_log.h"
#include "cli/json_log.h"

namespace {

std::atomic<std::size_t> refused_bytes = 0;  // what could not be allocated

}  // namespace

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // which have their own
// The default, which also keeps what was asked for: bad_alloc does not tell. Not inlined: g++ would warn that a pointer of
// `new` goes to free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (void* const memory = std::malloc(std::max<std::size_t>(size, 1))) return memory;
  refused_bytes = size;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace latplan::cli {
namespace {

StopFlag stop_flag;  // global for the signal handler

constexpr unsigned kGraceSeconds = 10;

// Children are killed by the kernel when this process ends. On a terminal a progress line may be open.
[[noreturn]] void end_at_once(const char* why) {
  ssize_t ignored = ::isatty(STDERR_FILENO) == 1 ? ::write(STDERR_FILENO, "\n", 1) : 0;
  ignored = ::write(STDERR_FILENO, why, std::strlen(why));
  static_cast<void>(ignored);
  ::_exit(static_cast<int>(ExitCode::kInterrupted));
}

// A library may not return for a long time, or ever.
extern "C" void on_alarm(int) {
  end_at_once("latplan: did not stop within 10 seconds; ended at once\n");
}

// The first Ctrl-C asks the work to end at a safe point; the second, or ten seconds, end the program at once. timeout(1)
// and batch systems signal both the process and its group: signals within half a second count as one.
extern "C" void on_interrupt(int) {
  static timespec first = {};
  timespec now = {};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  if (!stop_flag.requested()) {
    first = now;
    stop_flag.request();
    ::alarm(kGraceSeconds);
    return;
  }
  const double since = static_cast<double>(now.tv_sec - first.tv_sec) +
                       1e-9 * static_cast<double>(now.tv_nsec - first.tv_nsec);
  if (since >= 0.5) end_at_once("latplan: interrupted twice; ended at once\n");
}

// A closed standard stream would be reused by the next file that is opened. Writing to its replacement fails.
void fill_closed_streams() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) < 0 && errno == EBADF) ::open("/dev/null", O_RDONLY);
  }
}

void install_signal_handlers() {
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGTERM, on_interrupt);
  if (std::signal(SIGHUP, on_interrupt) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);  // nohup
  std::signal(SIGALRM, on_alarm);
  std::signal(SIGPIPE, SIG_IGN);  // the result is written though nobody reads the lines; see run()
  std::signal(SIGXFSZ, SIG_IGN);  // write() fails with a reason instead
}

// Asked before the arguments are parsed: parsing may fail, too.
bool asks_json_progress(const Words& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool next = words[i] == "--progress" && i + 1 < words.size() && words[i + 1] == "json";
    if (next || words[i] == "--progress=json") return true;
  }
  return false;
}

std::unique_ptr<Log> make_log(const Words& words) {
  const auto given = [&](const char* option, const char* short_name) {
    return std::ranges::any_of(
        words, [&](const std::string& word) { return word == option || word == short_name; });
  };
  const bool quiet = given("--quiet", "-q");
  if (asks_json_progress(words)) return std::make_unique<JsonLog>(std::cerr, quiet);
  return std::make_unique<ConsoleLog>(
      std::cerr, ConsoleLog::for_standard_error(quiet, given("--verbose", "-v")));
}

ExitCode run(const Words& words, nn::Backend (*make_backend)(), Work work) {
  const std::unique_ptr<Log> log = make_log(words);
  const nn::Backend backend = make_backend();
  Context context{*log, stop_flag, backend};
  const ExitCode code = work(words, context);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    throw output_error("standard output: cannot write the result");
  }
  return stop_flag.requested() && code == ExitCode::kDone ? ExitCode::kInterrupted : code;
}

std::string program_name;
bool json = false;     // --progress json
bool working = false;  // until the exit code is known

int fail(const std::string& line, ExitCode code) {
  working = false;
  const std::string& name = program_name;
  // Arguments names its command itself: "latplan train: ..."
  const bool named = line.starts_with(name + " ") || line.starts_with(name + ":");
  const std::string message = (named ? "" : name + ": ") + line;
  // Not fmt::print(), which throws where standard error cannot be written.
  std::fputs((json ? json_error_line(message) : printable(message) + "\n").c_str(), stderr);
  return static_cast<int>(code);
}

int fail_without_memory() {
  const std::size_t bytes = refused_bytes;
  return fail(
      bytes > 0 ? "out of memory: cannot get " + std::to_string(bytes) + " bytes" : "out of memory",
      ExitCode::kOutOfMemory);
}

// For exceptions that nobody can catch: those of libraries that are being loaded, for example.
[[noreturn]] void on_terminate() {
  static std::atomic<bool> again = false;
  try {
    if (const std::exception_ptr thrown = std::current_exception(); thrown && !again.exchange(true))
      std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    ::_exit(fail_without_memory());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: internal error: %s\n", program_name.c_str(), error.what());
  }
  std::abort();
}

// A library that gives up calls exit(), after its own words: that is no success, and not its code.
extern "C" void on_exit_of_library() {
  if (working) ::_exit(static_cast<int>(ExitCode::kInternal));
}

}  // namespace

int run_program(const std::string& name, int argc, char** argv, nn::Backend (*make_backend)(),
                Work work) {
  fill_closed_streams();
  install_signal_handlers();
  const Words words(argv + 1, argv + argc);
  program_name = name;
  json = asks_json_progress(words);
  working = true;
  std::set_terminate(on_terminate);
  std::atexit(on_exit_of_library);
  try {
    const ExitCode code = run(words, make_backend, work);
    working = false;
    return static_cast<int>(code);
  } catch (const Error& error) {
    return fail(error.what(), error.code());
  } catch (const std::bad_alloc&) {
    return fail_without_memory();
  } catch (const std::filesystem::filesystem_error& error) {
    return fail(error.path1().string() + ": " + error.code().message(), ExitCode::kBadOutput);
  } catch (const std::exception& error) {
    return fail(std::string("internal error: ") + error.what(), ExitCode::kInternal);
  }
}

}  // namespace latplan::cli
