// ReLU, batch norm and dropout as one CUDA operation (CUDA builds), for the rows of several calls
// with separate statistics. The step is memory-bound: each hidden value is read twice instead of
// seven times.
#pragma once

#include <ATen/ATen.h>

#include "nn/torch/dice.h"

namespace latplan::nn::torch_backend {

struct FusedNorm {
  int calls = 1;       // number of equally long calls in the rows
  int remembered = 1;  // the running statistics follow this many first calls
  bool relu = false;   // before the norm
  double drop = 0;     // dropout rate after the norm
  double epsilon = 1e-3;
  double momentum = 0.01;
  int number = 0;         // Dice::next()
  at::Tensor dice;        // Dice::state
  bool positive = false;  // the factor is softplus(scale)
};

// x [rows, features] float or bfloat16, contiguous; the others [features] float. Updates mean and
// variance.
at::Tensor fused_norm(const FusedNorm& norm, const at::Tensor& x, const at::Tensor& scale,
                      const at::Tensor& shift, const at::Tensor& mean, const at::Tensor& variance);

}  // namespace latplan::nn::torch_backend
