// What each model of a training configuration offers once trained.
#pragma once

#include "nn/train_config.h"
#include "nn/trained_model.h"

namespace latplan::nn {

Capabilities capabilities_of(const TrainConfig& config);

}  // namespace latplan::nn
