// Differentiable samples of the discrete latent variables.
#pragma once

#include <ATen/ATen.h>

#include <functional>
#include <utility>

#include "nn/torch/dice.h"
#include "nn/torch/fused_sampling.h"
#include "nn/torch/knob.h"

namespace latplan::nn::torch_backend {

class Sampler {
 public:
  // Fills the tensor with uniform numbers from the open interval (0, 1).
  using Uniforms = std::function<void(at::Tensor&)>;

  // While `dice` is defined, samples are drawn from it by CUDA kernels. Keeps the pointer.
  explicit Sampler(Dice* dice = nullptr) : dice_(dice) {}
  void draw_uniforms_by(Uniforms uniforms) { uniforms_ = std::move(uniforms); }

  // Binary Concrete, eq:bc: relaxed bits in (0, 1) from logits [rows, bits].
  at::Tensor bits(const at::Tensor& logits, const Knob& tau) const;
  // Gumbel-softmax, eq:gs: relaxed one-hot rows from logits [rows, labels].
  at::Tensor choice(const at::Tensor& logits, const Knob& tau) const;

 private:
  bool can_fuse(const at::Tensor& logits, const Knob& tau) const;
  FusedSample fused_sample(const at::Tensor& logits, const Knob& tau) const;
  at::Tensor uniform_like(const at::Tensor& x) const;

  Uniforms uniforms_;  // empty: LibTorch's generator, or dice
  Dice* dice_;
};

at::Tensor one_hot(const at::Tensor& labels, std::int64_t classes,
                   const at::TensorOptions& options);

}  // namespace latplan::nn::torch_backend
