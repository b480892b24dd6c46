// Relaxed samples of bits and labels (sampling.h) and noise; random numbers are drawn in the
// kernel.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

// Uniform in the open interval (0, 1), from 24 bits.
__device__ inline float open_unit(std::uint32_t bits) {
  return (static_cast<float>(bits >> 8) + 0.5F) * 0x1p-24F;
}

// Uniform numbers by position: given or drawn.
struct Uniforms {
  const float* given;
  std::uint64_t key;
  __device__ explicit Uniforms(const SampleTask& task)
      : given(task.uniforms), key(task.uniforms == nullptr ? key_of(task.draw) : 0) {}
  __device__ float operator[](std::int64_t i) const {
    if (given != nullptr) return given[i];
    const auto bits = static_cast<std::uint32_t>(bits_at(key, i) >> 32);
    return kEdge + (1.0F - 2.0F * kEdge) * open_unit(bits);
  }
};

__global__ void draw_bits(SampleTask task, const float* l, float* z) {
  const Uniforms uniforms(task);
  const float tau = *task.tau;
  for (std::int64_t i = first_of_thread(); i < task.rows * task.columns; i += threads_in_row()) {
    const float u = uniforms[i];
    z[i] = sigmoid((l[i] + logf(u / (1.0F - u))) / tau);
  }
}

__global__ void bits_slopes(SampleTask task, const float* z, const float* dz, float* dl) {
  const float tau = *task.tau;
  for (std::int64_t i = first_of_thread(); i < task.rows * task.columns; i += threads_in_row()) {
    dl[i] = dz[i] * z[i] * (1.0F - z[i]) / tau;
  }
}

// One block per row. Subtracts the maximum, because exp((l + Gumbel) / tau) may overflow.
__global__ void draw_choice(SampleTask task, const float* l, float* y) {
  __shared__ float largest[kThreads / 32];
  const std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * task.columns;
  const Uniforms uniforms(task);
  const float tau = *task.tau;
  float most = -INFINITY;
  for (int j = threadIdx.x; j < task.columns; j += blockDim.x) {
    const float value = (l[start + j] - logf(-logf(uniforms[start + j]))) / tau;
    y[start + j] = value;
    most = fmaxf(most, value);
  }
  for (int half = 16; half > 0; half /= 2) {
    most = fmaxf(most, __shfl_down_sync(0xffffffff, most, half));
  }
  if (threadIdx.x % 32 == 0) largest[threadIdx.x / 32] = most;
  __syncthreads();
  for (int i = 0; i < kThreads / 32; ++i) most = i == 0 ? largest[0] : fmaxf(most, largest[i]);
  float sum[1] = {};
  for (int j = threadIdx.x; j < task.columns; j += blockDim.x) {
    const float value = __expf(y[start + j] - most);
    y[start + j] = value;
    sum[0] += value;
  }
  block_sums(sum);
  for (int j = threadIdx.x; j < task.columns; j += blockDim.x) y[start + j] /= sum[0];
}

__global__ void choice_slopes(SampleTask task, const float* y, const float* dy, float* dl) {
  const std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * task.columns;
  const float tau = *task.tau;
  float sum[1] = {};
  for (int j = threadIdx.x; j < task.columns; j += blockDim.x) {
    sum[0] += y[start + j] * dy[start + j];
  }
  block_sums(sum);
  for (int j = threadIdx.x; j < task.columns; j += blockDim.x) {
    dl[start + j] = y[start + j] * (dy[start + j] - sum[0]) / tau;
  }
}

// Index in [rows, 2 * columns] of index i in [2 * rows, columns].
__device__ inline std::int64_t beside(std::int64_t i, std::int64_t rows, int columns) {
  const std::int64_t row = i / columns;
  const std::int64_t half = row / rows;
  return ((row - half * rows) * 2 + half) * columns + i % columns;
}

__global__ void to_sides(std::int64_t rows, int columns, const float* l, float* sides) {
  for (std::int64_t i = first_of_thread(); i < 2 * rows * columns; i += threads_in_row()) {
    sides[beside(i, rows, columns)] = sigmoid(l[i]);
  }
}

__global__ void side_slopes(std::int64_t rows, int columns, const float* sides, const float* dsides,
                            float* dl) {
  for (std::int64_t i = first_of_thread(); i < 2 * rows * columns; i += threads_in_row()) {
    const std::int64_t at = beside(i, rows, columns);
    dl[i] = dsides[at] * sides[at] * (1.0F - sides[at]);
  }
}

// Box-Muller: two normal numbers per position.
__global__ void noisy(std::int64_t rows, int stored, int columns, float amount, Draw draw,
                      const float* x, float* y) {
  const std::uint64_t key = key_of(draw);
  const std::int64_t count = rows * stored;
  for (std::int64_t i = first_of_thread(); 2 * i < count; i += threads_in_row()) {
    const std::uint64_t bits = bits_at(key, i);
    const float radius = amount * sqrtf(-2.0F * logf(open_unit(static_cast<std::uint32_t>(bits))));
    float sine;
    float cosine;
    sincospif(2.0F * open_unit(static_cast<std::uint32_t>(bits >> 32)), &sine, &cosine);
    const bool inside = 2 * i % stored < columns;
    y[2 * i] = inside ? x[2 * i] + radius * cosine : 0.0F;
    if (2 * i + 1 >= count) return;
    const bool next_inside = (2 * i + 1) % stored < columns;
    y[2 * i + 1] = next_inside ? x[2 * i + 1] + radius * sine : 0.0F;
  }
}

}  // namespace

void relaxed_bits(const SampleTask& task, const float* l, float* z, Stream stream) {
  draw_bits<<<blocks_for(task.rows * task.columns), kThreads, 0,
              static_cast<cudaStream_t>(stream)>>>(task, l, z);
}

void relaxed_bits_gradient(const SampleTask& task, const float* z, const float* dz, float* dl,
                           Stream stream) {
  bits_slopes<<<blocks_for(task.rows * task.columns), kThreads, 0,
                static_cast<cudaStream_t>(stream)>>>(task, z, dz, dl);
}

void relaxed_choice(const SampleTask& task, const float* l, float* y, Stream stream) {
  draw_choice<<<static_cast<unsigned>(task.rows), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      task, l, y);
}

void relaxed_choice_gradient(const SampleTask& task, const float* y, const float* dy, float* dl,
                             Stream stream) {
  choice_slopes<<<static_cast<unsigned>(task.rows), kThreads, 0,
                  static_cast<cudaStream_t>(stream)>>>(task, y, dy, dl);
}

void side_by_side(std::int64_t rows, int columns, const float* l, float* sides, Stream stream) {
  to_sides<<<blocks_for(2 * rows * columns), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      rows, columns, l, sides);
}

void side_by_side_gradient(std::int64_t rows, int columns, const float* sides, const float* dsides,
                           float* dl, Stream stream) {
  side_slopes<<<blocks_for(2 * rows * columns), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      rows, columns, sides, dsides, dl);
}

void add_noise(std::int64_t rows, std::int64_t stored, std::int64_t columns, float amount,
               const Draw& draw, const float* x, float* y, Stream stream) {
  noisy<<<blocks_for((rows * stored + 1) / 2, 2 * kBlocksWanted), kThreads, 0,
          static_cast<cudaStream_t>(stream)>>>(rows, static_cast<int>(stored),
                                               static_cast<int>(columns), amount, draw, x, y);
}

}  // namespace latplan::nn::torch_backend::kernels
