// Bit vectors of the rest of the program as rows of a tensor, and back.
#pragma once

#include <ATen/ATen.h>

#include <span>
#include <vector>

#include "base/bit_vector.h"

namespace latplan::nn::torch_backend {

at::Tensor to_tensor(std::span<const BitVector> states, int bits);  // [states, bits] of 0 and 1
std::vector<BitVector> to_bits(const at::Tensor& tensor);           // above one half: true

}  // namespace latplan::nn::torch_backend
