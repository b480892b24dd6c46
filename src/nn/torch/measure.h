// How good a network is at the moment: every loss term and the prediction rates in test mode, and a health check in
// words.
#pragma once

#include <string>
#include <vector>

#include "nn/torch/network.h"
#include "nn/torch/objective.h"

namespace latplan::nn::torch_backend {

// Normalised pictures [rows, inputs]; for AMA2's actions hard codes [rows, bits].
struct PairTensors {
  at::Tensor first, second;
  std::int64_t rows() const { return first.size(0); }
  PairTensors head(std::int64_t count) const;
};

struct Measured {
  double loss = 0;
  double negative_elbo = 0;   // with all betas 1
  std::vector<double> terms;  // as term_names()
  // Share of pairs with z2 = z1, bit for bit; not of those whose pictures differ and whose codes do not.
  double exact_successor = 0;
  double exact_predecessor = 0;
  double bit_error = 0;   // mean |z2 - z1|
  double told_apart = 0;  // share of pairs whose pictures are equal or whose codes differ
  // Not asked: -1. Share of the pictures whose code survives being drawn and read, and of the changes fitted labels would
  // know.
  double stable = -1;
  double known_changes = -1;
  int labels_used = 0;
};

// Share of the pictures whose code, drawn and read again, is the same: one that is not cannot be a
// picture of a plan.
double stable_share(Network& network, const PairTensors& pairs, std::int64_t chunk);

// Test mode; `chunk` rows at a time bound the memory.
Measured measure(Network& network, Objective objective, const TrainConfig& config,
                 const PairTensors& pairs, const Betas& betas, std::int64_t chunk);

// Share of exact predictions; both ways count alike where both are learnt: effects come from one, preconditions from
// the other.
double predicted_share(Objective objective, const Measured& measured);
// What models are chosen by, larger is better. For states alone the share of stable codes times that of moves which change
// the code, and of equals the lower -ELBO; else `predicted`, half of which counts only as far as codes are stable: a
// prediction is of use where it can be drawn.
double score(Objective objective, const Measured& measured, double predicted);

// Cheap looks at the codes [rows, bits] of training pairs.
struct Health {
  int effective_bits = 0;  // bits that take both values
  double unchanged = 0;    // share of the pairs whose code does not change
  double inapplicable =
      0;  // share of the pairs whose action, read off, is not applicable in its own state
  double exhausted = 0;  // share of the states in which no action read off is applicable
  double unstable = 0;   // share of the pictures whose code is another after drawing and reading
  double led_astray =
      0;  // of a network that is followed: share of the held-out moves predicted wrongly
};
Health check_health(Network& network, const TrainConfig& config, const at::Tensor& before,
                    const at::Tensor& after);
// Why this model will not plan, a line each; empty: no reason found.
std::vector<std::string> in_words(const Health& health, const TrainConfig& config);

}  // namespace latplan::nn::torch_backend
