// Every call of a command that changes its output is made to fail, or the process is killed there. Afterwards the output is
// the old result, or the new one, or missing; and the next run of the command succeeds and leaves nothing else behind.
// Without LATPLAN_CRASH_POINTS=all only a sample is tried; see support/inject.cc.
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

// One command with the output OUT.
struct OutputCommand {
  std::string name;
  Words words;
  bool in_sample = false;
};

class CrashPoints : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    shared_ = new TemporaryFolder;
    must({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1", "-q", "-o",
          at("tasks")});
    must({"learn", "lightsout", "--size", "2", "-n", "100", "-q", "-o", at("run")});
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
    const std::string out = (place_ / "out").string();
    const std::string pairs = at("run/pairs.npz"), task = at("tasks/002-000");
    return {
        {"instances",
         {"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1", "-o", out},
         true},
        {"plan", {"plan", at("run"), task + "/init.png", task + "/goal.png", "-o", out}},
        {"evaluate",
         {"evaluate", at("run"), at("tasks"), "--fidelity-states", "0", "--metrics-pairs", "0",
          "-o", out}},
        {"inspect", {"inspect", at("run"), "--count", "2", "-o", out}},
        {"ship", {"ship", at("run"), "-o", out}},
        {"train", {"train", pairs, "--model", "codebook", "-o", out}},
        {"learn", {"learn", pairs, "-o", out}}};
  }

  // Runs the program with the n-th change of the output failing with `code`; 0: killed there. Counts with n = 0.
  ProgramResult injected(const Words& words, long n, int code) {
    const std::string count = (place_ / "count").string();
    const std::pair<const char*, std::string> variables[] = {
        {"LD_PRELOAD", LATPLAN_INJECT},
        {"LATPLAN_INJECT_FOLDER", (place_ / "out").string()},
        {"LATPLAN_INJECT_AT", std::to_string(n)},
        {"LATPLAN_INJECT_ERRNO", std::to_string(code)},
        {"LATPLAN_INJECT_COUNT", count},
        {"ASAN_OPTIONS", "verify_asan_link_order=0"}};
    for (const auto& [name, value] : variables) ::setenv(name, value.c_str(), 1);
    const ProgramResult result = latplan(with(words, {"-q"}));
    for (const auto& [name, value] : variables) ::unsetenv(name);
    calls_ = 0;
    if (fs::exists(count)) {
      std::istringstream lines(read_text(count));
      for (long calls = 0; lines >> calls;) calls_ = std::max(calls_, calls);
      fs::remove(count);
    }
    return result;
  }

  // The folder before each try: an earlier result, or nothing.
  void restore(bool existed) const {
    for (const fs::path& entry : list_folder(place_.path())) remove_tree(entry);
    if (existed) fs::copy(at("old"), place_ / "out", fs::copy_options::recursive);
  }
  void expect_whole(bool existed) const {
    EXPECT_TRUE(!existed || fs::exists(place_ / "out"));
    if (!fs::exists(place_ / "out")) return;
    try {
      check_manifest(place_ / "out");
    } catch (const Error& error) {
      ADD_FAILURE() << error.what();
    }
  }
  void expect_next_run(const Words& words) const {
    const ProgramResult next = latplan(with(words, {"--force", "-q"}));
    EXPECT_EQ(next.exit_code, 0) << next.err;
    expect_whole(true);
    EXPECT_EQ(list_folder(place_.path()).size(), 1u);
  }

  void try_points(const Words& words, bool existed, int code) {
    const Words command = existed ? with(words, {"--force"}) : words;
    restore(existed);
    ASSERT_EQ(injected(command, 0, 0).exit_code, 0);
    const long points = calls_;
    ASSERT_GT(points, 10);
    const long step = tries_all() ? 1 : points / 4;
    for (long n = 1; n <= points && !HasFailure(); n += step) {
      SCOPED_TRACE(words[0] + (existed ? " --force" : "") + " at " + std::to_string(n) + " of " +
                   std::to_string(points) + ", error " + std::to_string(code));
      restore(existed);
      const ProgramResult result = injected(command, n, code);
      ++tried_;
      if (code == 0) {
        EXPECT_EQ(result.signal, SIGKILL);
      } else {
        EXPECT_EQ(result.signal, 0);
        EXPECT_TRUE(result.exit_code == 0 || result.exit_code == kBadOutput)
            << result.exit_code << " " << result.err;
        EXPECT_TRUE(result.exit_code != 0 || fs::exists(place_ / "out"));
      }
      expect_whole(existed);
      expect_next_run(words);
    }
  }

  static TemporaryFolder* shared_;
  TemporaryFolder place_;
  long calls_ = 0, tried_ = 0;
};
TemporaryFolder* CrashPoints::shared_ = nullptr;

TEST_F(CrashPoints, OfNewAndReplacedResultsSpoilNothing) {
  for (const OutputCommand& each : cases()) {
    if (!tries_all() && !each.in_sample) continue;
    restore(false);
    must(with(each.words, {"-q"}));
    remove_tree(at("old"));
    fs::rename(place_ / "out", at("old"));
    for (const bool existed : {false, true}) {
      for (const int code : {0, ENOSPC, EIO}) try_points(each.words, existed, code);
    }
    if (HasFailure()) break;
  }
  RecordProperty("points", static_cast<int>(tried_));
  if (tries_all()) std::printf("%ld points tried\n", tried_);
}

TEST_F(CrashPoints, OfAnExportSpoilNothing) {
  if (!tries_all()) GTEST_SKIP() << "part of make test-all";
  remove_tree(at("old"));
  fs::copy(at("run"), at("old"), fs::copy_options::recursive);
  for (const int code : {0, ENOSPC, EIO}) {
    try_points({"export", (place_ / "out").string()}, true, code);
  }
  std::printf("%ld points tried\n", tried_);
}

}  // namespace
}  // namespace latplan
