#include "nn/torch/finishing.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <utility>

#include "nn/torch/dice.h"
#include "nn/torch/evaluation.h"
#include "nn/torch/label_fit.h"
#include "nn/torch/torch_model.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr std::int64_t kLabelChunk = 1024;

// One pass over the training set in training mode: noise, dropout and relaxed samples included,
// because the weights were trained for that distribution.
void collect_statistics(TrainingContext& c, int epoch) {
  c10::NoGradGuard no_grad;
  at::manual_seed(c.rng.fork("calibrate", epoch).next() >> 1);
  const double tau = temperature(c.phase_config(), std::max(0, epoch - c.phase_start() - 1));
  Layers& layers = c.network.layers();
  const bool fused = c.device.is_cuda() && kHasKernels;
  layers.start_calibration();
  for (std::int64_t first = 0; first + 1 < c.train.rows(); first += c.config.batch) {
    const std::int64_t count = std::min<std::int64_t>(c.config.batch, c.train.rows() - first);
    layers.start_step(fused ? at::tensor({std::int64_t{epoch}, first}, at::kLong).to(c.device)
                            : at::Tensor());
    c.pass({c.train.first.narrow(0, first, count), c.train.second.narrow(0, first, count)}, tau,
           true);
  }
  layers.end_step();
  layers.end_calibration();
}

void collect_decoder_statistics(TrainingContext& c, int epoch) {
  c10::NoGradGuard no_grad;
  at::manual_seed(c.rng.fork("calibrate_decoder", epoch).next() >> 1);
  Layers& layers = c.network.layers();
  layers.start_calibration();
  for (const at::Tensor& images : {c.train.first, c.train.second}) {
    for (const at::Tensor& part : images.split(c.config.batch)) {
      if (part.size(0) > 1) c.network.calibrate_decoder(part);
    }
  }
  layers.end_calibration();
}

template <typename Collect>
Measured recalibrate_if_better(TrainingContext& c, const Measured& before, const Collect& collect) {
  c10::NoGradGuard no_grad;
  at::Tensor& statistics = c.network.parameters().frozen();
  const at::Tensor old = statistics.clone();
  collect();
  const Measured after = evaluate_held_out(c);
  if (std::pair(epoch_score(c, after), after.stable) >=
      std::pair(epoch_score(c, before), before.stable)) {
    return after;
  }
  statistics.copy_(old);
  return before;
}

// Keeps the fitted labels if the held-out pairs (the training pairs, if those are too few) are
// predicted no worse. False: interrupted.
bool fit_labels_if_better(TrainingContext& c, int epoch, Measured& measured, const StopFlag& stop) {
  if (!c.fits_labels()) return true;
  ParameterSet& parameters = c.network.parameters();
  const NamedArrays before = parameters.snapshot();
  const bool few = few_held_out(c);
  const double training_before = few ? predicted_on_training(c) : 0;
  if (!fit_labels(c.network, c.config, c.codes_of(c.train), c.rng.fork("labels", epoch), stop)) {
    return false;
  }
  const Measured fitted = evaluate_held_out(c);
  const bool better = few ? predicted_on_training(c) >= training_before
                          : finished_score(c, fitted) >= finished_score(c, measured);
  if (better && parameters.finite()) {
    measured = fitted;
  } else {
    parameters.restore(before, "weights");
  }
  return true;
}

// [labels] 1 for each label of some training pair.
at::Tensor used_labels(TrainingContext& c, const PairTensors& codes) {
  at::Tensor used = at::zeros({c.config.labels}, codes.first.options());
  for (std::int64_t first = 0; first < codes.rows(); first += kLabelChunk) {
    const std::int64_t count = std::min(kLabelChunk, codes.rows() - first);
    used.index_fill_(0,
                     c.network.label_hard(codes.first.narrow(0, first, count),
                                          codes.second.narrow(0, first, count)),
                     1.0);
  }
  return used;
}

}  // namespace

Measured recalibrate_decoder(TrainingContext& c, int epoch, const Measured& before) {
  return recalibrate_if_better(c, before, [&] { collect_decoder_statistics(c, epoch); });
}

// First the decoder only, as before each evaluation during training, so that kept epochs and the
// last one are compared under equal conditions.
Measured recalibrate(TrainingContext& c, int epoch) {
  Measured measured = evaluate_held_out(c);
  if (!c.action_phase) measured = recalibrate_decoder(c, epoch, measured);
  return recalibrate_if_better(c, measured, [&] {
    collect_statistics(c, epoch);
    if (!c.action_phase) collect_decoder_statistics(c, epoch);
  });
}

std::optional<Measured> finish(TrainingContext& c, const NamedArrays& weights, int epoch,
                               const StopFlag& stop) {
  c.network.parameters().restore(weights, "weights");
  Measured measured = recalibrate(c, epoch);
  if (!fit_labels_if_better(c, epoch, measured, stop)) return {};
  return measured;
}

void write_finished(TrainingContext& c, const char* name, int epoch, const Measured& measured) {
  c10::NoGradGuard no_grad;
  const PairTensors codes = c.action_phase ? c.train : c.codes_of(c.train);
  NamedArrays arrays = c.network.parameters().snapshot();
  if (c.network.has_actions()) arrays[kUsedLabels] = to_array(used_labels(c, codes));
  write_model(c.run_folder / name, {c.scaler.shape(), c.config, epoch, exact_rate(c, measured)},
              c.scaler, std::move(arrays));
}

}  // namespace latplan::nn::torch_backend
