// What a training step does before and after the network: its batch, RAdam with clipping, its sums.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

// blockIdx.x: a row of the result.
template <int N>
__global__ void gather(std::int64_t rows, std::int64_t columns, const std::int64_t* order,
                       const std::int64_t* cursor, const float* first, const float* second,
                       float* out) {
  const std::int64_t row = blockIdx.x;
  const bool later = row >= rows;
  const std::int64_t from = order[*cursor + row - (later ? rows : 0)] * columns;
  const float* source = (later ? second : first) + from;
  for (std::int64_t i = threadIdx.x; i < columns / N; i += blockDim.x) {
    float values[N];
    load<float, N>(source + i * N, values, false);
    store<float, N>(out + row * columns + i * N, values);
  }
}

__global__ void sum_squares(std::int64_t count, const float* values, float* partial) {
  float sum[1] = {};
  for (std::int64_t i = first_of_thread(); i < count / 4; i += threads_in_row()) {
    float v[4];
    load<float, 4>(values + 4 * i, v, false);
#pragma unroll
    for (int j = 0; j < 4; ++j) sum[0] += v[j] * v[j];
  }
  for (std::int64_t i = count / 4 * 4 + first_of_thread(); i < count; i += threads_in_row()) {
    sum[0] += values[i] * values[i];
  }
  block_sums(sum);
  if (threadIdx.x == 0) partial[blockIdx.x] = sum[0];
}

struct Rates {
  float size, weight, added, shrink;
  __device__ void apply(float gradient, float& value, float& first, float& second) const {
    const float g = gradient * shrink;
    first = 0.9F * first + 0.1F * g;
    second = 0.999F * second + 0.001F * g * g;
    value -= size * first / (weight * sqrtf(second) + added);
  }
};

__global__ void radam(std::int64_t count, float* values, const float* gradient, float* first,
                      float* second, const float* sizes, const std::int64_t* step, float clip,
                      const float* partial) {
  Rates rates{sizes[3 * *step], sizes[3 * *step + 1], sizes[3 * *step + 2], 1.0F};
  if (clip > 0) {
    float squares[1] = {};
    for (int i = threadIdx.x; i < kSquareBlocks; i += blockDim.x) squares[0] += partial[i];
    block_sums(squares);
    rates.shrink = fminf(1.0F, clip / (sqrtf(squares[0]) + 1e-12F));
  }
  for (std::int64_t i = first_of_thread(); i < count / 4; i += threads_in_row()) {
    float g[4];
    float v[4];
    float m[4];
    float s[4];
    load<float, 4>(gradient + 4 * i, g, false);
    load<float, 4>(values + 4 * i, v, false);
    load<float, 4>(first + 4 * i, m, false);
    load<float, 4>(second + 4 * i, s, false);
#pragma unroll
    for (int j = 0; j < 4; ++j) rates.apply(g[j], v[j], m[j], s[j]);
    store<float, 4>(values + 4 * i, v);
    store<float, 4>(first + 4 * i, m);
    store<float, 4>(second + 4 * i, s);
  }
  for (std::int64_t i = count / 4 * 4 + first_of_thread(); i < count; i += threads_in_row()) {
    rates.apply(gradient[i], values[i], first[i], second[i]);
  }
}

__global__ void keep_sums(int names, const float* terms, const float* weights, float share,
                          std::int64_t rows, float* term_sums, float* loss, std::int64_t* cursor,
                          std::int64_t* step) {
  if (threadIdx.x != 0) return;
  float total = 0;
  for (int i = 0; i < names; ++i) {
    total += terms[i] * weights[i];
    term_sums[i] += share * terms[i];
  }
  *loss += share * total;
  *cursor += rows;
  *step += 1;
}

}  // namespace

void gather_pairs(std::int64_t rows, std::int64_t columns, const std::int64_t* order,
                  const std::int64_t* cursor, const float* first, const float* second, float* out,
                  Stream stream) {
  const auto blocks = static_cast<unsigned>(2 * rows);
  const auto s = static_cast<cudaStream_t>(stream);
  if (columns % 4 == 0) {
    gather<4><<<blocks, kThreads, 0, s>>>(rows, columns, order, cursor, first, second, out);
  } else {
    gather<1><<<blocks, kThreads, 0, s>>>(rows, columns, order, cursor, first, second, out);
  }
}

void radam_step(std::int64_t count, float* values, const float* gradient, float* first,
                float* second, const float* sizes, const std::int64_t* step, float clip,
                float* partial, Stream stream) {
  const auto s = static_cast<cudaStream_t>(stream);
  if (clip > 0) sum_squares<<<kSquareBlocks, kThreads, 0, s>>>(count, gradient, partial);
  radam<<<blocks_for((count + 3) / 4, 2 * kBlocksWanted), kThreads, 0, s>>>(
      count, values, gradient, first, second, sizes, step, clip, partial);
}

void end_step(int names, const float* terms, const float* weights, float share, std::int64_t rows,
              float* term_sums, float* loss, std::int64_t* cursor, std::int64_t* step,
              Stream stream) {
  keep_sums<<<1, 32, 0, static_cast<cudaStream_t>(stream)>>>(names, terms, weights, share, rows,
                                                             term_sums, loss, cursor, step);
}

}  // namespace latplan::nn::torch_backend::kernels
