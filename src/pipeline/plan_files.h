// What a finished planning attempt leaves in its folder: pictures, plan, problem, and the numbers.
#pragma once

#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

#include "pipeline/judgement.h"
#include "report/run_record.h"

namespace latplan::pipeline {

// found, valid, optimal, lengths, statistics, times: the result part of run.json.
report::Json to_json(const PlanOutcome& outcome, const Judgement& judgement);

report::Json to_json(const engine::Details& details);

// One line: "plan: 7 steps, valid, optimal", or why there is none.
std::string summary_line(const PlanOutcome& outcome, const Judgement& judgement);

// The plan's pictures with its summary above: those of its start and of every step, or, of a plan with more steps than
// `most`, the first `most` of them.
Image plan_strip(const PlanOutcome& outcome, const Judgement& judgement,
                 std::size_t most = std::numeric_limits<std::size_t>::max());

// With a plan: plan.png (strip), plan_animation.png (APNG), states/000.png, 001.png, ... (every decoded state as it is,
// for checkers outside), plan.txt, problem.pddl.
// Without: problem.pddl and reconstruction.png (both pictures and what the model makes of them).
void write_plan_files(const std::filesystem::path& folder, const PlanOutcome& outcome,
                      const Judgement& judgement, const Image& init, const Image& goal);

}  // namespace latplan::pipeline
