// The optimisation step of a training phase. Everything that changes between steps (rows,
// temperature, betas, learning rate) lies on the device, so that the whole step (forward, backward,
// clipping, update) can be replayed.
#pragma once

#include <ATen/ATen.h>

#include <cstdint>
#include <map>
#include <vector>

#include "nn/torch/dice.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"
#include "nn/torch/objective.h"
#include "nn/torch/radam.h"
#include "nn/torch/replay.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

struct Schedule {  // of one epoch
  double tau = 1;
  Betas betas;
  double rate = 0;
};

class Stepper {
 public:
  // Keeps references. `pairs` are images, or codes where on_codes(objective).
  Stepper(Network& network, RAdam& optimizer, const TrainConfig& config, Objective objective,
          const PairTensors& pairs);

  // order: permutation of the rows of `pairs`; seed: of the noise in this epoch.
  void start_epoch(const std::vector<std::int64_t>& order, const Schedule& schedule,
                   std::uint64_t seed);
  bool done() const { return first_ >= rows_; }
  void step();
  // Means over the rows of the epoch so far, in training mode.
  double loss() const;
  std::vector<double> terms() const;  // in the order of term_names()

 private:
  std::int64_t next_count() const;
  bool fused() const { return order_.is_cuda() && kHasKernels; }
  void work(std::int64_t count);  // the captured function
  PairTensors next_batch(std::int64_t count) const;
  void keep_sums(const at::Tensor& terms, std::int64_t count);

  Network& network_;
  RAdam& optimizer_;
  const TrainConfig& config_;
  Objective objective_;
  const PairTensors& pairs_;
  std::int64_t rows_, first_ = 0;
  at::ScalarType hidden_type_;
  std::map<std::int64_t, Replay> replays_;  // by batch size; the last batch may be smaller

  at::Tensor order_, iota_, cursor_;  // [rows], [batch], [1] int64: start of the next batch
  at::Tensor dice_;                   // [2] int64: seed and step of this epoch
  at::Tensor tau_, weights_;          // scalar, [names]
  at::Tensor step_sizes_;             // [steps, 3] RAdam::StepSize
  at::Tensor loss_, terms_;           // scalar, [names]: sums
};

}  // namespace latplan::nn::torch_backend
