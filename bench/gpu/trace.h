// What the GPU ran while this lives: kernels, copies and fills with their times, by LibTorch's profiler. CUDA builds.
#pragma once

#include <cstdio>

namespace latplan::nn::torch_backend {

class Trace {
 public:
  Trace();
  // Ends it and prints, for one of `steps` equal steps, what ran by total time and, last, in the order it ran.
  void print(int steps, std::FILE* out);
};

}  // namespace latplan::nn::torch_backend
