#include "nn/torch/network.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kNormMomentum =
    0.01;  // share of a new batch in the running statistics (Keras: 0.99 of the old)
constexpr double kNormEpsilon = 1e-3;
constexpr double kIdleShare = 0.01;    // see hold_idle_bits()
constexpr double kUniformEdge = 1e-5;  // keeps log(u) and log(1-u) finite

at::Tensor uniform_like(const at::Tensor& x) {
  return at::empty_like(x).uniform_(kUniformEdge, 1.0 - kUniformEdge);
}

// eq:bc: sigmoid((l + Logistic(0,1)) / tau).
at::Tensor binary_concrete(const at::Tensor& logits, double tau) {
  at::Tensor noise = uniform_like(logits.detach());
  noise = at::logit(noise);
  return at::sigmoid((logits + noise) / tau);
}

// eq:gs: softmax((l + Gumbel(0,1)) / tau).
at::Tensor gumbel_softmax(const at::Tensor& logits, double tau) {
  at::Tensor noise = uniform_like(logits.detach());
  noise.log_().neg_().log_().neg_();
  return at::softmax((logits + noise) / tau, 1);
}

at::Tensor one_hot(const at::Tensor& labels, std::int64_t classes,
                   const at::TensorOptions& options) {
  return at::zeros({labels.size(0), classes}, options).scatter_(1, labels.unsqueeze(1), 1.0);
}

}  // namespace

Network::Network(const TrainConfig& config, int pixels, at::Device device, at::ScalarType type,
                 const Rng& rng)
    : config_(config), parameters_(device, type) {
  const int bits = config.bits;
  const int width = config.width;
  const auto he = Init::kHeUniform;
  const auto glorot = Init::kGlorotUniform;
  const auto trained = Role::kTrained;
  encoder_hidden_ = declare_dense("encoder.hidden", pixels, width, false, he, trained);
  encoder_norm_ = declare_norm("encoder.norm", width, false);
  encoder_out_ = declare_dense("encoder.out", width, bits, true, glorot, trained);
  decoder_in_norm_ = declare_norm("decoder.in_norm", bits, false);
  decoder_hidden_ = declare_dense("decoder.hidden", bits, width, false, he, trained);
  decoder_norm_ = declare_norm("decoder.norm", width, false);
  decoder_out_ = declare_dense("decoder.out", width, pixels, true, glorot, trained);
  action_hidden_ =
      declare_dense("action.hidden", 2 * bits, config.action_width, false, he, trained);
  action_norm_ = declare_norm("action.norm", config.action_width, false);
  action_out_ =
      declare_dense("action.out", config.action_width, config.labels, true, glorot, trained);
  effect_ = declare_dense("apply.effect", config.labels, bits, false, glorot, trained);
  apply_state_norm_ = declare_norm("apply.state_norm", bits, config.positive_scale);
  apply_effect_norm_ = declare_norm("apply.effect_norm", bits, config.positive_scale);
  precondition_ =
      declare_dense("regress.precondition", config.labels, bits, false, glorot, trained);
  regress_state_norm_ = declare_norm("regress.state_norm", bits, config.positive_scale);
  regress_effect_norm_ = declare_norm("regress.precondition_norm", bits, config.positive_scale);
  const Role prior = config.train_action_prior ? Role::kTrained : Role::kFrozen;
  applicable_ = declare_dense("applicable", bits, config.labels, true, glorot, prior);
  regressable_ = declare_dense("regressable", bits, config.labels, true, glorot, prior);
  held_ = parameters_.declare("bits.held", {bits}, Init::kMinusOne, Role::kFrozen);
  parameters_.allocate(rng);
}

at::Tensor Network::hard_bits(const at::Tensor& logits) const {
  const at::Tensor& held = parameters_[held_];
  return at::where(held.lt(0), logits.gt(0).to(logits.scalar_type()), held);
}

void Network::hold_idle_bits(const at::Tensor& x) {
  const at::Tensor z = encode(x, false).gt(0).to(x.scalar_type());
  at::Tensor change = at::zeros({config_.bits}, z.options());
  for (int f = 0; f < config_.bits; ++f) {
    at::Tensor off = z.clone();
    at::Tensor on = z.clone();
    off.select(1, f).zero_();
    on.select(1, f).fill_(1.0);
    change[f] = (decode(on, false) - decode(off, false)).square().mean();
  }
  const at::Tensor idle = change.lt(kIdleShare * change.max());
  const at::Tensor majority = z.mean(0).gt(0.5).to(z.scalar_type());
  parameters_[held_].copy_(at::where(idle, majority, at::full_like(majority, -1.0)));
}

Network::Dense Network::declare_dense(const std::string& name, int in, int out, bool bias,
                                      Init init, Role role) {
  Dense layer;
  layer.weight = parameters_.declare(name + ".weight", {out, in}, init, role);
  if (bias) layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, role);
  return layer;
}

Network::BatchNorm Network::declare_norm(const std::string& name, int features, bool positive) {
  BatchNorm layer;
  layer.positive = positive;
  layer.scale = parameters_.declare(name + ".scale", {features},
                                    positive ? Init::kSoftplusOne : Init::kOne, Role::kTrained);
  layer.shift = parameters_.declare(name + ".shift", {features}, Init::kZero, Role::kTrained);
  layer.mean = parameters_.declare(name + ".mean", {features}, Init::kZero, Role::kFrozen);
  layer.variance = parameters_.declare(name + ".variance", {features}, Init::kOne, Role::kFrozen);
  return layer;
}

at::Tensor Network::dense(const Dense& layer, const at::Tensor& x) const {
  const at::Tensor& weight = parameters_[layer.weight];
  if (layer.bias < 0) return at::linear(x, weight);
  return at::linear(x, weight, parameters_[layer.bias]);
}

