#include "nn/torch/network.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "base/error.h"
#include "nn/torch/action_phase.h"
#include "nn/torch/fused_sampling.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kSharpness = 10;  // set_recognition(): each differing bit costs a factor of e^-10

bool is_one_of(const std::string& model, std::initializer_list<const char*> names) {
  return std::find(names.begin(), names.end(), model) != names.end();
}

// x0 above x1, without a copy if they are adjacent in memory. Neither may need a gradient.
at::Tensor stacked(const at::Tensor& x0, const at::Tensor& x1) {
  const bool adjacent = x0.is_contiguous() && x1.is_contiguous() && x0.is_alias_of(x1) &&
                        x0.sizes() == x1.sizes() &&
                        x1.storage_offset() == x0.storage_offset() + x0.numel();
  if (!adjacent) return at::cat({x0, x1});
  return x0.as_strided({2 * x0.size(0), x0.size(1)}, x0.strides());
}

BackToLogit& btl(const std::unique_ptr<Dynamics>& dynamics) {
  return static_cast<BackToLogit&>(*dynamics);
}

at::Tensor first_columns(const at::Tensor& x, std::int64_t columns) {
  return x.size(1) == columns ? x : x.narrow(1, 0, columns);
}

}  // namespace

Network::Network(const TrainConfig& config, const PixelLayout& pixels, at::Device device,
                 at::ScalarType type, const Rng& rng)
    : config_(config),
      inputs_(pixels.inputs),
      parameters_(device, type),
      layers_(parameters_, config.dropout),
      sampler_(&layers_.dice()) {
  const int bits = config.bits;
  codec_ = make_codec(layers_, config, pixels);
  if (!is_one_of(config.model, {"sae", "ama1"})) {
    const int again = config.model == "ama2" ? bits : 0;
    action_.emplace(layers_, "action",
                    Perceptron::Sizes{2 * bits, config.action_width, config.action_depth,
                                      config.labels, again});
    apply_ = make_dynamics(layers_, config, "apply", "effect");
  }
  if (config.model == "ama4+") {
    regress_ = make_dynamics(layers_, config, "regress", "precondition",
                             has_action_phase(config) ? apply_.get() : nullptr);
  }
  const Role prior = config.action_prior == "trained" ? Role::kTrained : Role::kFrozen;
  if (is_one_of(config.model, {"ama3+", "ama4+"})) {
    applicable_ =
        layers_.declare_dense("applicable", bits, config.labels, true, Init::kGlorotUniform, prior);
  }
  if (regress_) {
    regressable_ = layers_.declare_dense("regressable", bits, config.labels, true,
                                         Init::kGlorotUniform, prior);
  }
  held_ = parameters_.declare("bits.held", {bits}, Init::kMinusOne, Role::kFrozen);
  parameters_.allocate(rng);
}

at::Tensor Network::hard_bits(const at::Tensor& logits) const {
  const at::Tensor& held = parameters_[held_];
  return at::where(held.lt(0), logits.gt(0).to(logits.scalar_type()), held);
}

void Network::hold_idle_bits(const at::Tensor& x) {
  if (config_.idle_share <= 0) return;
  const at::Tensor z = encode(x, kTest).gt(0).to(x.scalar_type());
  at::Tensor change = at::zeros({config_.bits}, z.options());
  for (int f = 0; f < config_.bits; ++f) {
    at::Tensor off = z.clone();
    at::Tensor on = z.clone();
    off.select(1, f).zero_();
    on.select(1, f).fill_(1.0);
    change[f] = (decode(on) - decode(off)).square().mean();
  }
  // Constant bits are no reference: their batch norm has no meaningful variance.
  const at::Tensor changing = z.amax(0).ne(z.amin(0)).to(z.scalar_type());
  const at::Tensor idle = change.lt(config_.idle_share * (change * changing).max());
  const at::Tensor majority = z.mean(0).gt(0.5).to(z.scalar_type());
  parameters_[held_].copy_(at::where(idle, majority, at::full_like(majority, -1.0)));
}

at::Tensor Network::noisy(const at::Tensor& x) {
  if (layers_.dice().defined()) return fused_noise(x, inputs_, config_.noise, layers_.dice());
  return x + at::randn_like(x) * config_.noise;
}

at::Tensor Network::encode(const at::Tensor& x, Mode mode) {
  const bool noise = mode.training && config_.noise > 0;
  const at::Tensor pictures = noise ? noisy(x) : x;
  const std::int64_t missing = codec_->columns() - x.size(1);
  return codec_->encode(missing > 0 ? at::constant_pad_nd(pictures, {0, missing}) : pictures, mode);
}

