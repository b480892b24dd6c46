// The result of `plan` and `draw` for --json and run.json.
#pragma once

#include <filesystem>
#include <optional>

#include "base/json.h"
#include "learning/verdict.h"
#include "planning/judgement.h"
#include "planning/planning.h"

namespace latplan::cli {

// planning::to_json() and: "codes" of the states from start to goal, "files" by name, and the verdict of `learn` on the model
// ("verdict"; null: none). The files lie in `work` now and in `output` when the command is done.
Json plan_result(const std::filesystem::path& work, const std::filesystem::path& output,
                 const planning::PlanOutcome& outcome, const planning::Judgement& judgement,
                 const std::optional<learning::Verdict>& verdict);

}  // namespace latplan::cli
