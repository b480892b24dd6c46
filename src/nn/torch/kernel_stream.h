// For the files that launch kernels of our own (CUDA builds).
#pragma once

#include <c10/cuda/CUDAStream.h>

#include "nn/torch/kernels.h"

namespace latplan::nn::torch_backend {

inline kernels::Stream stream_here() { return c10::cuda::getCurrentCUDAStream().stream(); }

}  // namespace latplan::nn::torch_backend
