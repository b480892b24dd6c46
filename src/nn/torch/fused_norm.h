// ReLU, batch norm and dropout as one operation with kernels of our own (CUDA builds): the rows of several calls at
// once, statistics for each call apart. A memory-bound step reads every hidden value twice instead of seven times.
#pragma once

#include <ATen/ATen.h>

#include "nn/torch/dice.h"

namespace latplan::nn::torch_backend {

struct FusedNorm {
  int calls = 1;       // the rows are so many calls, equally long
  int remembered = 1;  // running statistics follow the first so many
  bool relu = false;   // before the norm
  double drop = 0;     // share dropped after it
  double epsilon = 1e-3;
  double momentum = 0.01;
  int number = 0;         // Dice::next(): another number, other dropped values
  at::Tensor dice;        // Dice::state
  bool positive = false;  // the scale is the softplus of `scale`
};

// x [rows, features] float or bfloat16, contiguous; scale, shift [features] float. Updates mean and variance.
at::Tensor fused_norm(const FusedNorm& norm, const at::Tensor& x, const at::Tensor& scale,
                      const at::Tensor& shift, const at::Tensor& mean, const at::Tensor& variance);

}  // namespace latplan::nn::torch_backend
