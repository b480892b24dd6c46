#include "nn/torch/training.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "nn/torch/action_phase.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/evaluation.h"
#include "nn/torch/finishing.h"
#include "nn/torch/radam.h"
#include "nn/torch/replay.h"
#include "nn/torch/setup.h"
#include "nn/torch/stepper.h"
#include "nn/torch/training_context.h"
#include "nn/training_log.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

// A loss this many times the lowest one so far counts as divergence. Rising betas stay well below.
constexpr double kExplosion = 1e4;
constexpr int kSplits = 100;  // of labels, if the whole action phase had them

class Training {
 public:
  Training(const data::PairSet& pairs, const TrainConfig& config, const fs::path& run_folder,
           Log& log)
      : stream_(choose_device(config.device)),
        c_(pairs, config, run_folder, log),
        optimizer_(c_.network.parameters().trained()) {
    state_.pairs_checksum = pairs_checksum(pairs);
  }
  TrainResult run(bool resume, const StopFlag& stop);

 private:
  // --- checkpoints
  struct Moment {  // everything an epoch changes, on the device
    at::Tensor trained, frozen, first, second;
    std::int64_t steps;
  };
  Moment current_moment();
  void restore(const Moment& moment);
  void open_log(bool resume);
  void resume_from(const Checkpoint& checkpoint);
  void save_checkpoint();

  // --- epochs
  void train_epochs(const StopFlag& stop);
  // One pass over the training pairs in random order. All randomness comes from (seed, epoch).
  // Returns false if interrupted: the caller must undo the partial epoch.
  bool train_epoch(const StopFlag& stop);
  int phase_epoch() const { return state_.epoch - c_.phase_start(); }
  Schedule schedule() const;
  void start_action_phase();
  void end_action_epoch();
  bool splits_ended() const { return 4 * phase_epoch() >= 3 * c_.config.action_epochs; }
  void check_divergence();
  void log_epoch(const Schedule& schedule);

  // --- model selection
  void evaluate();
  void log_evaluation(const Measured& measured, const Health& health);
  bool schedules_ended() const;
  void warn_early(const Health& health);

  // --- finished models
  // Writes last/ and model/. Returns false if interrupted.
  bool write_models(TrainResult& result, const StopFlag& stop);
  void write_kept(int epoch, const Measured& measured);
  double seconds() const {
    return state_.seconds + std::chrono::duration<double>(Clock::now() - started_).count();
  }

  OwnStream stream_;
  TrainingContext c_;
  RAdam optimizer_;
  std::optional<Stepper> stepper_;  // of the current phase
  Checkpoint state_;                // seconds: without the current session
  std::optional<TrainingLog> curves_;
  Clock::time_point started_ = Clock::now();
  double lowest_loss_ = HUGE_VAL;  // in this session
  bool warned_ = false;
};

TrainResult Training::run(bool resume, const StopFlag& stop) {
  open_log(resume);
  set_precision(c_.config.precision);
  started_ = Clock::now();
  train_epochs(stop);
  TrainResult result;
  result.epochs_done = state_.epoch;
  result.interrupted = state_.epoch < c_.total_epochs();
  result.best_epoch = state_.best_epoch;
  result.last_exact_successor = state_.last_exact;
  result.best_exact_successor = state_.best_exact;
  result.last_loss = state_.last_loss;
  if (!result.interrupted) result.interrupted = !write_models(result, stop);
  result.seconds = seconds();
  return result;
}

void Training::open_log(bool resume) {
  const std::optional<Checkpoint> checkpoint =
      resume ? read_checkpoint(c_.run_folder) : std::optional<Checkpoint>();
  if (!checkpoint) {
    curves_.emplace(c_.run_folder);
    return;
  }
  resume_from(*checkpoint);
  curves_.emplace(c_.run_folder, TrainingLog::Position{state_.log_bytes, state_.event_bytes});
}

