// Rectified Adam on one flat buffer, with clipping by the norm of the whole gradient.
#pragma once

#include <ATen/ATen.h>

#include <cstdint>

namespace latplan::nn::torch_backend {

class RAdam {
 public:
  explicit RAdam(const at::Tensor& parameters);
  // Scales the gradient down to norm `clip` when it is longer (clip <= 0: never), then takes one step.
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
