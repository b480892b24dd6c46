#include "nn/torch/dynamics.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kCertain = 5.0;  // logit of a value set in closed form

// Back-to-Logit, eq:btl-implementation: BN(z) + BN(E a).
class BackToLogit final : public Dynamics {
 public:
  BackToLogit(Layers& layers, const TrainConfig& c, const std::string& name,
              const std::string& embedding)
      : layers_(layers) {
    const bool positive = c.btl_scale == "positive";
    embedding_ =
        layers.declare_dense(name + "." + embedding, c.labels, c.bits, false, Init::kGlorotUniform);
    state_norm_ = layers.declare_norm(name + ".state_norm", c.bits, positive);
    action_norm_ = layers.declare_norm(name + "." + embedding + "_norm", c.bits, positive);
  }
  at::Tensor predict(const at::Tensor& z, const at::Tensor& action, Mode mode) override {
    return layers_.norm(state_norm_, z, mode) +
           layers_.norm(action_norm_, layers_.dense(embedding_, action), mode);
  }
  // The state contributes +-kCertain to a bit; an action that changes the bit contributes twice
  // that.
  bool set_changes(const at::Tensor& change) override {
    layers_.set_norm(state_norm_, 2.0 * kCertain, 0.5);
    layers_.set_norm(action_norm_, 1.0, 0.0);
    layers_.set_weight(embedding_, 2.0 * kCertain * change.t());
    return true;
  }

 private:
  Layers& layers_;
  Dense embedding_;
  BatchNorm state_norm_, action_norm_;
};

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

std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const TrainConfig& config,
                                        const std::string& name, const std::string& embedding) {
  if (config.effect == "vanilla" || config.model == "ama2") {
    return std::make_unique<BlackBox>(layers, config, name);
  }
  return std::make_unique<BackToLogit>(layers, config, name, embedding);
}

}  // namespace latplan::nn::torch_backend
