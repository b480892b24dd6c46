// Records GPU operations (kernels, copies, fills) with LibTorch's profiler. CUDA builds.
#pragma once

#include <cstdio>

namespace latplan::nn::torch_backend {

class Trace {
 public:
  Trace();
  // Stops recording. Prints the operations of one of `steps` equal steps, by total time and in
  // order of execution.
  void print(int steps, std::FILE* out);
};

}  // namespace latplan::nn::torch_backend
