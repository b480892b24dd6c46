// Start and end of a training step: gathering the batch, RAdam with clipping, sums of the loss
// terms.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

// blockIdx.x: row of the result.
__global__ void gather(std::int64_t rows, std::int64_t columns, std::int64_t stored,
                       const std::int64_t* order, const std::int64_t* cursor, const float* first,
                       const float* second, float* out) {
  const std::int64_t row = blockIdx.x;
  const bool later = row >= rows;
  const std::int64_t from = order[*cursor + row - (later ? rows : 0)] * columns;
  const float* source = (later ? second : first) + from;
#pragma unroll 4
  for (std::int64_t i = threadIdx.x; i < stored; i += blockDim.x) {
    out[row * stored + i] = i < columns ? source[i] : 0.0F;
  }
}

// The arrays of a table are split into chunks, which blocks take in turn.
constexpr std::int64_t kChunk = 16 * kThreads;

void count_chunks(GradientTable& table) {
  for (int i = 0; i < table.arrays; ++i) {
    table.chunks_before[i + 1] =
        table.chunks_before[i] + static_cast<int>((table.count[i] + kChunk - 1) / kChunk);
  }
}

// Calls work(array, first, last) for each chunk of the block.
template <typename Work>
__device__ void for_chunks(const GradientTable& table, const Work& work) {
  int array = 0;
  for (int chunk = blockIdx.x; chunk < table.chunks_before[table.arrays]; chunk += gridDim.x) {
    while (chunk >= table.chunks_before[array + 1]) ++array;
    const std::int64_t first = (chunk - table.chunks_before[array]) * kChunk;
    work(array, first, min(table.count[array], first + kChunk));
  }
}

__global__ void square_parts(const __grid_constant__ GradientTable table, float* parts) {
  float sum[1] = {};
  for_chunks(table, [&](int array, std::int64_t first, std::int64_t last) {
    const float* gradient = table.gradient[array];
    const std::int64_t packs = last / 4;
#pragma unroll 4
    for (std::int64_t i = first / 4 + threadIdx.x; i < packs; i += kThreads) {
      float v[4];
      load<float, 4>(gradient + 4 * i, v, false);
#pragma unroll
      for (int j = 0; j < 4; ++j) sum[0] += v[j] * v[j];
    }
    for (std::int64_t i = 4 * packs + threadIdx.x; i < last; i += kThreads) {
      sum[0] += gradient[i] * gradient[i];
    }
  });
  block_sums(sum);
  if (threadIdx.x == 0) parts[blockIdx.x] = sum[0];
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

__global__ void radam(const __grid_constant__ GradientTable table, float* values, float* first,
                      float* second, const float* sizes, const std::int64_t* step, float clip,
                      int parts, const float* squares) {
  Rates rates{sizes[3 * *step], sizes[3 * *step + 1], sizes[3 * *step + 2], 1.0F};
  if (clip > 0) {
    float sum[1] = {};
    for (int i = threadIdx.x; i < parts; i += kThreads) sum[0] += squares[i];
    block_sums(sum);
    rates.shrink = fminf(1.0F, clip / (sqrtf(sum[0]) + 1e-12F));
  }
  for_chunks(table, [&](int array, std::int64_t start, std::int64_t end) {
    const float* gradient = table.gradient[array];
    const std::int64_t offset = table.offset[array];
    const std::int64_t packs = end / 4;
#pragma unroll 2
    for (std::int64_t i = start / 4 + threadIdx.x; i < packs; i += kThreads) {
      float g[4];
      float v[4];
      float m[4];
      float s[4];
      load<float, 4>(gradient + 4 * i, g, false);
      load<float, 4>(values + offset + 4 * i, v, false);
      load<float, 4>(first + offset + 4 * i, m, false);
      load<float, 4>(second + offset + 4 * i, s, false);
#pragma unroll
      for (int j = 0; j < 4; ++j) rates.apply(g[j], v[j], m[j], s[j]);
      store<float, 4>(values + offset + 4 * i, v);
      store<float, 4>(first + offset + 4 * i, m);
      store<float, 4>(second + offset + 4 * i, s);
    }
    for (std::int64_t i = 4 * packs + threadIdx.x; i < end; i += kThreads) {
      rates.apply(gradient[i], values[offset + i], first[offset + i], second[offset + i]);
    }
  });
}

// One warp.
__global__ void keep_sums(int names, const float* terms, const float* weights, float share,
                          std::int64_t rows, float* term_sums, float* loss, std::int64_t* cursor,
                          std::int64_t* step) {
  float total = 0;
  for (int i = threadIdx.x; i < names; i += 32) {
    total += terms[i] * weights[i];
    term_sums[i] += share * terms[i];
  }
  for (int half = 16; half > 0; half /= 2) total += __shfl_down_sync(0xffffffff, total, half);
  if (threadIdx.x != 0) return;
  *loss += share * total;
  *cursor += rows;
  *step += 1;
}

}  // namespace

void gather_pairs(std::int64_t rows, std::int64_t columns, std::int64_t stored,
                  const std::int64_t* order, const std::int64_t* cursor, const float* first,
                  const float* second, float* out, Stream stream) {
  gather<<<static_cast<unsigned>(2 * rows), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      rows, columns, stored, order, cursor, first, second, out);
}

void sum_squares(GradientTable table, float* parts, Stream stream) {
  count_chunks(table);
  square_parts<<<kSquareBlocks, kThreads, 0, static_cast<cudaStream_t>(stream)>>>(table, parts);
}

void radam_step(GradientTable table, float* values, float* first, float* second, const float* sizes,
                const std::int64_t* step, float clip, int parts, const float* squares,
                Stream stream) {
  count_chunks(table);
  const int blocks = std::min(table.chunks_before[table.arrays], kBlocksWanted);
  radam<<<static_cast<unsigned>(blocks), kThreads, 0, static_cast<cudaStream_t>(stream)>>>(
      table, values, first, second, sizes, step, clip, parts, squares);
}

void end_step(int names, const float* terms, const float* weights, float share, std::int64_t rows,
              float* term_sums, float* loss, std::int64_t* cursor, std::int64_t* step,
              Stream stream) {
  keep_sums<<<1, 32, 0, static_cast<cudaStream_t>(stream)>>>(names, terms, weights, share, rows,
                                                             term_sums, loss, cursor, step);
}

}  // namespace latplan::nn::torch_backend::kernels
