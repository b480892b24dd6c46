// Fast Downward on the SAS+ and PDDL files we write, and the validator VAL on our plans. Without them
// (tools/bootstrap fast-downward) the tests are skipped; in CI that is a failure.
// LATPLAN_FD_TASKS sets the number of random tasks: 30; `make test-all`: 100.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "base/error.h"
#include "base/files.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "engine/fast_downward.h"
#include "extract/extraction.h"
#include "search/random_tasks.h"
#include "support/in_ci.h"
#include "support/toy_model.h"
#include "symbolic/pddl.h"
#include "symbolic/raw_actions.h"

namespace latplan::engine {
namespace {

namespace fs = std::filesystem;
using search::Status;
using symbolic::StripsTask;

std::uint64_t task_count() {
  const char* wanted = std::getenv("LATPLAN_FD_TASKS");
  return wanted == nullptr ? 30 : std::strtoull(wanted, nullptr, 10);
}

// The validator VAL: LATPLAN_VALIDATE, or the checkout's own.
std::optional<fs::path> find_validator() {
  const char* given = std::getenv("LATPLAN_VALIDATE");
  const fs::path file =
      given != nullptr ? given : fs::path(LATPLAN_SOURCE_DIR) / ".deps/bin/validate";
  if (is_executable(file)) return file;
  return std::nullopt;
}

// Uses its own temporary folder, so that leftover files and processes can be found.
class RealFastDownward : public testing::Test {
 protected:
  void SetUp() override {
    const char* before = std::getenv("TMPDIR");
    if (before != nullptr) temporary_before_ = before;
    ::setenv("TMPDIR", folder_.path().c_str(), 1);
    if (!find_fast_downward()) missing("Fast Downward");
  }
  void TearDown() override {
    EXPECT_TRUE(list_folder(folder_.path()).empty()) << "temporary files were left behind";
    temporary_before_ ? ::setenv("TMPDIR", temporary_before_->c_str(), 1) : ::unsetenv("TMPDIR");
  }
  void missing(const std::string& what) {
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    const std::string text =
        what + " is not installed (tools/bootstrap fast-downward): NOT tested: " + test->name();
    std::cerr << "=== SKIPPED: " << text << "\n";
    if (in_ci()) FAIL() << text;
    GTEST_SKIP() << text;
  }

  static Outcome solve(const StripsTask& task, const Options& options) {
    SilentLog log;
    const StopFlag never;
    return FastDownward().solve(task, options, log, never);
  }
  static search::Result ours(const StripsTask& task) {
    SilentLog log;
    const StopFlag never;
    return search::solve(task, "auto", {}, log, never);
  }
  // Processes whose command names our temporary folder.
  int left_running() const {
    int count = 0;
    for (const fs::path& entry : list_folder("/proc")) {
      const std::string name = entry.filename().string();
      if (name.find_first_not_of("0123456789") != std::string::npos) continue;
      try {
        count += read_text(entry / "cmdline").find(folder_.path().string()) != std::string::npos;
      } catch (const Error&) {  // it ended in the meantime
      }
    }
    return count;
  }

