// The files of a finished plan: pictures, plan, problem and numbers.
#pragma once

#include <filesystem>
#include <limits>
#include <string>

#include "base/json.h"
#include "planning/judgement.h"
#include "planning/planning.h"
#include "report/plan_page.h"

namespace latplan::planning {

// found, valid, optimal, lengths, statistics, times: the result part of run.json.
Json to_json(const PlanOutcome& outcome, const Judgement& judgement);
Json to_json(const engine::Details& details);

// One line: "plan: 7 steps, valid, optimal (5 seen, 2 implied)", or why there is no plan.
std::string summary_line(const PlanOutcome& outcome, const Judgement& judgement);

// The decoded states of the plan under its summary; at most the first `most`.
Image plan_strip(const PlanOutcome& outcome, const Judgement& judgement,
                 std::size_t most = std::numeric_limits<std::size_t>::max());

// A plan that was found, for a page.
report::PlanStory plan_story(const PlanOutcome& outcome, const Judgement& judgement,
                             const Image& init, const Image& goal);

// With a plan: plan.png (strip), plan.html (a page to step through), plan_animation.png (APNG) and .gif, states/000.png, 001.png, ... (every decoded state, for
// external checkers), plan.txt, problem.pddl.
// Without: problem.pddl and reconstruction.png (both pictures beside their reconstructions).
// write_plan_texts() writes problem.pddl and plan.txt alone.
void write_plan_texts(const std::filesystem::path& folder, const PlanOutcome& outcome);
void write_plan_files(const std::filesystem::path& folder, const PlanOutcome& outcome,
                      const Judgement& judgement, const Image& init, const Image& goal);

}  // namespace latplan::planning
