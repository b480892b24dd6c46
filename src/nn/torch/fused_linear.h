// A dense layer with bias whose bias gets its gradient from a kernel of our own (CUDA builds).
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// x [rows, in], weight [out, in], bias [out] of one type: x weight^T + bias.
at::Tensor fused_linear(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias);

}  // namespace latplan::nn::torch_backend
