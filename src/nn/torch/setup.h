// Between the user's configuration and a training that can start: what was left open is filled in, what cannot work
// is refused before a file is written.
#pragma once

#include <filesystem>
#include <string>

#include "data/pair_set.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/pixels.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

at::Device choose_device(const std::string& name);  // "cuda" without one: Error(Unsupported)

// Threads for LibTorch's operations; 0: one per CPU. Call before the first operation.
// Of matrix products and convolutions in fp32 on a GPU: "fp32", or rounded to TF32 otherwise.
void set_precision(const std::string& precision);
void set_threads(int threads);

// Bits, device, threads and the action autoencoder's epochs, where the user left them open.
TrainConfig filled_in(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler);

std::string pairs_checksum(const data::PairSet& pairs);

// Refuses a checkpoint of another training. `config` is filled in.
void check_resumable(const Checkpoint& checkpoint, const TrainConfig& config,
                     const std::string& checksum_of_pairs, const std::filesystem::path& run_folder);

}  // namespace latplan::nn::torch_backend
