#include "nn/torch/kernels.h"

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

namespace latplan::nn::torch_backend::kernels {
namespace {

constexpr int kThreads = 256;
constexpr int kBlocksWanted = 132 * 8;  // enough for every multiprocessor of a large card

// N neighbouring features of one row, as floats.
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

// Which of N neighbouring values survive the dropout: factor 0 or 1 / (1 - drop). A function of seed, step, call and
// position alone, so that the way back draws the same.
struct Dropper {
  std::uint64_t key;
  std::uint32_t limit;  // of 65536
  float factor;
  __device__ Dropper(const NormTask& task) {
    limit = static_cast<std::uint32_t>(task.drop * 65536.0F);
    factor = 1.0F / (1.0F - task.drop);
    key = limit == 0 ? 0
                     : mixed(static_cast<std::uint64_t>(task.dice[0]) +
                             0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(task.dice[1]) +
                             0xd1342543de82ef95ULL * task.number);
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
      const std::uint64_t bits = mixed(key + 0x9e3779b97f4a7c15ULL * ((position + i) / (N < 4 ? 1 : 4)));
#pragma unroll
      for (int j = 0; j < 4 && i + j < N; ++j) {
        factors[i + j] = ((bits >> (16 * j)) & 0xffff) < limit ? 0.0F : factor;
      }
    }
  }
};

// How a matrix is cut into blocks: x: packs of features, y: slices of the rows, z: calls.
struct Cut {
  dim3 grid, block;
};
template <int N>
Cut cut(const NormTask& task) {
  const int packs = task.features / N;
  int wide = 1;
  while (wide < 32 && wide < packs) wide *= 2;
  const int high = kThreads / wide;
  const int columns = (packs + wide - 1) / wide;
  const std::int64_t most = (task.rows + high - 1) / high;
  const std::int64_t wanted =
      std::max<std::int64_t>(1, kBlocksWanted / (static_cast<std::int64_t>(columns) * task.calls));
  const auto slices = static_cast<unsigned>(std::min<std::int64_t>({most, wanted, 65535}));
  return {dim3(columns, slices, task.calls), dim3(wide, high)};
}

// Adds `a` and `b` of the block's rows into sums[call][0 and 1][feature].
template <int N>
__device__ void add_up(const NormTask& task, const float (&a)[N], const float (&b)[N], int pack,
                       bool inside, float* sums) {
  __shared__ float shared[2][kThreads * N];
  const int thread = threadIdx.y * blockDim.x + threadIdx.x;
#pragma unroll
  for (int i = 0; i < N; ++i) {
    shared[0][thread * N + i] = a[i];
    shared[1][thread * N + i] = b[i];
  }
  for (int half = blockDim.y / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.y < half) {
      const int other = thread + half * blockDim.x;
#pragma unroll
      for (int i = 0; i < N; ++i) {
        shared[0][thread * N + i] += shared[0][other * N + i];
        shared[1][thread * N + i] += shared[1][other * N + i];
      }
    }
  }
  if (threadIdx.y != 0 || !inside) return;
  float* out = sums + static_cast<std::int64_t>(blockIdx.z) * 2 * task.features + pack * N;
#pragma unroll
  for (int i = 0; i < N; ++i) {
    atomicAdd(out + i, shared[0][thread * N + i]);
    atomicAdd(out + task.features + i, shared[1][thread * N + i]);
  }
}

// Sums of (x - k) and (x - k)^2 with k the running mean, near the true one: no cancellation.
template <typename T, int N>
__global__ void sum_values(NormTask task, const T* x, const float* running_mean, float* sums) {
  const int pack = blockIdx.x * blockDim.x + threadIdx.x;
  const bool inside = pack * N < task.features;
  float sum[N] = {};
  float squares[N] = {};
  if (inside) {
    float k[N];
#pragma unroll
    for (int i = 0; i < N; ++i) k[i] = running_mean[pack * N + i];
    const std::int64_t start = blockIdx.z * task.rows;
    for (std::int64_t row = blockIdx.y * blockDim.y + threadIdx.y; row < task.rows;
         row += static_cast<std::int64_t>(gridDim.y) * blockDim.y) {
      float v[N];
      load<T, N>(x + (start + row) * task.features + pack * N, v, task.relu);
#pragma unroll
      for (int i = 0; i < N; ++i) {
        const float away = v[i] - k[i];
        sum[i] += away;
        squares[i] += away * away;
      }
    }
  }
  add_up<N>(task, sum, squares, pack, inside, sums);
}

