// The n-th call of a command fails, or the process is killed there: calls that change the output, that open or read
// something, large allocations, forks and threads. Afterwards the output is the old result, or the new one, or missing; and
// the next run of the command succeeds and leaves nothing else behind. Without LATPLAN_EVERY_CASE only a sample is tried; see support/inject.cc.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <sstream>

#include "base/error.h"
#include "base/manifest.h"
#include "cli/output_commands.h"

namespace latplan {
namespace {

// How the n-th call fails, and how the command may end then.
struct Fault {
  std::string calls;  // LATPLAN_INJECT_CALLS
  int code;           // errno; 0: killed
  std::vector<int> exits;
  bool in_sample = true;  // also without an earlier result
};

const std::vector<Fault>& faults() {
  static const std::vector<Fault> kFaults = {
      {"changes", 0, {}},
      {"changes", ENOSPC, {0, kBadOutput}},
      {"changes", EIO, {0, kBadOutput}, false},
      {"changes", EINTR, {0, kBadOutput}, false},
      {"opens", EMFILE, {0, kInternal, kBadInput, kUnsupported, kBadOutput}, false},
      {"reads", EIO, {0, kInternal, kBadInput, kBadOutput}, false},
      {"reads", EINTR, {0}, false},
      {"allocations", ENOMEM, {0, kOutOfMemory}, false},
      {"forks", EAGAIN, {0, kInternal}, false}};
  return kFaults;
}

class CrashPoints : public OutputCommands {
 protected:
  // Runs the program with the n-th call failing, or killed there. Counts with n = 0.
  ProgramResult injected(const Words& words, long n, const Fault& fault,
                         const std::string& below = "out") {
    const std::string count = (place_ / "count").string();
    const std::pair<const char*, std::string> variables[] = {
        {"LD_PRELOAD", LATPLAN_INJECT},
        {"LATPLAN_INJECT_CALLS", fault.calls},
        {"LATPLAN_INJECT_BYTES", "65536"},
        {"LATPLAN_INJECT_FOLDER", (place_ / below).string()},
        {"LATPLAN_INJECT_AT", std::to_string(n)},
        {"LATPLAN_INJECT_ERRNO", std::to_string(fault.code)},
        {"LATPLAN_INJECT_COUNT", count},
        {"ASAN_OPTIONS", "verify_asan_link_order=0"}};
    for (const auto& [name, value] : variables) ::setenv(name, value.c_str(), 1);
    ProgramOptions options;
    options.seconds = 60;
    const ProgramResult result = latplan(with(words, {"-q"}), options);
    for (const auto& [name, value] : variables) ::unsetenv(name);
    calls_ = 0;
    if (fs::exists(count)) {
      std::istringstream lines(read_text(count));
      for (long calls = 0; lines >> calls;) calls_ = std::max(calls_, calls);
      fs::remove(count);
    }
    return result;
  }

  // What is there before each try: an earlier result, or nothing.
  void restore(bool existed) const {
    for (const fs::path& entry : list_folder(place_.path())) remove_tree(entry);
    if (existed) fs::copy(at("old"), place_.path(), fs::copy_options::recursive);
  }
  void expect_whole(const std::string& output, bool existed) const {
    EXPECT_TRUE(!existed || fs::exists(place_ / output));
    if (!fs::exists(place_ / output)) return;
    if (!fs::is_directory(place_ / output)) {
      EXPECT_EQ(read_text(place_ / output), read_text(at("new/" + output)));
      return;
    }
    try {
      check_manifest(place_ / output);
      if (!read_manifest(place_ / output)->complete) return;  // finished parts of failed work
      const auto names = names_in(place_ / output);
      EXPECT_TRUE(names == names_in(at("new/" + output)) ||
                  (existed && names == names_in(at("old/" + output))));
    } catch (const Error& error) {
      ADD_FAILURE() << error.what();
    }
  }
  bool is_complete(const std::string& output) const {
    return !fs::is_directory(place_ / output) ||
           read_manifest(place_ / output).value_or(Manifest{}).complete;
  }
  // Nothing but a whole result, or nothing at all: the next run finds what it always finds.
  bool is_clean(const std::string& output) const {
    const std::vector<std::string> found = entries(place_.path());
    return found.empty() ||
           (found == entries(at("new")) &&
            (!fs::is_directory(place_ / output) || unlisted_files(place_ / output).empty()));
  }
  void expect_next_run(const Words& words, const std::string& output) const {
    const ProgramResult next = latplan(with(words, {"--force", "-q"}));
    EXPECT_EQ(next.exit_code, 0) << next.err;
    expect_whole(output, true);
    EXPECT_EQ(entries(place_.path()), entries(at("new")));
  }

