// The parts of Training that move the weights and watch them: one epoch, evaluation, the finished model.
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

#include "base/error.h"
#include "nn/torch/label_fit.h"
#include "nn/torch/torch_model.h"
#include "nn/torch/training.h"

namespace latplan::nn::torch_backend {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kDenseChunk = 4096;  // rows a test-mode pass; convolutions: a batch
constexpr std::int64_t kLabelChunk = 1024;
constexpr std::int64_t kHealthSample = 1000;
constexpr int kShownPairs = 8;
constexpr double kExplosion =
    1e4;  // times the lowest loss so far; weights that rise by a schedule give less
constexpr std::int64_t kFewHeldOut = 10;  // distinct transitions that cannot decide anything

std::int64_t chunk_of(const TrainConfig& config) {
  return is_convolutional(config) ? config.batch : kDenseChunk;
}

// Pictures side by side, rows below each other; all of one shape.
Image sheet(const std::vector<std::vector<Image>>& rows) {
  const ImageShape cell = rows[0][0].shape();
  Image result(ImageShape{cell.height * static_cast<int>(rows.size()),
                          cell.width * static_cast<int>(rows[0].size()), cell.channels});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < rows[i].size(); ++j) {
      for (int y = 0; y < cell.height; ++y) {
        for (int x = 0; x < cell.width; ++x) {
          for (int c = 0; c < cell.channels; ++c) {
            result.at(static_cast<int>(i) * cell.height + y, static_cast<int>(j) * cell.width + x,
                      c) = rows[i][j].at(y, x, c);
          }
        }
      }
    }
  }
  return result;
}

}  // namespace

Pass Training::pass(const PairTensors& batch, double tau, bool training) {
  return acting_ ? network_.run_actions(batch.first, batch.second, tau, training)
                 : network_.run(batch.first, batch.second, tau, training);
}

Schedule Training::schedule() const {
  const TrainConfig phase = phase_config();
  const int epoch = phase_epoch();
  return {temperature(phase, epoch),
          {beta1(phase, epoch), beta2(phase, epoch), beta3(phase, epoch)},
          learning_rate(phase, epoch)};
}

bool Training::train_epoch(const StopFlag& stop) {
  Rng order_rng = rng_.fork("order", state_.epoch);
  std::vector<std::int64_t> order(train_.rows());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  order_rng.shuffle(order);
  const Schedule now = schedule();
  if (!stepper_) stepper_.emplace(network_, optimizer_, config_, objective(), train_);
  stepper_->start_epoch(order, now, rng_.fork("noise", state_.epoch).next() >> 1);
  while (!stepper_->done()) {
    if (stop.requested()) return false;
    stepper_->step();
  }
  ++state_.epoch;
  state_.last_loss = stepper_->loss();
  check_divergence();
  log_epoch(now);
  return true;
}

void Training::check_divergence() {
  // The last step may break the weights behind a finite loss: no checkpoint and no model of those either.
  const bool healthy = network_.parameters().finite() && optimizer_.finite();
  lowest_loss_ = std::min(lowest_loss_, std::abs(state_.last_loss));
  const bool exploded = std::abs(state_.last_loss) > kExplosion * (1.0 + lowest_loss_);
  if (std::isfinite(state_.last_loss) && healthy && !exploded) return;
  throw Error(ExitCode::kInternal,
              fmt::format("training diverged: the loss is {}{} in epoch {}; try a smaller "
                          "--learning-rate{}",
                          state_.last_loss,
                          !healthy   ? " and the weights are not finite"
                          : exploded ? fmt::format(" and was {:.4g} before", lowest_loss_)
                                     : "",
                          state_.epoch,
                          complete_checkpoints(run_folder_)
                              ? "; the last checkpoint in " + run_folder_.string() + " is kept"
                              : ""));
}

Json Training::numbers(const Measured& m) const {
  Json json = {{"loss", m.loss}, {"negative_elbo", m.negative_elbo}};
  if (m.stable >= 0) json["stable_codes"] = m.stable;
  if (m.known_changes >= 0) json["known_changes"] = m.known_changes;
  if (objective() != Objective::kStates) {
    json["exact_successor"] = m.exact_successor;
    if (network_.has_regress()) json["exact_predecessor"] = m.exact_predecessor;
    json["bit_error"] = m.bit_error;
    json["labels_used"] = m.labels_used;
  }
  const std::vector<std::string> names = term_names(objective());
  for (std::size_t i = 0; i < names.size(); ++i) json[names[i]] = m.terms[i];
  return json;
}

