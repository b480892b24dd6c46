#include "base/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "base/error.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_.data(), O_CLOEXEC) != 0) {
      throw Error(ExitCode::kInternal,
                  std::string("cannot create a pipe: ") + std::strerror(errno));
    }
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  void close_writing() { close_end(1); }

 private:
  void close_end(int i) {
    if (ends_[i] >= 0) ::close(ends_[i]);
    ends_[i] = -1;
  }
  std::array<int, 2> ends_{-1, -1};
};

void lower_limit(int resource, rlim_t value) {
  struct rlimit now {};
  ::getrlimit(static_cast<__rlimit_resource>(resource), &now);
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < value) value = now.rlim_max;
  const struct rlimit wanted { value, value };
  ::setrlimit(static_cast<__rlimit_resource>(resource), &wanted);
}

// What the child needs, prepared before the fork: it must not allocate between fork and exec,
// because another thread may have held the allocator's lock.
struct ChildStart {
  std::vector<char*> words;
  const char* input = "/dev/null";
  std::int64_t bytes = 0;
  int output = -1;  // its standard output and error
  int status = -1;  // closed by a successful exec, else receives errno
  pid_t parent = 0;
};

[[noreturn]] void exec_child(const ChildStart& start) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != start.parent) ::_exit(127);  // the parent died before the line above
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  for (const int number : {SIGINT, SIGTERM, SIGPIPE, SIGXCPU, SIGXFSZ}) ::signal(number, SIG_DFL);
  const int input = ::open(start.input, O_RDONLY);
  if (input >= 0) {
    ::dup2(input, 0);
    ::dup2(start.output, 1);
    ::dup2(start.output, 2);
    ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    lower_limit(RLIMIT_CORE, 0);
    if (start.bytes > 0) lower_limit(RLIMIT_AS, static_cast<rlim_t>(start.bytes));
    ::execv(start.words[0], start.words.data());
  }
  const int why = errno;
  if (::write(start.status, &why, sizeof why) < 0) ::_exit(126);
  ::_exit(127);
}

// The running child: reads its output and kills its process group, at the latest on destruction.
class Child {
 public:
  Child(const Subprocess& program, pid_t pid, int output)
      : program_(program), pid_(pid), output_(output), start_(Clock::now()) {
    ::fcntl(output_, F_SETFL, O_NONBLOCK);
  }
  ~Child() {
    if (!reaped_) reap();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  SubprocessResult follow(const StopFlag& stop) {
    while (!ended()) {
      wait_for_output();
      read_output();
      if (stop.requested() && !may_end()) return finish(SubprocessResult::End::kStopped);
      if (program_.seconds > 0 && elapsed() >= program_.seconds) {
        return finish(SubprocessResult::End::kOutOfTime);
      }
    }
    return finish(stopped_ ? SubprocessResult::End::kStopped : SubprocessResult::End::kExited);
  }

 private:
  // Asks the program to end; false when it must.
  bool may_end() {
    if (!stopped_) {
      stopped_ = elapsed();
      if (program_.stop_seconds > 0) ::kill(pid_, SIGTERM);
    }
    return elapsed() - *stopped_ < program_.stop_seconds;
  }

  double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  // Whether the leader has ended. It stays a zombie, so that its process id is not reused before
  // reap().
  bool ended() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == pid_;
  }

  void wait_for_output() {
    constexpr int kMilliseconds = 10;
    if (closed_) {
      ::usleep(1000);  // output is closed: the exit is near
      return;
    }
    pollfd output{output_, POLLIN, 0};
    ::poll(&output, 1, kMilliseconds);
  }

  void read_output() {
    std::array<char, 65536> buffer;
    while (!closed_) {
      const ssize_t got = ::read(output_, buffer.data(), buffer.size());
      if (got < 0) return;  // no data now
      if (got == 0) closed_ = true;
      result_.output.append(buffer.data(), static_cast<std::size_t>(got));
      if (result_.output.size() > 2 * program_.output_kept) trim_output();
    }
  }

  void trim_output() {
    if (result_.output.size() > program_.output_kept) {
      result_.output.erase(0, result_.output.size() - program_.output_kept);
    }
  }

  int reap() {
    ::kill(-pid_, SIGKILL);  // the leader or its remaining children
    int status = 0;
    struct rusage usage {};
    while (::wait4(pid_, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    reaped_ = true;
    const auto seconds = [](const timeval& t) {
      return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    result_.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    result_.peak_bytes = static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
    return status;
  }

  SubprocessResult finish(SubprocessResult::End end) {
    const int status = reap();
    result_.seconds = elapsed();
    read_output();
    trim_output();
    result_.end = end;
    if (end == SubprocessResult::End::kExited && WIFSIGNALED(status)) {
      result_.end = SubprocessResult::End::kSignalled;
      result_.signal = WTERMSIG(status);
    } else if (end == SubprocessResult::End::kExited) {
      result_.exit_code = WEXITSTATUS(status);
    }
    return std::move(result_);
  }

  const Subprocess& program_;
  pid_t pid_;
  int output_;
  Clock::time_point start_;
  SubprocessResult result_;
  std::optional<double> stopped_;  // when it was asked to end
  bool closed_ = false;
  bool reaped_ = false;
};

}  // namespace

SubprocessResult run_subprocess(const Subprocess& program, const StopFlag& stop) {
  LATPLAN_CHECK(!program.command.empty(), "no program to run");
  Pipe output;
  Pipe status;
  ChildStart start;
  std::vector<std::string> words = program.command;
  for (std::string& word : words) start.words.push_back(word.data());
  start.words.push_back(nullptr);
  if (!program.standard_input.empty()) start.input = program.standard_input.c_str();
  start.bytes = program.bytes;
  start.output = output.writing();
  start.status = status.writing();
  start.parent = ::getpid();
  const pid_t pid = ::fork();
  if (pid < 0) {
    throw Error(ExitCode::kInternal, words[0] + ": cannot start: " + std::strerror(errno));
  }
  if (pid == 0) exec_child(start);
  ::setpgid(pid, pid);  // also done by the child, to avoid a race
  output.close_writing();
  status.close_writing();
  Child child(program, pid, output.reading());
  int why = 0;
  ssize_t got = 0;
  do {
    got = ::read(status.reading(), &why, sizeof why);
  } while (got < 0 && errno == EINTR);
  if (got == sizeof why) {
    throw input_error(words[0] + ": cannot run: " + std::strerror(why));
  }
  return child.follow(stop);
}

bool is_executable(const fs::path& file) {
  struct stat info {};
  return ::stat(file.c_str(), &info) == 0 && S_ISREG(info.st_mode) &&
         ::access(file.c_str(), X_OK) == 0;
}

std::optional<fs::path> find_in_path(const std::string& name) {
  const char* path = std::getenv("PATH");
  const std::string folders = path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path;
  for (std::size_t begin = 0; begin <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', begin), folders.size());
    const std::string folder = folders.substr(begin, end - begin);
    const fs::path file = fs::path(folder.empty() ? "." : folder) / name;
    if (is_executable(file)) return file;
    begin = end + 1;
  }
  return std::nullopt;
}

}  // namespace latplan