// As at::batch_norm: the batch's own variance to normalise with, the unbiased one into the running average.
__global__ void finish_statistics(NormTask task, const float* sums, float* running_mean,
                                  float* running_variance, float* statistics) {
  const int feature = blockIdx.x * blockDim.x + threadIdx.x;
  if (feature >= task.features) return;
  const float rows = static_cast<float>(task.rows);
  const float k = running_mean[feature];
  float mean_now = k;
  float variance_now = running_variance[feature];
  for (int call = 0; call < task.calls; ++call) {
    const std::int64_t at = static_cast<std::int64_t>(call) * 2 * task.features + feature;
    const float away = sums[at] / rows;
    const float mean = k + away;
    const float variance = fmaxf(sums[at + task.features] / rows - away * away, 0.0F);
    statistics[at] = mean;
    statistics[at + task.features] = rsqrtf(variance + task.epsilon);
    if (call >= task.remembered) continue;
    mean_now += task.momentum * (mean - mean_now);
    variance_now += task.momentum * (variance * rows / (rows - 1.0F) - variance_now);
  }
  running_mean[feature] = mean_now;
  running_variance[feature] = variance_now;
}

template <typename T, int N>
__global__ void normalise(NormTask task, const T* x, const float* scale, const float* shift,
                          const float* statistics, T* y) {
  const int pack = blockIdx.x * blockDim.x + threadIdx.x;
  if (pack * N >= task.features) return;
  const float* mean = statistics + static_cast<std::int64_t>(blockIdx.z) * 2 * task.features;
  const float* inverse = mean + task.features;
  float slope[N];
  float offset[N];
#pragma unroll
  for (int i = 0; i < N; ++i) {
    const int f = pack * N + i;
    slope[i] = scale[f] * inverse[f];
    offset[i] = shift[f] - mean[f] * slope[i];
  }
  const Dropper dropper(task);
  const std::int64_t start = blockIdx.z * task.rows;
  for (std::int64_t row = blockIdx.y * blockDim.y + threadIdx.y; row < task.rows;
       row += static_cast<std::int64_t>(gridDim.y) * blockDim.y) {
    const std::int64_t at = (start + row) * task.features + pack * N;
    float v[N];
    float kept[N];
    load<T, N>(x + at, v, task.relu);
    dropper.draw<N>(at, kept);
#pragma unroll
    for (int i = 0; i < N; ++i) v[i] = (v[i] * slope[i] + offset[i]) * kept[i];
    store<T, N>(y + at, v);
  }
}

// Sums of dy and dy * normalised x.
template <typename T, int N>
__global__ void sum_gradients(NormTask task, const T* x, const T* dy, const float* statistics,
                              float* sums) {
  const int pack = blockIdx.x * blockDim.x + threadIdx.x;
  const bool inside = pack * N < task.features;
  float sum[N] = {};
  float products[N] = {};
  if (inside) {
    const float* mean = statistics + static_cast<std::int64_t>(blockIdx.z) * 2 * task.features;
    const float* inverse = mean + task.features;
    float m[N];
    float s[N];
#pragma unroll
    for (int i = 0; i < N; ++i) {
      m[i] = mean[pack * N + i];
      s[i] = inverse[pack * N + i];
    }
    const Dropper dropper(task);
    const std::int64_t start = blockIdx.z * task.rows;
    for (std::int64_t row = blockIdx.y * blockDim.y + threadIdx.y; row < task.rows;
         row += static_cast<std::int64_t>(gridDim.y) * blockDim.y) {
      const std::int64_t at = (start + row) * task.features + pack * N;
      float v[N];
      float d[N];
      float kept[N];
      load<T, N>(x + at, v, task.relu);
      load<T, N>(dy + at, d, false);
      dropper.draw<N>(at, kept);
#pragma unroll
      for (int i = 0; i < N; ++i) {
        const float gradient = d[i] * kept[i];
        sum[i] += gradient;
        products[i] += gradient * (v[i] - m[i]) * s[i];
      }
    }
  }
  add_up<N>(task, sum, products, pack, inside, sums);
}

