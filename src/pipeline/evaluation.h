// Many instances through one model, judged and counted: the paper's found / valid / optimal table, and fidelity.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "data/instances.h"
#include "pipeline/planning.h"
#include "report/run_record.h"

namespace latplan::pipeline {

struct InstanceResult {
  std::string name;
  int distance = -1;
  PlanOutcome outcome;
  Judgement judgement;
};

struct DistanceCount {
  int distance = -1;  // -1: unknown
  int instances = 0, found = 0;
  int judged = 0;  // 0: nobody knows the world, and the next two mean nothing
  int valid = 0, optimal = 0;
};

// Plans every instance; with a folder, leaves problem.pddl, plan.txt and plan.png of each in FOLDER/<instance>/.
std::vector<InstanceResult> plan_instances(
    const nn::StateCodec& codec, const symbolic::ActionTable& table, const domains::Domain* domain,
    const std::vector<data::Instance>& instances, const PlanConfig& config,
    const std::filesystem::path& folder, Log& log, const StopFlag& stop);

std::vector<DistanceCount> count_by_distance(
    const std::vector<InstanceResult>& results);  // last: the total
std::string markdown_table(const std::vector<DistanceCount>& counts);
report::Json to_json(const std::vector<DistanceCount>& counts);

}  // namespace latplan::pipeline