void Training::resume_from(const Checkpoint& checkpoint) {
  check_resumable(checkpoint, c_.config, state_.pairs_checksum, c_.run_folder);
  state_ = checkpoint;
  const std::string file = (c_.run_folder / "checkpoint").string();
  ParameterSet& parameters = c_.network.parameters();
  parameters.restore(state_.current, file);
  const auto size = parameters.packed(optimizer_.first_moment()).sizes().vec();
  for (const char* name : {"optimizer.first", "optimizer.second"}) {
    const auto found = state_.current.find(name);
    if (found == state_.current.end() || found->second.shape != size) {
      throw input_error(file + ": array '" + name + "' is missing or has the wrong size");
    }
  }
  parameters.unpack(to_tensor(state_.current.at("optimizer.first")), optimizer_.first_moment());
  parameters.unpack(to_tensor(state_.current.at("optimizer.second")), optimizer_.second_moment());
  optimizer_.set_steps(state_.optimizer_steps);
  if (c_.has_two_phases() && state_.epoch > c_.config.epochs) c_.start_action_phase();
  c_.log.info(fmt::format("resume epoch={}", state_.epoch));
}

void Training::save_checkpoint() {
  Checkpoint checkpoint = state_;
  checkpoint.seconds = seconds();
  checkpoint.optimizer_steps = optimizer_.steps();
  checkpoint.config = c_.config;
  const ParameterSet& parameters = c_.network.parameters();
  checkpoint.current = parameters.snapshot();
  checkpoint.current["optimizer.first"] = to_array(parameters.packed(optimizer_.first_moment()));
  checkpoint.current["optimizer.second"] = to_array(parameters.packed(optimizer_.second_moment()));
  const TrainingLog::Position position = curves_->flush();
  checkpoint.log_bytes = position.lines;
  checkpoint.event_bytes = position.events;
  write_checkpoint(c_.run_folder, checkpoint);
}

Training::Moment Training::current_moment() {
  c10::NoGradGuard no_grad;
  ParameterSet& parameters = c_.network.parameters();
  return {parameters.trained().clone(), parameters.frozen().clone(),
          optimizer_.first_moment().clone(), optimizer_.second_moment().clone(),
          optimizer_.steps()};
}

void Training::restore(const Moment& moment) {
  c10::NoGradGuard no_grad;
  c_.network.parameters().trained().copy_(moment.trained);
  c_.network.parameters().frozen().copy_(moment.frozen);
  optimizer_.first_moment().copy_(moment.first);
  optimizer_.second_moment().copy_(moment.second);
  optimizer_.set_steps(moment.steps);
}

void Training::train_epochs(const StopFlag& stop) {
  Clock::time_point saved = started_;
  int saved_epoch = state_.epoch;
  while (state_.epoch < c_.total_epochs() && !stop.requested()) {
    if (!c_.in_last_phase() && state_.epoch >= c_.config.epochs) start_action_phase();
    const Moment start = current_moment();
    if (!train_epoch(stop)) {
      restore(start);
      break;
    }
    const bool last = state_.epoch == c_.total_epochs();
    const bool end_of_phase = last || state_.epoch == c_.config.epochs;
    if (phase_epoch() % c_.config.evaluate_every == 0 || end_of_phase) evaluate();
    const std::chrono::duration<double> since = Clock::now() - saved;
    if (since.count() >= c_.config.checkpoint_seconds || last || stop.requested()) {
      save_checkpoint();
      saved = Clock::now();
      saved_epoch = state_.epoch;
    }
    c_.log.progress(
        "train", state_.epoch, c_.total_epochs(),
        fmt::format("loss {:.1f}, held-out exact {:.3f}", state_.last_loss, state_.last_exact));
  }
  if (saved_epoch != state_.epoch) save_checkpoint();
}

void Training::start_action_phase() {
  recalibrate(c_, state_.epoch);
  optimizer_ = RAdam(c_.network.parameters().trained());  // old momentum would move the states
  stepper_.reset();
  c_.start_action_phase();
  if (has_action_phase(c_.config)) c_.network.restart_actions(c_.rng.fork("actions"));
}

