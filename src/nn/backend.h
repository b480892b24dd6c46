// The one door to a neural-network library: how the commands get models and trainings. cli/main.cc fills it from
// nn/torch; a build without LibTorch leaves it empty.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/discriminator.h"
#include "nn/train_config.h"
#include "nn/trained_model.h"

namespace latplan::nn {

struct TrainResult {
  int epochs_done = 0;
  bool interrupted = false;  // stopped by the user; a checkpoint was written
  int best_epoch = 0;        // epochs behind the kept model
  // Share of held-out pairs whose successor is predicted bit for bit; for models without actions, of held-out pictures
  // whose code survives decoding and encoding.
  double best_exact_successor = 0;
  double last_exact_successor = 0;
  double seconds = 0;  // spent training, earlier sittings included
  double last_loss = 0;
};

struct Backend {
  // Checks everything that can be checked before a file is written (options, device, pairs and, with `resume`, that
  // the newest checkpoint of run_folder fits), and returns the configuration with what was left open filled in: bits,
  // threads, device.
  std::function<TrainConfig(const data::PairSet& pairs, const TrainConfig& config,
                            const std::filesystem::path& run_folder, bool resume)>
      prepare;
  // Trains in run_folder (which exists): train.jsonl, tensorboard/, checkpoint/, and at the end model/ (best on
  // held-out pairs) and last/. With `resume` it goes on from the newest checkpoint. A stop within an
  // epoch forgets that epoch. NaN: Error(Internal).
  std::function<TrainResult(const data::PairSet& pairs, const TrainConfig& config,
                            const std::filesystem::path& run_folder, bool resume, Log& log,
                            const StopFlag& stop)>
      train;
  // Loads the folder model/ or last/ of a run. Missing or damaged: Error(BadInput) naming the file.
  std::function<std::unique_ptr<TrainedModel>(const std::filesystem::path& model_folder,
                                              int threads)>
      load;
  LearnDiscriminator learn_discriminator;
  // As Discriminator::write() left it. Missing or damaged: Error(BadInput).
  std::function<std::unique_ptr<Discriminator>(const std::filesystem::path& file)>
      load_discriminator;
  // Whether training may run on a GPU here.
  std::function<bool()> has_gpu;
  // A remark on the machine the user should know (slow BLAS), or empty.
  std::function<std::string()> machine_warning;
  std::string description;  // "LibTorch 1.13.1", for run.json

  bool present() const { return static_cast<bool>(load); }
};

// Where the weights of a run or shipped model lie: FOLDER/model if it exists, else FOLDER.
// Neither holds a model.json: Error(BadInput).
std::filesystem::path model_folder(const std::filesystem::path& folder);

}  // namespace latplan::nn
