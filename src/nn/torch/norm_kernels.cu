// ReLU, batch norm and dropout for matrices of any size: first sums by many blocks, then the
// values.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

// Blocks of a matrix. x: packs of features, y: slices of the rows, z: calls.
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

// Adds `a` and `b` of the block's rows to sums[call][0] and [1].
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

// Sums of (x - k) and (x - k)^2, where k is the running mean: avoids cancellation.
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

// As at::batch_norm: normalises by the biased variance; the running average gets the unbiased one.
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
    slope[i] = scale_of(task, scale[f]) * inverse[f];
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

__global__ void finish_gradients(NormTask task, const float* scale, const float* sums,
                                 float* dscale, float* dshift) {
  const int feature = blockIdx.x * blockDim.x + threadIdx.x;
  if (feature >= task.features) return;
  float products = 0;
  float shift = 0;
  for (int call = 0; call < task.calls; ++call) {
    const std::int64_t at = static_cast<std::int64_t>(call) * 2 * task.features + feature;
    shift += sums[at];
    products += sums[at + task.features];
  }
  dscale[feature] = scale_gradient(task, scale[feature], products);
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
    slope[i] = scale_of(task, scale[pack * N + i]) * s[i];
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
      task, scale, sums, dscale, dshift);
  gradient_of_input<T, N><<<c.grid, c.block, 0, stream>>>(
      task, static_cast<const T*>(x), static_cast<const T*>(dy), scale, statistics, sums,
      static_cast<T*>(dx));
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

}  // namespace latplan::nn::torch_backend::kernels
