// Where kernels of our own (CUDA builds) get their random numbers: from seed and step, which lie on the device so that
// a replayed step draws anew, from the number of the call within the step, and from the position.
#pragma once

#include <ATen/ATen.h>

#include "base/error.h"

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
inline constexpr bool kHasKernels = true;
#else
inline constexpr bool kHasKernels = false;
#endif

// What stands for a fused operation in builds without kernels.
inline at::Tensor no_kernels() {
  LATPLAN_CHECK(false, "this build has no kernels of its own");
  return {};
}

struct Dice {
  at::Tensor
      state;  // [2] int64 on the device: seed, step; undefined: plain operations, LibTorch's generator
  int calls = 0;  // of this step so far
  bool defined() const { return state.defined(); }
  int next() { return ++calls; }
};

}  // namespace latplan::nn::torch_backend
