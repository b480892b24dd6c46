// Many instances through one model, judged and counted: the paper's found / valid / optimal table, and fidelity.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "data/instances.h"
#include "pipeline/judgement.h"
#include "report/run_record.h"

namespace latplan::pipeline {

struct EvaluationConfig {
  PlanConfig plan;  // engine and search are replaced by each of:
  std::vector<std::string> searches = {
      "auto"};  // of the built-in planner, or "fd:NAME" of Fast Downward
  // Searches at the same time. More than one: each is a process of its own, with memory and limits of its own; but a
  // followed network is searched here, one state after the other.
  int jobs = 1;
  std::filesystem::path program;  // this one, for those processes
  domains::Judge judge = domains::Judge::kOurs;
};

struct InstanceResult {
  std::string name;
  std::string search;
  int distance = -1;
  PlanOutcome outcome;
  Judgement judgement;
  std::string failure;  // why the process of the search died; empty: it did not

  bool repaired() const { return outcome.repaired_init || outcome.repaired_goal; }
  bool tolerated() const { return outcome.goal_bits_missed > 0; }
};

struct Counts {
  int found = 0, valid = 0, optimal = 0;
};

struct CountRow {
  std::string search;
  int distance = -1;   // -1: unknown
  bool total = false;  // over all distances of the search
  int instances = 0;
  int failed = 0;  // searches that died
  int judged = 0;  // 0: nobody knows the world, and valid and optimal mean nothing
  // Each run counts in one of them: tolerated, where the plan ends some bits off the goal; else repaired, where a
  // picture needed it; else plain.
  Counts plain, repaired, tolerated;
};

// Plans every instance with every search; with a folder, leaves the files of each in FOLDER/<instance>/, or
// FOLDER/<search>/<instance>/ when there are several searches.
std::vector<InstanceResult> plan_instances(
    const nn::StateCodec& codec, const symbolic::ActionTable& table, const domains::Domain* domain,
    const std::vector<data::Instance>& instances, const EvaluationConfig& config,
    const std::filesystem::path& folder, Log& log, const StopFlag& stop);

// By search, in their order, then distance; each search ends with its total.
std::vector<CountRow> count_results(const std::vector<InstanceResult>& results);
std::string markdown_table(const std::vector<CountRow>& rows);
report::Json to_json(const std::vector<CountRow>& rows);
report::Json to_json(const InstanceResult& result);

}  // namespace latplan::pipeline