void Training::log_epoch(const Schedule& now) {
  const Betas& betas = now.betas;
  Json line = {{"epoch", state_.epoch}, {"seconds", seconds()},     {"loss", state_.last_loss},
               {"tau", now.tau},        {"beta1", betas.beta1},     {"beta2", betas.beta2},
               {"beta3", betas.beta3},  {"learning_rate", now.rate}};
  if (config_.model == "ama2") line["phase"] = acting_ ? "actions" : "states";
  const std::vector<double> terms = stepper_->terms();
  const std::vector<std::string> names = term_names(objective());
  for (std::size_t i = 0; i < names.size(); ++i) line["train"][names[i]] = terms[i];
  if (config_.metrics_every > 0 && phase_epoch() % config_.metrics_every == 0) {
    const PairTensors sample =
        config_.metrics_rows > 0 ? train_.head(config_.metrics_rows) : train_;
    const std::int64_t chunk = chunk_of(config_);
    line["test_mode"]["train"] =
        numbers(measure(network_, objective(), config_, sample, betas, chunk));
    line["test_mode"]["validation"] =
        numbers(measure(network_, objective(), config_, held_, betas, chunk));
  }
  curves_->write(state_.epoch, line);
}

Measured Training::look() {
  c10::NoGradGuard no_grad;
  if (!acting_) network_.hold_idle_bits(idle_sample_);
  const Betas betas{config_.beta1, config_.beta2, config_.beta3};
  const std::int64_t chunk = chunk_of(config_);
  Measured m = measure(network_, objective(), config_, held_, betas, chunk);
  if (!acting_ && m.stable < 0) m.stable = stable_share(network_, held_, chunk);
  if (fits_labels()) {
    m.known_changes = known_changes(codes_of(train_), codes_of(held_), config_.labels);
  }
  return m;
}

double Training::finished_quality(const Measured& m) const {
  return score(objective(), m, predicted_share(objective(), m));
}

double Training::quality(const Measured& m) const {
  return fits_labels() ? score(objective(), m, m.known_changes) : finished_quality(m);
}

// A code that says little is easily predicted, and early codes say little: they do not compete.
bool Training::annealed() const {
  if (!fits_labels() || state_.epoch == total_epochs()) return true;
  const double share =
      std::max({config_.tau_ramp, config_.beta1_ramp, config_.beta2_ramp, config_.beta3_ramp});
  return phase_epoch() >= share * config_.epochs;
}

void Training::evaluate() {
  const at::Tensor statistics = network_.parameters().frozen().clone();
  const Measured m = acting_ ? look() : settle_decoder(state_.epoch, look());
  const Objective kind = objective();
  state_.last_exact = rate_of(m);
  Json line = {{"epoch", state_.epoch}};
  const Json all = numbers(m);
  const std::vector<std::string> names = term_names(kind);
  for (const auto& [name, value] : all.items()) {
    if (std::find(names.begin(), names.end(), name) == names.end())
      line["held_out_" + name] = value;
    else
      line["held_out"][name] = value;
  }
  const double now = quality(m);
  const Health health = health_of(m);
  line["health"] = {{"effective_bits", health.effective_bits},
                    {"unchanged", health.unchanged},
                    {"inapplicable", health.inapplicable},
                    {"exhausted", health.exhausted},
                    {"unstable", health.unstable},
                    {"led_astray", health.led_astray}};
  curves_->write(state_.epoch, line);
  warn_early(health);
  if (!acting_) show_reconstructions();
  if (last_phase() && annealed() && now >= state_.best_score) {
    state_.best_score = now;
    state_.best_exact = state_.last_exact;
    state_.best_epoch = state_.epoch;
    state_.best = network_.parameters().snapshot();
  }
  c10::NoGradGuard no_grad;
  network_.parameters().frozen().copy_(statistics);  // training goes on with its own
  if (!acting_) network_.hold_idle_bits(idle_sample_);
}

