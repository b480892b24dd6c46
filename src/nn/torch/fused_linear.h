// Dense layer whose bias gradient is computed by a CUDA kernel (CUDA builds).
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// x weight^T + bias, for x [rows, in], weight [out, in], bias [out] of one type.
at::Tensor fused_linear(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias);

}  // namespace latplan::nn::torch_backend
