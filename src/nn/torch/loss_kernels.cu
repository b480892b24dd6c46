// The terms of the ELBO (losses.h): one kernel per kind and direction.
#include "nn/torch/kernel_tools.cuh"

namespace latplan::nn::torch_backend::kernels {
namespace {

__device__ inline void add_term(const Place& place, float value, float* terms) {
  if (place.at >= 0) atomicAdd(terms + place.at, value);
  if (place.also >= 0) atomicAdd(terms + place.also, value);
}

__device__ inline float weight_of(const Place& place, const float* factors) {
  return (place.at >= 0 ? factors[place.at] : 0.0F) +
         (place.also >= 0 ? factors[place.also] : 0.0F);
}

// blockIdx.y: the part.
template <int N>
__global__ void gaussian_values(GaussianTask task, float* terms) {
  const float* x = task.x[blockIdx.y];
  const float* y = task.y + blockIdx.y * task.count;
  float sum[1] = {};
#pragma unroll 4
  for (std::int64_t i = first_of_thread(); i < task.count / N; i += threads_in_row()) {
    float a[N];
    float b[N];
    load<float, N>(x + i * N, a, false);
    load<float, N>(y + i * N, b, false);
#pragma unroll
    for (int j = 0; j < N; ++j) sum[0] += (a[j] - b[j]) * (a[j] - b[j]);
  }
  block_sums(sum);
  if (threadIdx.x == 0) add_term(task.place[blockIdx.y], sum[0] * task.scale, terms);
}

template <int N>
__global__ void gaussian_slopes(GaussianTask task, const float* factors, float* dy) {
  const float* x = task.x[blockIdx.y];
  const std::int64_t start = blockIdx.y * task.count;
  const float weight = 2.0F * task.scale * weight_of(task.place[blockIdx.y], factors);
#pragma unroll 4
  for (std::int64_t i = first_of_thread(); i < task.count / N; i += threads_in_row()) {
    float a[N];
    float b[N];
    load<float, N>(x + i * N, a, false);
    load<float, N>(task.y + start + i * N, b, false);
#pragma unroll
    for (int j = 0; j < N; ++j) b[j] = weight * (b[j] - a[j]);
    store<float, N>(dy + start + i * N, b);
  }
}

// q (l - m) - softplus(l) + softplus(m), losses.cc.
__device__ inline float bernoulli_kl(float l, float m) {
  return sigmoid(l) * (l - m) - softplus(l) + softplus(m);
}

__global__ void bernoulli_values(BernoulliTask task, float* terms) {
  const float* q = task.q[blockIdx.y];
  const float* p = task.p[blockIdx.y];
  float sums[2] = {};
#pragma unroll 4
  for (std::int64_t i = first_of_thread(); i < task.count; i += threads_in_row()) {
    sums[0] += bernoulli_kl(q[i], task.prior);
    if (p != nullptr) sums[1] += bernoulli_kl(q[i], p[i]);
  }
  block_sums(sums);
  if (threadIdx.x != 0) return;
  add_term(task.to_prior[blockIdx.y], sums[0] * task.scale, terms);
  if (p != nullptr) add_term(task.to_p[blockIdx.y], sums[1] * task.scale, terms);
}

__global__ void bernoulli_slopes(BernoulliTask task, const float* factors,
                                 BernoulliGradients gradients) {
  const float* l = task.q[blockIdx.y];
  const float* m = task.p[blockIdx.y];
  float* dl = gradients.dq[blockIdx.y];
  float* dm = gradients.dp[blockIdx.y];
  const float prior = task.scale * weight_of(task.to_prior[blockIdx.y], factors);
  const float other = m == nullptr ? 0 : task.scale * weight_of(task.to_p[blockIdx.y], factors);
  for (std::int64_t i = first_of_thread(); i < task.count; i += threads_in_row()) {
    const float q = sigmoid(l[i]);
    float slope = prior * (l[i] - task.prior);
    if (m != nullptr) {
      slope += other * (l[i] - m[i]);
      dm[i] = other * (sigmoid(m[i]) - q);
    }
    dl[i] = q * (1.0F - q) * slope;
  }
}

// Log-sum-exp, accumulated value by value.
struct LogSum {
  float most = -INFINITY, sum = 0;
  __device__ void add(float value) {
    const float now = fmaxf(most, value);
    sum = sum * __expf(most - now) + __expf(value - now);
    most = now;
  }
  __device__ void add(const LogSum& other) {
    const float now = fmaxf(most, other.most);
    if (now == -INFINITY) return;
    sum = sum * __expf(most - now) + other.sum * __expf(other.most - now);
    most = now;
  }
};

// Log-sum-exp over the block, in every thread.
template <int K>
__device__ void block_log_sums(const LogSum (&parts)[K], float (&logarithms)[K]) {
  __shared__ LogSum shared[kThreads / 32][K];
  __syncthreads();  // a previous call may still read
#pragma unroll
  for (int k = 0; k < K; ++k) {
    LogSum part = parts[k];
    for (int half = 16; half > 0; half /= 2) {
      LogSum other;
      other.most = __shfl_down_sync(0xffffffff, part.most, half);
      other.sum = __shfl_down_sync(0xffffffff, part.sum, half);
      part.add(other);
    }
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32][k] = part;
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < K; ++k) {
    LogSum all = shared[0][k];
    for (int i = 1; i < kThreads / 32; ++i) all.add(shared[i][k]);
    logarithms[k] = all.most + logf(all.sum);
  }
}

// One block per row: log normalisers and KLs, in every thread.
template <int K>
__device__ void categorical_row(const CategoricalTask& task, std::int64_t row, float (&norms)[1 + K],
                                float (&kl)[K]) {
  const std::int64_t start = row * task.classes;
  const float* q = task.q + start;
  LogSum parts[1 + K];
#pragma unroll 4
  for (int j = threadIdx.x; j < task.classes; j += blockDim.x) {
    parts[0].add(q[j]);
#pragma unroll
    for (int k = 0; k < K; ++k) parts[1 + k].add(task.p[k][start + j]);
  }
  block_log_sums(parts, norms);
#pragma unroll
  for (int k = 0; k < K; ++k) kl[k] = 0;
#pragma unroll 4
  for (int j = threadIdx.x; j < task.classes; j += blockDim.x) {
    const float log_q = q[j] - norms[0];
    const float share = __expf(log_q);
#pragma unroll
    for (int k = 0; k < K; ++k) kl[k] += share * (log_q - (task.p[k][start + j] - norms[1 + k]));
  }
  block_sums(kl);
}

// K: 1 or 2 other distributions.
template <int K>
__global__ void categorical_values(CategoricalTask task, float* rows_out, float* terms) {
  float sums[K] = {};
  for (std::int64_t row = blockIdx.x; row < task.rows; row += gridDim.x) {
    float norms[1 + K];
    float kl[K];
    categorical_row<K>(task, row, norms, kl);
#pragma unroll
    for (int k = 0; k < K; ++k) sums[k] += kl[k];
    if (threadIdx.x != 0) continue;
    float* out = rows_out + row * 5;
    out[0] = norms[0];
#pragma unroll
    for (int k = 0; k < K; ++k) {
      out[1 + k] = norms[1 + k];
      out[3 + k] = kl[k];
    }
  }
  if (threadIdx.x != 0) return;
#pragma unroll
  for (int k = 0; k < K; ++k) add_term(task.place[k], sums[k] * task.scale, terms);
}

template <int K>
__global__ void categorical_slopes(CategoricalTask task, const float* rows_out,
                                   const float* factors, float* dq, float* dp0, float* dp1) {
  const std::int64_t start = static_cast<std::int64_t>(blockIdx.x) * task.classes;
  const float* row = rows_out + static_cast<std::int64_t>(blockIdx.x) * 5;
  float* const dp[2] = {dp0, dp1};
  float weight[K];
#pragma unroll
  for (int k = 0; k < K; ++k) weight[k] = task.scale * weight_of(task.place[k], factors);
#pragma unroll 4
  for (int j = threadIdx.x; j < task.classes; j += blockDim.x) {
    const float log_q = task.q[start + j] - row[0];
    const float share = __expf(log_q);
    float slope = 0;
#pragma unroll
    for (int k = 0; k < K; ++k) {
      const float log_p = task.p[k][start + j] - row[1 + k];
      slope += weight[k] * (log_q - log_p - row[3 + k]);
      dp[k][start + j] = weight[k] * (__expf(log_p) - share);
    }
    dq[start + j] = share * slope;
  }
}

dim3 grid_of(int parts, std::int64_t values, int most = kBlocksWanted) {
  return dim3(blocks_for(values, most / parts), parts);
}

// Limits the number of blocks: each ends with atomic additions to the same few words.
constexpr int kSumBlocks = 132 * 2;

}  // namespace