Health Training::health_of(const Measured& m) {
  c10::NoGradGuard no_grad;
  const PairTensors sample = train_.head(kHealthSample);
  const PairTensors codes = acting_ ? sample : codes_of(sample);
  Health health = check_health(network_, config_, codes.first, codes.second);
  if (m.stable >= 0) health.unstable = 1.0 - m.stable;
  if (objective() != Objective::kStates && !capabilities_of(config_).no_strips.empty()) {
    health.led_astray = 1.0 - m.exact_successor;
  }
  return health;
}

// Before half of the epochs most codes are no good yet; at the end the finished model is looked at.
void Training::warn_early(const Health& health) {
  if (warned_ || 2 * phase_epoch() < phase_config().epochs || state_.epoch == total_epochs())
    return;
  for (const std::string& line : in_words(health, config_)) {
    log_.warning(fmt::format("so far (epoch {}): {}", state_.epoch, line));
    warned_ = true;
  }
}

void Training::show_reconstructions() {
  c10::NoGradGuard no_grad;
  const PairTensors shown = held_.head(kShownPairs);
  const Pass p = pass(shown, config_.tau_min, false);
  std::vector<std::vector<Image>> rows;
  for (const at::Tensor& pictures : {shown.first, p.y0, shown.second, p.y1, p.y2}) {
    if (pictures.defined()) rows.push_back(scaler_.to_images(pictures));
  }
  curves_->picture(state_.epoch, "held-out pairs: x0, y0, x1, y1, y2", sheet(rows));
}

void Training::calibrate(int epoch) {
  c10::NoGradGuard no_grad;
  at::manual_seed(rng_.fork("calibrate", epoch).next() >> 1);
  const int phase_start = acting_ ? config_.epochs : 0;
  const double tau = temperature(phase_config(), std::max(0, epoch - phase_start - 1));
  Layers& layers = network_.layers();
  const bool fused = device_.is_cuda() && kHasKernels;
  layers.start_calibration();
  for (std::int64_t first = 0; first + 1 < train_.rows(); first += config_.batch) {
    const std::int64_t count = std::min<std::int64_t>(config_.batch, train_.rows() - first);
    layers.start_step(fused ? at::tensor({std::int64_t{epoch}, first}, at::kLong).to(device_)
                            : at::Tensor());
    pass({train_.first.narrow(0, first, count), train_.second.narrow(0, first, count)}, tau, true);
  }
  layers.end_step();
  layers.end_calibration();
}

void Training::calibrate_decoder(int epoch) {
  c10::NoGradGuard no_grad;
  at::manual_seed(rng_.fork("calibrate_decoder", epoch).next() >> 1);
  Layers& layers = network_.layers();
  layers.start_calibration();
  for (const at::Tensor& pictures : {train_.first, train_.second}) {
    for (const at::Tensor& part : pictures.split(config_.batch)) {
      if (part.size(0) > 1) network_.show_decoder(part);
    }
  }
  layers.end_calibration();
}

template <typename Calibrate>
Measured Training::better_of(const Measured& before, const Calibrate& calibrate) {
  c10::NoGradGuard no_grad;
  if (config_.norm_statistics == "running") return before;
  const at::Tensor statistics = network_.parameters().frozen().clone();
  calibrate();
  const Measured after = look();
  const std::pair worth(quality(after), after.stable);
  if (worth >= std::pair(quality(before), before.stable)) return after;
  network_.parameters().frozen().copy_(statistics);
  return before;
}

Measured Training::settle_decoder(int epoch, const Measured& before) {
  return better_of(before, [&] { calibrate_decoder(epoch); });
}

// As evaluate() prepares a kept epoch, so that it and the last compete alike; then whole-set statistics.
Measured Training::settle(int epoch) {
  const Measured looked = look();
  const Measured drawn = acting_ ? looked : settle_decoder(epoch, looked);
  return better_of(drawn, [&] {
    calibrate(epoch);
    if (!acting_) calibrate_decoder(epoch);
  });
}

