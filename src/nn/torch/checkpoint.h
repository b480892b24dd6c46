// A training run's state on disk, between two epochs: RUN/checkpoint/epoch-000040/. The folder appears by one rename,
// so a kill at any moment leaves the old checkpoint or the new one, never half of one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "nn/safetensors.h"

namespace latplan::nn::torch_backend {

struct Checkpoint {
  int epoch = 0;  // epochs done
  std::int64_t optimizer_steps = 0;
  double seconds = 0;          // training time so far
  std::int64_t log_bytes = 0;  // length of train.jsonl at that moment, and of TensorBoard's file
  std::int64_t event_bytes = 0;
  int best_epoch = 0;
  double best_score = -1;  // see Training::quality()
  double best_exact = 0;   // exact successors of the best epoch; stable codes for states alone
  double last_exact = 0;
  double last_loss = 0;
  std::string config_json;     // to refuse resuming with other options
  std::string pairs_checksum;  // to refuse resuming on other pairs
  NamedArrays current;         // weights, statistics, and the optimiser's moments
  NamedArrays best;  // weights and statistics of the best epoch; empty before the first evaluation
};

void write_checkpoint(const std::filesystem::path& run_folder, const Checkpoint& checkpoint);
bool complete_checkpoints(const std::filesystem::path& run_folder);  // is there one
// The newest one, or nothing. A damaged one: Error(BadInput).
std::optional<Checkpoint> read_checkpoint(const std::filesystem::path& run_folder);

}  // namespace latplan::nn::torch_backend