__global__ void finish_gradients(NormTask task, const float* sums, float* dscale, float* dshift) {
  const int feature = blockIdx.x * blockDim.x + threadIdx.x;
  if (feature >= task.features) return;
  float scale = 0;
  float shift = 0;
  for (int call = 0; call < task.calls; ++call) {
    const std::int64_t at = static_cast<std::int64_t>(call) * 2 * task.features + feature;
    shift += sums[at];
    scale += sums[at + task.features];
  }
  dscale[feature] = scale;
  dshift[feature] = shift;
}

// dx = scale / deviation (dy - mean(dy) - normalised x mean(dy normalised x)).
template <typename T, int N>
__global__ void gradient_of_input(NormTask task, const T* x, const T* dy, const float* scale,
                                  const float* statistics, const float* sums, T* dx) {
  const int pack = blockIdx.x * blockDim.x + threadIdx.x;
  if (pack * N >= task.features) return;
  const std::int64_t base = static_cast<std::int64_t>(blockIdx.z) * 2 * task.features + pack * N;
  float m[N];
  float s[N];
  float slope[N];
  float mean_dy[N];
  float mean_product[N];
#pragma unroll
  for (int i = 0; i < N; ++i) {
    m[i] = statistics[base + i];
    s[i] = statistics[base + task.features + i];
    slope[i] = scale[pack * N + i] * s[i];
    mean_dy[i] = sums[base + i] / static_cast<float>(task.rows);
    mean_product[i] = sums[base + task.features + i] / static_cast<float>(task.rows);
  }
  const Dropper dropper(task);
  const std::int64_t start = blockIdx.z * task.rows;
  for (std::int64_t row = blockIdx.y * blockDim.y + threadIdx.y; row < task.rows;
       row += static_cast<std::int64_t>(gridDim.y) * blockDim.y) {
    const std::int64_t at = (start + row) * task.features + pack * N;
    float v[N];
    float d[N];
    float kept[N];
    load<T, N>(x + at, v, false);
    load<T, N>(dy + at, d, false);
    dropper.draw<N>(at, kept);
#pragma unroll
    for (int i = 0; i < N; ++i) {
      const bool passes = !task.relu || v[i] > 0;
      const float value = task.relu ? fmaxf(v[i], 0.0F) : v[i];
      const float inner =
          d[i] * kept[i] - mean_dy[i] - (value - m[i]) * s[i] * mean_product[i];
      d[i] = passes ? slope[i] * inner : 0.0F;
    }
    store<T, N>(dx + at, d);
  }
}

__device__ inline float softplus(float x) { return fmaxf(x, 0.0F) + log1pf(__expf(-fabsf(x))); }
__device__ inline float sigmoid(float x) { return 1.0F / (1.0F + __expf(-x)); }

// The block's sum, in its first thread.
__device__ float block_sum(float value) {
  __shared__ float shared[kThreads / 32];
  for (int half = 16; half > 0; half /= 2) value += __shfl_down_sync(0xffffffff, value, half);
  __syncthreads();
  if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = value;
  __syncthreads();
  float total = 0;
  for (int i = 0; i < kThreads / 32; ++i) total += shared[i];
  return total;
}

__device__ float block_max(float value) {
  __shared__ float shared[kThreads / 32];
  for (int half = 16; half > 0; half /= 2) {
    value = fmaxf(value, __shfl_down_sync(0xffffffff, value, half));
  }
  __syncthreads();
  if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = value;
  __syncthreads();
  float most = shared[0];
  for (int i = 1; i < kThreads / 32; ++i) most = fmaxf(most, shared[i]);
  return most;
}

// q (l - m) - softplus(l) + softplus(m), losses.cc.
__global__ void bernoulli_kl_values(std::int64_t count, const float* l, const float* m, float prior,
                                    float* sum) {
  float part = 0;
  for (std::int64_t i = blockIdx.x * static_cast<std::int64_t>(blockDim.x) + threadIdx.x;
       i < count; i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
    const float other = m == nullptr ? prior : m[i];
    part += sigmoid(l[i]) * (l[i] - other) - softplus(l[i]) + softplus(other);
  }
  const float total = block_sum(part);
  if (threadIdx.x == 0) atomicAdd(sum, total);
}

