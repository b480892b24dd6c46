// CUDA kernels for training. The interface uses plain device pointers, so that the CUDA compiler
// does not see LibTorch. All functions run asynchronously on `stream` and allocate nothing.
#pragma once

#include <cstdint>

namespace latplan::nn::torch_backend::kernels {

using Stream = void*;  // cudaStream_t

enum class Type { kFloat, kBFloat16 };

// Random numbers are a function of these and of the position.
struct Draw {
  const std::int64_t* dice = nullptr;  // [2] seed, step
  std::uint32_t number = 0;            // number of the call within the step
};

// --- batch norm (norm_kernels.cu, small_norm_kernels.cu)

// A row-major matrix [calls * rows, features] of `type`. Each call has its own statistics.
struct NormTask {
  Type type = Type::kFloat;
  int calls = 1;
  int remembered = 1;     // the running statistics follow this many first calls
  std::int64_t rows = 0;  // per call
  int features = 0;
  bool relu = false;
  bool positive = false;  // the factor is softplus(scale)
  float drop = 0;
  float epsilon = 0, momentum = 0;
  Draw draw;
};

// y = dropout(scale (relu(x) - mean) / deviation + shift). sums [calls, 2, features] must be zero.
// Writes mean and 1 / deviation to statistics [calls, 2, features] for the backward pass.
void norm_forward(const NormTask& task, const void* x, const float* scale, const float* shift,
                  float* running_mean, float* running_variance, float* sums, float* statistics,
                  void* y, Stream stream);
// sums [calls, 2, features] must be zero.
void norm_backward(const NormTask& task, const void* x, const void* dy, const float* scale,
                   const float* statistics, float* sums, void* dx, float* dscale, float* dshift,
                   Stream stream);

// The same for small matrices, one kernel per direction.
bool is_small(const NormTask& task);
void small_norm_forward(const NormTask& task, const void* x, const float* scale, const float* shift,
                        float* running_mean, float* running_variance, float* statistics, void* y,
                        Stream stream);
void small_norm_backward(const NormTask& task, const void* x, const void* dy, const float* scale,
                         const float* statistics, void* dx, float* dscale, float* dshift,
                         Stream stream);

// --- loss terms (loss_kernels.cu)

// Indices of a term in the vector of all terms. A term with two names has two indices; its weight
// in the backward pass is the sum of both factors. -1: none.
struct Place {
  int at = -1, also = -1;
};
inline constexpr int kMostParts = 4;

// -log N(x | y, sigma): scale * sum (x - y)^2 of each part with `count` values.
struct GaussianTask {
  int parts = 0;
  std::int64_t count = 0;
  float scale = 0;
  const float* y = nullptr;  // [parts, count]
  const float* x[kMostParts] = {};
  Place place[kMostParts];
};
void gaussian_terms(const GaussianTask& task, float* terms, Stream stream);
void gaussian_gradients(const GaussianTask& task, const float* factors, float* dy, Stream stream);

// For each part with `count` logits: scale * KL(Bern(sigmoid(q)) || Bern(sigmoid(prior))) and, if p
// is not null, scale * KL(Bern(sigmoid(q)) || Bern(sigmoid(p))).
struct BernoulliTask {
  int parts = 0;
  std::int64_t count = 0;
  float scale = 0, prior = 0;
  const float* q[kMostParts] = {};
  const float* p[kMostParts] = {};
  Place to_prior[kMostParts], to_p[kMostParts];
};
struct BernoulliGradients {
  float* dq[kMostParts] = {};
  float* dp[kMostParts] = {};
};
void bernoulli_terms(const BernoulliTask& task, float* terms, Stream stream);
void bernoulli_gradients(const BernoulliTask& task, const float* factors,
                         const BernoulliGradients& gradients, Stream stream);

// scale * KL(Cat(softmax(q)) || Cat(softmax(p))) for one or two p of logits [rows, classes].
struct CategoricalTask {
  std::int64_t rows = 0;
  int classes = 0;
  float scale = 0;
  const float* q = nullptr;
  const float* p[2] = {};  // the second may be null
  Place place[2];
};
// rows_out [rows, 5]: log normalisers of q and each p, then the KLs, for the backward pass.
void categorical_terms(const CategoricalTask& task, float* rows_out, float* terms, Stream stream);
void categorical_gradients(const CategoricalTask& task, const float* rows_out, const float* factors,
                           float* dq, float* dp0, float* dp1, Stream stream);

// --- dense layers (linear_kernels.cu)

// out[column] = sum over the rows of x [rows, columns].
void column_sums(Type type, std::int64_t rows, std::int64_t columns, const void* x, void* out,
                 Stream stream);

// --- samples (sampling_kernels.cu). Uniform numbers are drawn from [kEdge, 1 - kEdge] unless given.

struct SampleTask {
  std::int64_t rows = 0;
  int columns = 0;
  const float* tau = nullptr;
  const float* uniforms = nullptr;
  Draw draw;
};
inline constexpr float kEdge = 1e-5F;

// z = sigmoid((l + logit(u)) / tau)
void relaxed_bits(const SampleTask& task, const float* l, float* z, Stream stream);
void relaxed_bits_gradient(const SampleTask& task, const float* z, const float* dz, float* dl,
                           Stream stream);
// Each row: softmax((l - log(-log(u))) / tau)
void relaxed_choice(const SampleTask& task, const float* l, float* y, Stream stream);
void relaxed_choice_gradient(const SampleTask& task, const float* y, const float* dy, float* dl,
                             Stream stream);
// sigmoid of l [2 * rows, columns] with both halves side by side: [rows, 2 * columns].
void side_by_side(std::int64_t rows, int columns, const float* l, float* sides, Stream stream);
void side_by_side_gradient(std::int64_t rows, int columns, const float* sides, const float* dsides,
                           float* dl, Stream stream);
// y = x + amount * normal noise in the first `columns` of each row, 0 in the rest of [rows,
// stored].
void add_noise(std::int64_t rows, std::int64_t stored, std::int64_t columns, float amount,
               const Draw& draw, const float* x, float* y, Stream stream);

// --- start and end of a step (step_kernels.cu)

// Rows order[*cursor], order[*cursor + 1], ... of `first`, then of `second` (both [.., columns]),
// padded with zeros: out [2 * rows, stored].
void gather_pairs(std::int64_t rows, std::int64_t columns, std::int64_t stored,
                  const std::int64_t* order, const std::int64_t* cursor, const float* first,
                  const float* second, float* out, Stream stream);

// Gradients of arrays anywhere in memory, and the offsets of the arrays in the buffer of values.
inline constexpr int kMostArrays = 96;
struct GradientTable {
  int arrays = 0;
  const float* gradient[kMostArrays] = {};  // null: 0
  std::int64_t offset[kMostArrays] = {};    // a multiple of 4
  std::int64_t count[kMostArrays] = {};
  int chunks_before[kMostArrays + 1] = {};  // set by sum_squares() and radam_step()
};
// Sum of squares, in kSquareBlocks partial sums.
inline constexpr int kSquareBlocks = 512;
void sum_squares(GradientTable table, float* parts, Stream stream);
// One step of RAdam (radam.h) with the StepSize in row *step of sizes [steps, 3]. Clips the
// gradient to norm `clip` (0: no clipping); its squared norm is the sum of the `parts` values of
// `squares`.
void radam_step(GradientTable table, float* values, float* first, float* second, const float* sizes,
                const std::int64_t* step, float clip, int parts, const float* squares,
                Stream stream);

// term_sums += share * terms; loss += share * dot(terms, weights); cursor += rows; step += 1.
void end_step(int names, const float* terms, const float* weights, float share, std::int64_t rows,
              float* term_sums, float* loss, std::int64_t* cursor, std::int64_t* step,
              Stream stream);

}  // namespace latplan::nn::torch_backend::kernels
