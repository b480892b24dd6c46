// The engine with a shell script in place of Fast Downward. tests/slow/fast_downward_test.cc runs
// the real one.
#include "engine/fast_downward.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <set>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "engine/fast_downward_log.h"
#include "support/bits.h"

namespace latplan::engine {
namespace {

namespace fs = std::filesystem;
using search::Status;

// Sets an environment variable and restores the old value on destruction.
class Environment {
 public:
  Environment(const char* name, const std::string& value) : name_(name) {
    const char* old = std::getenv(name);
    if (old != nullptr) old_ = old;
    value.empty() ? ::unsetenv(name) : ::setenv(name, value.c_str(), 1);
  }
  ~Environment() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

void write_script(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  write_atomically(file, "#!/bin/sh\n" + text + "\n");
  ::chmod(file.c_str(), 0755);
}

// z0 -> z1 -> z2, with a constant bit and, first, an action that never applies.
symbolic::StripsTask chain_task() {
  return symbolic::make_task({4,
                              {{"odd", bits("0001"), bits("0000"), bits("1000"), bits("0000")},
                               {"first", bits("1000"), bits("0001"), bits("0100"), bits("1001")},
                               {"second", bits("0100"), bits("0000"), bits("0010"), bits("0100")}}},
                             bits("1000"), bits("0010"));
}

constexpr const char* kSolvedLog =
    "echo '[t=0.1s, 9700 KB] f = 1, 2 evaluated, 1 expanded'\n"
    "echo '[t=0.2s, 9700 KB] Plan length: 2 step(s).'\n"
    "echo '[t=0.2s, 9700 KB] Plan cost: 2'\n"
    "echo '[t=0.2s, 9700 KB] Expanded 22 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Reopened 3 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Evaluated 23 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Evaluations: 46'\n"
    "echo '[t=0.2s, 9700 KB] Generated 98 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Dead ends: 4 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Expanded until last jump: 7 state(s).'\n"
    "echo '[t=0.2s, 9700 KB] Number of registered states: 25'\n"
    "echo '[t=0.2s, 9700 KB] Search time: 0.25s'\n"
    "echo '[t=0.2s, 9700 KB] Total time: 0.75s'\n"
    "echo 'Solution found.'\n"
    "echo 'Peak memory: 9700 KB'\n";
// The script is called: downward --search STRING --internal-plan-file FILE
const std::string kWritePlan = "printf '(a1 )\\n(a2)\\n; cost = 2 (unit cost)\\n' > \"$4\"\n";

class FastDownwardTest : public testing::Test {
 protected:
  FastDownwardTest() : temporary_("TMPDIR", (folder_ / "tmp").string()) {
    fs::create_directory(folder_ / "tmp");
  }
  // No test may leave temporary files.
  ~FastDownwardTest() override { EXPECT_TRUE(list_folder(folder_ / "tmp").empty()); }

  FastDownward planner(const std::string& downward, const std::string& translate = "") {
    write_script(folder_ / "bin/downward", downward);
    if (!translate.empty()) write_script(folder_ / "bin/fd-translate", translate);
    return FastDownward(folder_ / "bin/downward");
  }
  Outcome solve(const std::string& downward, const Options& options = {},
                const std::string& translate = "") {
    SilentLog log;
    const StopFlag never;
    return planner(downward, translate).solve(chain_task(), options, log, never);
  }
  std::string fault_of(const std::string& downward, ExitCode code, const Options& options = {},
                       const std::string& translate = "") {
    try {
      solve(downward, options, translate);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), code) << error.what();
      return error.what();
    }
    return "no fault";
  }

