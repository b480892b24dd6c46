// The n-th call of a command fails, or the process is killed there: calls that change the output, that open or read something,
// large allocations, forks and threads. Afterwards the output is the old result, or the new one, or missing; and the next run of the command
// succeeds and leaves nothing else behind. Without LATPLAN_CRASH_POINTS=all only a sample is tried; see support/inject.cc.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <sstream>

#include "base/error.h"
#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"

namespace latplan {
namespace {

bool tries_all() {
  const char* wanted = std::getenv("LATPLAN_CRASH_POINTS");
  return wanted != nullptr && std::string(wanted) == "all";
}

// One command with the output OUT, a folder or (with an extension) a file.
struct OutputCommand {
  std::string name;
  Words words;
  std::string output = "out";
  bool in_sample = false;
  bool slow = false;  // LibTorch and processes: every `kSlowStep`-th point
};
constexpr long kSlowStep = 10;

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

class CrashPoints : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    shared_ = new TemporaryFolder;
    must({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1", "-q", "-o",
          at("tasks")});
    must({"learn", "lightsout", "--size", "2", "-n", "100", "-q", "-o", at("run")});
    must({"encode", at("run"), at("tasks/002-000/init.png"), "-q", "-o", at("codes.txt")});
    must({"plan", at("run"), at("tasks/002-000/init.png"), at("tasks/002-000/goal.png"), "-q", "-o",
          at("plan")});
    must({"train", at("run/pairs.npz"), "--model", "codebook", "-q", "-o", at("trained")});
    fs::create_directory(at("frames"));
    for (int i = 0; i < 4; ++i) {
      const std::string which = i % 2 == 0 ? "init" : "goal";
      fs::copy(at("tasks/002-000/" + which + ".png"), at("frames/") + std::to_string(i) + ".png");
    }
  }
  static void TearDownTestSuite() { delete shared_; }

  static std::string at(const std::string& name) { return (*shared_ / name).string(); }
  static void must(const Words& words) {
    const ProgramResult result = latplan(words);
    ASSERT_EQ(result.exit_code, 0) << words[0] << ": " << result.err;
  }
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  std::vector<OutputCommand> cases() const {
    const std::string pairs = at("run/pairs.npz"), task = at("tasks/002-000");
    const std::string init = task + "/init.png", goal = task + "/goal.png";
    const Words tiny = {"--preset", "tiny", "--set", "epochs=1", "--threads", "1"};
    std::vector<OutputCommand> all = {
        {"instances",
         {"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1"},
         "out",
         true},
        {"dataset", {"dataset", "lightsout", "--size", "2", "-n", "20"}, "out.npz", true},
        {"import", {"dataset", "--from", at("frames")}, "out.npz"},
        {"encode", {"encode", at("run"), init}, "out.txt"},
        {"decode", {"decode", at("run"), at("codes.txt")}},
        {"draw", {"draw", at("run"), init, at("plan/plan.txt")}},
        {"onnx", {"onnx", LATPLAN_SOURCE_DIR "/models/lightsout"}},
        {"plan", {"plan", at("run"), init, goal}},
        {"solve", {"solve", at("run/domain.pddl"), at("plan/problem.pddl")}, "out.txt"},
        {"evaluate",
         {"evaluate", at("run"), at("tasks"), "--fidelity-states", "0", "--metrics-pairs", "0"}},
        {"evaluate in processes",
         {"evaluate", at("run"), at("tasks"), "--fidelity-states", "0", "--metrics-pairs", "0",
          "--search", "auto,astar-blind", "--jobs", "2"}},
        {"inspect", {"inspect", at("run"), "--count", "2"}},
        {"ship", {"ship", at("run")}},
        {"train a codebook", {"train", pairs, "--model", "codebook"}},
        {"learn", {"learn", pairs}}};
    if (has_networks()) {
      all.push_back({"train a network", with({"train", pairs}, tiny), "out", false, true});
      all.push_back({"sweep",
                     with({"sweep", pairs, "--grid", "bits=4,5", "--fidelity-states", "0"}, tiny),
                     "out", false, true});
    }
    for (OutputCommand& each : all) {
      each.words.insert(each.words.end(), {"-o", (place_ / each.output).string()});
    }
    return all;
  }

