// The paper's measures of a trained model on one split of a pair set (sections "Training Performance" and
// tab:xor, tab:statistics-summary). Unlabelled pairs only: no world, no rules. Torch-free.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/rng.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"

namespace latplan::evaluation {

struct MetricsConfig {
  std::int64_t rows = 0;  // pairs used, the first of the split; 0: all
  double noise = 0.3;     // deviation of the noise of the state variance
  int noise_draws = 10;
  int cycle_rounds = 10;  // decode-encode rounds of the cycle consistency
};

// Rates of the predicted against the encoded state, all bits hard.
struct PredictionMetrics {
  double bit_error = 0;  // E |z - z'|, over pairs and bits
  double exact = 0;      // share of pairs with every bit right
};

struct ActionMetrics {
  int labels_used = 0;    // A1: labels some pair of the split has
  double compiled = 0;    // A2: actions after XOR bits are split away, the sum of 2^(XOR bits)
  double effect_xor = 0;  // XOR bits an action, of its effects
  double precondition_xor = 0;  // and of its preconditions; 0 without regress()
};

struct Metrics {
  std::size_t pairs = 0;
  nn::NamedNumbers loss_terms;  // from the backend; "negative_elbo" with betas 1, constant omitted
  double state_variance =
      0;  // over noisy copies of a picture, averaged over bits, pictures before and after
  int bits = 0;
  int effective_bits = 0;  // that take both values
  int constant_zero = 0, constant_one = 0;
  double state_differences = 0;  // mean bits that change from before to after
  double unchanged = 0;          // share of pairs whose code does not change
  bool has_actions = false, has_backward = false;
  bool has_strips = false;  // its actions are literals: XOR bits and A2 mean something
  PredictionMetrics successor, predecessor;  // z1 against z2, z0 against z3
  ActionMetrics actions;
  // Cycle consistency per decode -> encode round: mean distance to the first code in bits, and share of unchanged codes.
  std::vector<double> cycle_distance, cycle_stable;
};

Metrics measure_model(const nn::TrainedModel& model, const data::PairSet& pairs, data::Split split,
                      const MetricsConfig& config, const Rng& rng);
Json to_json(const Metrics& metrics);
// One column per split, one row per measure.
std::string metrics_table(const std::vector<std::pair<std::string, Metrics>>& splits);

}  // namespace latplan::evaluation
