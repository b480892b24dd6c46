// Kernels of our own for training on CUDA. Plain pointers to device memory, so that the CUDA compiler sees nothing of
// LibTorch. All run on `stream` and neither allocate nor wait.
#pragma once

#include <cstdint>

namespace latplan::nn::torch_backend::kernels {

using Stream = void*;  // cudaStream_t

enum class Type { kFloat, kBFloat16 };

// A matrix [calls * rows, features] of `type`, row-major; statistics are those of each call's rows.
struct NormTask {
  Type type = Type::kFloat;
  int calls = 1;
  int remembered = 1;     // running statistics follow the first so many calls
  std::int64_t rows = 0;  // of one call
  int features = 0;
  bool relu = false;
  float drop = 0;
  float epsilon = 0, momentum = 0;
  std::uint32_t number = 0;
  const std::int64_t* dice = nullptr;  // [2] seed, step
};

// y = dropout(scale (relu(x) - mean) / deviation + shift). sums [calls, 2, features] must be zero;
// statistics [calls, 2, features] become mean and 1 / deviation, for the way back.
void norm_forward(const NormTask& task, const void* x, const float* scale, const float* shift,
                  float* running_mean, float* running_variance, float* sums, float* statistics,
                  void* y, Stream stream);

// sums [calls, 2, features] must be zero.
void norm_backward(const NormTask& task, const void* x, const void* dy, const float* scale,
                   const float* statistics, float* sums, void* dx, float* dscale, float* dshift,
                   Stream stream);

// KL(Bern(sigmoid(l)) || Bern(sigmoid(m))) of `count` logits; m null: one prior logit for all. `sum` must be zero.
void bernoulli_kl(std::int64_t count, const float* l, const float* m, float prior, float* sum,
                  Stream stream);
// Its gradient times *factor * scale; dm may be null.
void bernoulli_kl_gradient(std::int64_t count, const float* l, const float* m, float prior,
                           const float* factor, float scale, float* dl, float* dm, Stream stream);

// KL(Cat(softmax(q)) || Cat(softmax(p))) of each row of logits [rows, classes], added to `sum`, which must be zero.
// rows_out [rows, 3]: the logarithms of both normalisers and the row's KL, for the way back.
void categorical_kl(std::int64_t rows, int classes, const float* q, const float* p, float* rows_out,
                    float* sum, Stream stream);
void categorical_kl_gradient(std::int64_t rows, int classes, const float* q, const float* p,
                             const float* rows_out, const float* factor, float scale, float* dq,
                             float* dp, Stream stream);

// One step of RAdam (radam.h): step [3] its size, the weight of the deviation and what is added to it; norm: of the
// gradient, clipped to `clip` (0: not).
void radam_step(std::int64_t count, float* values, const float* gradient, float* first,
                float* second, const float* step, const float* norm, float clip, Stream stream);

}  // namespace latplan::nn::torch_backend::kernels
