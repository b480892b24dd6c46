// ReLU, batch norm and dropout for small matrices, one kernel per direction: a block owns a few
// features with all rows of all calls and needs no sums of other blocks.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

// Threads per block. Packs of 8 need more registers.
template <int N>
constexpr int kSmallThreads = N == 8 ? 512 : 1024;
constexpr int kMostCalls = 4;
constexpr std::int64_t kMostRows = 4096;        // per call
constexpr std::int64_t kMostValues = 4 << 20;   // of the matrix; larger ones exceed the cache

// threadIdx.x: adjacent packs, then lanes, which share the rows; threadIdx.y: the call.
struct SmallCut {
  dim3 grid, block;
  int wide;             // packs per block, a power of 2 up to 32
  std::size_t shared;   // bytes
};
template <int N>
SmallCut small_cut(const NormTask& task) {
  const int packs = task.features / N;
  int wide = packs > 100 && N < 8 ? 2 : 1;  // one memory sector per row, if there are enough blocks
  while (N == 1 && wide < 8 && wide < packs) wide *= 2;
  int across = 32;
  while (across < task.rows * wide && 2 * across * task.calls <= kSmallThreads<N>) across *= 2;
  const int warps = across / 32 * task.calls;
  return {dim3((packs + wide - 1) / wide), dim3(across, task.calls), wide,
          sizeof(float) * 2 * N * wide * (warps + task.calls)};
}

// Position of a thread.
template <int N>
struct Stand {
  int pack, lane, lanes, call;
  bool inside;
  std::int64_t first;  // of the call's values
  __device__ Stand(const NormTask& task, int wide)
      : pack(blockIdx.x * wide + threadIdx.x % wide),
        lane(threadIdx.x / wide),
        lanes(blockDim.x / wide),
        call(threadIdx.y),
        inside(pack * N < task.features),
        first(threadIdx.y * task.rows * task.features + pack * N) {}
};

// Sums over the lanes. Returns [calls][wide][2][N] in shared memory: the sums of `a`, then of `b`.
template <int N>
__device__ const float* add_lanes(const NormTask& task, int wide, float (&a)[N], float (&b)[N],
                                  float* shared) {
  for (int step = 16; step >= wide; step /= 2) {
#pragma unroll
    for (int i = 0; i < N; ++i) {
      a[i] += __shfl_xor_sync(0xffffffff, a[i], step);
      b[i] += __shfl_xor_sync(0xffffffff, b[i], step);
    }
  }
  const int warps = blockDim.x / 32;  // per call
  const int values = 2 * N * wide;
  const int within = threadIdx.x % 32;
  if (within < wide) {
    float* mine = shared + (threadIdx.y * warps + threadIdx.x / 32) * values + within * 2 * N;
#pragma unroll
    for (int i = 0; i < N; ++i) {
      mine[i] = a[i];
      mine[N + i] = b[i];
    }
  }
  __syncthreads();
  float* totals = shared + task.calls * warps * values;
  for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < task.calls * values;
       i += blockDim.x * blockDim.y) {
    const float* parts = shared + i / values * warps * values + i % values;
    float total = 0;
    for (int warp = 0; warp < warps; ++warp) total += parts[warp * values];
    totals[i] = total;
  }
  __syncthreads();
  return totals;
}

struct Moments {
  float mean, variance;
};
__device__ inline Moments moments(const NormTask& task, float k, float sum, float squares) {
  const float rows = static_cast<float>(task.rows);
  const float away = sum / rows;
  return {k + away, fmaxf(squares / rows - away * away, 0.0F)};
}

template <typename T, int N>
__global__ void __launch_bounds__(kSmallThreads<N>) small_forward(NormTask task, int wide, const T* x, const float* scale,
                              const float* shift, float* running_mean, float* running_variance,
                              float* statistics, T* y) {
  extern __shared__ float shared[];
  const Stand<N> at(task, wide);
  const Dropper dropper(task);  // loads from global memory start early
  float k[N] = {};              // near the mean, avoids cancellation
  float slope[N] = {};
  float offset[N] = {};
  float sum[N] = {};
  float squares[N] = {};
  if (at.inside) {
#pragma unroll
    for (int i = 0; i < N; ++i) {
      k[i] = running_mean[at.pack * N + i];
      slope[i] = scale_of(task, scale[at.pack * N + i]);
      offset[i] = shift[at.pack * N + i];
    }
#pragma unroll 4
    for (std::int64_t row = at.lane; row < task.rows; row += at.lanes) {
      float v[N];
      load<T, N>(x + at.first + row * task.features, v, task.relu);
#pragma unroll
      for (int i = 0; i < N; ++i) {
        const float away = v[i] - k[i];
        sum[i] += away;
        squares[i] += away * away;
      }
    }
  }
  const float* totals = add_lanes<N>(task, wide, sum, squares, shared);
  if (!at.inside) return;
  totals += threadIdx.x % wide * 2 * N;  // of call 0
  const float* own = totals + at.call * wide * 2 * N;
#pragma unroll
  for (int i = 0; i < N; ++i) {
    const int f = at.pack * N + i;
    const Moments m = moments(task, k[i], own[i], own[N + i]);
    const float inverse = rsqrtf(m.variance + task.epsilon);
    slope[i] *= inverse;
    offset[i] -= m.mean * slope[i];
    if (at.lane == 0) {
      statistics[at.call * 2 * task.features + f] = m.mean;
      statistics[(at.call * 2 + 1) * task.features + f] = inverse;
    }
  }
#pragma unroll 4
  for (std::int64_t row = at.lane; row < task.rows; row += at.lanes) {
    const std::int64_t place = at.first + row * task.features;
    float v[N];
    float kept[N];
    load<T, N>(x + place, v, task.relu);
    dropper.draw<N>(place, kept);
#pragma unroll
    for (int i = 0; i < N; ++i) v[i] = (v[i] * slope[i] + offset[i]) * kept[i];
    store<T, N>(y + place, v);
  }
  if (at.lane != 0 || at.call != 0) return;
  // As at::batch_norm: the running average gets the unbiased variance.
  const float rows = static_cast<float>(task.rows);
#pragma unroll
  for (int i = 0; i < N; ++i) {
    float mean = k[i];
    float variance = running_variance[at.pack * N + i];
    for (int call = 0; call < task.remembered; ++call) {
      const float* sums = totals + call * wide * 2 * N;
      const Moments m = moments(task, k[i], sums[i], sums[N + i]);
      mean += task.momentum * (m.mean - mean);
      variance += task.momentum * (m.variance * rows / (rows - 1.0F) - variance);
    }
    running_mean[at.pack * N + i] = mean;
    running_variance[at.pack * N + i] = variance;
  }
}

