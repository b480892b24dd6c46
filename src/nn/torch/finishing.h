// From trained weights to a finished model: recalibrated batch norms, fitted labels, files.
//
// Recalibration replaces the running statistics of the batch norms by statistics of the whole
// training set. The decoder is recalibrated on hard bits: relaxed bits may never activate a hidden
// unit, whose variance is then 0, and a hard bit that does activate it is scaled up far too much.
#pragma once

#include <optional>

#include "base/log.h"
#include "nn/safetensors.h"
#include "nn/torch/measure.h"
#include "nn/torch/training_context.h"

namespace latplan::nn::torch_backend {

// Each function keeps the old statistics if the held-out pairs score worse with the new ones.
// `epoch` seeds the noise.
Measured recalibrate_decoder(TrainingContext& context, int epoch, const Measured& before);
Measured recalibrate(TrainingContext& context, int epoch);

// Restores the weights, recalibrates, and fits the labels. Nothing: interrupted by the stop flag.
std::optional<Measured> finish(TrainingContext& context, const NamedArrays& weights, int epoch,
                               const StopFlag& stop);

// Writes the current weights to RUN/`name`.
void write_finished(TrainingContext& context, const char* name, int epoch,
                    const Measured& measured);

}  // namespace latplan::nn::torch_backend
