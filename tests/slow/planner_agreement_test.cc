// The built-in planner against plain breadth-first search, and against Fast Downward, on random tasks.
// LATPLAN_AGREEMENT_TASKS and LATPLAN_AGREEMENT_FD_TASKS set how many: 200 and 20; `make test-all`: 2,000 and 100.
#include <gtest/gtest.h>

#include <string>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "search/heuristic_checks.h"
#include "search/planner.h"
#include "search/random_tasks.h"
#include "search/wave_checks.h"
#include "support/in_ci.h"
#include "support/run_program.h"
#include "symbolic/pddl.h"

namespace latplan::search {
namespace {

using symbolic::StripsTask;

std::uint64_t count_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::stoull(text) : otherwise;
}

// Every kind in turn, at most 14 bits.
StripsTask numbered_task(std::uint64_t number) {
  return random_task(
      1000000 + number,
      {.invertible = number % 2 == 1, .complete_goal = number % 4 >= 2, .most_bits = 14});
}

Result run(const StripsTask& task, const std::string& search) {
  SilentLog log;
  const StopFlag stop;
  return solve(task, search, {}, log, stop);
}

void expect_agreement(const StripsTask& task, const std::string& search, bool optimal,
                      std::optional<int> expected) {
  const Result result = run(task, search);
  ASSERT_EQ(result.status, expected ? Status::kSolved : Status::kUnsolvable) << search;
  if (!expected) return;
  ASSERT_TRUE(symbolic::simulate(task, result.plan).valid) << search;
  ASSERT_TRUE(result.optimal || !optimal) << search;
  if (result.optimal) {
    ASSERT_EQ(static_cast<int>(result.plan.size()), *expected) << search;
  }
}

TEST(PlannerAgreement, EveryAlgorithmAgreesWithBreadthFirstSearch) {
  const std::uint64_t tasks = count_from("LATPLAN_AGREEMENT_TASKS", 200);
  int solved = 0, unsolvable = 0, at_start = 0;
  for (std::uint64_t number = 0; number < tasks && !HasFailure(); ++number) {
    SCOPED_TRACE(number);
    const StripsTask task = numbered_task(number);
    const std::optional<int> expected = shortest(task);
    solved += expected ? 1 : 0;
    unsolvable += expected ? 0 : 1;
    at_start += expected == 0 ? 1 : 0;
    for (const Algorithm& algorithm : algorithms()) {
      expect_agreement(task, algorithm.name, algorithm.optimal, expected);
    }
    for (const HeuristicEntry& heuristic : heuristics()) {
      expect_agreement(task, "astar(" + heuristic.name + ")", heuristic.admissible, expected);
      expect_agreement(task, "gbfs(" + heuristic.name + ")", false, expected);
      expect_agreement(task, "wastar(" + heuristic.name + ",2)", false, expected);
    }
    expect_agreement(task, "gbfs(ff,preferred)", false, expected);
  }
  RecordProperty("solved", solved);
  RecordProperty("unsolvable", unsolvable);
  EXPECT_GT(unsolvable, static_cast<int>(tasks / 100));
  EXPECT_GT(at_start, static_cast<int>(tasks / 100));
}

TEST(PlannerAgreement, EveryHeuristicKeepsItsPromisesOnEveryReachableState) {
  const std::uint64_t tasks = count_from("LATPLAN_AGREEMENT_TASKS", 200);
  for (std::uint64_t number = 0; number < tasks && !HasFailure(); ++number) {
    SCOPED_TRACE(number);
    HeuristicChecks checks(numbered_task(number));
    checks.run(97);
  }
}

// Ten times as many small tasks: move pruning from the start, in one to four threads.
TEST(PlannerAgreement, PrunedSearchInThreadsReachesEveryStateAtItsDepth) {
  const std::uint64_t tasks = 10 * count_from("LATPLAN_AGREEMENT_TASKS", 200);
  std::uint64_t pruned = 0;
  for (std::uint64_t number = 0; number < tasks && !HasFailure(); ++number) {
    SCOPED_TRACE(number);
    const StripsTask task =
        number % 3 == 0 ? numbered_task(number) : flip_task(number, 10, number % 3 == 1);
    const int threads = 1 + static_cast<int>(number / 3 % 4);
    pruned += expect_every_state_at_its_depth(task, threads, eager()).pruned ? 1 : 0;
  }
  EXPECT_GT(pruned, tasks / 2);
}

// The length of Fast Downward's plan; nothing: proved unsolvable.
std::optional<int> fast_downward(const std::string& program, const StripsTask& task,
                                 const TemporaryFolder& folder) {
  write_atomically(folder / "task.sas", symbolic::write_sas(task));
  const std::string plan = (folder / "plan").string();
  std::filesystem::remove(plan);
  const ProgramResult result =
      run_program({"/bin/sh", "-c",
                   "exec '" + program + "' --search 'astar(blind())' --internal-plan-file '" +
                       plan + "' <'" + (folder / "task.sas").string() + "'"});
  if (result.exit_code != 0) {
    EXPECT_TRUE(result.exit_code == 11 || result.exit_code == 12) << result.out << result.err;
    return std::nullopt;
  }
  return static_cast<int>(symbolic::parse_plan(read_text(plan), plan, task.model).size());
}

TEST(PlannerAgreement, OptimalLengthsAgreeWithFastDownward) {
  const char* program = std::getenv("LATPLAN_FD");
  if (program == nullptr) {
    const std::string reason = "LATPLAN_FD is not set";
    if (in_ci()) FAIL() << reason;
    GTEST_SKIP() << reason;
  }
  const TemporaryFolder folder;
  const std::uint64_t tasks = count_from("LATPLAN_AGREEMENT_FD_TASKS", 20);
  for (std::uint64_t number = 0; number < tasks && !HasFailure(); ++number) {
    SCOPED_TRACE(number);
    const StripsTask task = numbered_task(number);
    const std::optional<int> expected = fast_downward(program, task, folder);
    for (const Algorithm& algorithm : algorithms()) {
      if (algorithm.optimal) expect_agreement(task, algorithm.name, true, expected);
    }
  }
}

}  // namespace
}  // namespace latplan::search
