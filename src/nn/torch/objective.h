// What each model minimises, from the tensors of one pass: named loss terms and their weighted sum.
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

// Names of the terms in logs, in the order of Losses::terms.
std::vector<std::string> term_names(Objective objective);

struct Losses {
  at::Tensor total;  // what is minimised, with betas
  at::Tensor
      elbo;  // the same with all betas 1, detached: -ELBO where the objective is one (not AMA2, AMA3)
  at::Tensor terms;  // [names], detached
};

// x0, x1: the normalised pictures; for kActions nothing of them is used.
Losses compute_losses(Objective objective, const TrainConfig& config, const Pass& pass,
                      const at::Tensor& x0, const at::Tensor& x1, const Betas& betas);

// Both directions of eq:vanilla-elbo8.
DirectionTerms forward_terms(const TrainConfig& config, const Pass& pass, const at::Tensor& x0,
                             const at::Tensor& x1);
DirectionTerms backward_terms(const TrainConfig& config, const Pass& pass, const at::Tensor& x0,
                              const at::Tensor& x1);

}  // namespace latplan::nn::torch_backend
