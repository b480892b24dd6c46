// Rectified Adam on one flat buffer, with clipping by the global norm of the gradient.
#pragma once

#include <ATen/ATen.h>

#include <array>
#include <cstdint>
#include <vector>

#include "nn/torch/parameters.h"

namespace latplan::nn::torch_backend {

class RAdam {
 public:
  // values -= size * first / (weight * sqrt(second) + added). While the variance estimate is
  // unreliable, weight is 0 and added is 1.
  struct StepSize {
    double size, weight, added;
  };

  explicit RAdam(const at::Tensor& parameters);
  // `number` counts from 1.
  static StepSize step_size(std::int64_t number, double learning_rate);
  // Clips the gradient to norm `clip` (<= 0: no clipping) and takes one step. Its StepSize is row
  // `row` [1] int64 of `sizes` [steps, 3] float, both on the device. Does not change steps().
  void step(at::Tensor& parameters, at::Tensor& gradient, const at::Tensor& sizes,
            const at::Tensor& row, double clip);
  // The same on a GPU with the gradient in parts (CUDA builds).
  void step(at::Tensor& parameters, const std::vector<GradientPart>& gradient,
            const at::Tensor& sizes, const at::Tensor& row, double clip);
  // One step with the next number.
  void step(at::Tensor& parameters, at::Tensor& gradient, double learning_rate, double clip);

  std::int64_t steps() const { return steps_; }
  bool finite() const;  // no NaN or infinity in the moments
  at::Tensor& first_moment() { return first_; }
  at::Tensor& second_moment() { return second_; }
  void set_steps(std::int64_t steps) { steps_ = steps; }

 private:
  at::Tensor first_, second_;
  std::int64_t steps_ = 0;
};

}  // namespace latplan::nn::torch_backend
