// The training loop: batches, schedules, evaluation, checkpoints, the kept models. See nn::Backend::train.
#pragma once

#include <filesystem>

#include "nn/backend.h"

namespace latplan::nn::torch_backend {

// See nn::Backend::prepare.
TrainConfig prepare(const data::PairSet& pairs, const TrainConfig& config,
                    const std::filesystem::path& run_folder, bool resume);

TrainResult train(const data::PairSet& pairs, const TrainConfig& config,
                  const std::filesystem::path& run_folder, bool resume, Log& log,
                  const StopFlag& stop);

}  // namespace latplan::nn::torch_backend
