// Random numbers of the CUDA kernels: a function of seed and step, which lie on the device so that
// a replayed step draws new numbers, of the number of the call within the step, and of the
// position.
#pragma once

#include <ATen/ATen.h>

#include "base/error.h"

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
inline constexpr bool kHasKernels = true;
#else
inline constexpr bool kHasKernels = false;
#endif

// Body of the fused operations in builds without CUDA kernels.
inline at::Tensor no_kernels() {
  LATPLAN_CHECK(false, "this build has no CUDA kernels");
  return {};
}

struct Dice {
  // [2] int64 on the device: seed, step. Undefined: plain operations with LibTorch's generator.
  at::Tensor state;
  int calls = 0;  // in this step
  bool defined() const { return state.defined(); }
  int next() { return ++calls; }
};

}  // namespace latplan::nn::torch_backend
