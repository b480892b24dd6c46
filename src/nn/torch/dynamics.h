// The effect of an action on a state, in one direction: apply(z0, a) or regress(z1, a).
#pragma once

#include <ATen/ATen.h>

#include <memory>
#include <string>
#include <vector>

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

// Back-to-Logit, eq:btl-implementation: BN(z) + BN(E a).
class BackToLogit final : public Dynamics {
 public:
  // With `effects`, the apply() of the same network, E can also be computed from what each label
  // does: see shared_embedding().
  BackToLogit(Layers& layers, const TrainConfig& config, const std::string& name,
              const std::string& embedding, const BackToLogit* effects);

  at::Tensor predict(const at::Tensor& z, const at::Tensor& action, Mode mode) override;
  bool set_changes(const at::Tensor& change) override;

  // Training mode: [rows, labels] the cross entropy of the bits `to` given the bits `from`, for
  // every label, with batch statistics under the label distribution q [rows, labels].
  at::Tensor costs(const at::Tensor& from, const at::Tensor& to, const at::Tensor& q);
  // Copies the shared embedding, if there is one, to the weights that predict() reads.
  void settle();
  const at::Tensor& embedding() const { return layers_.weight_of(embedding_); }  // [bits, labels]

 private:
  at::Tensor effects_of_labels() const;  // [labels, 2 * bits] probability of turning on, off
  at::Tensor shared_embedding() const;   // [bits, labels]

  Layers& layers_;
  const BackToLogit* effects_;
  Dense embedding_;
  BatchNorm state_norm_, action_norm_;
  Dense own_, pool_, from_pool_;  // of the shared embedding
};

// Declares the layers under `name`. `embedding` names the action embedding: "effect" or
// "precondition"; `apply`: the dynamics whose effects the embedding may be computed from, or null.
std::unique_ptr<Dynamics> make_dynamics(Layers& layers, const TrainConfig& config,
                                        const std::string& name, const std::string& embedding,
                                        const Dynamics* apply = nullptr);

}  // namespace latplan::nn::torch_backend