at::Tensor Network::norm(const BatchNorm& layer, const at::Tensor& x, Mode mode) {
  const at::Tensor& raw = parameters_[layer.scale];
  const bool remember = mode != Mode::kPredicted;
  return at::batch_norm(x, layer.positive ? at::softplus(raw) : raw, parameters_[layer.shift],
                        remember ? parameters_[layer.mean] : at::Tensor(),
                        remember ? parameters_[layer.variance] : at::Tensor(), mode != Mode::kTest,
                        kNormMomentum, kNormEpsilon, /*cudnn_enabled=*/false);
}

at::Tensor Network::hidden(const Dense& layer, const BatchNorm& bn, const at::Tensor& x,
                           Mode mode) {
  at::Tensor h = norm(bn, at::relu(dense(layer, x)), mode);
  return mode != Mode::kTest && config_.dropout > 0 ? at::dropout(h, config_.dropout, true) : h;
}

at::Tensor Network::encode(const at::Tensor& x, bool training) {
  const bool noisy = training && config_.noise > 0;
  const at::Tensor input = noisy ? x + at::randn_like(x) * config_.noise : x;
  return dense(encoder_out_, hidden(encoder_hidden_, encoder_norm_, input, mode(training)));
}

at::Tensor Network::decode_in(const at::Tensor& z, Mode mode) {
  const at::Tensor input = norm(decoder_in_norm_, z, mode);
  return dense(decoder_out_, hidden(decoder_hidden_, decoder_norm_, input, mode));
}

at::Tensor Network::decode(const at::Tensor& z, bool training) {
  return decode_in(z, mode(training));
}

at::Tensor Network::action(const at::Tensor& p0, const at::Tensor& p1, bool training) {
  return dense(action_out_,
               hidden(action_hidden_, action_norm_, at::cat({p0, p1}, 1), mode(training)));
}

at::Tensor Network::back_to_logit(const BatchNorm& state_norm, const BatchNorm& effect_norm,
                                  const Dense& effect, const at::Tensor& z, const at::Tensor& a,
                                  bool training) {
  return norm(state_norm, z, mode(training)) + norm(effect_norm, dense(effect, a), mode(training));
}

Pass Network::run(const at::Tensor& x0, const at::Tensor& x1, double tau, bool training) {
  const auto sample = [&](const at::Tensor& l) {
    return training ? binary_concrete(l, tau) : hard_bits(l);
  };
  Pass p;
  p.l0 = encode(x0, training);
  p.l1 = encode(x1, training);
  p.z0 = sample(p.l0);
  p.z1 = sample(p.l1);
  // q(a|x0,x1) reads probabilities while training and bits at test time, when only bits are known.
  p.action_logits =
      training ? action(at::sigmoid(p.l0), at::sigmoid(p.l1), true) : action(p.z0, p.z1, false);
  p.action = training ? gumbel_softmax(p.action_logits, tau)
                      : one_hot(p.action_logits.argmax(1), config_.labels, p.z0.options());
  p.l2 = back_to_logit(apply_state_norm_, apply_effect_norm_, effect_, p.z0, p.action, training);
  p.l3 = back_to_logit(regress_state_norm_, regress_effect_norm_, precondition_, p.z1, p.action,
                       training);
  p.z2 = sample(p.l2);
  p.z3 = sample(p.l3);
  p.y0 = decode(p.z0, training);
  p.y1 = decode(p.z1, training);
  // Predicted states are often wrong early on: what the decoder remembers for test time comes from real ones.
  const Mode predicted = training ? Mode::kPredicted : Mode::kTest;
  p.y2 = decode_in(p.z2, predicted);
  p.y3 = decode_in(p.z3, predicted);
  p.prior0 = dense(applicable_, p.z0);
  p.prior1 = dense(regressable_, p.z1);
  return p;
}

DirectionTerms Network::forward_terms(const Pass& p, const at::Tensor& x0,
                                      const at::Tensor& x1) const {
  return {gaussian_reconstruction(x0, p.y0, config_.sigma),
          gaussian_reconstruction(x1, p.y1, config_.sigma),
          gaussian_reconstruction(x1, p.y2, config_.sigma),
          bernoulli_kl_prior(p.l0, config_.epsilon),
          categorical_kl(p.action_logits, p.prior0),
          bernoulli_kl(p.l1, p.l2)};
}

DirectionTerms Network::backward_terms(const Pass& p, const at::Tensor& x0,
                                       const at::Tensor& x1) const {
  return {gaussian_reconstruction(x1, p.y1, config_.sigma),
          gaussian_reconstruction(x0, p.y0, config_.sigma),
          gaussian_reconstruction(x0, p.y3, config_.sigma),
          bernoulli_kl_prior(p.l1, config_.epsilon),
          categorical_kl(p.action_logits, p.prior1),
          bernoulli_kl(p.l0, p.l3)};
}

at::Tensor Network::encode_hard(const at::Tensor& x) { return hard_bits(encode(x, false)); }

at::Tensor Network::label_hard(const at::Tensor& z0, const at::Tensor& z1) {
  return action(z0, z1, false).argmax(1);
}

at::Tensor Network::apply_hard(const at::Tensor& z, const at::Tensor& labels) {
  const at::Tensor a = one_hot(labels, config_.labels, z.options());
  return hard_bits(back_to_logit(apply_state_norm_, apply_effect_norm_, effect_, z, a, false));
}

at::Tensor Network::regress_hard(const at::Tensor& z, const at::Tensor& labels) {
  const at::Tensor a = one_hot(labels, config_.labels, z.options());
  return hard_bits(
      back_to_logit(regress_state_norm_, regress_effect_norm_, precondition_, z, a, false));
}

}  // namespace latplan::nn::torch_backend
