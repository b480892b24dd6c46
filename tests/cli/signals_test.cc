// Closed pipes, full disks, closed streams and signals: the work ends in good order, or says why not.
#include <gtest/gtest.h>
#include <pty.h>

#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"

namespace latplan {
namespace {

// The program by a shell line: "$0" is the program, $1 the output.
ProgramResult by_shell(const std::string& line, const fs::path& output) {
  return run_program({"/bin/bash", "-c", line, latplan_binary(), output.string()});
}
const std::string kInstances =
    "\"$0\" instances lightsout --size 2 --distance 2 --count 3 -q -o \"$1\" ";

TEST(Signals, AClosedPipeDoesNotEndTheWork) {
  const TemporaryFolder folder;
  const ProgramResult result = by_shell(kInstances + "> >(exec 0<&-); exit $?", folder / "tasks");
  const ProgramResult head =
      by_shell(kInstances + "| head -c 0; exit ${PIPESTATUS[0]}", folder / "others");
  for (const char* name : {"tasks", "others"}) {
    check_manifest(folder / name);
    expect_run_record(folder / name, "instances");
  }
  // Whether the line could still be written is a race.
  for (const int code : {result.exit_code, head.exit_code}) {
    EXPECT_TRUE(code == 0 || code == kBadOutput) << code;
  }
}

TEST(Signals, AFileSizeLimitIsAnError) {
  const TemporaryFolder folder;
  const ProgramResult result = by_shell("ulimit -f 0; exec " + kInstances, folder / "tasks");
  EXPECT_EQ(result.exit_code, kBadOutput) << result.signal;
  EXPECT_TRUE(has(result.err, "tasks")) << result.err;
  EXPECT_TRUE(list_folder(folder.path()).empty());
}

TEST(Signals, ClosedAndFullStreamsAreNoHarm) {
  const TemporaryFolder folder;
  struct Case {
    const char* streams;
    int exit_code;
  };
  for (const Case& each :
       {Case{"<&-", 0}, Case{"2>&-", 0}, Case{">&-", kBadOutput}, Case{"<&- >&- 2>&-", kBadOutput},
        Case{"2>/dev/full", 0}, Case{">/dev/full", kBadOutput}}) {
    SCOPED_TRACE(each.streams);
    const ProgramResult result =
        by_shell("exec " + kInstances + " --force " + each.streams, folder / "tasks");
    EXPECT_EQ(result.exit_code, each.exit_code) << result.signal << result.err;
    check_manifest(folder / "tasks");
  }
  EXPECT_EQ(by_shell("\"$0\" frobnicate 2>/dev/full", folder / "x").exit_code, kUsage);
}

// `explore` of a large world polls the stop flag; a hang-up stops it as Ctrl-C does, unless nohup ignores it.
TEST(Signals, AHangUpEndsInGoodOrder) {
  const TemporaryFolder folder;
  const std::string explore =
      "\"$0\" explore lightsout --size 5 -q > /dev/null & pid=$!; for i in {1..200}; do "
      "grep -q 'SigIgn:.*1001' /proc/$pid/status && break; sleep 0.02; done; ";
  EXPECT_EQ(by_shell(explore + "kill -HUP $pid; wait $pid", folder / "x").exit_code, kInterrupted);
  const ProgramResult ignored = by_shell("trap '' HUP; " + explore +
                                             "kill -HUP $pid; kill -0 $pid && kill -TERM $pid; "
                                             "wait $pid",
                                         folder / "x");
  EXPECT_EQ(ignored.exit_code, kInterrupted);
}

// What a terminal of 80 columns shows of the program, which gets Ctrl-C once it draws a progress line.
std::string on_terminal(Words words, int& exit_code) {
  words.insert(words.begin(), latplan_binary());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const winsize size = {24, 80, 0, 0};
  int terminal = -1;
  const pid_t pid = ::forkpty(&terminal, nullptr, nullptr, &size);
  if (pid == 0) {
    ::execv(argv[0], argv.data());
    ::_exit(126);
  }
  std::string shown;
  char buffer[4096];
  bool interrupted = false;
  for (ssize_t got = 0; (got = ::read(terminal, buffer, sizeof buffer)) > 0;) {
    shown.append(buffer, static_cast<std::size_t>(got));
    if (interrupted || shown.find("%") == std::string::npos) continue;
    interrupted = ::write(terminal, "\x03", 1) == 1;
  }
  ::close(terminal);
  int status = 0;
  ::waitpid(pid, &status, 0);
  exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return shown;
}

TEST(Signals, CtrlCOnATerminalEndsTheProgressLine) {
  const TemporaryFolder folder;
  int exit_code = -1;
  const std::string shown = on_terminal(
      {"dataset", "lightsout", "-n", "1000000", "-o", (folder / "pairs.npz").string()}, exit_code);
  EXPECT_EQ(exit_code, kInterrupted) << shown;
  EXPECT_TRUE(has(shown, "dataset [")) << shown;
  EXPECT_TRUE(shown.ends_with("\r\n")) << shown;
  EXPECT_FALSE(fs::exists(folder / "pairs.npz"));
}

// A process that is stuck in a call: it does not see the stop flag.
std::string stuck(const std::string& then) {
  return std::string("ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=") + LATPLAN_INJECT +
         " LATPLAN_INJECT_FOLDER=\"$1\" LATPLAN_INJECT_AT=5 LATPLAN_INJECT_ERRNO=-1 " + kInstances +
         "& pid=$!; for i in {1..500}; do [ -e \"$1.part\" ] && break; sleep 0.02; done; sleep "
         "0.5; " +
         then + "wait $pid";
}

TEST(Signals, TheSecondSignalEndsAStuckProcess) {
  const TemporaryFolder folder;
  const ProgramResult result =
      by_shell(stuck("kill -TERM $pid; sleep 0.7; kill -0 $pid || exit 1; kill -TERM $pid; "),
               folder / "tasks");
  EXPECT_EQ(result.exit_code, kInterrupted) << result.err;
  EXPECT_TRUE(has(result.err, "interrupted twice")) << result.err;
  EXPECT_LT(result.seconds, 9);
  const ProgramResult next = latplan({"instances", "lightsout", "--size", "2", "--distance", "2",
                                      "--count", "3", "-q", "-o", (folder / "tasks").string()});
  EXPECT_EQ(next.exit_code, 0) << next.err;
}

TEST(Signals, TenSecondsEndAStuckProcess) {
  if (!tries_every_case()) GTEST_SKIP() << "part of make test-all";
  const TemporaryFolder folder;
  const ProgramResult result = by_shell(stuck("kill -TERM $pid; "), folder / "tasks");
  EXPECT_EQ(result.exit_code, kInterrupted) << result.err;
  EXPECT_TRUE(has(result.err, "did not stop within 10 seconds")) << result.err;
  EXPECT_GT(result.seconds, 9);
}

}  // namespace
}  // namespace latplan
