// The two KL divergences of the ELBO as kernels of our own (CUDA builds): a step has six of them, and as plain
// operations each is some twenty launches on small tensors.
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// True where the fused versions below may be used for it: float on a GPU, in a build with kernels.
bool can_fuse_kl(const at::Tensor& logits);

// Sums over everything / rows. p undefined: Bern(sigmoid(prior_logit)) for every bit.
at::Tensor fused_bernoulli_kl(const at::Tensor& q, const at::Tensor& p, double prior_logit);
at::Tensor fused_categorical_kl(const at::Tensor& q, const at::Tensor& p);

}  // namespace latplan::nn::torch_backend
