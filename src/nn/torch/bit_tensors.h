// Conversion between bit vectors and rows of a tensor.
#pragma once

#include <ATen/ATen.h>

#include <span>
#include <vector>

#include "base/bit_vector.h"

namespace latplan::nn::torch_backend {

at::Tensor to_tensor(std::span<const BitVector> states, int bits);  // [states, bits] 0 or 1
std::vector<BitVector> to_bits(const at::Tensor& tensor);           // true above 0.5

}  // namespace latplan::nn::torch_backend
