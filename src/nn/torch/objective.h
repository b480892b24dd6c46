// The objective of each model: named loss terms of one pass and their weights.
#pragma once

#include <ATen/ATen.h>

#include <string>
#include <vector>

#include "nn/torch/network.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

enum class Objective {
  kStates,  // SAE: -ELBO of a Binary Concrete VAE, mean over both images
  // On final codes, the cross entropy of the bits instead of the last KL:
  kActions,          // AMA2's action autoencoder: KL to the uniform label
  kActionsForward,   // AMA3+
  kActionsBothWays,  // AMA4+
  kAbsolute,         // AMA3: kForward with |z1 - z2| instead of the last KL, and a uniform p(a)
  kForward,          // AMA3+: eq:vanilla-elbo8-main
  kBothWays,         // AMA4+: the mean of both directions
};

Objective objective_of(const std::string& model);  // ama2: of its states
Objective action_objective_of(const std::string& model);
bool on_codes(Objective objective);  // one of the three for final codes

struct Betas {
  double beta1 = 1, beta2 = 1, beta3 = 1;
};

// Names of the terms in logs, in the order of loss_terms().
std::vector<std::string> term_names(Objective objective);
// Weights of the terms. With all betas 1 the weighted sum is the -ELBO (except for AMA2 and AMA3).
std::vector<double> term_weights(Objective objective, const Betas& betas);

// [names], differentiable. x0, x1: the normalised images, unused by kActions.
at::Tensor loss_terms(Objective objective, const TrainConfig& config, const Pass& pass,
                      const at::Tensor& x0, const at::Tensor& x1);

// The weighted sum of the terms; `weights` [names] of the same type and on the same device.
inline at::Tensor total_loss(const at::Tensor& terms, const at::Tensor& weights) {
  return at::dot(terms, weights);
}

}  // namespace latplan::nn::torch_backend
