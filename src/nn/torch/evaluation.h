// Evaluation of the current weights in test mode, and the score that selects the epoch to keep.
#pragma once

#include <ATen/ATen.h>

#include <nlohmann/json_fwd.hpp>

#include "base/image.h"
#include "nn/torch/measure.h"
#include "nn/torch/training_context.h"

namespace latplan::nn::torch_backend {

// Finds the idle bits, then measures on the held-out pairs.
Measured evaluate_held_out(TrainingContext& context);

// Fraction of exactly predicted successors; for models without actions, of stable codes.
double exact_rate(const TrainingContext& context, const Measured& measured);

// Larger is better. The score of an epoch uses the changes that fitted labels can predict, if
// labels will be fitted. The score of a finished model uses its own predictions.
double epoch_score(const TrainingContext& context, const Measured& measured);
double finished_score(const TrainingContext& context, const Measured& measured);

// True if the held-out pairs have too few distinct transitions to compare two sets of labels.
bool few_held_out(TrainingContext& context);
// predicted_share() of the training pairs.
double predicted_on_training(TrainingContext& context);

// On a sample of the training pairs.
Health health_of(TrainingContext& context, const Measured& measured);

// Some held-out pairs and their reconstructions, one row each: x0, y0, x1, y1, y2 (where the model
// predicts it).
Image reconstructions(TrainingContext& context);

// All measured numbers by name, for train.jsonl.
nlohmann::ordered_json numbers(const TrainingContext& context, const Measured& measured);

}  // namespace latplan::nn::torch_backend
