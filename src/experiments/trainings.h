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

// FOLDER/SWEEP/properties.json and FOLDER/SWEEP/runs/RUN/train.jsonl of sweeps, FOLDER/RUN/train.jsonl of single runs.
// Damaged properties: Error(BadInput).
Trainings read_trainings(const std::filesystem::path& folder);

}  // namespace latplan::experiments
