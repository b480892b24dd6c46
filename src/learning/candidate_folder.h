// RUN/candidates/NAME: the training of one candidate, so that an interrupted `learn` can go on.
#pragma once

#include <filesystem>
#include <optional>

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/backend.h"
#include "nn/train_config.h"

namespace latplan::learning {

// FOLDER/config.json, the complete configuration that a training began with; none: it did not begin. Damaged:
// Error(BadInput).
std::optional<nn::TrainConfig> recorded_config(const std::filesystem::path& folder);

// Trains in the folder and returns the complete configuration, which is written before the training starts. With `resume`
// a training that has begun keeps its configuration: it goes on from its checkpoint, and a finished one is left as it is.
nn::TrainConfig train_candidate(const data::PairSet& pairs, const nn::TrainConfig& config,
                                const std::filesystem::path& folder, bool resume,
                                const nn::Backend& backend, Log& log, const StopFlag& stop);

// Copies the files of a folder; an earlier copy is replaced as a whole.
void copy_folder(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace latplan::learning