__global__ void bernoulli_kl_gradients(std::int64_t count, const float* l, const float* m,
                                       float prior, const float* factor, float scale, float* dl,
                                       float* dm) {
  const float weight = *factor * scale;
  for (std::int64_t i = blockIdx.x * static_cast<std::int64_t>(blockDim.x) + threadIdx.x;
       i < count; i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
    const float other = m == nullptr ? prior : m[i];
    const float q = sigmoid(l[i]);
    dl[i] = weight * q * (1.0F - q) * (l[i] - other);
    if (dm != nullptr) dm[i] = weight * (sigmoid(other) - q);
  }
}

__device__ float log_normaliser(const float* logits, int classes) {
  float most = -INFINITY;
  for (int j = threadIdx.x; j < classes; j += blockDim.x) most = fmaxf(most, logits[j]);
  most = block_max(most);
  float sum = 0;
  for (int j = threadIdx.x; j < classes; j += blockDim.x) sum += __expf(logits[j] - most);
  return most + logf(block_sum(sum));
}

__global__ void categorical_kl_rows(int classes, const float* q, const float* p, float* rows_out,
                                    float* sum) {
  q += static_cast<std::int64_t>(blockIdx.x) * classes;
  p += static_cast<std::int64_t>(blockIdx.x) * classes;
  const float q_norm = log_normaliser(q, classes);
  const float p_norm = log_normaliser(p, classes);
  float part = 0;
  for (int j = threadIdx.x; j < classes; j += blockDim.x) {
    const float log_q = q[j] - q_norm;
    part += __expf(log_q) * (log_q - (p[j] - p_norm));
  }
  const float kl = block_sum(part);
  if (threadIdx.x != 0) return;
  float* out = rows_out + static_cast<std::int64_t>(blockIdx.x) * 3;
  out[0] = q_norm;
  out[1] = p_norm;
  out[2] = kl;
  atomicAdd(sum, kl);
}

__global__ void categorical_kl_gradients(int classes, const float* q, const float* p,
                                         const float* rows_out, const float* factor, float scale,
                                         float* dq, float* dp) {
  const std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * classes;
  const float* row = rows_out + static_cast<std::int64_t>(blockIdx.x) * 3;
  const float weight = *factor * scale;
  for (int j = threadIdx.x; j < classes; j += blockDim.x) {
    const float log_q = q[start + j] - row[0];
    const float log_p = p[start + j] - row[1];
    const float share = __expf(log_q);
    dq[start + j] = weight * share * (log_q - log_p - row[2]);
    dp[start + j] = weight * (__expf(log_p) - share);
  }
}

unsigned blocks_for(std::int64_t count) {
  return static_cast<unsigned>(std::min<std::int64_t>((count + kThreads - 1) / kThreads, 1024));
}

__global__ void radam(std::int64_t count, float* values, const float* gradient, float* first,
                      float* second, const float* step, const float* norm, float clip) {
  const float shrink = clip > 0 ? fminf(1.0F, clip / (*norm + 1e-12F)) : 1.0F;
  const float size = step[0];
  const float weight = step[1];
  const float added = step[2];
  for (std::int64_t i = blockIdx.x * static_cast<std::int64_t>(blockDim.x) + threadIdx.x;
       i < count; i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
    const float g = gradient[i] * shrink;
    const float m = 0.9F * first[i] + 0.1F * g;
    const float v = 0.999F * second[i] + 0.001F * g * g;
    first[i] = m;
    second[i] = v;
    values[i] -= size * m / (weight * sqrtf(v) + added);
  }
}

template <typename T, int N>
void forward(const NormTask& task, const void* x, const float* scale, const float* shift,
             float* running_mean, float* running_variance, float* sums, float* statistics, void* y,
             cudaStream_t stream) {
  const Cut c = cut<N>(task);
  sum_values<T, N><<<c.grid, c.block, 0, stream>>>(task, static_cast<const T*>(x), running_mean,
                                                   sums);
  finish_statistics<<<(task.features + kThreads - 1) / kThreads, kThreads, 0, stream>>>(
      task, sums, running_mean, running_variance, statistics);
  normalise<T, N><<<c.grid, c.block, 0, stream>>>(task, static_cast<const T*>(x), scale, shift,
                                                  statistics, static_cast<T*>(y));
}

