#include "nn/torch/dynamics.h"

namespace latplan::nn::torch_backend {
namespace {

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
  // In test mode both norms are straight lines: at_0 and at_1 is what the state says of a bit, which rises with it, so
  // the middle of the two must be taken away for the bit to stay, and as much again added or taken for it to change.
  bool set_changes(const at::Tensor& change) override {
    const at::Tensor bits = change.narrow(0, 0, 1);
    const at::Tensor at_0 = layers_.norm(state_norm_, at::zeros_like(bits), kTest);
    const at::Tensor at_1 = layers_.norm(state_norm_, at::ones_like(bits), kTest);
    const at::Tensor wanted = change * (at_1 - at_0) - 0.5 * (at_0 + at_1);
    const at::Tensor start = layers_.norm(action_norm_, at::zeros_like(bits), kTest);
    const at::Tensor slope = layers_.norm(action_norm_, at::ones_like(bits), kTest) - start;
    layers_.set_weight(embedding_, ((wanted - start) / slope).t());
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
