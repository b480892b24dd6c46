// Shared by the kernels: packs of adjacent values, random numbers, sums over a block. CUDA sources
// only.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

#include "nn/torch/kernels.h"

namespace latplan::nn::torch_backend::kernels {
namespace {

constexpr int kThreads = 256;
constexpr int kBlocksWanted = 132 * 8;  // eight per multiprocessor of a large GPU

// N adjacent features of one row.
template <typename T, int N>
struct alignas(sizeof(T) * N) Pack {
  T values[N];
};

__device__ inline float to_float(float x) { return x; }
__device__ inline float to_float(__nv_bfloat16 x) { return __bfloat162float(x); }
template <typename T>
__device__ inline T from_float(float x);
template <>
__device__ inline float from_float<float>(float x) {
  return x;
}
template <>
__device__ inline __nv_bfloat16 from_float<__nv_bfloat16>(float x) {
  return __float2bfloat16(x);
}

template <typename T, int N>
__device__ inline void load(const T* from, float (&to)[N], bool relu) {
  const auto pack = *reinterpret_cast<const Pack<T, N>*>(from);
#pragma unroll
  for (int i = 0; i < N; ++i) {
    const float value = to_float(pack.values[i]);
    to[i] = relu ? fmaxf(value, 0.0F) : value;
  }
}

template <typename T, int N>
__device__ inline void store(T* to, const float (&from)[N]) {
  Pack<T, N> pack;
#pragma unroll
  for (int i = 0; i < N; ++i) pack.values[i] = from_float<T>(from[i]);
  *reinterpret_cast<Pack<T, N>*>(to) = pack;
}

__device__ inline std::uint64_t mixed(std::uint64_t x) {  // splitmix64's finaliser
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

__device__ inline std::uint64_t key_of(const Draw& draw) {
  return mixed(static_cast<std::uint64_t>(draw.dice[0]) +
               0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(draw.dice[1]) +
               0xd1342543de82ef95ULL * draw.number);
}

// 64 random bits of one position.
__device__ inline std::uint64_t bits_at(std::uint64_t key, std::int64_t position) {
  return mixed(key + 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(position));
}

__device__ inline float softplus(float x) { return fmaxf(x, 0.0F) + log1pf(__expf(-fabsf(x))); }
__device__ inline float sigmoid(float x) { return 1.0F / (1.0F + __expf(-x)); }

// Dropout factors of N adjacent values: 0 or 1 / (1 - drop). A function of seed, step, call and
// position, so that the backward pass draws the same.
struct Dropper {
  std::uint64_t key;
  std::uint32_t limit;  // of 65536
  float factor;
  __device__ Dropper(const NormTask& task) {
    limit = static_cast<std::uint32_t>(task.drop * 65536.0F);
    factor = 1.0F / (1.0F - task.drop);
    key = limit == 0 ? 0 : key_of(task.draw);
  }
  template <int N>
  __device__ void draw(std::int64_t position, float (&factors)[N]) const {
    if (limit == 0) {
#pragma unroll
      for (int i = 0; i < N; ++i) factors[i] = 1.0F;
      return;
    }
#pragma unroll
    for (int i = 0; i < N; i += 4) {
      const std::uint64_t bits = bits_at(key, (position + i) / (N < 4 ? 1 : 4));
#pragma unroll
      for (int j = 0; j < 4 && i + j < N; ++j) {
        factors[i + j] = ((bits >> (16 * j)) & 0xffff) < limit ? 0.0F : factor;
      }
    }
  }
};

// The factor of a norm: the learnt scale or its softplus.
__device__ inline float scale_of(const NormTask& task, float raw) {
  return task.positive ? softplus(raw) : raw;
}
__device__ inline float scale_gradient(const NormTask& task, float raw, float gradient) {
  return task.positive ? gradient * sigmoid(raw) : gradient;
}

// Sums of K values over the block, in every thread. Blocks are one-dimensional with kThreads
// threads.
template <int K>
__device__ inline void block_sums(float (&values)[K]) {
  __shared__ float shared[kThreads / 32][K];
#pragma unroll
  for (int k = 0; k < K; ++k) {
    for (int half = 16; half > 0; half /= 2) {
      values[k] += __shfl_down_sync(0xffffffff, values[k], half);
    }
  }
  __syncthreads();  // a previous call may still read
  if (threadIdx.x % 32 == 0) {
#pragma unroll
    for (int k = 0; k < K; ++k) shared[threadIdx.x / 32][k] = values[k];
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < K; ++k) {
    values[k] = 0;
    for (int i = 0; i < kThreads / 32; ++i) values[k] += shared[i][k];
  }
}

// Runs with the widest pack that divides the number of features.
template <typename Do>
void by_type(const NormTask& task, const Do& run) {
  if (task.type == Type::kBFloat16) {
    if (task.features % 8 == 0) return run.template operator()<__nv_bfloat16, 8>();
    return run.template operator()<__nv_bfloat16, 1>();
  }
  if (task.features % 4 == 0) return run.template operator()<float, 4>();
  return run.template operator()<float, 1>();
}

inline unsigned blocks_for(std::int64_t count, std::int64_t most = 1024) {
  return static_cast<unsigned>(std::min<std::int64_t>((count + kThreads - 1) / kThreads, most));
}

__device__ inline std::int64_t first_of_thread() {
  return blockIdx.x * static_cast<std::int64_t>(blockDim.x) + threadIdx.x;
}
__device__ inline std::int64_t threads_in_row() {
  return static_cast<std::int64_t>(gridDim.x) * blockDim.x;
}

}  // namespace
}  // namespace latplan::nn::torch_backend::kernels
