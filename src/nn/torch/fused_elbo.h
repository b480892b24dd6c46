// All terms of an ELBO (objective.h) as kernels of our own, one for each kind of term and way (CUDA builds): as plain
// operations they are some hundred launches on small tensors.
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// Of one Pass (network.h). Without l2 it is the objective of states alone, without l3 that of AMA3+, else AMA4+'s.
struct ElboParts {
  at::Tensor x0, x1;                         // [rows, inputs], no gradient
  at::Tensor decoded;                        // [2, 3 or 4 * rows, inputs] of z0, z1, z2, z3
  at::Tensor logits;                         // [2 * rows, bits] of z0, z1
  at::Tensor l2, l3;                         // [rows, bits]
  at::Tensor action_logits, prior0, prior1;  // [rows, labels]
  double sigma = 1, epsilon = 0.5;
};

// True where it may be used: floats on a GPU, in a build with kernels.
bool can_fuse_elbo(const at::Tensor& decoded);

// [names] in the order of term_names().
at::Tensor fused_elbo(const ElboParts& parts);

}  // namespace latplan::nn::torch_backend
