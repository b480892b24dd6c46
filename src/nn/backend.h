// Interface to the neural-network library, and the way to open models. The main files make it from the training plug-in
// (nn/train_plugin.h) and codebooks.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/discriminator.h"
#include "nn/network_model.h"
#include "nn/train_config.h"
#include "nn/trained_model.h"

namespace latplan::nn {

struct TrainResult {
  int epochs_done = 0;
  bool interrupted = false;  // stopped by the user after writing a checkpoint
  int best_epoch = 0;        // epoch of the kept model
  // Fraction of held-out pairs whose successor is predicted bit for bit; for models without
  // actions, of held-out images whose code is stable.
  double best_exact_successor = 0;
  double last_exact_successor = 0;
  double seconds = 0;  // training time, including the sessions before a resume
  double last_loss = 0;
};

struct Backend {
  // Checks options, device, pairs and, with `resume`, the newest checkpoint of run_folder, before
  // any file is written. Returns the complete configuration: bits, threads and device are chosen.
  std::function<TrainConfig(const data::PairSet& pairs, const TrainConfig& config,
                            const std::filesystem::path& run_folder, bool resume)>
      prepare;
  // Trains in the existing run_folder. Writes train.jsonl, tensorboard/, checkpoint/, and at the
  // end model/ (best on held-out pairs) and last/. With `resume`, continues from the newest
  // checkpoint. A stop within an epoch discards that epoch. Divergence: Error(Internal).
  std::function<TrainResult(const data::PairSet& pairs, const TrainConfig& config,
                            const std::filesystem::path& run_folder, bool resume, Log& log,
                            const StopFlag& stop)>
      train;
  // Loads the folder model/ or last/ of a run: nn::load_model, without LibTorch. Missing or damaged: Error(BadInput)
  // naming the file.
  std::function<std::unique_ptr<TrainedModel>(const std::filesystem::path& model_folder,
                                              int threads)>
      load;
  LossTerms loss_terms;
  LearnDiscriminator learn_discriminator;
  // Reads a file of Discriminator::write(). Missing or damaged: Error(BadInput).
  std::function<std::unique_ptr<Discriminator>(const std::filesystem::path& file)>
      load_discriminator;
  std::function<bool()> has_gpu;
  // A warning about this machine (slow BLAS), or empty.
  std::function<std::string()> machine_warning;
  std::string description;  // "LibTorch 1.13.1", for run.json

  // Whether it can train more than codebooks.
  bool has_networks() const { return static_cast<bool>(learn_discriminator); }
};

// The folder with model.json: FOLDER/model, or FOLDER itself. Neither has one: Error(BadInput).
std::filesystem::path model_folder(const std::filesystem::path& folder);

// For a training of this kind. Codebooks need no LibTorch, which then is not loaded.
void warn_of_slow_machine(const Backend& backend, const TrainConfig& config, Log& log);

}  // namespace latplan::nn
