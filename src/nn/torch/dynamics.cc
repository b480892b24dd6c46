#include "nn/torch/dynamics.h"

#include <c10/core/GradMode.h>

namespace latplan::nn::torch_backend {
namespace {

constexpr double kCertain = 5.0;  // logit of a value set in closed form
constexpr int kPool = 32;         // dimensions through which labels share preconditions

// The vanilla space autoencoder: any function of state and action. The state is also an input of
// every later layer.
class BlackBox final : public Dynamics {
 public:
  BlackBox(Layers& layers, const TrainConfig& c, const std::string& name)
      : network_(layers, name,
                 {c.labels + c.bits, c.action_width, c.action_depth, c.bits, c.bits}) {}
  at::Tensor predict(const at::Tensor& z, const at::Tensor& action, Mode mode) override {
    return network_.run(at::cat({action, z}, 1), mode, z);
  }

 private:
  Perceptron network_;
};

}  // namespace

BackToLogit::BackToLogit(Layers& layers, const TrainConfig& c, const std::string& name,
                         const std::string& embedding, const BackToLogit* effects)
    : layers_(layers), effects_(effects) {
  const bool positive = c.btl_scale == "positive";
  embedding_ =
      layers.declare_dense(name + "." + embedding, c.labels, c.bits, false, Init::kGlorotUniform);
  state_norm_ = layers.declare_norm(name + ".state_norm", c.bits, positive);
  action_norm_ = layers.declare_norm(name + "." + embedding + "_norm", c.bits, positive);
  if (effects_ == nullptr) return;
  own_ = layers.declare_dense(name + ".own", 2, c.bits, false, Init::kZero);
  pool_ = layers.declare_dense(name + ".pool", 2 * c.bits, kPool, false, Init::kGlorotUniform);
  from_pool_ =
      layers.declare_dense(name + ".from_pool", kPool, c.bits, false, Init::kGlorotUniform);
}

at::Tensor BackToLogit::predict(const at::Tensor& z, const at::Tensor& action, Mode mode) {
  return layers_.norm(state_norm_, z, mode) +
         layers_.norm(action_norm_, layers_.dense(embedding_, action), mode);
}

// The state contributes +-kCertain to a bit; an action that changes the bit contributes twice
// that.
bool BackToLogit::set_changes(const at::Tensor& change) {
  layers_.set_norm(state_norm_, 2.0 * kCertain, 0.5);
  layers_.set_norm(action_norm_, 1.0, 0.0);
  layers_.set_weight(embedding_, 2.0 * kCertain * change.t());
  return true;
}

at::Tensor BackToLogit::effects_of_labels() const {
  c10::NoGradGuard no_grad;
  const Layers::Affine action = layers_.affine(action_norm_);
  const Layers::Affine state = layers_.affine(state_norm_);
  const at::Tensor off =
      layers_.weight_of(embedding_).t() * action.factor + action.offset + state.offset;
  return at::cat({at::sigmoid(off), at::sigmoid(-(off + state.factor))}, 1);
}

// A bit that a label turns on was off before, one that it turns off was on (own_). Other
// preconditions depend on the effects through few dimensions: labels with similar effects, for
// example all that put something at one place, share them, and are learnt from all their pairs.
at::Tensor BackToLogit::shared_embedding() const {
  const at::Tensor effects = effects_->effects_of_labels();
  const std::vector<at::Tensor> turned = effects.chunk(2, 1);  // on, off
  const at::Tensor& own = layers_.weight_of(own_);
  const at::Tensor pooled = layers_.dense(from_pool_, layers_.dense(pool_, effects));
  return (pooled - turned[0] * own.select(1, 0) + turned[1] * own.select(1, 1)).t();
}

void BackToLogit::settle() {
  if (effects_ != nullptr) layers_.set_weight(embedding_, shared_embedding().detach());
}

// With l0 and l1 = l0 + step the logits of a bit after 0 and 1, the cross entropy of `to` is
// softplus(l) - to l: products of matrices over the bits.
at::Tensor BackToLogit::costs(const at::Tensor& from, const at::Tensor& to, const at::Tensor& q) {
  const at::Tensor embedding =
      (effects_ != nullptr ? shared_embedding() : layers_.weight_of(embedding_)).t();
  const at::Tensor share = q.mean(0, /*keepdim=*/true);  // [1, labels]
  const at::Tensor mean = share.matmul(embedding).squeeze(0);
  const at::Tensor variance = share.matmul((embedding - mean).square()).squeeze(0);
  const Layers::Affine action = layers_.affine(action_norm_, mean, variance, from.size(0));
  const Layers::Affine state =
      layers_.affine(state_norm_, from.mean(0), from.var(0, /*unbiased=*/false), from.size(0));
  const at::Tensor l0 = embedding * action.factor + (action.offset + state.offset);
  return (1.0 - from).matmul(at::softplus(l0).t()) +
         from.matmul(at::softplus(l0 + state.factor).t()) - to.matmul(l0.t()) -
         (from * to * state.factor).sum(1, /*keepdim=*/true);
}

std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const TrainConfig& config,
                                        const std::string& name, const std::string& embedding,
                                        const Dynamics* apply) {
  if (config.effect == "vanilla" || config.model == "ama2") {
    return std::make_unique<BlackBox>(layers, config, name);
  }
  return std::make_unique<BackToLogit>(layers, config, name, embedding,
                                       dynamic_cast<const BackToLogit*>(apply));
}

}  // namespace latplan::nn::torch_backend