PairTensors Training::codes_of(const PairTensors& pictures) {
  c10::NoGradGuard no_grad;
  const auto codes = [&](const at::Tensor& x) {
    std::vector<at::Tensor> parts;
    for (const at::Tensor& part : x.split(chunk_of(config_))) {
      parts.push_back(network_.encode_hard(part));
    }
    return at::cat(parts);
  };
  return {codes(pictures.first), codes(pictures.second)};
}

at::Tensor Training::used_labels(const PairTensors& codes) {
  at::Tensor used = at::zeros({config_.labels}, codes.first.options());
  for (std::int64_t first = 0; first < codes.rows(); first += kLabelChunk) {
    const std::int64_t count = std::min(kLabelChunk, codes.rows() - first);
    used.index_fill_(0,
                     network_.label_hard(codes.first.narrow(0, first, count),
                                         codes.second.narrow(0, first, count)),
                     1.0);
  }
  return used;
}

bool Training::few_held_out() {
  const PairTensors codes = codes_of(held_);
  const at::Tensor both = at::cat({codes.first, codes.second}, 1).cpu();
  return std::get<0>(at::unique_dim(both, 0)).size(0) < kFewHeldOut;
}

double Training::predicted_of_seen() {
  c10::NoGradGuard no_grad;
  const Betas betas{config_.beta1, config_.beta2, config_.beta3};
  return predicted_share(objective(),
                         measure(network_, objective(), config_, train_, betas, chunk_of(config_)));
}

bool Training::fit_labels_if_better(int epoch, Measured& measured, const StopFlag& stop) {
  if (!fits_labels()) return true;
  const NamedArrays before = network_.parameters().snapshot();
  const bool few = few_held_out();
  const double seen_before = few ? predicted_of_seen() : 0;
  if (!fit_labels(network_, config_, codes_of(train_), rng_.fork("labels", epoch), stop)) {
    return false;
  }
  const Measured fitted = look();
  const bool better = few ? predicted_of_seen() >= seen_before
                          : finished_quality(fitted) >= finished_quality(measured);
  if (better && network_.parameters().finite()) {
    measured = fitted;
  } else {
    network_.parameters().restore(before, "weights");
  }
  return true;
}

std::optional<Measured> Training::finish(const NamedArrays& arrays, int epoch,
                                         const StopFlag& stop) {
  network_.parameters().restore(arrays, "weights");
  Measured measured = settle(epoch);
  if (!fit_labels_if_better(epoch, measured, stop)) return {};
  return measured;
}

double Training::rate_of(const Measured& measured) const {
  return objective() == Objective::kStates ? measured.stable : measured.exact_successor;
}

void Training::write_finished(const char* name, int epoch, const Measured& measured, bool warn) {
  c10::NoGradGuard no_grad;
  const PairTensors codes = acting_ ? train_ : codes_of(train_);
  NamedArrays finished = network_.parameters().snapshot();
  if (network_.has_actions()) finished[kUsedLabels] = to_array(used_labels(codes));
  write_model(run_folder_ / name, config_, scaler_, std::move(finished),
              {epoch, rate_of(measured)});
  if (!warn) return;
  for (const std::string& line : in_words(health_of(measured), config_)) log_.warning(line);
}

bool Training::write_models(TrainResult& result, const StopFlag& stop) {
  const std::optional<Measured> last = finish(network_.parameters().snapshot(), state_.epoch, stop);
  if (!last) return false;
  result.last_exact_successor = result.best_exact_successor = rate_of(*last);
  write_finished("last", state_.epoch, *last, false);
  const NamedArrays weights = network_.parameters().snapshot();
  if (state_.best_epoch != state_.epoch) {
    const std::optional<Measured> best = finish(state_.best, state_.best_epoch, stop);
    if (!best) return false;
    // What was best before its labels were fitted need not be so afterwards.
    if (finished_quality(*best) >= finished_quality(*last)) {
      write_finished("model", state_.best_epoch, *best, true);
      result.best_exact_successor = rate_of(*best);
      return true;
    }
    network_.parameters().restore(weights, "weights");
  }
  write_finished("model", state_.epoch, *last, true);
  result.best_epoch = state_.epoch;
  return true;
}

}  // namespace latplan::nn::torch_backend