template <typename T, int N>
void backward(const NormTask& task, const void* x, const void* dy, const float* scale,
              const float* statistics, float* sums, void* dx, float* dscale, float* dshift,
              cudaStream_t stream) {
  const Cut c = cut<N>(task);
  sum_gradients<T, N><<<c.grid, c.block, 0, stream>>>(task, static_cast<const T*>(x),
                                                      static_cast<const T*>(dy), statistics, sums);
  finish_gradients<<<(task.features + kThreads - 1) / kThreads, kThreads, 0, stream>>>(
      task, sums, dscale, dshift);
  gradient_of_input<T, N><<<c.grid, c.block, 0, stream>>>(
      task, static_cast<const T*>(x), static_cast<const T*>(dy), scale, statistics, sums,
      static_cast<T*>(dx));
}

// The widest pack the number of features allows.
template <typename Do>
void by_type(const NormTask& task, const Do& run) {
  if (task.type == Type::kBFloat16) {
    if (task.features % 8 == 0) return run.template operator()<__nv_bfloat16, 8>();
    return run.template operator()<__nv_bfloat16, 1>();
  }
  if (task.features % 4 == 0) return run.template operator()<float, 4>();
  return run.template operator()<float, 1>();
}

}  // namespace

void norm_forward(const NormTask& task, const void* x, const float* scale, const float* shift,
                  float* running_mean, float* running_variance, float* sums, float* statistics,
                  void* y, Stream stream) {
  by_type(task, [&]<typename T, int N>() {
    forward<T, N>(task, x, scale, shift, running_mean, running_variance, sums, statistics, y,
                  static_cast<cudaStream_t>(stream));
  });
}

void norm_backward(const NormTask& task, const void* x, const void* dy, const float* scale,
                   const float* statistics, float* sums, void* dx, float* dscale, float* dshift,
                   Stream stream) {
  by_type(task, [&]<typename T, int N>() {
    backward<T, N>(task, x, dy, scale, statistics, sums, dx, dscale, dshift,
                   static_cast<cudaStream_t>(stream));
  });
}

void bernoulli_kl(std::int64_t count, const float* l, const float* m, float prior, float* sum,
                  Stream stream) {
  bernoulli_kl_values<<<blocks_for(count), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      count, l, m, prior, sum);
}

void bernoulli_kl_gradient(std::int64_t count, const float* l, const float* m, float prior,
                           const float* factor, float scale, float* dl, float* dm, Stream stream) {
  bernoulli_kl_gradients<<<blocks_for(count), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      count, l, m, prior, factor, scale, dl, dm);
}

void categorical_kl(std::int64_t rows, int classes, const float* q, const float* p, float* rows_out,
                    float* sum, Stream stream) {
  categorical_kl_rows<<<static_cast<unsigned>(rows), kThreads, 0,
                        static_cast<cudaStream_t>(stream)>>>(classes, q, p, rows_out, sum);
}

void categorical_kl_gradient(std::int64_t rows, int classes, const float* q, const float* p,
                             const float* rows_out, const float* factor, float scale, float* dq,
                             float* dp, Stream stream) {
  categorical_kl_gradients<<<static_cast<unsigned>(rows), kThreads, 0,
                             static_cast<cudaStream_t>(stream)>>>(classes, q, p, rows_out, factor,
                                                                  scale, dq, dp);
}

void radam_step(std::int64_t count, float* values, const float* gradient, float* first,
                float* second, const float* step, const float* norm, float clip, Stream stream) {
  const auto blocks =
      static_cast<unsigned>(std::min<std::int64_t>((count + kThreads - 1) / kThreads, 4096));
  radam<<<blocks, kThreads, 0, static_cast<cudaStream_t>(stream)>>>(count, values, gradient, first,
                                                                    second, step, norm, clip);
}

}  // namespace latplan::nn::torch_backend::kernels
