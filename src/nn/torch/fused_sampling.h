// The samples of sampling.h and the input noise, each as one CUDA kernel per direction (CUDA
// builds).
#pragma once

#include <ATen/ATen.h>

#include "nn/torch/dice.h"

namespace latplan::nn::torch_backend {

struct FusedSample {
  at::Tensor tau;       // scalar on the device
  at::Tensor uniforms;  // shape of the logits; undefined: drawn from `dice`
  at::Tensor dice;      // Dice::state
  int number = 0;       // Dice::next()
};

// logits [rows, bits] and [rows, labels], float on a GPU.
at::Tensor fused_bits(const FusedSample& sample, const at::Tensor& logits);
at::Tensor fused_choice(const FusedSample& sample, const at::Tensor& logits);

// sigmoid of [2 * rows, bits] with both halves side by side: [rows, 2 * bits].
at::Tensor fused_sides(const at::Tensor& logits);

// x + amount * normal noise in the first `columns` of each row, 0 in the rest. x has no gradient.
at::Tensor fused_noise(const at::Tensor& x, std::int64_t columns, double amount, Dice& dice);

}  // namespace latplan::nn::torch_backend
