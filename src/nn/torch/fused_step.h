// Start and end of a training step, one CUDA kernel each (CUDA builds).
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// `count` rows order[cursor], order[cursor + 1], ... of `first`, then of `second`, padded with
// zeros: [2 * count, columns].
at::Tensor fused_gather(const at::Tensor& first, const at::Tensor& second, const at::Tensor& order,
                        const at::Tensor& cursor, std::int64_t count, std::int64_t columns);

// Adds share * terms [names] to term_sums and their weighted sum to loss. Advances the cursor by
// `count` and the step, dice[1], by one.
void fused_end(const at::Tensor& terms, const at::Tensor& weights, double share, std::int64_t count,
               at::Tensor& term_sums, at::Tensor& loss, at::Tensor& cursor, at::Tensor& dice);

}  // namespace latplan::nn::torch_backend
