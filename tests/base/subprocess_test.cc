#include "base/subprocess.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/scratch_folder.h"
#include "base/temporary_folder.h"

namespace latplan {
namespace {

using End = SubprocessResult::End;

Subprocess shell(const std::string& script) {
  Subprocess program;
  program.command = {"/bin/sh", "-c", script};
  return program;
}

SubprocessResult run(const Subprocess& program) {
  const StopFlag never;
  return run_subprocess(program, never);
}

// A killed process may still be a zombie of whoever inherited it: that is dead enough.
bool alive(pid_t pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  if (!std::getline(stat, line)) return false;
  const auto state = line.rfind(") ");
  return state != std::string::npos && line[state + 2] != 'Z' && line[state + 2] != 'X';
}

bool dies_soon(pid_t pid) {
  for (int i = 0; i < 500 && alive(pid); ++i) ::usleep(10'000);
  return !alive(pid);
}

TEST(Subprocess, KeepsExitCodeAndOutputInOrder) {
  const SubprocessResult result = run(shell("echo one; echo two >&2; echo three; exit 7"));
  EXPECT_EQ(result.end, End::kExited);
  EXPECT_EQ(result.exit_code, 7);
  EXPECT_EQ(result.output, "one\ntwo\nthree\n");
  EXPECT_GT(result.peak_bytes, 0);
}

TEST(Subprocess, ReadsItsInputFromAFile) {
  const TemporaryFolder folder;
  write_atomically(folder / "in", "hello");
  Subprocess program = shell("cat");
  program.standard_input = folder / "in";
  EXPECT_EQ(run(program).output, "hello");
  EXPECT_EQ(run(shell("cat")).output, "");
}

TEST(Subprocess, KeepsTheEndOfALongOutput) {
  Subprocess program = shell("i=0; while [ $i -lt 2000 ]; do echo line $i; i=$((i+1)); done");
  program.output_kept = 100;
  const std::string output = run(program).output;
  EXPECT_EQ(output.size(), 100U);
  EXPECT_TRUE(output.ends_with("line 1998\nline 1999\n")) << output;
}

TEST(Subprocess, NamesAProgramThatCannotRun) {
  const TemporaryFolder folder;
  write_atomically(folder / "text", "no program\n");
  const auto message = [](const std::filesystem::path& file) -> std::string {
    try {
      run({{file.string()}, {}, 0, 0, 100});
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      return error.what();
    }
    return "started";
  };
  EXPECT_EQ(message(folder / "none"),
            (folder / "none").string() + ": cannot run: No such file or directory");
  EXPECT_EQ(message(folder / "text"),
            (folder / "text").string() + ": cannot run: Permission denied");
}

TEST(Subprocess, TellsTheSignalThatEndedIt) {
  const SubprocessResult result = run(shell("kill -SEGV $$"));
  EXPECT_EQ(result.end, End::kSignalled);
  EXPECT_EQ(result.signal, SIGSEGV);
}

TEST(Subprocess, TheTimeLimitKillsTheWholeGroup) {
  Subprocess program = shell("sleep 1000 & echo $!; echo started; wait");
  program.seconds = 1;
  const SubprocessResult result = run(program);
  EXPECT_EQ(result.end, End::kOutOfTime);
  EXPECT_TRUE(result.output.ends_with("started\n")) << result.output;
  EXPECT_TRUE(dies_soon(std::stoi(result.output)));
}

TEST(Subprocess, TheStopFlagKillsTheWholeGroup) {
  StopFlag stop;
  std::thread user([&] {
    ::usleep(500'000);
    stop.request();
  });
  const SubprocessResult result = run_subprocess(shell("sleep 1000 & echo $!; wait"), stop);
  user.join();
  EXPECT_EQ(result.end, End::kStopped);
  EXPECT_TRUE(dies_soon(std::stoi(result.output)));
}

TEST(Subprocess, AStoppedProgramMayEndByItself) {
  const TemporaryFolder folder;
  const auto stopped = [&](const std::string& on_signal, double seconds) {
    const std::string file = (folder / "started").string();
    std::filesystem::remove(file);
    Subprocess program =
        shell("trap '" + on_signal + "' TERM; : > " + file + "; while :; do sleep 0.01; done");
    program.stop_seconds = seconds;
    StopFlag stop;
    std::thread user([&] {
      while (!std::filesystem::exists(file)) ::usleep(1000);
      stop.request();
    });
    const SubprocessResult result = run_subprocess(program, stop);
    user.join();
    EXPECT_EQ(result.end, End::kStopped);
    return result;
  };
  EXPECT_EQ(stopped("echo ended; exit 0", 100).output, "ended\n");
  EXPECT_GE(stopped("", 0.3).seconds, 0.3);  // ignores the signal
}

TEST(Subprocess, ChildrenLeftBehindAreKilledAndDoNotHoldUs) {
  const SubprocessResult result = run(shell("sleep 1000 & echo $!"));
  EXPECT_EQ(result.end, End::kExited);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_TRUE(dies_soon(std::stoi(result.output)));
}

TEST(Subprocess, DiesWithUsEvenWhenWeAreKilled) {
  const TemporaryFolder folder;
  const std::string file = (folder / "pid").string();
  const Subprocess program =
      shell("echo $$ > " + file + ".part; mv " + file + ".part " + file + "; exec sleep 1000");
  const pid_t us = ::fork();
  if (us == 0) {
    run(program);
    ::_exit(0);
  }
  for (int i = 0; i < 1000 && !std::filesystem::exists(file); ++i) ::usleep(10'000);
  ASSERT_TRUE(std::filesystem::exists(file));
  const pid_t child = std::stoi(read_text(file));
  EXPECT_TRUE(alive(child));
  ::kill(us, SIGKILL);
  ::waitpid(us, nullptr, 0);
  EXPECT_TRUE(dies_soon(child));
}

TEST(Subprocess, LimitsTheAddressSpace) {
  Subprocess program = shell("ulimit -v");
  program.bytes = std::int64_t{512} << 20;
  EXPECT_EQ(run(program).output, "524288\n");
}

TEST(Subprocess, StartsWithOrdinarySignals) {
  const auto before = ::signal(SIGPIPE, SIG_IGN);
  const SubprocessResult result = run(shell("grep SigIgn /proc/self/status"));
  ::signal(SIGPIPE, before);
  const auto ignored = std::stoull(result.output.substr(result.output.find(':') + 1), nullptr, 16);
  EXPECT_EQ((ignored >> (SIGPIPE - 1)) & 1U, 0U);
}

TEST(FindInPath, FindsExecutableFilesOnly) {
  EXPECT_TRUE(find_in_path("sh").has_value());
  EXPECT_FALSE(find_in_path("latplan-no-such-program").has_value());
  EXPECT_FALSE(is_executable("/"));
  EXPECT_FALSE(is_executable("/etc/passwd"));
}

TEST(ScratchFolder, IsPrivateAndGoesWithItsContent) {
  std::filesystem::path path;
  {
    const ScratchFolder folder("latplan-test");
    path = folder.path();
    EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms::owner_all);
    std::filesystem::create_directory(folder / "inner");
    write_atomically(folder / "inner/file", "x");
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(ScratchFolder, NamesAPlaceThatIsMissing) {
  const char* const before = ::getenv("TMPDIR");
  const std::string restored = before != nullptr ? before : "";
  ::setenv("TMPDIR", "/proc/latplan-none", 1);
  try {
    const ScratchFolder folder("latplan-scratch-test");
    ADD_FAILURE() << "made a folder in " << folder.path();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadOutput);
    EXPECT_TRUE(std::string(error.what()).starts_with("/proc/latplan-none: cannot create"))
        << error.what();
  }
  ::setenv("TMPDIR", restored.c_str(), 1);  // empty: as if it were not set
}

TEST(ScratchFolder, IsRemovedByTheNextAfterAKillAndNotWhileInUse) {
  namespace fs = std::filesystem;
  const ScratchFolder used("latplan-scratch-test");
  const fs::path foreign = used.path().string() + "x";  // has no lock
  fs::create_directory(foreign);
  const pid_t killed = ::fork();
  if (killed == 0) {
    const ScratchFolder folder("latplan-scratch-test");
    write_atomically(used / "killed", folder.path().string());
    ::kill(::getpid(), SIGKILL);
  }
  ::waitpid(killed, nullptr, 0);
  const fs::path left = read_text(used / "killed");
  EXPECT_TRUE(fs::exists(left));
  const ScratchFolder next("latplan-scratch-test");
  EXPECT_FALSE(fs::exists(left));
  EXPECT_TRUE(fs::exists(used / "killed"));
  EXPECT_TRUE(fs::remove(foreign));
}

}  // namespace
}  // namespace latplan
