// nn::Backend with LibTorch.
#pragma once

#include "nn/backend.h"

namespace latplan::nn::torch_backend {

Backend make_backend();

}  // namespace latplan::nn::torch_backend