  TemporaryFolder folder_;
  Environment temporary_;
  Environment no_translator_{"LATPLAN_FD_TRANSLATE", ""};
};

TEST_F(FastDownwardTest, MapsPlanAndStatistics) {
  const std::string seen = (folder_ / "seen").string();
  const Outcome outcome = solve("cat > " + seen + ".sas; echo \"$1 $2 $3\" > " + seen + ".words\n" +
                                kWritePlan + kSolvedLog);
  const search::Result& result = outcome.result;
  EXPECT_EQ(result.status, Status::kSolved);
  EXPECT_EQ(result.plan, (symbolic::Plan{1, 2}));
  EXPECT_TRUE(result.optimal);
  EXPECT_EQ(result.algorithm, "fd-lmcut");
  EXPECT_EQ(result.statistics.expanded, 22);
  EXPECT_EQ(result.statistics.reopened, 3);
  EXPECT_EQ(result.statistics.evaluated, 23);
  EXPECT_EQ(result.statistics.generated, 98);
  EXPECT_EQ(result.statistics.states, 25);
  EXPECT_EQ(result.statistics.peak_bytes, 9700 * 1024);
  EXPECT_DOUBLE_EQ(result.statistics.search_seconds, 0.25);
  EXPECT_GT(result.statistics.total_seconds, 0);
  const Details& details = outcome.details;
  EXPECT_EQ(details.exit_code, 0);
  EXPECT_EQ(details.search, "astar(lmcut())");
  EXPECT_EQ(details.evaluations, 46);
  EXPECT_EQ(details.dead_ends, 4);
  EXPECT_DOUBLE_EQ(*details.initialization_seconds, 0.5);
  // Pruned: without the constant bit and the action that never applies.
  EXPECT_EQ(details.variables, 3);
  EXPECT_EQ(details.operators, 2);
  EXPECT_DOUBLE_EQ(*details.operators_per_action, 2.0 / 3.0);
  EXPECT_DOUBLE_EQ(*details.variables_per_effective_bit, 1.0);
  EXPECT_EQ(read_text(seen + ".words"), "--search astar(lmcut()) --internal-plan-file\n");
  EXPECT_NE(read_text(seen + ".sas").find("begin_operator\na1\n"), std::string::npos);
}

TEST_F(FastDownwardTest, WritesTheWholeTaskWithoutPruning) {
  Options options;
  options.prune = false;
  const Details details = solve(kWritePlan, options).details;
  EXPECT_EQ(details.variables, 4);
  EXPECT_EQ(details.operators, 3);
  EXPECT_DOUBLE_EQ(*details.variables_per_effective_bit, 4.0 / 3.0);
}

TEST_F(FastDownwardTest, MapsExitCodes) {
  const auto status = [&](const std::string& script, const std::string& search) {
    Options options;
    options.search = search;
    return solve(script, options).result.status;
  };
  for (const int found : {0, 1, 2, 3}) {
    EXPECT_EQ(status(kWritePlan + "exit " + std::to_string(found), "blind"), Status::kSolved);
  }
  EXPECT_EQ(status("exit 11", "blind"), Status::kUnsolvable);
  EXPECT_EQ(status("exit 12", "blind"), Status::kNoPlan);
  EXPECT_EQ(status("exit 22", "blind"), Status::kOutOfMemory);
  EXPECT_EQ(status("exit 23", "blind"), Status::kOutOfTime);
  EXPECT_EQ(status("exit 24", "blind"), Status::kOutOfTime);
  EXPECT_EQ(status("echo 'x: failed to map segment from shared object'; exit 127", "blind"),
            Status::kOutOfMemory);
  EXPECT_EQ(status("kill -KILL $$", "blind"), Status::kOutOfMemory);
}

TEST_F(FastDownwardTest, AnExhaustedSearchIsAProofOnlyForCompleteConfigurations) {
  const std::string script =
      "echo '[t=0s, 9 KB] Completely explored state space -- no solution!'; exit 12";
  const auto outcome = [&](const std::string& search) {
    Options options;
    options.search = search;
    const Outcome result = solve(script, options);
    EXPECT_TRUE(result.details.exhausted);
    EXPECT_FALSE(result.result.optimal);
    return result.result.status;
  };
  EXPECT_EQ(outcome("lmcut"), Status::kUnsolvable);
  EXPECT_EQ(outcome("ff"), Status::kUnsolvable);
  EXPECT_EQ(outcome("cg"), Status::kNoPlan);
  EXPECT_EQ(outcome("astar(lmcut(),bound=3)"), Status::kNoPlan);
}

TEST_F(FastDownwardTest, ASearchStringIsNotAssumedOptimal) {
  Options options;
  options.search = "astar(blind())";
  const Outcome outcome = solve(kWritePlan, options);
  EXPECT_EQ(outcome.result.status, Status::kSolved);
  EXPECT_FALSE(outcome.result.optimal);
  EXPECT_EQ(outcome.details.search, "astar(blind())");
}

TEST_F(FastDownwardTest, RejectedSearchStringsAreReportedWithTheRelease) {
  Options options;
  options.search = "astar(blnd())";
  EXPECT_EQ(fault_of("echo \"No feature defined for 'blnd'.\"; echo 'Usage error occurred.'\n"
                     "echo 'Peak memory: 9 KB'; exit 33",
                     ExitCode::kUnsupported, options),
            "Fast Downward of unknown release at " + (folder_ / "bin/downward").string() +
                " rejects the search 'astar(blnd())': No feature defined for 'blnd'.");
}

TEST_F(FastDownwardTest, UnknownNamesSuggestTheNearest) {
  Options options;
  options.search = "lmcat";
  const std::string message = fault_of("exit 0", ExitCode::kUsage, options);
  EXPECT_TRUE(
      message.starts_with("unknown Fast Downward search 'lmcat'; did you mean lmcut? expected one "
                          "of: auto, blind, lmcut, "))
      << message;
}

TEST_F(FastDownwardTest, FailuresAreErrorsWithItsLastMessage) {
  EXPECT_EQ(fault_of("echo oh no >&2; exit 32", ExitCode::kInternal),
            "Fast Downward of unknown release ended with exit code 32: oh no");
  EXPECT_EQ(fault_of("kill -SEGV $$", ExitCode::kInternal),
            (folder_ / "bin/downward").string() + ": ended by signal 11: no output");
  EXPECT_EQ(fault_of("exit 0", ExitCode::kInternal),
            "Fast Downward reports success, but its plan is not valid: the plan file is missing");
}

TEST_F(FastDownwardTest, PlansAreCheckedInTheModel) {
  const std::string wrong = "printf '(a2 )\\n' > \"$4\"";
  EXPECT_EQ(fault_of(wrong, ExitCode::kInternal),
            "Fast Downward reports success, but its plan is not valid: step 1: second is not "
            "applicable: it needs z1 to be true");
  for (const char* line : {"(a3)", "(b1)", "(a)", "hello", "(a99999999999999999999)"}) {
    EXPECT_EQ(fault_of(std::string("echo '") + line + "' > \"$4\"", ExitCode::kInternal),
              "Fast Downward reports success, but its plan is not valid: the plan has an unknown "
              "action");
  }
}

TEST_F(FastDownwardTest, TheTimeLimitKillsItAndKeepsItsProgress) {
  Options options;
  options.limits.seconds = 1;
  const Outcome outcome = solve(
      "echo '[t=0.1s, 9700 KB] f = 4, 120 evaluated, 100 expanded'\n"
      "sleep 1000 & sleep 1000",
      options);
  EXPECT_EQ(outcome.result.status, Status::kOutOfTime);
  EXPECT_EQ(outcome.details.exit_code, -1);
  EXPECT_EQ(outcome.result.statistics.evaluated, 120);
  EXPECT_EQ(outcome.result.statistics.expanded, 100);
  EXPECT_TRUE(outcome.result.plan.empty());
}

TEST_F(FastDownwardTest, AnAnytimeSearchKeepsItsBestCompletePlan) {
  Options options;
  options.search = "lama";
  const Outcome outcome =
      solve("printf '(a1)\\n(a2)\\n' > \"$4.1\"; printf '(a1' > \"$4.2\"; exit 23", options);
  EXPECT_EQ(outcome.result.status, Status::kSolved);
  EXPECT_EQ(outcome.result.plan, (symbolic::Plan{1, 2}));
  EXPECT_FALSE(outcome.result.optimal);
}

TEST_F(FastDownwardTest, TheStopFlagEndsIt) {
  StopFlag stop;
  std::thread user([&] {
    ::usleep(200'000);
    stop.request();
  });
  SilentLog log;
  const Outcome outcome = planner("sleep 1000").solve(chain_task(), {}, log, stop);
  user.join();
  EXPECT_EQ(outcome.result.status, Status::kInterrupted);
}

TEST_F(FastDownwardTest, TheMemoryLimitIsPassedOn) {
  Options options;
  options.limits.bytes = std::int64_t{300} << 20;
  EXPECT_EQ(solve("[ $(ulimit -v) = 307200 ] && exit 22; exit 12", options).result.status,
            Status::kOutOfMemory);
}

constexpr const char* kTranslatorLog =
    "echo 'Translator variables: 3'\necho 'Translator derived variables: 0'\n"
    "echo 'Translator facts: 6'\necho 'Translator goal facts: 2'\n"
    "echo 'Translator mutex groups: 1'\necho 'Translator total mutex groups size: 2'\n"
    "echo 'Translator operators: 2'\necho 'Translator axioms: 0'\n"
    "echo 'Translator task size: 21'\necho 'Translator peak memory: 30024 KB'\n";

TEST_F(FastDownwardTest, UsesTheTranslatorForPddl) {
  const std::string seen = (folder_ / "seen").string();
  Options options;
  options.through_pddl = true;
  options.invariants = false;
  // translate --sas-file FILE --invariant-generation-max-candidates 0 DOMAIN PROBLEM
  const Outcome outcome = solve("cat > " + seen + ".sas\n" + kWritePlan + kSolvedLog, options,
                                "echo \"$1 $3 $4\" > " + seen + ".words; cp \"$5\" " + seen +
                                    ".pddl; echo sas > \"$2\"\n" + kTranslatorLog);
  EXPECT_EQ(outcome.result.status, Status::kSolved);
  EXPECT_EQ(outcome.result.plan, (symbolic::Plan{1, 2}));
  EXPECT_EQ(read_text(seen + ".sas"), "sas\n");
  EXPECT_EQ(read_text(seen + ".words"), "--sas-file --invariant-generation-max-candidates 0\n");
  EXPECT_NE(read_text(seen + ".pddl").find("(:action a2\n"), std::string::npos);
  const Details& details = outcome.details;
  EXPECT_EQ(details.variables, 3);
  EXPECT_EQ(details.operators, 2);
  EXPECT_EQ(details.translate_peak_bytes, 30024 * 1024);
  EXPECT_DOUBLE_EQ(*details.operators_per_action, 2.0 / 3.0);
}

TEST_F(FastDownwardTest, MapsTheExitCodesOfTheTranslator) {
  Options options;
  options.through_pddl = true;
  const auto status = [&](const std::string& translate) {
    return solve("exit 32", options, translate).result.status;
  };
  EXPECT_EQ(status("echo 'No relaxed solution! Generating unsolvable task...'"),
            Status::kUnsolvable);
  EXPECT_EQ(status("exit 10"), Status::kUnsolvable);
  EXPECT_EQ(status("exit 20"), Status::kOutOfMemory);
  EXPECT_EQ(status("exit 21"), Status::kOutOfTime);
  EXPECT_EQ(status("echo MemoryError; exit 1"), Status::kOutOfMemory);
  EXPECT_EQ(fault_of("exit 0", ExitCode::kInternal, options, "echo 'NameError: x'; exit 1"),
            "Fast Downward's translator of unknown release ended with exit code 1: NameError: x");
  options.limits.seconds = 0.3;
  EXPECT_EQ(status("sleep 1000"), Status::kOutOfTime);
}

TEST_F(FastDownwardTest, ReportsAMissingTranslator) {
  const Environment path("PATH", "/nowhere");
  Options options;
  options.through_pddl = true;
  EXPECT_EQ(
      fault_of("exit 0", ExitCode::kUnsupported, options),
      (folder_ / "bin/downward").string() +
          ": has no translator; expected fd-translate or fast_downward/translate beside it, or "
          "LATPLAN_FD_TRANSLATE");
}

TEST_F(FastDownwardTest, IsFoundByOptionEnvironmentPathAndCheckout) {
  const fs::path package = folder_ / "package";
  write_script(package / "builds/release/bin/downward", "exit 0");
  fs::create_directory(package / "driver");
  write_atomically(package / "driver/version.py", "# x\n__version__ = \"26.6\"\n");
  write_script(folder_ / "other/downward", "exit 0");
  fs::create_symlink(package / "builds/release/bin/downward", folder_ / "linked");
  {
    const Environment given("LATPLAN_FD", (folder_ / "other/downward").string());
    const auto by_option = find_fast_downward(folder_ / "linked");
    ASSERT_TRUE(by_option.has_value());
    EXPECT_EQ(by_option->found_by, "option");
    EXPECT_EQ(by_option->downward, folder_ / "linked");
    EXPECT_EQ(by_option->release, "26.6");
    const auto by_environment = find_fast_downward();
    ASSERT_TRUE(by_environment.has_value());
    EXPECT_EQ(by_environment->found_by, "LATPLAN_FD");
    EXPECT_EQ(by_environment->release, "of unknown release");
  }
  const Environment given("LATPLAN_FD", "");
  {
    const Environment path("PATH", "/nowhere:" + (folder_ / "other").string());
    const auto by_path = find_fast_downward();
    ASSERT_TRUE(by_path.has_value());
    EXPECT_EQ(by_path->found_by, "PATH");
    EXPECT_EQ(by_path->downward, folder_ / "other/downward");
  }
  const Environment path("PATH", "/nowhere");
  const auto last = find_fast_downward();
  if (last) {
    EXPECT_EQ(last->found_by, "checkout");
  } else {
    EXPECT_THROW(FastDownward{}, Error);
  }
}

TEST_F(FastDownwardTest, TheTranslatorOfABuildIsFound) {
  const fs::path build = folder_ / "a build/bin";
  write_script(build / "downward", "exit 0");
  fs::create_directories(build / "fast_downward/translate");
  write_atomically(build / "fast_downward/__init__.py", "");
  write_atomically(build / "fast_downward/translate/__init__.py", "");
  write_atomically(build / "fast_downward/translate/__main__.py",
                   "print('MemoryError')\nraise SystemExit(20)\n");
  fs::create_symlink(build / "downward", folder_ / "linked");
  Options options;
  options.through_pddl = true;
  SilentLog log;
  const StopFlag never;
  const FastDownward planner(folder_ / "linked");
  EXPECT_EQ(planner.solve(chain_task(), options, log, never).result.status, Status::kOutOfMemory);
}

TEST_F(FastDownwardTest, AWrongPathIsAnError) {
  const auto fault = [](const fs::path& wanted) -> std::string {
    try {
      find_fast_downward(wanted);
    } catch (const Error& error) {
      return error.what();
    }
    return "no fault";
  };
  EXPECT_EQ(fault("/none"),
            "/none: not an executable file (from the option); expected the search executable of "
            "Fast Downward");
  const Environment given("LATPLAN_FD", "/etc");
  EXPECT_EQ(
      fault(""),
      "/etc: not an executable file (from LATPLAN_FD); expected the search executable of Fast "
      "Downward");
}

TEST(FastDownwardLog, HandlesMalformedText) {
  Outcome outcome;
  read_search_log("Expanded many\n[t=\n evaluated, \n, evaluated, expanded\nPeak memory: x\n\n",
                  outcome);
  EXPECT_EQ(outcome.result.statistics.expanded, 0);
  EXPECT_EQ(last_message("\n\n"), "no output");
  EXPECT_EQ(last_message("[t=0s, 9 KB] good bye\nPeak memory: 9 KB\n"), "good bye");
  EXPECT_EQ(last_message("Unknown keyword argument: bund\nValid keyword arguments are: bound\n\n"
                         "Usage error occurred.\nPeak memory: 9 KB\n"),
            "Unknown keyword argument: bund");
  EXPECT_EQ(last_message(std::string(1000, '\x01')), std::string(200, '?'));
}

TEST(FastDownwardConfigurations, HaveDistinctNamesAndIncludeThoseOfThePaper) {
  std::set<std::string> names;
  for (const Configuration& configuration : configurations()) {
    EXPECT_TRUE(names.insert(configuration.name).second) << configuration.name;
    EXPECT_NE(configuration.search.find('('), std::string::npos);
    EXPECT_EQ(configuration.search.find(' '), std::string::npos);
    EXPECT_FALSE(configuration.summary.empty());
    if (configuration.optimal) {
      EXPECT_TRUE(configuration.search.starts_with("astar(")) << configuration.name;
    }
  }
  for (const char* name : {"blind", "lmcut", "mands", "lama-first"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

}  // namespace
}  // namespace latplan::engine
