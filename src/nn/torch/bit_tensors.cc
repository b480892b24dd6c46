#include "nn/torch/bit_tensors.h"

#include "base/error.h"

namespace latplan::nn::torch_backend {

at::Tensor to_tensor(std::span<const BitVector> states, int bits) {
  at::Tensor result = at::empty({static_cast<std::int64_t>(states.size()), bits}, at::kFloat);
  float* out = result.data_ptr<float>();
  for (const BitVector& state : states) {
    LATPLAN_CHECK(state.size() == bits, "state and model differ in the number of bits");
    for (int i = 0; i < bits; ++i) *out++ = state.get(i) ? 1.0F : 0.0F;
  }
  return result;
}

std::vector<BitVector> to_bits(const at::Tensor& tensor) {
  const at::Tensor host = tensor.to(at::kCPU, at::kFloat).contiguous();
  const float* in = host.data_ptr<float>();
  std::vector<BitVector> states;
  for (std::int64_t row = 0; row < host.size(0); ++row) {
    BitVector state(static_cast<int>(host.size(1)));
    for (int i = 0; i < state.size(); ++i) state.set(i, *in++ > 0.5F);
    states.push_back(std::move(state));
  }
  return states;
}

}  // namespace latplan::nn::torch_backend
