// All terms of an ELBO (objective.h) with one CUDA kernel per kind of term and direction (CUDA
// builds). Plain operations need about a hundred launches on small tensors.
#pragma once

#include <ATen/ATen.h>

#include "nn/torch/objective.h"

namespace latplan::nn::torch_backend {

// The tensors of a Pass (network.h) that the terms depend on; undefined where the objective does
// not need them.
struct ElboParts {
  Objective objective = Objective::kBothWays;  // kStates, kForward or kBothWays
  at::Tensor x0, x1;                           // [rows, inputs], no gradient
  at::Tensor decoded;                          // [2, 3 or 4 * rows, inputs] from z0, z1, z2, z3
  at::Tensor logits;                           // [2 * rows, bits] of z0, z1
  at::Tensor l2, l3;                           // [rows, bits]
  at::Tensor action_logits, prior0, prior1;    // [rows, labels]
  double sigma = 1, epsilon = 0.5;
};

// True for floats on a GPU in a CUDA build.
bool can_fuse_elbo(const at::Tensor& decoded);

// [names] in the order of term_names().
at::Tensor fused_elbo(const ElboParts& parts);

}  // namespace latplan::nn::torch_backend
