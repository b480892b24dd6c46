#include "experiments/trainings.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "base/files.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

void read_curve(const fs::path& run, const std::string& name, Trainings& trainings) {
  TrainingCurve curve{name, json_lines(run / "train.jsonl")};
  if (!curve.lines.empty()) trainings.curves.push_back(std::move(curve));
}

}  // namespace

std::vector<Json> json_lines(const fs::path& file) {
  std::vector<Json> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    Json json = json_or_null(line);
    if (json.is_object()) lines.push_back(std::move(json));
  }
  return lines;
}

Trainings read_trainings(const fs::path& folder) {
  Trainings trainings;
  for (const fs::path& sweep : list_folder(folder)) {
    const std::string name = sweep.filename().string();
    const Json properties = read_json_if_there(sweep / "properties.json");
    for (const auto& [id, entry] : properties.items()) {
      const Json problem = value_or_null(entry, "problem");  // in files of earlier versions
      if (problem.is_null() || problem == Json("training")) trainings.sweeps.push_back(entry);
    }
    read_curve(sweep, name, trainings);
    for (const fs::path& run : list_folder(sweep / "runs")) {
      read_curve(run, name + " " + run.filename().string(), trainings);
    }
  }
  return trainings;
}

}  // namespace latplan::experiments
