#include "cli/plan_report.h"

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/result_folder.h"
#include "planning/plan_files.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// "plan.txt": "plan/plan.txt", ..., "states": ["plan/states/000.png", ...]
Json files_in(const fs::path& work, const fs::path& output) {
  Json files = Json::object();
  for (const fs::path& file : list_folder(work)) {
    const std::string name = file.filename().string();
    if (name == "run.json" || name == kWorkFile || name.starts_with(".")) continue;
    std::error_code error;
    if (!fs::is_directory(file, error)) {
      files[name] = (output / name).string();
      continue;
    }
    files[name] = Json::array();
    for (const fs::path& part : list_folder(file)) {
      files[name].push_back((output / name / part.filename()).string());
    }
  }
  return files;
}

}  // namespace

Json plan_result(const fs::path& work, const fs::path& output, const planning::PlanOutcome& outcome,
                 const planning::Judgement& judgement,
                 const std::optional<learning::Verdict>& verdict) {
  Json json = planning::to_json(outcome, judgement);
  json["codes"] = Json::array();
  for (const BitVector& state : outcome.states) json["codes"].push_back(state.to_string());
  json["files"] = files_in(work, output);
  json["verdict"] = verdict ? learning::to_json(*verdict) : Json();
  return json;
}

}  // namespace latplan::cli
