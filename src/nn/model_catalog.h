// Capabilities of a trained model by its configuration.
#pragma once

#include "nn/train_config.h"
#include "nn/trained_model.h"

namespace latplan::nn {

Capabilities capabilities_of(const TrainConfig& config);

}  // namespace latplan::nn