  // Runs the program with the n-th call failing, or killed there. Counts with n = 0.
  ProgramResult injected(const Words& words, long n, const Fault& fault) {
    const std::string count = (place_ / "count").string();
    const std::pair<const char*, std::string> variables[] = {
        {"LD_PRELOAD", LATPLAN_INJECT},
        {"LATPLAN_INJECT_CALLS", fault.calls},
        {"LATPLAN_INJECT_BYTES", "65536"},
        {"LATPLAN_INJECT_FOLDER", (place_ / "out").string()},
        {"LATPLAN_INJECT_AT", std::to_string(n)},
        {"LATPLAN_INJECT_ERRNO", std::to_string(fault.code)},
        {"LATPLAN_INJECT_COUNT", count},
        {"ASAN_OPTIONS", "verify_asan_link_order=0"}};
    for (const auto& [name, value] : variables) ::setenv(name, value.c_str(), 1);
    ProgramOptions options;
    options.seconds = 120;
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
  static std::vector<std::string> names_in(const fs::path& folder) {
    const Manifest manifest = read_manifest(folder).value_or(Manifest{});
    std::vector<std::string> names;
    for (const auto& [name, file] : manifest.files) names.push_back(name);
    return names;
  }
  bool is_complete(const std::string& output) const {
    return !fs::is_directory(place_ / output) ||
           read_manifest(place_ / output).value_or(Manifest{}).complete;
  }
  static std::vector<std::string> entries(const fs::path& folder) {
    std::vector<std::string> names;
    for (const fs::path& entry : list_folder(folder)) names.push_back(entry.filename());
    return names;
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
    const long step = !tries_all() ? points / 4 + 1 : each.slow ? kSlowStep : 1;
    for (long n = 1; n <= points; n += step) {
      SCOPED_TRACE(each.name + (existed ? " --force" : "") + ": " + fault.calls + " " +
                   std::to_string(n) + " of " + std::to_string(points) + ", error " +
                   std::to_string(fault.code));
      const int bad = bad_parts();
      restore(existed);
      const ProgramResult result = injected(command, n, fault);
      ++tried_;
      EXPECT_FALSE(result.timed_out);
      if (fault.code == 0) {
        EXPECT_EQ(result.signal, SIGKILL);
      } else {
        EXPECT_EQ(result.signal, 0) << result.err;
        EXPECT_EQ(std::ranges::count(fault.exits, result.exit_code), 1)
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
  // Warnings may come before the error.
  static int lines_of_errors(const std::string& text) {
    std::istringstream lines(text);
    int errors = 0;
    for (std::string line; std::getline(lines, line);) errors += !line.starts_with("warning: ");
    return errors;
  }
  // Expectations that failed so far.
  static int bad_parts() {
    return testing::UnitTest::GetInstance()->current_test_info()->result()->total_part_count();
  }
  void report() {
    RecordProperty("points", static_cast<int>(tried_));
    if (tries_all()) std::printf("%ld points, %ld bad\n", tried_, bad_);
  }

  static TemporaryFolder* shared_;
  TemporaryFolder place_;
  long calls_ = 0, tried_ = 0, bad_ = 0;
};
TemporaryFolder* CrashPoints::shared_ = nullptr;

TEST_F(CrashPoints, OfNewAndReplacedResultsSpoilNothing) {
  const char* only = std::getenv("LATPLAN_CRASH_COMMAND");
  for (const OutputCommand& each : cases()) {
    if (!tries_all() && !each.in_sample) continue;
    if (only != nullptr && each.name != only) continue;
    restore(false);
    must(with(each.words, {"-q"}));
    for (const char* name : {"old", "new"}) {
      remove_tree(at(name));
      fs::copy(place_.path(), at(name), fs::copy_options::recursive);
    }
    const long tried = tried_, bad = bad_;
    for (const Fault& fault : faults()) {
      try_points(each, true, fault);
      if (fault.in_sample || tries_all()) try_points(each, false, fault);
    }
    if (tries_all()) {
      std::printf("%s: %ld points, %ld bad\n", each.name.c_str(), tried_ - tried, bad_ - bad);
    }
  }
  report();
}

// In its own run folder: the first export, and one that replaces an earlier one.
TEST_F(CrashPoints, OfAnExportSpoilNothing) {
  if (!tries_all()) GTEST_SKIP() << "part of make test-all";
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

}  // namespace
}  // namespace latplan
