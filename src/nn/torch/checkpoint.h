// The state of a training run between two epochs, in RUN/checkpoint/epoch-0000040/. A rename
// completes the folder, so a killed run leaves the old checkpoint or the new one, never a partial
// one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "nn/safetensors.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

struct Checkpoint {
  int epoch = 0;  // epochs done
  std::int64_t optimizer_steps = 0;
  double seconds = 0;          // training time so far
  std::int64_t log_bytes = 0;  // length of train.jsonl; event_bytes: of TensorBoard's file
  std::int64_t event_bytes = 0;
  int best_epoch = 0;
  double best_score = -1;  // epoch_score()
  double best_exact = 0;   // exact_rate() of the best epoch
  double last_exact = 0;
  double last_loss = 0;
  TrainConfig config;          // a resumed run must have the same options
  std::string pairs_checksum;  // and the same pairs
  NamedArrays current;         // weights, statistics, moments of the optimiser
  NamedArrays best;            // weights and statistics of the best epoch; may be empty
};

void write_checkpoint(const std::filesystem::path& run_folder, const Checkpoint& checkpoint);
bool has_checkpoint(const std::filesystem::path& run_folder);
// The newest checkpoint, if any. Damaged: Error(BadInput).
std::optional<Checkpoint> read_checkpoint(const std::filesystem::path& run_folder);

}  // namespace latplan::nn::torch_backend
