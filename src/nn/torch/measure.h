// Measurements of a network in test mode: loss terms, prediction rates, and a health check.
#pragma once

#include <ATen/ATen.h>

#include <cstdint>
#include <string>
#include <vector>

#include "nn/torch/network.h"
#include "nn/torch/objective.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// Normalised images [rows, inputs]; in the action phase hard codes [rows, bits].
struct PairTensors {
  at::Tensor first, second;
  std::int64_t rows() const { return first.size(0); }
  PairTensors head(std::int64_t count) const;
};

// Rates are fractions in [0, 1]; -1: not measured.
struct Measured {
  double loss = 0;
  double negative_elbo = 0;   // all betas 1
  std::vector<double> terms;  // in the order of term_names()
  // Pairs with z2 = z1, bit for bit. A pair of different images with equal codes does not count.
  double exact_successor = 0;
  double exact_predecessor = 0;
  double bit_error = 0;       // mean |z2 - z1|
  double distinguished = 0;   // pairs whose images are equal or whose codes differ
  double stable = -1;         // images with a stable code
  double known_changes = -1;  // pairs whose change fitted labels can predict
  int labels_used = 0;
};

// Fraction of the images whose code is stable (survives decode -> encode).
double stable_share(Network& network, const PairTensors& pairs, std::int64_t chunk);

// Test mode, `chunk` rows per pass.
Measured measure(Network& network, Objective objective, const TrainConfig& config,
                 const PairTensors& pairs, const Betas& betas, std::int64_t chunk);

// Fraction of exact predictions; AMA4+: the mean of both directions.
double predicted_share(Objective objective, const Measured& measured);
// Selection score, larger is better. With actions: predicted (1 + stable) / 2, because a prediction
// is useful only if it can be decoded. States only: stable x distinguished, ties broken by -ELBO.
double score(Objective objective, const Measured& measured, double predicted);

// Statistics of the codes [rows, bits] of training pairs. Rates are fractions in [0, 1].
struct Health {
  int effective_bits = 0;   // bits that take both values
  double unchanged = 0;     // pairs whose code does not change
  double inapplicable = 0;  // pairs whose network action is not applicable in the predecessor
  double exhausted = 0;     // states in which no network action is applicable
  double unstable = 0;      // held-out images without a stable code
  double mispredicted =
      0;  // held-out successors predicted wrongly; models without STRIPS actions only
};
Health check_health(Network& network, const TrainConfig& config, const at::Tensor& before,
                    const at::Tensor& after);
// One line per measured problem of the codes: constant bits, pairs that do not change the code.
std::vector<std::string> collapse_warnings(const Health& health, const TrainConfig& config);
// The same, and unstable codes and wrong predictions.
std::vector<std::string> health_warnings(const Health& health, const TrainConfig& config);

}  // namespace latplan::nn::torch_backend
