// The paper's loss terms: scalars, summed over dimensions and averaged over the batch.
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// KL(Bern(sigmoid(q)) || Bern(sigmoid(p))) from logits [batch, bits], finite for any logit. (The
// last formula of the paper's derivation divides logarithms; this is the logarithm of the
// quotient.)
at::Tensor bernoulli_kl(const at::Tensor& q_logits, const at::Tensor& p_logits);
// KL(Bern(sigmoid(q)) || Bern(epsilon)), eq:zsae.
at::Tensor bernoulli_kl_prior(const at::Tensor& q_logits, double epsilon);
// KL(Cat(softmax(q)) || Cat(softmax(p))) from logits [batch, labels].
at::Tensor categorical_kl(const at::Tensor& q_logits, const at::Tensor& p_logits);
// KL(Cat(softmax(q)) || uniform) = log(labels) - H(q).
at::Tensor categorical_kl_uniform(const at::Tensor& q_logits);
// -log Bern(bits | sigmoid(logits)), AMA2's reconstruction of the successor.
at::Tensor bernoulli_cross_entropy(const at::Tensor& bits, const at::Tensor& logits);
// sum |a - b|, AMA3's distance between the encoded and the predicted successor.
at::Tensor absolute_error(const at::Tensor& a, const at::Tensor& b);
// -log N(x | y, sigma) without its constant: sum (x - y)^2 / (2 sigma^2), eq:rec-loss.
at::Tensor gaussian_reconstruction(const at::Tensor& image, const at::Tensor& mean, double sigma);

}  // namespace latplan::nn::torch_backend