  void try_points(const OutputCommand& each, bool existed, const Fault& fault) {
    const Words command = existed ? with(each.words, {"--force"}) : each.words;
    restore(existed);
    ASSERT_EQ(injected(command, 0, fault).exit_code, 0);
    const long points = calls_;
    ASSERT_TRUE(fault.calls != "changes" || points > 3) << points;
    const Part part = part_of_cases();
    const long step = tries_every_case() ? part.step : points / 4 + 1;
    for (long n = 1 + part.first; n <= points; n += step) {
      SCOPED_TRACE(each.name + (existed ? " --force" : "") + ": " + fault.calls + " " +
                   std::to_string(n) + " of " + std::to_string(points) + ", error " +
                   std::to_string(fault.code));
      const int bad = bad_parts();
      restore(existed);
      const ProgramResult result = injected(command, n, fault);
      ++tried_;
      EXPECT_FALSE(result.timed_out);
      if (fault.code == 0) {
        EXPECT_TRUE(result.signal == SIGKILL || each.forks) << result.err;
      } else {
        EXPECT_EQ(result.signal, 0) << result.err;
        // The same call of each child fails: then every run of a sweep fails.
        const bool by_children = each.forks && result.exit_code == kInternal;
        EXPECT_TRUE(by_children || std::ranges::count(fault.exits, result.exit_code) == 1)
            << result.exit_code << " " << result.err;
        EXPECT_EQ(lines_of_errors(result.err), result.exit_code == 0 ? 0 : 1) << result.err;
        EXPECT_TRUE(result.exit_code != 0 || fs::exists(place_ / each.output));
        EXPECT_TRUE(result.exit_code != 0 || is_complete(each.output));
      }
      expect_whole(each.output, existed);
      if (!is_clean(each.output)) expect_next_run(each.words, each.output);
      bad_ += bad_parts() > bad;
    }
  }
  // Warnings may come before the error, and libgomp begins its own with an empty line.
  static int lines_of_errors(const std::string& text) {
    std::istringstream lines(text);
    int errors = 0;
    for (std::string line; std::getline(lines, line);) {
      errors += !line.empty() && !line.starts_with("warning: ");
    }
    return errors;
  }
  // Expectations that failed so far.
  static int bad_parts() {
    return testing::UnitTest::GetInstance()->current_test_info()->result()->total_part_count();
  }
  void report() {
    RecordProperty("points", static_cast<int>(tried_));
    if (tries_every_case()) std::printf("%ld points, %ld bad\n", tried_, bad_);
  }

