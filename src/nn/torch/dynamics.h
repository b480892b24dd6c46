// The effect of an action on a state, in one direction: apply(z0, a) or regress(z1, a).
#pragma once

#include <ATen/ATen.h>

#include <memory>
#include <string>

#include "nn/torch/layers.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

class Dynamics {
 public:
  virtual ~Dynamics() = default;
  // Logits of the predicted state [rows, bits] from z [rows, bits] and action [rows, labels].
  virtual at::Tensor predict(const at::Tensor& z, const at::Tensor& action, Mode mode) = 0;
  // Sets the weights in closed form so that at test time each label makes exactly this change
  // [labels, bits]: 1 on, -1 off, 0 unchanged. Returns false where no closed form exists.
  virtual bool set_changes(const at::Tensor& change) {
    (void)change;
    return false;
  }
};

// Declares the layers under `name`. `embedding` names the action embedding: "effect" or
// "precondition".
std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const TrainConfig& config,
                                        const std::string& name, const std::string& embedding);

}  // namespace latplan::nn::torch_backend
