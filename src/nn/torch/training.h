// One training run in memory: the network, its optimiser, the pairs on the device, and the state a checkpoint keeps.
// AMA2 has two phases, states and then actions on their frozen codes; every other model has one.
#pragma once

#include <chrono>
#include <cmath>
#include <filesystem>
#include <optional>

#include "nn/backend.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/torch/radam.h"
#include "nn/torch/stepper.h"
#include "nn/training_log.h"

namespace latplan::nn::torch_backend {

class Training {
 public:
  Training(const data::PairSet& pairs, const TrainConfig& config, std::filesystem::path run_folder,
           Log& log);
  TrainResult run(bool resume, const StopFlag& stop);

 private:
  using Clock = std::chrono::steady_clock;
  struct Moment {  // everything an epoch changes, on the device
    at::Tensor trained, frozen, first, second;
    std::int64_t steps;
  };

  PairTensors load_images(const data::PairSet& pairs, const std::vector<std::int64_t>& rows);
  void resume_from(const Checkpoint& checkpoint);
  void save_checkpoint();
  Moment keep();
  void go_back_to(const Moment& moment);
  double seconds() const {
    return state_.seconds + std::chrono::duration<double>(Clock::now() - started_).count();
  }

  // AMA2: settles the states, forgets the optimiser, and trains on codes from here on.
  void start_actions();
  void switch_to_codes();
  PairTensors codes_of(const PairTensors& pictures);
  at::Tensor used_labels(const PairTensors& codes);  // [labels] 1 for those some pair has
  int total_epochs() const;
  bool last_phase() const { return acting_ || config_.model != "ama2"; }
  TrainConfig phase_config() const;  // `epochs` of this phase
  int phase_epoch() const { return state_.epoch - (acting_ ? config_.epochs : 0); }
  Objective objective() const {
    return acting_ ? Objective::kActions : objective_of(config_.model);
  }
  Pass pass(const PairTensors& batch, double tau, bool training);

  // One pass over the training pairs in a fresh order; all randomness comes from (seed, epoch). False: stopped before
  // its end, and nothing it did counts.
  bool train_epoch(const StopFlag& stop);
  Schedule schedule() const;  // of the coming epoch
  void check_divergence();
  void log_epoch(const Schedule& schedule);
  nlohmann::ordered_json numbers(const Measured& measured) const;
  // Test mode on the held-out pairs; idle bits are judged anew.
  Measured look();
  void evaluate();
  double rate_of(
      const Measured& measured) const;  // of exact successors; states alone: of stable codes
  // What the kept epoch is chosen by: score() of what is predicted or, where labels will be fitted, of what they will.
  double quality(const Measured& measured) const;
  double finished_quality(const Measured& measured) const;  // once they are
  bool annealed() const;                       // whether this epoch may be the kept one
  Health health_of(const Measured& measured);  // on a sample of the training pairs
  void warn_early(const Health& health);       // once, from half of the epochs on
  bool few_held_out();  // so few distinct transitions that they cannot tell which labels are better
  double predicted_of_seen();  // share of the training pairs, which decide then
  void show_reconstructions();

  // Statistics of the whole training set into the batch norms, unless the held-out pairs are then predicted or drawn
  // worse.
  Measured settle(int epoch);
  // The decoder's norms alone, from hard bits: a unit that relaxed ones never excite has no deviation, and hard ones
  // would drive it to any height.
  Measured settle_decoder(int epoch, const Measured& before);
  // The numbers with the statistics that calibrate() sets, or, where those are worse, as they were `before`.
  template <typename Calibrate>
  Measured better_of(const Measured& before, const Calibrate& calibrate);
  void calibrate(int epoch);
  void calibrate_decoder(int epoch);
  // Settles those weights and fits their labels. Nothing: stopped before the end.
  std::optional<Measured> finish(const NamedArrays& arrays, int epoch, const StopFlag& stop);
  bool fits_labels() const { return config_.label_epochs > 0 && has_dynamics(config_.model); }
  // Whether it was not stopped; keeps the fitted labels only where held-out pairs (few: training pairs) are predicted no
  // worse.
  bool fit_labels_if_better(int epoch, Measured& measured, const StopFlag& stop);
  // The weights as they are now, with what is known of them; what is wrong with them into the log if asked to.
  void write_finished(const char* name, int epoch, const Measured& measured, bool warn);
  // last and model. False: stopped before the end.
  bool write_models(TrainResult& result, const StopFlag& stop);

  double lowest_loss_ = HUGE_VAL;  // of the epochs of this sitting
  bool warned_ = false;

  std::filesystem::path run_folder_;
  Log& log_;
  Rng rng_;
  at::Device device_;
  PixelScaler scaler_;
  TrainConfig config_;  // filled in
  Network network_;
  RAdam optimizer_;
  PairTensors train_, held_;
  std::optional<Stepper> stepper_;  // of the present phase
  at::Tensor idle_sample_;          // training pictures on which idle bits are judged
  bool acting_ = false;             // in AMA2's second phase
  Checkpoint state_;                // seconds: those of earlier sittings
  Clock::time_point started_ = Clock::now();
  std::optional<TrainingLog> curves_;
};

}  // namespace latplan::nn::torch_backend