void gaussian_terms(const GaussianTask& task, float* terms, Stream stream) {
  const auto s = static_cast<cudaStream_t>(stream);
  if (task.count % 4 == 0) {
    gaussian_values<4><<<grid_of(task.parts, task.count / 4, kSumBlocks), kThreads, 0, s>>>(task, terms);
  } else {
    gaussian_values<1><<<grid_of(task.parts, task.count, kSumBlocks), kThreads, 0, s>>>(task, terms);
  }
}

void gaussian_gradients(const GaussianTask& task, const float* factors, float* dy, Stream stream) {
  const auto s = static_cast<cudaStream_t>(stream);
  if (task.count % 4 == 0) {
    gaussian_slopes<4><<<grid_of(task.parts, task.count / 4), kThreads, 0, s>>>(task, factors, dy);
  } else {
    gaussian_slopes<1><<<grid_of(task.parts, task.count), kThreads, 0, s>>>(task, factors, dy);
  }
}

void bernoulli_terms(const BernoulliTask& task, float* terms, Stream stream) {
  bernoulli_values<<<grid_of(task.parts, task.count, 2 * kSumBlocks), kThreads, 0,
                     static_cast<cudaStream_t>(stream)>>>(task, terms);
}

void bernoulli_gradients(const BernoulliTask& task, const float* factors,
                         const BernoulliGradients& gradients, Stream stream) {
  bernoulli_slopes<<<grid_of(task.parts, task.count), kThreads, 0,
                     static_cast<cudaStream_t>(stream)>>>(task, factors, gradients);
}

void categorical_terms(const CategoricalTask& task, float* rows_out, float* terms, Stream stream) {
  const auto blocks = static_cast<unsigned>(std::min<std::int64_t>(task.rows, kBlocksWanted));
  const auto s = static_cast<cudaStream_t>(stream);
  if (task.p[1] == nullptr) {
    categorical_values<1><<<blocks, kThreads, 0, s>>>(task, rows_out, terms);
  } else {
    categorical_values<2><<<blocks, kThreads, 0, s>>>(task, rows_out, terms);
  }
}

void categorical_gradients(const CategoricalTask& task, const float* rows_out, const float* factors,
                           float* dq, float* dp0, float* dp1, Stream stream) {
  const auto rows = static_cast<unsigned>(task.rows);
  const auto s = static_cast<cudaStream_t>(stream);
  if (task.p[1] == nullptr) {
    categorical_slopes<1><<<rows, kThreads, 0, s>>>(task, rows_out, factors, dq, dp0, dp1);
  } else {
    categorical_slopes<2><<<rows, kThreads, 0, s>>>(task, rows_out, factors, dq, dp0, dp1);
  }
}

}  // namespace latplan::nn::torch_backend::kernels
