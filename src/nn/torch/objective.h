// What each model minimises, from the tensors of one pass: named loss terms and the weights of their sum.
#pragma once

#include <ATen/ATen.h>

#include <string>
#include <vector>

#include "nn/torch/losses.h"
#include "nn/torch/network.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

enum class Objective {
  kStates,    // SAE: -ELBO of a binary-concrete VAE, mean of both pictures
  kActions,   // AMA2's action autoencoder: binary cross entropy + KL to the uniform label, on codes
  kAbsolute,  // AMA3: as kForward, but |z1 - z2| for the last KL and a uniform p(a)
  kForward,   // AMA3+: eq:vanilla-elbo8-main
  kBothWays,  // AMA4+: the mean of both directions
};

Objective objective_of(const std::string& model);  // of the states, for ama2

struct Betas {
  double beta1 = 1, beta2 = 1, beta3 = 1;
};

// Names of the terms in logs, in the order of loss_terms().
std::vector<std::string> term_names(Objective objective);
// What each term counts in the loss. With all betas 1 the sum is -ELBO where the objective is one (not AMA2, AMA3).
std::vector<double> term_weights(Objective objective, const Betas& betas);

// [names], each a scalar with its gradient. x0, x1: the normalised pictures; for kActions nothing of them is used.
at::Tensor loss_terms(Objective objective, const TrainConfig& config, const Pass& pass,
                      const at::Tensor& x0, const at::Tensor& x1);

// The weighted sum of the terms; `weights` [names] of the same type and on the same device.
inline at::Tensor total_loss(const at::Tensor& terms, const at::Tensor& weights) {
  return at::dot(terms, weights);
}

}  // namespace latplan::nn::torch_backend
