// State shared by the parts of one training run (training.h, evaluation.h, finishing.h):
// configuration, network, pairs on the device and the current phase. AMA2, and AMA3+ and AMA4+ with
// --action-epochs, have a second phase that trains actions on the frozen codes.
#pragma once

#include <ATen/ATen.h>

#include <cstdint>
#include <filesystem>
#include <vector>

#include "base/log.h"
#include "base/rng.h"
#include "data/pair_set.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"
#include "nn/torch/objective.h"
#include "nn/torch/pixels.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

struct TrainingContext {
  TrainingContext(const data::PairSet& pairs, const TrainConfig& config,
                  std::filesystem::path run_folder, Log& log);

  std::filesystem::path run_folder;
  Log& log;
  Rng rng;
  at::Device device;
  PixelScaler scaler;
  TrainConfig config;  // complete: nothing is left to choose
  Network network;
  // Normalised images, in the action phase codes. Without validation pairs, held_out is the
  // training set.
  PairTensors train, held_out;
  at::Tensor idle_sample;  // training images used to find idle bits
  bool action_phase = false;

  int total_epochs() const;
  bool has_two_phases() const { return config.model == "ama2" || has_action_phase(config); }
  bool in_last_phase() const { return action_phase || !has_two_phases(); }
  int phase_start() const { return action_phase ? config.epochs : 0; }
  TrainConfig phase_config() const;  // `epochs` of the current phase
  Objective objective() const {
    if (action_phase) return action_objective_of(config.model);
    return network.states_only() ? Objective::kStates : objective_of(config.model);
  }
  bool fits_labels() const {
    return config.label_epochs > 0 && has_dynamics(config.model) && !has_action_phase(config);
  }
  std::int64_t chunk() const;  // rows per test-mode pass

  Pass pass(const PairTensors& batch, double tau, bool training);
  PairTensors codes_of(const PairTensors& images);
  void hold_idle_bits();
  void start_action_phase();  // replaces the images by their codes

 private:
  PairTensors load_images(const data::PairSet& pairs, const std::vector<std::int64_t>& rows) const;
};

}  // namespace latplan::nn::torch_backend
