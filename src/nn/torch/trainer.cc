#include "nn/torch/trainer.h"

#include "base/error.h"
#include "nn/torch/setup.h"
#include "nn/torch/training.h"

namespace latplan::nn::torch_backend {

namespace fs = std::filesystem;

TrainConfig prepare(const data::PairSet& pairs, const TrainConfig& config,
                    const fs::path& run_folder, bool resume) {
  check_config(config);
  set_threads(config.threads);
  if (pairs.rows(data::Split::kTrain).size() < 2) {
    throw input_error("fewer than two training pairs; nothing to learn");
  }
  const TrainConfig result = filled_in(config, pairs, PixelScaler::fit(pairs, config));
  if (resume) {
    const std::optional<Checkpoint> checkpoint = read_checkpoint(run_folder);
    if (checkpoint) check_resumable(*checkpoint, result, pairs_checksum(pairs), run_folder);
  }
  return result;
}

TrainResult train(const data::PairSet& pairs, const TrainConfig& config, const fs::path& run_folder,
                  bool resume, Log& log, const StopFlag& stop) {
  check_config(config);
  set_threads(config.threads);
  at::globalContext().setFlushDenormal(true);
  Training training(pairs, config, run_folder, log);
  return training.run(resume, stop);
}

}  // namespace latplan::nn::torch_backend
