#include "nn/torch/fused_step.h"

#include "nn/torch/dice.h"

#ifdef LATPLAN_CUDA
#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA

at::Tensor fused_gather(const at::Tensor& first, const at::Tensor& second, const at::Tensor& order,
                        const at::Tensor& cursor, std::int64_t count, std::int64_t columns) {
  LATPLAN_CHECK(first.is_contiguous() && second.is_contiguous() && first.dim() == 2,
                "pairs must be contiguous matrices");
  at::Tensor rows = at::empty({2 * count, columns}, first.options());
  kernels::gather_pairs(count, first.size(1), columns, order.data_ptr<std::int64_t>(),
                        cursor.data_ptr<std::int64_t>(), first.data_ptr<float>(),
                        second.data_ptr<float>(), rows.data_ptr<float>(), stream_here());
  return rows;
}

void fused_end(const at::Tensor& terms, const at::Tensor& weights, double share, std::int64_t count,
               at::Tensor& term_sums, at::Tensor& loss, at::Tensor& cursor, at::Tensor& dice) {
  kernels::end_step(
      static_cast<int>(terms.numel()), terms.data_ptr<float>(), weights.data_ptr<float>(),
      static_cast<float>(share), count, term_sums.data_ptr<float>(), loss.data_ptr<float>(),
      cursor.data_ptr<std::int64_t>(), dice.data_ptr<std::int64_t>() + 1, stream_here());
}

#else

at::Tensor fused_gather(const at::Tensor&, const at::Tensor&, const at::Tensor&, const at::Tensor&,
                        std::int64_t, std::int64_t) {
  return no_kernels();
}
void fused_end(const at::Tensor&, const at::Tensor&, double, std::int64_t, at::Tensor&, at::Tensor&,
               at::Tensor&, at::Tensor&) {
  no_kernels();
}

#endif

}  // namespace latplan::nn::torch_backend
