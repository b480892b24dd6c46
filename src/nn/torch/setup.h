// Completes the user's configuration and checks it before any file is written.
#pragma once

#include <ATen/ATen.h>

#include <filesystem>
#include <string>

#include "data/pair_set.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/pixels.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

at::Device choose_device(const std::string& name);  // "cuda" without one: Error(Unsupported)

// "fp32": exact float32 matrix products and convolutions on a GPU; otherwise TF32.
void set_precision(const std::string& precision);
// LibTorch's threads; 0: one per CPU. Call before the first operation.
void set_threads(int threads);

// Chooses bits, device, threads, precision and action epochs where the user left them open.
TrainConfig filled_in(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler);

std::string pairs_checksum(const data::PairSet& pairs);

// Error if the checkpoint has other options or pairs. `config` is complete.
void check_resumable(const Checkpoint& checkpoint, const TrainConfig& config,
                     const std::string& checksum_of_pairs, const std::filesystem::path& run_folder);

}  // namespace latplan::nn::torch_backend