// dx = scale / deviation (dy - mean(dy) - normalised x mean(dy normalised x)).
template <typename T, int N>
__global__ void __launch_bounds__(kSmallThreads<N>) small_backward(NormTask task, int wide, const T* x, const T* dy, const float* scale,
                               const float* statistics, T* dx, float* dscale, float* dshift) {
  extern __shared__ float shared[];
  const Stand<N> at(task, wide);
  const Dropper dropper(task);
  float mean[N] = {};
  float inverse[N] = {};
  float slope[N] = {};
  float sum[N] = {};
  float products[N] = {};
  if (at.inside) {
#pragma unroll
    for (int i = 0; i < N; ++i) {
      slope[i] = scale_of(task, scale[at.pack * N + i]);
      mean[i] = statistics[at.call * 2 * task.features + at.pack * N + i];
      inverse[i] = statistics[(at.call * 2 + 1) * task.features + at.pack * N + i];
    }
#pragma unroll 2
    for (std::int64_t row = at.lane; row < task.rows; row += at.lanes) {
      const std::int64_t place = at.first + row * task.features;
      float v[N];
      float d[N];
      float kept[N];
      load<T, N>(x + place, v, task.relu);
      load<T, N>(dy + place, d, false);
      dropper.draw<N>(place, kept);
#pragma unroll
      for (int i = 0; i < N; ++i) {
        sum[i] += d[i] * kept[i];
        products[i] += d[i] * kept[i] * (v[i] - mean[i]) * inverse[i];
      }
    }
  }
  const float* totals = add_lanes<N>(task, wide, sum, products, shared);
  if (!at.inside) return;
  totals += threadIdx.x % wide * 2 * N;
  const float* own = totals + at.call * wide * 2 * N;
  const float rows = static_cast<float>(task.rows);
#pragma unroll
  for (int i = 0; i < N; ++i) slope[i] *= inverse[i];
#pragma unroll 2
  for (std::int64_t row = at.lane; row < task.rows; row += at.lanes) {
    const std::int64_t place = at.first + row * task.features;
    float v[N];
    float d[N];
    float kept[N];
    load<T, N>(x + place, v, false);
    load<T, N>(dy + place, d, false);
    dropper.draw<N>(place, kept);
#pragma unroll
    for (int i = 0; i < N; ++i) {
      const bool passes = !task.relu || v[i] > 0;
      const float normalised = (v[i] - mean[i]) * inverse[i];  // where the ReLU passes
      const float inner = d[i] * kept[i] - own[i] / rows - normalised * own[N + i] / rows;
      d[i] = passes ? slope[i] * inner : 0.0F;
    }
    store<T, N>(dx + place, d);
  }
  if (at.lane != 0 || at.call != 0) return;
#pragma unroll
  for (int i = 0; i < N; ++i) {
    float all = 0;
    float all_products = 0;
    for (int call = 0; call < task.calls; ++call) {
      all += totals[call * wide * 2 * N + i];
      all_products += totals[call * wide * 2 * N + N + i];
    }
    dshift[at.pack * N + i] = all;
    dscale[at.pack * N + i] = scale_gradient(task, scale[at.pack * N + i], all_products);
  }
}

}  // namespace

bool is_small(const NormTask& task) {
  return task.calls <= kMostCalls && task.rows <= kMostRows &&
         task.calls * task.rows * task.features <= kMostValues;
}

void small_norm_forward(const NormTask& task, const void* x, const float* scale, const float* shift,
                        float* running_mean, float* running_variance, float* statistics, void* y,
                        Stream stream) {
  by_type(task, [&]<typename T, int N>() {
    const SmallCut c = small_cut<N>(task);
    small_forward<T, N><<<c.grid, c.block, c.shared, static_cast<cudaStream_t>(stream)>>>(
        task, c.wide, static_cast<const T*>(x), scale, shift, running_mean, running_variance,
        statistics, static_cast<T*>(y));
  });
}

void small_norm_backward(const NormTask& task, const void* x, const void* dy, const float* scale,
                         const float* statistics, void* dx, float* dscale, float* dshift,
                         Stream stream) {
  by_type(task, [&]<typename T, int N>() {
    const SmallCut c = small_cut<N>(task);
    small_backward<T, N><<<c.grid, c.block, c.shared, static_cast<cudaStream_t>(stream)>>>(
        task, c.wide, static_cast<const T*>(x), static_cast<const T*>(dy), scale, statistics,
        static_cast<T*>(dx), dscale, dshift);
  });
}

}  // namespace latplan::nn::torch_backend::kernels
