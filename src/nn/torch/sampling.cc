#include "nn/torch/sampling.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kUniformEdge = 1e-5;  // keeps log(u) and log(1-u) finite

}  // namespace

Sampler::Sampler(const TrainConfig& config, Dice* dice)
    : dice_(dice),
      gumbel_bits_(config.latent == "gumbel-softmax"),
      straight_through_(config.sampling == "straight-through") {}

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
  return dice_ != nullptr && dice_->defined() && tau.on_device().defined() && !straight_through_ &&
         logits.dim() == 2 && logits.scalar_type() == at::kFloat;
}

FusedSample Sampler::fused_sample(const at::Tensor& logits, const Knob& tau) const {
  return {tau.on_device(), uniforms_ ? uniform_like(logits.detach().contiguous()) : at::Tensor(),
          dice_->state, dice_->next()};
}

at::Tensor Sampler::gumbel_like(const at::Tensor& x) const {
  return uniform_like(x).log_().neg_().log_().neg_();
}

at::Tensor Sampler::logits(const at::Tensor& outputs) const {
  if (!gumbel_bits_) return outputs;
  const std::vector<at::Tensor> classes = outputs.chunk(2, 1);
  return classes[0] - classes[1];
}

// The difference of two Gumbel samples is a logistic one: softmax over two classes is the sigmoid of the difference.
at::Tensor Sampler::bits(const at::Tensor& logits, const Knob& tau) const {
  if (!gumbel_bits_ && can_fuse(logits, tau)) {
    return fused_bits(fused_sample(logits, tau), logits);
  }
  const at::Tensor like = logits.detach();
  const at::Tensor noise =
      gumbel_bits_ ? gumbel_like(like) - gumbel_like(like) : at::logit(uniform_like(like));
  const at::Tensor relaxed = at::sigmoid((logits + noise) / tau);
  if (!straight_through_) return relaxed;
  return relaxed.detach().gt(0.5).to(relaxed.scalar_type()) + (relaxed - relaxed.detach());
}

at::Tensor Sampler::choice(const at::Tensor& logits, const Knob& tau, std::int64_t dim) const {
  if (dim == 1 && can_fuse(logits, tau)) return fused_choice(fused_sample(logits, tau), logits);
  const at::Tensor relaxed = at::softmax((logits + gumbel_like(logits.detach())) / tau, dim);
  if (!straight_through_) return relaxed;
  return hard_choice(relaxed.detach(), dim) + (relaxed - relaxed.detach());
}

at::Tensor hard_choice(const at::Tensor& logits, std::int64_t dim) {
  return at::zeros_like(logits).scatter_(dim, logits.argmax(dim, true), 1.0);
}

at::Tensor one_hot(const at::Tensor& labels, std::int64_t classes,
                   const at::TensorOptions& options) {
  return at::zeros({labels.size(0), classes}, options).scatter_(1, labels.unsqueeze(1), 1.0);
}

}  // namespace latplan::nn::torch_backend
