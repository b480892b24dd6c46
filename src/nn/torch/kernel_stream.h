// The current stream, for files that launch CUDA kernels (CUDA builds).
#pragma once

#include <c10/cuda/CUDAStream.h>

#include "nn/torch/kernels.h"

namespace latplan::nn::torch_backend {

inline kernels::Stream stream_here() { return c10::cuda::getCurrentCUDAStream().stream(); }

}  // namespace latplan::nn::torch_backend
