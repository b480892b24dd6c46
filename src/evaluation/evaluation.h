// Plans many instances with one model, judges and counts the plans: the paper's found / valid / optimal table.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"
#include "data/instances.h"
#include "evaluation/judge.h"
#include "planning/search_process.h"

namespace latplan::evaluation {

struct EvaluationConfig {
  planning::PlanConfig plan;  // its search is replaced by each of:
  std::vector<std::string> searches = {"auto"};
  // Parallel searches. With more than one, each is a process with its own memory limit; a black box is always searched
  // here, one instance after the other.
  int jobs = 1;
  planning::SolveCommand solve;  // of these processes
  domains::Judge judge = domains::Judge::kOurs;
  std::string checker =
      {};  // the user's own judge (evaluation/checker.h), instead of the world's rules; empty: none
  bool keep_plans =
      true;  // false: the results are without tasks, states and pictures, to save memory
};

struct InstanceResult {
  std::string name;
  std::string search;
  int distance = -1;
  planning::PlanOutcome outcome;
  planning::Judgement judgement;
  Json record;          // of outcome and judgement
  std::string failure;  // why the search process crashed; empty: it did not

  bool tolerated() const { return outcome.goal_bits_missed > 0; }
};

struct Counts {
  int found = 0, valid = 0, optimal = 0;
};

struct StepCounts {
  int all = 0, invalid = 0;
};

struct CountRow {
  std::string search;
  int distance = -1;   // -1: unknown
  bool total = false;  // over all distances of the search
  int instances = 0;
  int failed = 0;  // crashed searches
  int judged = 0;  // 0: no world is known; valid and optimal mean nothing
  // Each plan counts once: tolerated if it ends some bits off the goal, otherwise plain.
  Counts plain, tolerated;
  int warranted = 0;                // plans whose steps have a warranty
  std::array<StepCounts, 3> steps;  // by planning::Warranty
};

// Plans every instance with every search. With a folder, writes the files of each plan to FOLDER/<instance>/, or to
// FOLDER/<search>/<instance>/ for several searches. `domain`: null if no world is known.
std::vector<InstanceResult> plan_instances(const planning::PlanningModel& model,
                                           const domains::Domain* domain,
                                           const std::vector<data::Instance>& instances,
                                           const EvaluationConfig& config,
                                           const std::filesystem::path& folder, Log& log,
                                           const StopFlag& stop);

// By search, in their order, then distance; each search ends with its total.
std::vector<CountRow> count_results(const std::vector<InstanceResult>& results);
std::string markdown_table(const std::vector<CountRow>& rows);
Json to_json(const std::vector<CountRow>& rows);
Json to_json(const InstanceResult& result);

}  // namespace latplan::evaluation
