// Trainings that the figures on training show: sweeps and their curves.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"

namespace latplan::experiments {

struct TrainingCurve {
  std::string name;
  std::vector<Json> lines;  // of train.jsonl
};

struct Trainings {
  std::vector<Json> sweeps;  // the "training" entries of every properties.json
  std::vector<TrainingCurve> curves;
};

// The objects in a file of JSON lines; none if it is not there.
std::vector<Json> json_lines(const std::filesystem::path& file);

// FOLDER/SWEEP/properties.json and FOLDER/SWEEP/runs/RUN/train.jsonl of sweeps, FOLDER/RUN/train.jsonl of single runs.
// Damaged properties: Error(BadInput).
Trainings read_trainings(const std::filesystem::path& folder);

}  // namespace latplan::experiments
