// What an action does to a state, one direction of it: apply(z0, a) or regress(z1, a). Three ways by name.
#pragma once

#include <memory>
#include <string>

#include "nn/torch/layers.h"
#include "nn/torch/sampling.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// Either the logits of the predicted state, or the state itself.
struct Prediction {
  at::Tensor logits;  // [rows, bits]; undefined for max/min, which has none
  at::Tensor state;   // [rows, bits]; undefined when there are logits
};

class Dynamics {
 public:
  virtual ~Dynamics() = default;
  virtual Prediction predict(const at::Tensor& z, const at::Tensor& action, const Knob& tau,
                             Mode mode) = 0;
  // Makes every label do exactly this at test time, in closed form: change [labels, bits] 1: on, -1: off, 0: as it was.
  // False: this kind cannot.
  virtual bool set_changes(const at::Tensor& change) {
    (void)change;
    return false;
  }
};

// Declares the layers under `name`. `what` names the embedding of the actions: "effect" or "precondition".
std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const Sampler& sampler,
                                        const TrainConfig& config, const std::string& name,
                                        const std::string& what);

}  // namespace latplan::nn::torch_backend
