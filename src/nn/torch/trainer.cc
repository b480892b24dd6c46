#include "nn/torch/trainer.h"

#include <c10/core/GradMode.h>

#include <ATen/Parallel.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/torch/radam.h"
#include "nn/torch/torch_model.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Names of the twelve terms in logs: forward (x0 -> x1), then backward (x1 -> x0).
constexpr std::array<const char*, 12> kTermNames = {"reconstruct_x0_z0",
                                                    "reconstruct_x1_z1",
                                                    "reconstruct_x1_z2",
                                                    "kl_z0_prior",
                                                    "kl_a_z0",
                                                    "kl_z1_z2",
                                                    "reconstruct_x1_z1_backward",
                                                    "reconstruct_x0_z0_backward",
                                                    "reconstruct_x0_z3",
                                                    "kl_z1_prior",
                                                    "kl_a_z1",
                                                    "kl_z0_z3"};

constexpr std::size_t kDimensionSample =
    1000;  // training pictures whose principal components are counted
constexpr double kCarriedVariance = 0.99;
constexpr std::int64_t kIdleSample = 128;  // training pictures on which idle bits are judged

struct Losses {
  at::Tensor total;  // the objective: the average of both directions' -ELBO with betas
  at::Tensor terms;  // [12], detached
  at::Tensor elbo;   // -ELBO with all betas 1, detached
};

Losses compute_losses(const Network& network, const Pass& pass, const at::Tensor& x0,
                      const at::Tensor& x1, const Betas& betas) {
  const DirectionTerms f = network.forward_terms(pass, x0, x1);
  const DirectionTerms b = network.backward_terms(pass, x0, x1);
  Losses losses;
  losses.total = 0.5 * (negative_elbo(f, betas) + negative_elbo(b, betas));
  c10::NoGradGuard no_grad;
  losses.elbo = 0.5 * (negative_elbo(f, Betas{}) + negative_elbo(b, Betas{})).detach();
  losses.terms = at::stack({f.reconstruct_from, f.reconstruct_to, f.reconstruct_next, f.kl_prior,
                            f.kl_action, f.kl_next, b.reconstruct_from, b.reconstruct_to,
                            b.reconstruct_next, b.kl_prior, b.kl_action, b.kl_next})
                     .detach();
  return losses;
}

at::Device choose_device(const std::string& name) {
  if (name == "cpu" || (name == "auto" && !at::hasCUDA())) return at::kCPU;
  if (!at::hasCUDA()) {
    throw unsupported_error("--device cuda: this build of LibTorch sees no GPU; use --device cpu");
  }
  return at::kCUDA;
}

// What may differ between the first sitting and a resumed one without changing the result.
std::string resumable_config(const TrainConfig& config) {
  TrainConfig same = config;
  same.checkpoint_seconds = 0;
  return to_json(same).dump();
}

// Every image and its split: another one gives another training.
std::string pairs_checksum(const data::PairSet& pairs) {
  std::vector<std::uint8_t> splits;
  for (const data::Split split : pairs.split) splits.push_back(static_cast<std::uint8_t>(split));
  return checksum(pairs.predecessors) + checksum(pairs.successors) + checksum(splits);
}

// The number of bits when the user left it open: two a principal component, so that no feature lacks a bit while the
// prior still finds the spare ones idle.
TrainConfig with_bits(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler) {
  if (config.bits > 0) return config;
  std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  rows.resize(std::min(rows.size(), kDimensionSample));
  config.bits =
      2 * principal_components(scaler.from_bytes(pairs.predecessors, rows), kCarriedVariance);
  return config;
}