at::Tensor Network::decode(const at::Tensor& z) {
  return first_columns(codec_->decode(z, kTest), inputs_);
}

void Network::calibrate_decoder(const at::Tensor& x) {
  codec_->decode(encode(x, kTest).gt(0).to(x.scalar_type()), {true, 1, 1});
}

at::Tensor Network::probabilities(const Pass& p) {
  if (layers_.dice().defined()) return fused_sides(p.logits);
  return at::cat({at::sigmoid(p.l0), at::sigmoid(p.l1)}, 1);
}

at::Tensor Network::action_logits(const at::Tensor& states, bool training) {
  LATPLAN_CHECK(action_.has_value(), "this model has no actions");
  const at::Tensor again =
      config_.model == "ama2" ? states.narrow(1, 0, config_.bits) : at::Tensor();
  return action_->run(states, mode_of(training), again);
}

at::Tensor Network::final_action_logits(const at::Tensor& z0, const at::Tensor& z1, Mode mode) {
  return action_->run(at::cat({(1.0 - z0) * z1, z0 * (1.0 - z1)}, 1), mode);
}

at::Tensor Network::sample(const at::Tensor& logits, const Knob& tau, bool training) const {
  return training ? sampler_.bits(logits, tau) : hard_bits(logits);
}

at::Tensor Network::sample_action(const at::Tensor& logits, const Knob& tau, bool training) const {
  return training ? sampler_.choice(logits, tau)
                  : one_hot(logits.argmax(1), config_.labels, logits.options());
}

Pass Network::run(const at::Tensor& x0, const at::Tensor& x1, const Knob& tau, bool training) {
  Pass p;
  p.logits = encode(stacked(x0, x1), {training, 2, 2});
  p.states = sample(p.logits, tau, training);
  const std::vector<at::Tensor> l = p.logits.chunk(2);
  const std::vector<at::Tensor> z = p.states.chunk(2);
  p.l0 = l[0];
  p.l1 = l[1];
  p.z0 = z[0];
  p.z1 = z[1];
  const bool joint = has_actions() && config_.model != "ama2" && !states_only_;
  if (joint) {
    // q(a|x0,x1) reads probabilities in training and bits at test time, when only bits are known.
    p.action_logits =
        action_logits(training ? probabilities(p) : at::cat({p.z0, p.z1}, 1), training);
    p.action = sample_action(p.action_logits, tau, training);
    p.l2 = apply_->predict(p.z0, p.action, mode_of(training));
    p.z2 = sample(p.l2, tau, training);
    if (regress_) {
      p.l3 = regress_->predict(p.z1, p.action, mode_of(training));
      p.z3 = sample(p.l3, tau, training);
    }
  }
  decode_all(p, x0.size(1), training);
  if (joint && applicable_) p.prior0 = layers_.dense(*applicable_, p.z0);
  if (joint && regressable_) p.prior1 = layers_.dense(*regressable_, p.z1);
  return p;
}

// The decoder's running statistics follow the encoded states z0, z1 only: early predictions are
// often wrong.
void Network::decode_all(Pass& p, std::int64_t columns, bool training) {
  // Equal results, but gradients are summed in another order: the CPU keeps the order of its
  // reproducible runs.
  const bool whole = layers_.dice().defined();
  std::vector<at::Tensor> states = whole ? std::vector{p.states} : std::vector{p.z0, p.z1};
  std::vector<at::Tensor*> pictures{&p.y0, &p.y1};
  const auto add = [&](const at::Tensor& z, at::Tensor& y) {
    if (!z.defined()) return;
    states.push_back(z);
    pictures.push_back(&y);
  };
  add(p.z2, p.y2);
  add(p.z3, p.y3);
  const int calls = static_cast<int>(pictures.size());
  p.decoded = first_columns(codec_->decode(at::cat(states), {training, calls, 2}), columns);
  const std::vector<at::Tensor> decoded = p.decoded.chunk(calls);
  for (int i = 0; i < calls; ++i) *pictures[i] = decoded[i];
}

Pass Network::run_actions(const at::Tensor& z0, const at::Tensor& z1, const Knob& tau,
                          bool training) {
  if (config_.model != "ama2") return run_labels(z0, z1, training);
  Pass p;
  p.z0 = z0;
  p.z1 = z1;
  p.action_logits = action_logits(at::cat({z0, z1}, 1), training);
  p.action = sample_action(p.action_logits, tau, training);
  p.l2 = apply_->predict(z0, p.action, mode_of(training));
  p.z2 = hard_bits(p.l2.detach());
  return p;
}

