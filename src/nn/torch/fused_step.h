// What a training step does around the network, each one kernel of our own (CUDA builds).
#pragma once

#include <ATen/ATen.h>

namespace latplan::nn::torch_backend {

// Rows order[cursor], order[cursor + 1], ... of `first`, then those of `second`, zeros at the end of each:
// [2 * count, columns].
at::Tensor fused_gather(const at::Tensor& first, const at::Tensor& second, const at::Tensor& order,
                        const at::Tensor& cursor, std::int64_t count, std::int64_t columns);

// Adds the step's terms [names], times `share`, to term_sums and, weighted, to loss; moves the cursor by `count` and the
// step, dice[1], by one.
void fused_end(const at::Tensor& terms, const at::Tensor& weights, double share, std::int64_t count,
               at::Tensor& term_sums, at::Tensor& loss, at::Tensor& cursor, at::Tensor& dice);

}  // namespace latplan::nn::torch_backend