// Splits labels at regular intervals over the first three quarters of the phase.
void Training::end_action_epoch() {
  const int interval = std::max(1, c_.config.action_epochs / kSplits);
  if (phase_epoch() % interval == 0 && !splits_ended()) {
    split_labels(c_.network, c_.train, c_.rng.fork("split", state_.epoch));
  }
  c_.network.settle_actions();
}

Schedule Training::schedule() const {
  const TrainConfig phase = c_.phase_config();
  const int epoch = phase_epoch();
  return {temperature(phase, epoch),
          {phase.beta1, phase.beta2, beta3(phase, epoch)},
          learning_rate(phase, epoch)};
}

bool Training::train_epoch(const StopFlag& stop) {
  Rng order_rng = c_.rng.fork("order", state_.epoch);
  std::vector<std::int64_t> order(c_.train.rows());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  order_rng.shuffle(order);
  const Schedule now = schedule();
  if (!stepper_) stepper_.emplace(c_.network, optimizer_, c_.config, c_.objective(), c_.train);
  stepper_->start_epoch(order, now, c_.rng.fork("noise", state_.epoch).next() >> 1);
  while (!stepper_->done()) {
    if (stop.requested()) return false;
    stepper_->step();
  }
  ++state_.epoch;
  if (c_.action_phase && has_action_phase(c_.config)) end_action_epoch();
  state_.last_loss = stepper_->loss();
  check_divergence();
  log_epoch(now);
  return true;
}

// The last step can break the weights although the loss before it was finite.
void Training::check_divergence() {
  const bool finite_weights = c_.network.parameters().finite() && optimizer_.finite();
  lowest_loss_ = std::min(lowest_loss_, std::abs(state_.last_loss));
  const bool exploded = std::abs(state_.last_loss) > kExplosion * (1.0 + lowest_loss_);
  if (std::isfinite(state_.last_loss) && finite_weights && !exploded) return;
  throw Error(ExitCode::kInternal,
              fmt::format("training diverged: loss {}{} in epoch {}; use a smaller "
                          "--learning-rate{}",
                          state_.last_loss,
                          !finite_weights ? ", non-finite weights"
                          : exploded ? fmt::format(", lowest loss so far {:.4g},", lowest_loss_)
                                     : "",
                          state_.epoch,
                          has_checkpoint(c_.run_folder)
                              ? "; the last checkpoint in " + c_.run_folder.string() + " is kept"
                              : ""));
}

void Training::log_epoch(const Schedule& now) {
  const Betas& betas = now.betas;
  Json line = {{"epoch", state_.epoch}, {"seconds", seconds()},     {"loss", state_.last_loss},
               {"tau", now.tau},        {"beta1", betas.beta1},     {"beta2", betas.beta2},
               {"beta3", betas.beta3},  {"learning_rate", now.rate}};
  if (c_.has_two_phases()) line["phase"] = c_.action_phase ? "actions" : "states";
  const std::vector<double> terms = stepper_->terms();
  const std::vector<std::string> names = term_names(c_.objective());
  for (std::size_t i = 0; i < names.size(); ++i) line["train"][names[i]] = terms[i];
  if (c_.config.metrics_every > 0 && phase_epoch() % c_.config.metrics_every == 0) {
    const PairTensors sample =
        c_.config.metrics_rows > 0 ? c_.train.head(c_.config.metrics_rows) : c_.train;
    const auto measured = [&](const PairTensors& pairs) {
      return numbers(c_, measure(c_.network, c_.objective(), c_.config, pairs, betas, c_.chunk()));
    };
    line["test_mode"]["train"] = measured(sample);
    line["test_mode"]["validation"] = measured(c_.held_out);
  }
  curves_->write(state_.epoch, line);
}

