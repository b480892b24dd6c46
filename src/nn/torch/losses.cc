#include "nn/torch/losses.h"

#include <cmath>

namespace latplan::nn::torch_backend {
namespace {

at::Tensor batch_mean_of_sums(const at::Tensor& terms) { return terms.sum() / terms.size(0); }

}  // namespace

// With q = sigmoid(l): q log q + (1-q) log(1-q) = q l - softplus(l), and the cross term is q m -
// softplus(m) for p = sigmoid(m). Hence KL = q (l - m) - softplus(l) + softplus(m), finite for
// every logit.
at::Tensor bernoulli_kl(const at::Tensor& q_logits, const at::Tensor& p_logits) {
  return batch_mean_of_sums(at::sigmoid(q_logits) * (q_logits - p_logits) - at::softplus(q_logits) +
                            at::softplus(p_logits));
}

at::Tensor bernoulli_kl_prior(const at::Tensor& q_logits, double epsilon) {
  const double prior_logit = std::log(epsilon) - std::log1p(-epsilon);
  const double prior_softplus = -std::log1p(-epsilon);
  return batch_mean_of_sums(at::sigmoid(q_logits) * (q_logits - prior_logit) -
                            at::softplus(q_logits) + prior_softplus);
}

at::Tensor categorical_kl(const at::Tensor& q_logits, const at::Tensor& p_logits) {
  const at::Tensor log_q = at::log_softmax(q_logits, 1);
  return batch_mean_of_sums(log_q.exp() * (log_q - at::log_softmax(p_logits, 1)));
}

at::Tensor categorical_kl_uniform(const at::Tensor& q_logits) {
  const at::Tensor log_q = at::log_softmax(q_logits, 1);
  const double log_labels = std::log(static_cast<double>(q_logits.size(1)));
  return batch_mean_of_sums(log_q.exp() * log_q) + log_labels;
}

at::Tensor bernoulli_cross_entropy(const at::Tensor& bits, const at::Tensor& logits) {
  return batch_mean_of_sums(at::softplus(logits) - bits * logits);
}

at::Tensor absolute_error(const at::Tensor& a, const at::Tensor& b) {
  return batch_mean_of_sums((a - b).abs());
}

at::Tensor gaussian_reconstruction(const at::Tensor& image, const at::Tensor& mean, double sigma) {
  return at::mse_loss(mean, image, at::Reduction::Sum) / (2.0 * sigma * sigma * image.size(0));
}

}  // namespace latplan::nn::torch_backend
