// The factory cli/main.cc calls: LibTorch behind nn::Backend.
#pragma once

#include "nn/backend.h"

namespace latplan::nn::torch_backend {

Backend make_backend();

}  // namespace latplan::nn::torch_backend