// Training continues with its own statistics afterwards.
void Training::evaluate() {
  const at::Tensor statistics = c_.network.parameters().frozen().clone();
  Measured measured = evaluate_held_out(c_);
  if (!c_.action_phase) measured = recalibrate_decoder(c_, state_.epoch, measured);
  state_.last_exact = exact_rate(c_, measured);
  const Health health = health_of(c_, measured);
  log_evaluation(measured, health);
  warn_early(health);
  if (!c_.action_phase) {
    curves_->picture(state_.epoch, "held-out pairs: x0, y0, x1, y1, y2", reconstructions(c_));
  }
  const double score = epoch_score(c_, measured);
  if (c_.in_last_phase() && schedules_ended() && score >= state_.best_score) {
    state_.best_score = score;
    state_.best_exact = state_.last_exact;
    state_.best_epoch = state_.epoch;
    state_.best = c_.network.parameters().snapshot();
  }
  c10::NoGradGuard no_grad;
  c_.network.parameters().frozen().copy_(statistics);
  c_.hold_idle_bits();
}

void Training::log_evaluation(const Measured& measured, const Health& health) {
  Json line = {{"epoch", state_.epoch}};
  const std::vector<std::string> terms = term_names(c_.objective());
  const Json all = numbers(c_, measured);
  for (const auto& [name, value] : all.items()) {
    if (std::find(terms.begin(), terms.end(), name) == terms.end())
      line["held_out_" + name] = value;
    else
      line["held_out"][name] = value;
  }
  line["health"] = {{"effective_bits", health.effective_bits},
                    {"unchanged", health.unchanged},
                    {"inapplicable", health.inapplicable},
                    {"exhausted", health.exhausted},
                    {"unstable", health.unstable},
                    {"mispredicted", health.mispredicted}};
  curves_->write(state_.epoch, line);
}

// Early codes carry little information and are easy to predict: with label fitting they do not
// compete. In the action phase successors are exact long before the preconditions are complete.
bool Training::schedules_ended() const {
  if (c_.action_phase && has_action_phase(c_.config)) return splits_ended();
  if (!c_.fits_labels() || state_.epoch == c_.total_epochs()) return true;
  return phase_epoch() >= std::max(c_.config.tau_ramp, c_.config.beta3_ramp) * c_.config.epochs;
}

// Once, in the second half of a phase: collapsed codes do not recover. Everything else is reported
// of the finished model.
void Training::warn_early(const Health& health) {
  const bool early = 2 * phase_epoch() < c_.phase_config().epochs;
  if (warned_ || early || state_.epoch == c_.total_epochs()) return;
  for (const std::string& line : collapse_warnings(health, c_.config)) {
    c_.log.warning(fmt::format("epoch {}: {}", state_.epoch, line));
    warned_ = true;
  }
}

bool Training::write_models(TrainResult& result, const StopFlag& stop) {
  ParameterSet& parameters = c_.network.parameters();
  const std::optional<Measured> last = finish(c_, parameters.snapshot(), state_.epoch, stop);
  if (!last) return false;
  result.last_exact_successor = result.best_exact_successor = exact_rate(c_, *last);
  write_finished(c_, "last", state_.epoch, *last);
  const NamedArrays last_weights = parameters.snapshot();
  if (state_.best_epoch != state_.epoch) {
    const std::optional<Measured> best = finish(c_, state_.best, state_.best_epoch, stop);
    if (!best) return false;
    // Label fitting can change which one is better.
    if (finished_score(c_, *best) >= finished_score(c_, *last)) {
      write_kept(state_.best_epoch, *best);
      result.best_exact_successor = exact_rate(c_, *best);
      return true;
    }
    parameters.restore(last_weights, "weights");
  }
  write_kept(state_.epoch, *last);
  result.best_epoch = state_.epoch;
  return true;
}

void Training::write_kept(int epoch, const Measured& measured) {
  write_finished(c_, "model", epoch, measured);
  const Health health = health_of(c_, measured);
  for (const std::string& line : health_warnings(health, c_.config)) c_.log.warning(line);
  c_.log.info(
      fmt::format("network actions not_applicable_in_own_state={:.3f} states_without={:.3f}",
                  health.inapplicable, health.exhausted));
}

}  // namespace

TrainConfig prepare(const data::PairSet& pairs, const TrainConfig& config,
                    const fs::path& run_folder, bool resume) {
  check_config(config);
  set_threads(config.threads);
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
