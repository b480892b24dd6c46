#include "nn/torch/training.h"

#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "nn/torch/setup.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kIdleSample = 128;  // training pictures on which idle bits are judged

std::vector<std::int64_t> training_rows(const data::PairSet& pairs) {
  std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  if (rows.size() < 2) throw input_error("fewer than two training pairs; nothing to learn");
  return rows;
}

}  // namespace

Training::Training(const data::PairSet& pairs, const TrainConfig& config, fs::path run_folder,
                   Log& log)
    : run_folder_(std::move(run_folder)),
      log_(log),
      rng_(Rng(config.seed).fork("train")),
      device_(choose_device(config.device)),
      scaler_(PixelScaler::fit(pairs, config)),
      config_(filled_in(config, pairs, scaler_)),
      network_(config_, scaler_.layout(), device_, at::kFloat, rng_.fork("weights")),
      optimizer_(network_.parameters().trained()) {
  train_ = load_images(pairs, training_rows(pairs));
  const std::vector<std::int64_t> held_out = pairs.rows(data::Split::kValidation);
  // Tiny sets: better than no look at all.
  held_ = held_out.empty() ? train_ : load_images(pairs, held_out);
  idle_sample_ = train_.head(kIdleSample).first;
  state_.pairs_checksum = pairs_checksum(pairs);
}

PairTensors Training::load_images(const data::PairSet& pairs,
                                  const std::vector<std::int64_t>& rows) {
  return {scaler_.from_bytes(pairs.predecessors, rows).to(device_),
          scaler_.from_bytes(pairs.successors, rows).to(device_)};
}

void Training::resume_from(const Checkpoint& checkpoint) {
  check_resumable(checkpoint, config_, state_.pairs_checksum, run_folder_);
  state_ = checkpoint;
  const std::string file = (run_folder_ / "checkpoint").string();
  ParameterSet& parameters = network_.parameters();
  parameters.restore(state_.current, file);
  const auto size = parameters.packed(optimizer_.first_moment()).sizes().vec();
  for (const char* name : {"optimizer.first", "optimizer.second"}) {
    const auto found = state_.current.find(name);
    if (found == state_.current.end() || found->second.shape != size) {
      throw input_error(file + ": '" + name + "' is missing or of another size");
    }
  }
  parameters.unpack(to_tensor(state_.current.at("optimizer.first")), optimizer_.first_moment());
  parameters.unpack(to_tensor(state_.current.at("optimizer.second")), optimizer_.second_moment());
  optimizer_.set_steps(state_.optimizer_steps);
  if (config_.model == "ama2" && state_.epoch > config_.epochs) switch_to_codes();
  log_.info(fmt::format("resume epoch={}", state_.epoch));
}

void Training::save_checkpoint() {
  Checkpoint checkpoint = state_;
  checkpoint.seconds = seconds();
  checkpoint.optimizer_steps = optimizer_.steps();
  checkpoint.config_json = to_json(config_).dump();
  checkpoint.current = network_.parameters().snapshot();
  const ParameterSet& parameters = network_.parameters();
  checkpoint.current["optimizer.first"] = to_array(parameters.packed(optimizer_.first_moment()));
  checkpoint.current["optimizer.second"] = to_array(parameters.packed(optimizer_.second_moment()));
  const TrainingLog::Position position = curves_->flush();
  checkpoint.log_bytes = position.lines;
  checkpoint.event_bytes = position.events;
  write_checkpoint(run_folder_, checkpoint);
}

Training::Moment Training::keep() {
  c10::NoGradGuard no_grad;
  ParameterSet& parameters = network_.parameters();
  return {parameters.trained().clone(), parameters.frozen().clone(),
          optimizer_.first_moment().clone(), optimizer_.second_moment().clone(),
          optimizer_.steps()};
}

void Training::go_back_to(const Moment& moment) {
  c10::NoGradGuard no_grad;
  network_.parameters().trained().copy_(moment.trained);
  network_.parameters().frozen().copy_(moment.frozen);
  optimizer_.first_moment().copy_(moment.first);
  optimizer_.second_moment().copy_(moment.second);
  optimizer_.set_steps(moment.steps);
}

int Training::total_epochs() const {
  return config_.epochs + (config_.model == "ama2" ? config_.action_epochs : 0);
}

TrainConfig Training::phase_config() const {
  TrainConfig config = config_;
  if (acting_) config.epochs = config_.action_epochs;
  return config;
}

void Training::start_actions() {
  settle(state_.epoch);
  optimizer_ = RAdam(network_.parameters().trained());  // no momentum: the states stay as they are
  switch_to_codes();
}

void Training::switch_to_codes() {
  stepper_.reset();
  train_ = codes_of(train_);
  held_ = codes_of(held_);
  acting_ = true;
}

TrainResult Training::run(bool resume, const StopFlag& stop) {
  const std::optional<Checkpoint> checkpoint =
      resume ? read_checkpoint(run_folder_) : std::optional<Checkpoint>();
  if (checkpoint) resume_from(*checkpoint);
  if (checkpoint)
    curves_.emplace(run_folder_, TrainingLog::Position{state_.log_bytes, state_.event_bytes});
  else
    curves_.emplace(run_folder_);
  set_precision(config_.precision);
  const OwnStream stream(device_);
  started_ = Clock::now();
  Clock::time_point saved = started_;
  int saved_epoch = state_.epoch;
  while (state_.epoch < total_epochs() && !stop.requested()) {
    if (!last_phase() && state_.epoch >= config_.epochs) start_actions();
    const Moment start = keep();
    if (!train_epoch(stop)) {
      go_back_to(start);
      break;
    }
    const bool last = state_.epoch == total_epochs();
    const bool end_of_phase = last || state_.epoch == config_.epochs;
    if (phase_epoch() % config_.evaluate_every == 0 || end_of_phase) evaluate();
    const std::chrono::duration<double> since = Clock::now() - saved;
    if (since.count() >= config_.checkpoint_seconds || last || stop.requested()) {
      save_checkpoint();
      saved = Clock::now();
      saved_epoch = state_.epoch;
    }
    log_.progress(
        "train", state_.epoch, total_epochs(),
        fmt::format("loss {:.1f}, held-out exact {:.3f}", state_.last_loss, state_.last_exact));
  }
  if (saved_epoch != state_.epoch)
    save_checkpoint();  // the stop came just after the moment for one, or within an epoch
  TrainResult result;
  result.epochs_done = state_.epoch;
  result.interrupted = state_.epoch < total_epochs();
  result.best_epoch = state_.best_epoch;
  result.last_exact_successor = state_.last_exact;
  result.best_exact_successor = state_.best_exact;
  result.last_loss = state_.last_loss;
  if (!result.interrupted) result.interrupted = !write_models(result, stop);
  result.seconds = seconds();
  return result;
}

}  // namespace latplan::nn::torch_backend
