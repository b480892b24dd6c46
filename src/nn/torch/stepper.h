// The optimisation step of one training phase. All that changes from step to step (rows, temperature, betas, learning
// rate) lies on the device, so that the whole step, forward, backward, clipping and update, can be replayed.
#pragma once

#include <ATen/ATen.h>

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
  // Keeps references; `pairs` are pictures, or codes for Objective::kActions.
  Stepper(Network& network, RAdam& optimizer, const TrainConfig& config, Objective objective,
          const PairTensors& pairs);

  // order: of the rows of `pairs`, taken `config.batch` at a time; seed: of this epoch's noise.
  void start_epoch(const std::vector<std::int64_t>& order, const Schedule& schedule,
                   std::uint64_t seed);
  bool done() const { return first_ >= rows_; }
  void step();
  // Of the epoch so far, in training mode, weighted by rows.
  double loss() const;
  std::vector<double> terms() const;  // as term_names()

 private:
  std::int64_t next_count() const;
  bool fused() const { return order_.is_cuda() && kHasKernels; }
  void work(std::int64_t count);  // what is captured
  PairTensors next_batch(std::int64_t count) const;
  void keep_sums(const at::Tensor& terms, std::int64_t count);

  Network& network_;
  RAdam& optimizer_;
  const TrainConfig& config_;
  Objective objective_;
  const PairTensors& pairs_;
  std::int64_t rows_, first_ = 0;
  at::ScalarType hidden_type_;
  std::map<std::int64_t, Replay> replays_;  // by rows: the last batch of an epoch may be smaller

  at::Tensor order_, iota_, cursor_;  // [rows], [batch], [1] int64: where the next batch starts
  at::Tensor dice_;                   // [2] int64: seed and step of this epoch
  at::Tensor tau_, weights_;          // scalar, [names]
  at::Tensor step_sizes_;             // [steps, 3] RAdam::StepSize
  at::Tensor loss_, terms_;           // scalar, [names]: sums
};

}  // namespace latplan::nn::torch_backend