int chosen_threads(int threads) {
  return threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

TrainConfig filled_in(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler) {
  config.device = choose_device(config.device).is_cuda() ? "cuda" : "cpu";
  config.threads = chosen_threads(config.threads);
  return with_bits(std::move(config), pairs, scaler);
}

// Refuses a checkpoint of another training. `config` is filled in.
void check_resumable(const Checkpoint& checkpoint, const TrainConfig& config,
                     const std::string& checksum_of_pairs, const fs::path& run_folder) {
  const TrainConfig old = train_config_from_json(Json::parse(checkpoint.config_json), "checkpoint");
  if (resumable_config(old) != resumable_config(config)) {
    throw usage_error(run_folder.string() +
                      ": was trained with other options; resume with the same ones");
  }
  if (checkpoint.pairs_checksum != checksum_of_pairs) {
    throw input_error(run_folder.string() +
                      ": was trained on other pairs; resume with the same file");
  }
}

class Training {
 public:
  Training(const data::PairSet& pairs, const TrainConfig& config, fs::path run_folder, Log& log)
      : run_folder_(std::move(run_folder)),
        log_(log),
        rng_(Rng(config.seed).fork("train")),
        device_(choose_device(config.device)),
        scaler_(PixelScaler::fit(pairs)),
        config_(filled_in(config, pairs, scaler_)),
        network_(config_, scaler_.inputs(), device_, at::kFloat, rng_.fork("weights")),
        optimizer_(network_.parameters().trained()) {
    train_rows_ = pairs.rows(data::Split::kTrain);
    if (train_rows_.size() < 2)
      throw input_error("fewer than two training pairs; nothing to learn");
    held_out_rows_ = pairs.rows(data::Split::kValidation);
    if (held_out_rows_.empty())
      held_out_rows_ = train_rows_;  // tiny sets: better than no look at all
    load_images(pairs, train_rows_, train0_, train1_);
    load_images(pairs, held_out_rows_, held0_, held1_);
    state_.pairs_checksum = pairs_checksum(pairs);
  }

  TrainResult run(bool resume, const StopFlag& stop);

 private:
  using Clock = std::chrono::steady_clock;

  void load_images(const data::PairSet& pairs, const std::vector<std::int64_t>& rows,
                   at::Tensor& x0, at::Tensor& x1) {
    x0 = scaler_.from_bytes(pairs.predecessors, rows).to(device_);
    x1 = scaler_.from_bytes(pairs.successors, rows).to(device_);
  }
  void open_log(bool append);
  void resume_from(const Checkpoint& checkpoint);
  void train_epoch();
  void evaluate();
  void save_checkpoint();
  double seconds() const {
    return state_.seconds + std::chrono::duration<double>(Clock::now() - started_).count();
  }

  fs::path run_folder_;
  Log& log_;
  Rng rng_;
  at::Device device_;
  PixelScaler scaler_;
  TrainConfig config_;  // with the number of bits filled in
  Network network_;
  RAdam optimizer_;
  std::vector<std::int64_t> train_rows_, held_out_rows_;
  at::Tensor train0_, train1_, held0_, held1_;  // [rows, pixels]
  Checkpoint state_;                            // seconds: those of earlier sittings
  Clock::time_point started_ = Clock::now();
  std::ofstream jsonl_;
};

void Training::open_log(bool append) {
  const fs::path file = run_folder_ / "train.jsonl";
  std::error_code error;
  if (append && fs::exists(file)) fs::resize_file(file, state_.log_bytes, error);
  jsonl_.open(file, append ? std::ios::app : std::ios::trunc);
  if (!jsonl_) throw output_error(file.string() + ": cannot write");
}

void Training::resume_from(const Checkpoint& checkpoint) {
  check_resumable(checkpoint, config_, state_.pairs_checksum, run_folder_);
  state_ = checkpoint;
  const std::string file = (run_folder_ / "checkpoint").string();
  network_.parameters().restore(state_.current, file);
  for (const char* name : {"optimizer.first", "optimizer.second"}) {
    const auto found = state_.current.find(name);
    if (found == state_.current.end() ||
        found->second.shape != optimizer_.first_moment().sizes().vec()) {
      throw input_error(file + ": '" + name + "' is missing or of another size");
    }
  }
  optimizer_.first_moment().copy_(to_tensor(state_.current.at("optimizer.first")));
  optimizer_.second_moment().copy_(to_tensor(state_.current.at("optimizer.second")));
  optimizer_.set_steps(state_.optimizer_steps);
  log_.info(fmt::format("resume epoch={}", state_.epoch));
}

// One pass over the training pairs in a fresh order. All randomness comes from (seed, epoch).
void Training::train_epoch() {
  Rng order_rng = rng_.fork("order", state_.epoch);
  at::manual_seed(rng_.fork("noise", state_.epoch).next() >> 1);
  std::vector<std::int64_t> order(train_rows_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i);
  order_rng.shuffle(order);
  const at::Tensor permutation =
      at::from_blob(order.data(), {static_cast<std::int64_t>(order.size())}, at::kLong).to(device_);
  const double tau = temperature(config_, state_.epoch);
  const Betas betas{config_.beta1, config_.beta2, beta3(config_, state_.epoch)};
  const double rate = learning_rate(config_, state_.epoch);
  const auto rows = static_cast<std::int64_t>(order.size());
  at::Tensor loss_sum = at::zeros({}, at::TensorOptions().device(device_));
  at::Tensor term_sum = at::zeros({kTermNames.size()}, at::TensorOptions().device(device_));
  for (std::int64_t first = 0; first < rows; first += config_.batch) {
    const std::int64_t count = std::min<std::int64_t>(config_.batch, rows - first);
    if (count < 2) break;  // batch statistics of one row are no statistics
    const at::Tensor batch = permutation.narrow(0, first, count);
    const at::Tensor x0 = train0_.index_select(0, batch);
    const at::Tensor x1 = train1_.index_select(0, batch);
    network_.parameters().gradient().zero_();
    const Pass pass = network_.run(x0, x1, tau, true);
    const Losses losses = compute_losses(network_, pass, x0, x1, betas);
    losses.total.backward();
    optimizer_.step(network_.parameters().trained(), network_.parameters().gradient(), rate,
                    config_.clip);
    loss_sum.add_(losses.total.detach(), static_cast<double>(count) / rows);
    term_sum.add_(losses.terms, static_cast<double>(count) / rows);
  }
  ++state_.epoch;
  state_.last_loss = loss_sum.item<double>();
  // The last step may break the weights behind a finite loss: no checkpoint and no model of those either.
  const bool healthy = network_.parameters().finite() && optimizer_.finite();
  if (!std::isfinite(state_.last_loss) || !healthy) {
    throw Error(ExitCode::kInternal,
                fmt::format("training diverged: the loss is {}{} in epoch {}; try a smaller "
                            "--learning-rate{}",
                            state_.last_loss, healthy ? "" : " and the weights are not finite",
                            state_.epoch,
                            complete_checkpoints(run_folder_)
                                ? "; the last checkpoint in " + run_folder_.string() + " is kept"
                                : ""));
  }
  Json line = {{"epoch", state_.epoch},    {"seconds", seconds()},
               {"loss", state_.last_loss}, {"tau", tau},
               {"beta3", betas.beta3},     {"learning_rate", rate}};
  const at::Tensor terms = term_sum.to(at::kCPU);
  for (std::size_t i = 0; i < kTermNames.size(); ++i) {
    line["train"][kTermNames[i]] = terms[static_cast<std::int64_t>(i)].item<float>();
  }
  jsonl_ << line.dump() << "\n";
}

// Test mode on the held-out pairs; keeps the weights when they predict more successors exactly.
void Training::evaluate() {
  c10::NoGradGuard no_grad;
  network_.hold_idle_bits(
      train0_.narrow(0, 0, std::min<std::int64_t>(kIdleSample, train0_.size(0))));
  const Pass pass = network_.run(held0_, held1_, config_.tau_min, false);
  const Betas betas{config_.beta1, config_.beta2, config_.beta3};
  const Losses losses = compute_losses(network_, pass, held0_, held1_, betas);
  const auto exact = [](const at::Tensor& a, const at::Tensor& b) {
    return a.eq(b).all(1).to(at::kFloat).mean().item<double>();
  };
  state_.last_exact = exact(pass.z2, pass.z1);
  const double exact_back = exact(pass.z3, pass.z0);
  const double bit_error = (pass.z2 - pass.z1).abs().mean().item<double>();
  const at::Tensor used = at::zeros({config_.labels}, pass.z0.options())
                              .index_fill_(0, pass.action_logits.argmax(1), 1.0);
  Json line = {{"epoch", state_.epoch},
               {"held_out_exact_successor", state_.last_exact},
               {"held_out_exact_predecessor", exact_back},
               {"held_out_bit_error", bit_error},
               {"held_out_loss", losses.total.item<double>()},
               {"held_out_negative_elbo", losses.elbo.item<double>()},
               {"held_out_labels_used", used.sum().item<double>()}};
  const at::Tensor terms = losses.terms.to(at::kCPU);
  for (std::size_t i = 0; i < kTermNames.size(); ++i) {
    line["held_out"][kTermNames[i]] = terms[static_cast<std::int64_t>(i)].item<float>();
  }
  jsonl_ << line.dump() << "\n";
  // Both directions count: effects come from one, preconditions from the other.
  const double score = 0.5 * (state_.last_exact + exact_back);
  if (score >= state_.best_score) {
    state_.best_score = score;
    state_.best_exact = state_.last_exact;
    state_.best_epoch = state_.epoch;
    state_.best = network_.parameters().snapshot();
  }
}

void Training::save_checkpoint() {
  Checkpoint checkpoint = state_;
  checkpoint.seconds = seconds();
  checkpoint.optimizer_steps = optimizer_.steps();
  checkpoint.config_json = to_json(config_).dump();
  checkpoint.current = network_.parameters().snapshot();
  checkpoint.current["optimizer.first"] = to_array(optimizer_.first_moment());
  checkpoint.current["optimizer.second"] = to_array(optimizer_.second_moment());
  jsonl_.flush();
  checkpoint.log_bytes = static_cast<std::int64_t>(jsonl_.tellp());
  write_checkpoint(run_folder_, checkpoint);
}

TrainResult Training::run(bool resume, const StopFlag& stop) {
  const std::optional<Checkpoint> checkpoint =
      resume ? read_checkpoint(run_folder_) : std::optional<Checkpoint>();
  if (checkpoint) resume_from(*checkpoint);
  open_log(checkpoint.has_value());
  started_ = Clock::now();
  Clock::time_point saved = started_;
  int saved_epoch = state_.epoch;
  while (state_.epoch < config_.epochs && !stop.requested()) {
    train_epoch();
    const bool last = state_.epoch == config_.epochs;
    if (state_.epoch % config_.evaluate_every == 0 || last) evaluate();
    const std::chrono::duration<double> since = Clock::now() - saved;
    if (since.count() >= config_.checkpoint_seconds || last || stop.requested()) {
      save_checkpoint();
      saved = Clock::now();
      saved_epoch = state_.epoch;
    }
    log_.progress(
        "train", state_.epoch, config_.epochs,
        fmt::format("loss {:.1f}, held-out exact {:.3f}", state_.last_loss, state_.last_exact));
  }
  if (saved_epoch != state_.epoch)
    save_checkpoint();  // the stop came just after the moment for one
  TrainResult result;
  result.epochs_done = state_.epoch;
  result.interrupted = state_.epoch < config_.epochs;
  result.best_epoch = state_.best_epoch;
  result.last_exact_successor = state_.last_exact;
  result.best_exact_successor = state_.best_exact;
  result.last_loss = state_.last_loss;
  if (!result.interrupted) {
    write_model(run_folder_ / "last", config_, scaler_, network_.parameters().snapshot(),
                {state_.epoch, state_.last_exact});
    write_model(run_folder_ / "model", config_, scaler_, state_.best,
                {state_.best_epoch, state_.best_exact});
  }
  result.seconds = seconds();
  return result;
}

}  // namespace

TrainConfig prepare(const data::PairSet& pairs, const TrainConfig& config,
                    const fs::path& run_folder, bool resume) {
  set_threads(config.threads);
  if (pairs.rows(data::Split::kTrain).size() < 2) {
    throw input_error("fewer than two training pairs; nothing to learn");
  }
  const TrainConfig result = filled_in(config, pairs, PixelScaler::fit(pairs));
  if (resume) {
    const std::optional<Checkpoint> checkpoint = read_checkpoint(run_folder);
    if (checkpoint) check_resumable(*checkpoint, result, pairs_checksum(pairs), run_folder);
  }
  return result;
}

void set_threads(int threads) { at::set_num_threads(chosen_threads(threads)); }

TrainResult train(const data::PairSet& pairs, const TrainConfig& config, const fs::path& run_folder,
                  bool resume, Log& log, const StopFlag& stop) {
  set_threads(config.threads);
  at::globalContext().setFlushDenormal(true);
  Training training(pairs, config, run_folder, log);
  return training.run(resume, stop);
}

}  // namespace latplan::nn::torch_backend
