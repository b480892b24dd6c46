// Samples of the discrete latent variables that gradients can pass through.
#pragma once

#include <ATen/ATen.h>

#include <functional>
#include <utility>

#include "nn/torch/dice.h"
#include "nn/torch/fused_sampling.h"
#include "nn/torch/knob.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

class Sampler {
 public:
  // Fills the tensor with uniform numbers from the open interval (0, 1).
  using Uniforms = std::function<void(at::Tensor&)>;

  // dice: while they are defined, samples run as kernels of our own and draw from them. Kept by reference.
  explicit Sampler(const TrainConfig& config, Dice* dice = nullptr);
  void draw_uniforms_by(Uniforms uniforms) { uniforms_ = std::move(uniforms); }

  // Encoder outputs a bit needs: 1, or 2 with the Gumbel-softmax latent, where a bit is one of two classes.
  int outputs_per_bit() const { return gumbel_bits_ ? 2 : 1; }
  // [rows, outputs] -> the logit of each bit [rows, bits]. Of two classes it is the difference of their logits.
  at::Tensor logits(const at::Tensor& outputs) const;

  // Relaxed bits in (0, 1), eq:bc; 0 or 1 with the gradient of the relaxed ones when straight-through.
  at::Tensor bits(const at::Tensor& logits, const Knob& tau) const;
  // A relaxed one-hot vector along `dim`, eq:gs; hard with its gradient when straight-through.
  at::Tensor choice(const at::Tensor& logits, const Knob& tau, std::int64_t dim) const;

 private:
  bool can_fuse(const at::Tensor& logits, const Knob& tau) const;
  FusedSample fused_sample(const at::Tensor& logits, const Knob& tau) const;
  at::Tensor uniform_like(const at::Tensor& x) const;
  at::Tensor gumbel_like(const at::Tensor& x) const;

  Uniforms uniforms_;  // none: LibTorch's generator, or dice
  Dice* dice_;
  bool gumbel_bits_, straight_through_;
};

// The most likely choice along `dim`, one-hot.
at::Tensor hard_choice(const at::Tensor& logits, std::int64_t dim);
at::Tensor one_hot(const at::Tensor& labels, std::int64_t classes,
                   const at::TensorOptions& options);

}  // namespace latplan::nn::torch_backend
