// The training loop: batches, schedules, evaluation, checkpoints, kept models. See nn::Backend.
#pragma once

#include <filesystem>

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/backend.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// See nn::Backend::prepare.
TrainConfig prepare(const data::PairSet& pairs, const TrainConfig& config,
                    const std::filesystem::path& run_folder, bool resume);

// See nn::Backend::train.
TrainResult train(const data::PairSet& pairs, const TrainConfig& config,
                  const std::filesystem::path& run_folder, bool resume, Log& log,
                  const StopFlag& stop);

}  // namespace latplan::nn::torch_backend