Pass Network::run_labels(const at::Tensor& z0, const at::Tensor& z1, bool training) {
  Pass p;
  p.z0 = z0;
  p.z1 = z1;
  p.action_logits = final_action_logits(z0, z1, mode_of(training));
  p.prior0 = layers_.dense(*applicable_, z0);
  if (regressable_) p.prior1 = layers_.dense(*regressable_, z1);
  if (!training) {
    p.action = one_hot(p.action_logits.argmax(1), config_.labels, z0.options());
    p.l2 = apply_->predict(z0, p.action, kTest);
    p.z2 = hard_bits(p.l2);
    if (regress_) p.l3 = regress_->predict(z1, p.action, kTest);
    if (regress_) p.z3 = hard_bits(p.l3);
    return p;
  }
  const at::Tensor q = at::softmax(p.action_logits, 1);
  const CodePair moved = move_unchanged(z0, z1);
  p.costs2 = btl(apply_).costs(moved.first, moved.second, q);
  if (regress_) p.costs3 = btl(regress_).costs(replace_some(z1), z0, q);
  return p;
}

void Network::restart_actions(const Rng& rng) {
  parameters_.restart(rng, {"action.", "apply.", "regress.", "applicable.", "regressable."});
}

Network::LabelWeights Network::label_weights() const {
  LabelWeights weights;
  weights.rows.push_back(btl(apply_).embedding().t());
  if (regress_) weights.rows.push_back(btl(regress_).embedding().t());
  const auto add = [&](const Dense& layer) {
    weights.rows.push_back(layers_.weight_of(layer));
    weights.biases.push_back(layers_.bias_values(layer));
  };
  add(action_->output());
  for (const std::optional<Dense>& prior : {applicable_, regressable_}) {
    if (prior) add(*prior);
  }
  return weights;
}

void Network::settle_actions() {
  if (regress_) btl(regress_).settle();
}

Pass Network::run_labelled(const at::Tensor& z0, const at::Tensor& z1, const at::Tensor& labels) {
  Pass p;
  p.z0 = z0;
  p.z1 = z1;
  p.action_logits = label_logits(z0, z1);
  p.action = one_hot(labels, config_.labels, z0.options());
  p.l2 = apply_->predict(z0, p.action, kTest);
  if (regress_) p.l3 = regress_->predict(z1, p.action, kTest);
  if (applicable_) p.prior0 = layers_.dense(*applicable_, z0);
  if (regressable_) p.prior1 = layers_.dense(*regressable_, z1);
  return p;
}

bool Network::set_changes(const at::Tensor& change, const at::Tensor& before) {
  c10::NoGradGuard no_grad;
  return apply_->set_changes(change) && (!regress_ || regress_->set_changes(before));
}

// Two hidden units for each varying bit, "turned on" and "turned off". The logit of a label is 0 if
// exactly its own bits turn, and falls with each difference.
bool Network::set_recognition(const at::Tensor& change) {
  c10::NoGradGuard no_grad;
  const at::Tensor changing = change.ne(0).any(0).nonzero().reshape(-1);
  const at::Tensor one = at::eye(config_.bits, change.options()).index_select(0, changing);
  const at::Tensor turned_on = at::cat({-one, one}, 1);  // on [z0, z1]
  const at::Tensor features = at::cat({turned_on, -turned_on});
  const at::Tensor wanted = change.index_select(1, changing);
  const at::Tensor has = at::cat({wanted.gt(0), wanted.lt(0)}, 1).to(change.scalar_type());
  const at::Tensor count = has.sum(1);
  const at::Tensor never = at::full_like(count, static_cast<double>(features.size(0) + 1));
  return action_->set_function(features, kSharpness * (2.0 * has - 1.0),
                               -kSharpness * at::where(count.gt(0), count, never));
}

at::Tensor Network::encode_hard(const at::Tensor& x) { return hard_bits(encode(x, kTest)); }

at::Tensor Network::label_hard(const at::Tensor& z0, const at::Tensor& z1) {
  return label_logits(z0, z1).argmax(1);
}

at::Tensor Network::step_hard(Dynamics* dynamics, const at::Tensor& z, const at::Tensor& labels) {
  LATPLAN_CHECK(dynamics != nullptr, "this model has no dynamics in this direction");
  return hard_bits(dynamics->predict(z, one_hot(labels, config_.labels, z.options()), kTest));
}

at::Tensor Network::apply_hard(const at::Tensor& z, const at::Tensor& labels) {
  return step_hard(apply_.get(), z, labels);
}

at::Tensor Network::regress_hard(const at::Tensor& z, const at::Tensor& labels) {
  return step_hard(regress_.get(), z, labels);
}

}  // namespace latplan::nn::torch_backend
