// Rectified Adam on one flat buffer, with clipping by the norm of the whole gradient.
#pragma once

#include <ATen/ATen.h>

#include <array>
#include <cstdint>
#include <vector>

#include "nn/torch/parameters.h"

namespace latplan::nn::torch_backend {

class RAdam {
 public:
  // values -= size * first / (weight * sqrt(second) + added): what differs from step to step. Until the variance is
  // trusted, weight is 0 and added 1.
  struct StepSize {
    double size, weight, added;
  };

  explicit RAdam(const at::Tensor& parameters);
  // The size of step `number`, counted from 1.
  static StepSize step_size(std::int64_t number, double learning_rate);
  // Scales the gradient down to norm `clip` when it is longer (clip <= 0: never), then takes one step: its size is row
  // `row` [1] int64 of `sizes` [steps, 3] float, both on the device, in the order of StepSize. Counts nothing.
  void step(at::Tensor& parameters, at::Tensor& gradient, const at::Tensor& sizes,
            const at::Tensor& row, double clip);
  // The same on a GPU with the gradient in parts (builds with kernels of our own).
  void step(at::Tensor& parameters, const std::vector<GradientPart>& gradient,
            const at::Tensor& sizes, const at::Tensor& row, double clip);
  // The first with the next number.
  void step(at::Tensor& parameters, at::Tensor& gradient, double learning_rate, double clip);

  std::int64_t steps() const { return steps_; }
  bool finite() const;  // neither NaN nor infinity in its moments
  // State for checkpoints.
  at::Tensor& first_moment() { return first_; }
  at::Tensor& second_moment() { return second_; }
  void set_steps(std::int64_t steps) { steps_ = steps; }

 private:
  at::Tensor first_, second_;
  std::int64_t steps_ = 0;
};

}  // namespace latplan::nn::torch_backend
