#include "nn/torch/sampling.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kUniformEdge = 1e-5;  // keeps log(u) and log(1-u) finite

}  // namespace

at::Tensor Sampler::uniform_like(const at::Tensor& x) const {
  at::Tensor drawn = at::empty_like(x);
  if (uniforms_) {
    uniforms_(drawn);
  } else {
    drawn.uniform_(kUniformEdge, 1.0 - kUniformEdge);
  }
  return drawn;
}

bool Sampler::can_fuse(const at::Tensor& logits, const Knob& tau) const {
  return dice_ != nullptr && dice_->defined() && tau.on_device().defined() && logits.dim() == 2 &&
         logits.scalar_type() == at::kFloat;
}

FusedSample Sampler::fused_sample(const at::Tensor& logits, const Knob& tau) const {
  return {tau.on_device(), uniforms_ ? uniform_like(logits.detach().contiguous()) : at::Tensor(),
          dice_->state, dice_->next()};
}

at::Tensor Sampler::bits(const at::Tensor& logits, const Knob& tau) const {
  if (can_fuse(logits, tau)) return fused_bits(fused_sample(logits, tau), logits);
  const at::Tensor noise = at::logit(uniform_like(logits.detach()));
  return at::sigmoid((logits + noise) / tau);
}

at::Tensor Sampler::choice(const at::Tensor& logits, const Knob& tau) const {
  if (can_fuse(logits, tau)) return fused_choice(fused_sample(logits, tau), logits);
  const at::Tensor gumbel = uniform_like(logits.detach()).log_().neg_().log_().neg_();
  return at::softmax((logits + gumbel) / tau, 1);
}

at::Tensor one_hot(const at::Tensor& labels, std::int64_t classes,
                   const at::TensorOptions& options) {
  return at::zeros({labels.size(0), classes}, options).scatter_(1, labels.unsqueeze(1), 1.0);
}

}  // namespace latplan::nn::torch_backend
