// The gradient of a bias: sums over the rows.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

constexpr int kColumns = 8;  // per block: one memory sector of each row
constexpr int kSumThreads = 1024;

template <typename T>
__global__ void __launch_bounds__(kSumThreads)
    sum_columns(std::int64_t rows, std::int64_t columns, const T* x, T* out) {
  __shared__ float shared[kSumThreads / 32][kColumns];
  const int within = threadIdx.x % kColumns;
  const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * kColumns + within;
  float sum = 0;
  if (column < columns) {
#pragma unroll 4
    for (std::int64_t row = threadIdx.x / kColumns; row < rows; row += kSumThreads / kColumns) {
      sum += to_float(x[row * columns + column]);
    }
  }
  for (int step = 16; step >= kColumns; step /= 2) sum += __shfl_xor_sync(0xffffffff, sum, step);
  if (threadIdx.x % 32 < kColumns) shared[threadIdx.x / 32][within] = sum;
  __syncthreads();
  if (threadIdx.x >= kColumns || column >= columns) return;
  float total = 0;
  for (int warp = 0; warp < kSumThreads / 32; ++warp) total += shared[warp][within];
  out[column] = from_float<T>(total);
}

}  // namespace

void column_sums(Type type, std::int64_t rows, std::int64_t columns, const void* x, void* out,
                 Stream stream) {
  const auto blocks = static_cast<unsigned>((columns + kColumns - 1) / kColumns);
  const auto s = static_cast<cudaStream_t>(stream);
  if (type == Type::kBFloat16) {
    sum_columns<<<blocks, kSumThreads, 0, s>>>(rows, columns, static_cast<const __nv_bfloat16*>(x),
                                               static_cast<__nv_bfloat16*>(out));
  } else {
    sum_columns<<<blocks, kSumThreads, 0, s>>>(rows, columns, static_cast<const float*>(x),
                                               static_cast<float*>(out));
  }
}

}  // namespace latplan::nn::torch_backend::kernels
