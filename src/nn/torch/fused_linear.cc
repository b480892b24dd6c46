#include "nn/torch/fused_linear.h"

#include "nn/torch/dice.h"

#ifdef LATPLAN_CUDA
#include <torch/csrc/autograd/custom_function.h>

#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

class Linear : public torch::autograd::Function<Linear> {
 public:
  static at::Tensor forward(AutogradContext* context, const at::Tensor& x, const at::Tensor& weight,
                            const at::Tensor& bias) {
    context->save_for_backward({x, weight});
    return at::linear(x, weight, bias);
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const at::Tensor dy = gradients[0].contiguous();
    variable_list result(3);
    if (context->needs_input_grad(0)) result[0] = dy.mm(saved[1]);
    if (context->needs_input_grad(1)) result[1] = dy.t().mm(saved[0]);
    if (context->needs_input_grad(2)) {
      result[2] = at::empty({dy.size(1)}, dy.options());
      kernels::column_sums(
          dy.scalar_type() == at::kBFloat16 ? kernels::Type::kBFloat16 : kernels::Type::kFloat,
          dy.size(0), dy.size(1), dy.data_ptr(), result[2].data_ptr(), stream_here());
    }
    return result;
  }
};

}  // namespace

at::Tensor fused_linear(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
  return Linear::apply(x, weight, bias);
}

#else

at::Tensor fused_linear(const at::Tensor&, const at::Tensor&, const at::Tensor&) {
  return no_kernels();
}

#endif

}  // namespace latplan::nn::torch_backend
