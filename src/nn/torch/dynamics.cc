#include "nn/torch/dynamics.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kSure = 5.0;  // logit of what is set by hand

// Back-to-Logit, eq:btl-implementation: BN(z) + BN(E a).
class BackToLogit final : public Dynamics {
 public:
  BackToLogit(Layers& layers, const TrainConfig& c, const std::string& name,
              const std::string& what)
      : layers_(layers) {
    const bool positive = c.btl_scale == "positive";
    embedding_ =
        layers.declare_dense(name + "." + what, c.labels, c.bits, false, Init::kGlorotUniform);
    state_norm_ = layers.declare_norm(name + ".state_norm", c.bits, positive);
    action_norm_ = layers.declare_norm(name + "." + what + "_norm", c.bits, positive);
  }
  Prediction predict(const at::Tensor& z, const at::Tensor& action, const Knob&,
                     Mode mode) override {
    return {layers_.norm(state_norm_, z, mode) +
                layers_.norm(action_norm_, layers_.dense(embedding_, action), mode),
            {}};
  }
  // The state says kSure of a bit, for or against; an action that changes it outweighs that.
  bool set_changes(const at::Tensor& change) override {
    layers_.set_norm(state_norm_, 2.0 * kSure, 0.5);
    layers_.set_norm(action_norm_, 1.0, 0.0);
    layers_.set_weight(embedding_, 2.0 * kSure * change.t());
    return true;
  }

 private:
  Layers& layers_;
  Dense embedding_;
  BatchNorm state_norm_, action_norm_;
};

// The vanilla space autoencoder: any function of state and action, the state put beside every layer's input.
class BlackBox final : public Dynamics {
 public:
  BlackBox(Layers& layers, const TrainConfig& c, const std::string& name)
      : network_(layers, name,
                 {c.labels + c.bits, c.action_width, c.action_depth, c.bits, c.bits}) {}
  Prediction predict(const at::Tensor& z, const at::Tensor& action, const Knob&,
                     Mode mode) override {
    return {network_.run(at::cat({action, z}, 1), mode, z), {}};
  }

 private:
  Perceptron network_;
};

// The naive cube space (paper, "Naive implementation"): each action adds, deletes or leaves each bit, a choice of
// three: max(min(z, 1 - del), add).
class MaxMin final : public Dynamics {
 public:
  MaxMin(Layers& layers, const Sampler& sampler, const TrainConfig& c, const std::string& name,
         const std::string& what)
      : layers_(layers), sampler_(sampler), bits_(c.bits) {
    embedding_ =
        layers.declare_dense(name + "." + what, c.labels, 3 * c.bits, true, Init::kGlorotUniform);
  }
  Prediction predict(const at::Tensor& z, const at::Tensor& action, const Knob& tau,
                     Mode mode) override {
    const at::Tensor logits =
        layers_.dense(embedding_, action).reshape({z.size(0), 3, bits_});  // add, delete, leave
    const at::Tensor effect =
        !mode.training ? hard_choice(logits, 1) : sampler_.choice(logits, tau, 1);
    return {{}, at::maximum(at::minimum(z, 1.0 - effect.select(1, 1)), effect.select(1, 0))};
  }
  bool set_changes(const at::Tensor& change) override {
    const at::Tensor choice = at::cat({change.gt(0), change.lt(0), change.eq(0)}, 1);
    layers_.set_weight(embedding_, 2.0 * kSure * choice.to(change.scalar_type()).t(),
                       at::zeros({choice.size(1)}, change.options()));
    return true;
  }

 private:
  Layers& layers_;
  const Sampler& sampler_;
  std::int64_t bits_;
  Dense embedding_;
};

}  // namespace

std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const Sampler& sampler,
                                        const TrainConfig& config, const std::string& name,
                                        const std::string& what) {
  if (config.effect == "vanilla" || config.model == "ama2") {
    return std::make_unique<BlackBox>(layers, config, name);
  }
  if (config.effect == "maxmin") {
    return std::make_unique<MaxMin>(layers, sampler, config, name, what);
  }
  return std::make_unique<BackToLogit>(layers, config, name, what);
}

}  // namespace latplan::nn::torch_backend