  TemporaryFolder place_;
  long calls_ = 0, tried_ = 0, bad_ = 0;
};

TEST_F(CrashPoints, OfNewAndReplacedResultsSpoilNothing) {
  for (const OutputCommand& each : output_commands(place_)) {
    if (!tries_every_case() && !each.in_sample) continue;
    restore(false);
    must(with(each.words, {"-q"}));
    for (const char* name : {"old", "new"}) {
      remove_tree(at(name));
      fs::copy(place_.path(), at(name), fs::copy_options::recursive);
    }
    const long tried = tried_, bad = bad_;
    for (const Fault& fault : faults()) {
      try_points(each, true, fault);
      if (fault.in_sample || tries_every_case()) try_points(each, false, fault);
    }
    if (tries_every_case()) {
      std::printf("%s: %ld points, %ld bad\n", each.name.c_str(), tried_ - tried, bad_ - bad);
    }
  }
  report();
}

// In its own run folder: the first export, and one that replaces an earlier one.
TEST_F(CrashPoints, OfAnExportSpoilNothing) {
  if (!tries_every_case()) GTEST_SKIP() << "part of make test-all";
  for (const char* run : {"trained", "run"}) {
    for (const char* name : {"old", "new"}) {
      remove_tree(at(name));
      fs::create_directory(at(name));
      fs::copy(at(run), at(name) + "/out", fs::copy_options::recursive);
    }
    must({"export", at("new/out"), "--force", "-q"});
    for (const Fault& fault : faults()) {
      try_points({"export", {"export", (place_ / "out").string()}}, true, fault);
    }
  }
  report();
}

// A flush can take 10 ms.
TEST_F(CrashPoints, EachFileIsFlushedOnce) {
  const std::string out = (place_ / "out").string(), task = at("tasks/002-000");
  for (const Words& words :
       {Words{"plan", at("run"), task + "/init.png", task + "/goal.png", "--no-pictures"},
        Words{"onnx", LATPLAN_SOURCE_DIR "/models/lightsout"}}) {
    restore(false);
    ASSERT_EQ(injected(with(words, {"-o", out}), 0, {"syncs", 0, {}}).exit_code, 0);
    // Besides them: the folder before and after the manifest, and the manifest.
    EXPECT_EQ(calls_, static_cast<long>(names_in(place_ / "out").size()) + 3) << words[0];
  }
}

// Killed again while it is resumed, learning loses no progress. Without LATPLAN_EVERY_CASE: until the work file is written.
TEST_F(CrashPoints, OfAResumedRunLoseNothing) {
  const Fault kill = {"changes", 0, {}};
  const std::string out = (place_ / "out").string();
  const Words learn = {"learn", at("run/pairs.npz"), "-o", out},
              resume = {"learn", "--resume", "-o", out};
  restore(false);
  ASSERT_EQ(injected(learn, 0, kill).exit_code, 0);
  const std::vector<std::string> names = names_in(place_ / "out");
  restore(false);
  ASSERT_EQ(injected(learn, calls_ / 2, kill).signal, SIGKILL);
  remove_tree(at("old"));
  fs::copy(place_.path(), at("old"), fs::copy_options::recursive);
  ASSERT_FALSE(list_folder(at("old/out.part/candidates")).empty());
  const long points = tries_every_case() ? 1000 : 4;
  for (long n = 1 + part_of_cases().first; n <= points; n += part_of_cases().step) {
    SCOPED_TRACE("change " + std::to_string(n));
    restore(true);
    const bool killed = injected(resume, n, kill).signal == SIGKILL;
    const ProgramResult next = latplan(with(resume, {"-q"}));
    EXPECT_EQ(next.exit_code, 0) << next.err;
    EXPECT_EQ(entries(place_.path()), std::vector<std::string>{"out"});
    EXPECT_EQ(names_in(place_ / "out"), names);
    ++tried_;
    if (!killed) break;
  }
  report();
}

// A place is tried with a file that has no name: a kill would leave it.
TEST_F(CrashPoints, OfAProbeLeaveNothing) {
  const int file = ::open(place_.path().c_str(), O_TMPFILE | O_WRONLY, 0600);
  if (file < 0) GTEST_SKIP() << "the file system has no files without names";
  ::close(file);
  EXPECT_EQ(injected({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1",
                      "-o", (place_ / "out").string()},
                     1, {"changes", 0, {}}, ".latplan-probe")
                .exit_code,
            0);
}

// LibTorch throws where nobody can catch while it is loaded, and waits forever for a thread that it does not get.
using TrainingFaults = CrashPoints;
TEST_F(TrainingFaults, EndWithTheirCode) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const auto run = [&](const std::string& threads, long n, const Fault& fault) {
    restore(false);
    return injected({"train", at("few.npz"), "--preset", "tiny", "--epochs", "1", "-o",
                     (place_ / "out").string(), "--threads", threads},
                    n, fault);
  };
  for (const long n : {2, 8}) {
    expect_fault(run("2", n, {"allocations", ENOMEM, {}}), kOutOfMemory, "out of memory");
  }
  // The first thread is LibTorch's: it cannot do without. The others are ours.
  const Fault refused = {"forks", EAGAIN, {}};
  const ProgramResult first = run("2", 1, refused);
  EXPECT_EQ(first.exit_code, kInternal) << first.err;
  EXPECT_FALSE(fs::exists(place_ / "out"));
  EXPECT_EQ(run("2", 2, refused).exit_code, 0);
  EXPECT_TRUE(fs::exists(place_ / "out"));
  EXPECT_EQ(run("1", 0, refused).exit_code, 0);
  const long without = calls_;
  EXPECT_EQ(run("4", 0, refused).exit_code, 0);
  EXPECT_EQ(calls_, without + 3);
}

}  // namespace
}  // namespace latplan
