#include "nn/torch/training_context.h"

#include <c10/core/GradMode.h>

#include <utility>

#include "base/error.h"
#include "nn/torch/setup.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr std::int64_t kIdleSample = 128;
constexpr std::int64_t kDenseChunk = 4096;

}  // namespace

TrainingContext::TrainingContext(const data::PairSet& pairs, const TrainConfig& given,
                                 std::filesystem::path folder, Log& run_log)
    : run_folder(std::move(folder)),
      log(run_log),
      rng(Rng(given.seed).fork("train")),
      device(choose_device(given.device)),
      scaler(PixelScaler::fit(pairs, given)),
      config(filled_in(given, pairs, scaler)),
      network(config, scaler.layout(), device, at::kFloat, rng.fork("weights")) {
  network.set_states_only(has_action_phase(config) && config.beta3 == 0);
  train = load_images(pairs, pairs.rows(data::Split::kTrain));
  const std::vector<std::int64_t> validation = pairs.rows(data::Split::kValidation);
  held_out = validation.empty() ? train : load_images(pairs, validation);
  idle_sample = train.head(kIdleSample).first;
}

PairTensors TrainingContext::load_images(const data::PairSet& pairs,
                                         const std::vector<std::int64_t>& rows) const {
  return {scaler.from_bytes(pairs.predecessors, rows).to(device),
          scaler.from_bytes(pairs.successors, rows).to(device)};
}

int TrainingContext::total_epochs() const {
  return config.epochs + (has_two_phases() ? config.action_epochs : 0);
}

TrainConfig TrainingContext::phase_config() const {
  TrainConfig phase = config;
  if (action_phase) phase.epochs = config.action_epochs;
  return phase;
}

std::int64_t TrainingContext::chunk() const {
  return is_convolutional(config) ? config.batch : kDenseChunk;
}

Pass TrainingContext::pass(const PairTensors& batch, double tau, bool training) {
  return action_phase ? network.run_actions(batch.first, batch.second, tau, training)
                      : network.run(batch.first, batch.second, tau, training);
}

PairTensors TrainingContext::codes_of(const PairTensors& images) {
  c10::NoGradGuard no_grad;
  const auto codes = [&](const at::Tensor& x) {
    std::vector<at::Tensor> parts;
    for (const at::Tensor& part : x.split(chunk())) parts.push_back(network.encode_hard(part));
    return at::cat(parts);
  };
  return {codes(images.first), codes(images.second)};
}

void TrainingContext::hold_idle_bits() {
  if (!action_phase) network.hold_idle_bits(idle_sample);
}

void TrainingContext::start_action_phase() {
  train = codes_of(train);
  held_out = codes_of(held_out);
  action_phase = true;
  network.set_states_only(false);
}

}  // namespace latplan::nn::torch_backend