  TemporaryFolder folder_;
  std::optional<std::string> temporary_before_;
};

// LightsOut 5x5 in bits, a press split into its 2^k cases: too hard for a blind search of one second.
StripsTask lights_out(std::uint64_t seed) {
  constexpr int kSide = 5;
  symbolic::RawActionTable raw{kSide * kSide, {}};
  for (int cell = 0; cell < kSide * kSide; ++cell) {
    BitVector turned(kSide * kSide);
    const int row = cell / kSide;
    const int column = cell % kSide;
    turned.set(cell, true);
    if (row > 0) turned.set(cell - kSide, true);
    if (row + 1 < kSide) turned.set(cell + kSide, true);
    if (column > 0) turned.set(cell - 1, true);
    if (column + 1 < kSide) turned.set(cell + 1, true);
    const BitVector none(kSide * kSide);
    raw.actions.push_back({"a" + std::to_string(cell), none, none, turned, turned});
  }
  const symbolic::SplitTable split = symbolic::split_xor(raw);
  Rng rng(seed);
  BitVector state(kSide * kSide);
  for (int press = 0; press < 60; ++press) {
    const symbolic::Action& raw_action = raw.actions[rng.below(raw.actions.size())];
    state ^= raw_action.add;
  }
  return symbolic::make_task(split.table, state, BitVector(kSide * kSide));
}

TEST_F(RealFastDownward, AcceptsEveryNamedSearch) {
  const FastDownward planner;
  EXPECT_FALSE(planner.installation().translate.empty());
  // One bit to turn on.
  const BitVector off(1, false);
  const BitVector on(1, true);
  const StripsTask trivial = symbolic::make_task({1, {{"go", off, on, on, off}}}, off, on);
  const auto status = [&](const std::string& search) {
    SilentLog log;
    const StopFlag never;
    Options options;
    options.search = search;
    options.limits.seconds = 60;
    return planner.solve(trivial, options, log, never).result.status;
  };
  for (const Configuration& configuration : configurations()) {
    if (configuration.name == "lama") continue;  // improves until its limit
    EXPECT_EQ(status(configuration.name), Status::kSolved) << configuration.name;
  }
  try {
    status("astar(no_such_heuristic())");
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_NE(std::string(error.what()).find("no_such_heuristic"), std::string::npos);
    EXPECT_NE(std::string(error.what()).find(planner.installation().release), std::string::npos);
  }
}

TEST_F(RealFastDownward, AgreesWithOurPlannerOnRandomTasks) {
  int solved = 0;
  int unsolvable = 0;
  for (std::uint64_t i = 0; i < task_count(); ++i) {
    const search::Shape shape{.invertible = i % 2 == 0, .complete_goal = i % 3 != 0};
    const StripsTask task = search::random_task(1000 + i, shape);
    const search::Result expected = ours(task);
    for (const char* name : {"blind", "lmcut"}) {
      Options options;
      options.search = name;
      options.prune = i % 4 != 0;
      // The translator takes a hundred times as long as the search: every tenth task.
      options.through_pddl = i % 10 == 9;
      const Outcome outcome = solve(task, options);
      EXPECT_EQ(search::to_string(outcome.result.status), search::to_string(expected.status))
          << name << ", task " << i;
      EXPECT_EQ(outcome.result.plan.size(), expected.plan.size()) << name << ", task " << i;
      EXPECT_GT(outcome.details.variables.value_or(0), 0);
      EXPECT_GT(outcome.result.statistics.peak_bytes, 0);
    }
    (expected.status == Status::kSolved ? solved : unsolvable) += 1;
  }
  if (task_count() >= 100) {
    EXPECT_GT(solved, 20);
    EXPECT_GT(unsolvable, 2);
  }
}

TEST_F(RealFastDownward, TranslatorAndSearchReadTheSameTask) {
  const StripsTask task = lights_out(3);
  const search::Result expected = ours(task);
  ASSERT_EQ(expected.status, Status::kSolved);
  Options options;
  options.search = "lama-first";
  options.through_pddl = true;
  options.invariants = false;
  const Outcome through_pddl = solve(task, options);
  EXPECT_EQ(through_pddl.result.status, Status::kSolved);
  EXPECT_GE(through_pddl.result.plan.size(), expected.plan.size());
  options.through_pddl = false;
  const Outcome direct = solve(task, options);
  EXPECT_EQ(direct.result.status, Status::kSolved);
  EXPECT_EQ(direct.details.variables, through_pddl.details.variables);
  EXPECT_EQ(direct.details.operators, through_pddl.details.operators);
  EXPECT_DOUBLE_EQ(*through_pddl.details.operators_per_action, 1.0);
  EXPECT_DOUBLE_EQ(*through_pddl.details.variables_per_effective_bit, 1.0);
}

// The engine numbers its actions; these files keep names like a12+3-7.
TEST_F(RealFastDownward, AcceptsOurFilesWithOurNames) {
  const TemporaryFolder own;
  const StripsTask task = lights_out(5);
  write_atomically(own / "domain.pddl", symbolic::write_domain(task.model));
  write_atomically(own / "problem.pddl", symbolic::write_problem(task, "p"));
  write_atomically(own / "ours.sas", symbolic::write_sas(task));
  const Installation installation = FastDownward().installation();
  const StopFlag never;
  Subprocess translate;
  translate.command = installation.translate;
  for (const std::string& word :
       {std::string("--invariant-generation-max-candidates"), std::string("0"),
        std::string("--sas-file"), (own / "theirs.sas").string(), (own / "domain.pddl").string(),
        (own / "problem.pddl").string()}) {
    translate.command.push_back(word);
  }
  const SubprocessResult translated = run_subprocess(translate, never);
  ASSERT_EQ(translated.exit_code, 0) << translated.output;
  for (const char* name : {"ours.sas", "theirs.sas"}) {
    Subprocess search;
    search.command = {installation.downward.string(), "--search", "lazy_greedy([ff()])",
                      "--internal-plan-file", (own / "plan").string()};
    search.standard_input = own / name;
    const SubprocessResult ended = run_subprocess(search, never);
    ASSERT_EQ(ended.exit_code, 0) << ended.output;
    const symbolic::Plan plan = symbolic::parse_plan(read_text(own / "plan"), "plan", task.model);
    EXPECT_TRUE(symbolic::simulate(task, plan).valid) << name;
    // Our reader accepts the translator's output.
    const StripsTask again = symbolic::parse_sas(read_text(own / name), name);
    EXPECT_EQ(again.model.actions.size(), task.model.actions.size());
    EXPECT_EQ(again.model.state_bits, task.model.state_bits);
  }
}

TEST_F(RealFastDownward, TheTimeLimitLeavesNothingRunning) {
  Options options;
  options.search = "blind";
  options.limits.seconds = 1;
  const Outcome outcome = solve(lights_out(7), options);
  EXPECT_EQ(outcome.result.status, Status::kOutOfTime);
  EXPECT_GT(outcome.result.statistics.expanded, 0);
  EXPECT_EQ(left_running(), 0);
  options.through_pddl = true;
  options.limits.seconds = 0.05;
  EXPECT_EQ(solve(lights_out(7), options).result.status, Status::kOutOfTime);
  EXPECT_EQ(left_running(), 0);
}

TEST_F(RealFastDownward, TheMemoryLimitIsAStatus) {
  Options options;
  options.search = "blind";
  for (const std::int64_t megabytes : {8, 32}) {
    options.limits.bytes = megabytes << 20;
    EXPECT_EQ(solve(lights_out(7), options).result.status, Status::kOutOfMemory) << megabytes;
  }
  options.through_pddl = true;
  EXPECT_EQ(solve(lights_out(7), options).result.status, Status::kOutOfMemory);
}

TEST_F(RealFastDownward, AnImprovingSearchEndsWithAPlanAtItsLimit) {
  Options options;
  options.search = "lama";
  options.limits.seconds = 3;
  const Outcome outcome = solve(lights_out(3), options);
  EXPECT_EQ(outcome.result.status, Status::kSolved);
  EXPECT_FALSE(outcome.result.optimal);
}

// Whether the validator accepts the plan for the files as we write them.
bool validates(const fs::path& validator, const StripsTask& task, const symbolic::Plan& plan) {
  const TemporaryFolder own;
  const StopFlag never;
  const symbolic::ActionTable table = symbolic::with_standard_names(task.model);
  write_atomically(own / "domain.pddl", symbolic::write_domain(table));
  write_atomically(own / "problem.pddl", symbolic::write_problem(task, "p"));
  const std::vector<std::string> comments(plan.size(), "seen");
  write_atomically(own / "plan", symbolic::write_plan(table, plan, comments));
  Subprocess validate;
  for (const fs::path& word :
       {validator, own / "domain.pddl", own / "problem.pddl", own / "plan"}) {
    validate.command.push_back(word.string());
  }
  const SubprocessResult ended = run_subprocess(validate, never);
  const bool valid = ended.output.find("Plan valid") != std::string::npos;
  EXPECT_EQ(ended.exit_code == 0, valid) << ended.output;
  return valid;
}

TEST_F(RealFastDownward, TheValidatorAcceptsOurPlans) {
  const auto validator = find_validator();
  if (!validator) {
    missing("the validator VAL");
    return;
  }
  const auto accepted = [&](const StripsTask& task, const symbolic::Plan& plan) {
    return validates(*validator, task, plan);
  };
  int plans = 0;
  for (std::uint64_t i = 0; i < std::max<std::uint64_t>(task_count() / 2, 1); ++i) {
    const StripsTask task = search::random_task(5000 + i, {.complete_goal = i % 2 == 0});
    const search::Result result = ours(task);
    // VAL refuses domains without actions.
    if (result.status != Status::kSolved || task.model.actions.empty()) continue;
    ++plans;
    EXPECT_TRUE(accepted(task, result.plan)) << "task " << i;
    if (result.plan.empty()) continue;
    symbolic::Plan broken = result.plan;
    broken.pop_back();  // a shortest plan without its last step misses the goal
    EXPECT_FALSE(accepted(task, broken)) << "task " << i;
  }
  EXPECT_GT(plans, 0);
  const StripsTask lights = lights_out(11);
  EXPECT_TRUE(accepted(lights, ours(lights).plan));
}

// Models of each extraction method, with copied and constant bits and names like a3+1-5.
TEST_F(RealFastDownward, AcceptsTheModelsOfEveryExtraction) {
  const auto validator = find_validator();
  if (!validator) {
    missing("the validator VAL");
    return;
  }
  const ToyModel model(3, {.duplicates = 2, .constant = {true, false}, .places = 1, .misdraw = {}});
  const extract::EncodedPairs pairs = model.all_transitions();
  Rng rng(17);
  const std::vector<extract::Extraction> methods = {
      {"read-off", "", "", false},          {"read-off", "", "", true},
      {"fitted", "strict", "none", false},  {"fitted", "statistical", "none", false},
      {"fitted", "implied", "none", false}, {"observed", "", "", false}};
  for (const extract::Extraction& wanted : methods) {
    const std::string method = wanted.text();
    const symbolic::ActionTable table =
        extract::extract_actions(model, pairs, pairs, wanted.repeated({})).table;
    const domains::State goal = model.domain().goal();
    const StripsTask task =
        symbolic::make_task(table, model.code(model.walk(goal, 4, rng)), model.code(goal));
    const search::Result expected = ours(task);
    ASSERT_EQ(expected.status, Status::kSolved) << method;
    EXPECT_TRUE(validates(*validator, task, expected.plan)) << method;
    for (const bool through_pddl : {false, true}) {
      if (through_pddl && table.actions.size() > 1000) continue;  // the translator takes minutes
      Options options;
      options.search = "blind";
      options.through_pddl = through_pddl;
      options.invariants = false;
      const Outcome outcome = solve(task, options);
      EXPECT_EQ(outcome.result.status, Status::kSolved) << method;
      EXPECT_EQ(outcome.result.plan.size(), expected.plan.size()) << method;
    }
  }
}

}  // namespace
}  // namespace latplan::engine
