#include "nn/torch/fused_norm.h"

#ifdef LATPLAN_CUDA
#include <torch/csrc/autograd/custom_function.h>

#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

kernels::NormTask task_of(const FusedNorm& norm, const at::Tensor& x) {
  LATPLAN_CHECK(x.dim() == 2 && x.is_contiguous() && x.size(0) % norm.calls == 0,
                "fused_norm() needs a contiguous matrix with whole calls");
  kernels::NormTask task;
  task.type = x.scalar_type() == at::kBFloat16 ? kernels::Type::kBFloat16 : kernels::Type::kFloat;
  task.calls = norm.calls;
  task.remembered = norm.remembered;
  task.rows = x.size(0) / norm.calls;
  task.features = static_cast<int>(x.size(1));
  task.relu = norm.relu;
  task.drop = static_cast<float>(norm.drop);
  task.epsilon = static_cast<float>(norm.epsilon);
  task.momentum = static_cast<float>(norm.momentum);
  task.positive = norm.positive;
  task.draw = {norm.dice.data_ptr<std::int64_t>(), static_cast<std::uint32_t>(norm.number)};
  return task;
}

// [calls, 2, features] zeros for the sums of a large norm.
at::Tensor zero_sums(const kernels::NormTask& task, const at::Tensor& scale) {
  return at::zeros({task.calls, 2, task.features}, scale.options().requires_grad(false));
}

class FusedNormFunction : public torch::autograd::Function<FusedNormFunction> {
 public:
  using Context = torch::autograd::AutogradContext;

  static at::Tensor forward(Context* context, const FusedNorm& norm, const at::Tensor& x,
                            const at::Tensor& scale, const at::Tensor& shift, at::Tensor mean,
                            at::Tensor variance) {
    const kernels::NormTask task = task_of(norm, x);
    const at::Tensor statistics =
        at::empty({norm.calls, 2, task.features}, scale.options().requires_grad(false));
    at::Tensor y = at::empty_like(x);
    if (kernels::is_small(task)) {
      kernels::small_norm_forward(task, x.data_ptr(), scale.data_ptr<float>(),
                                  shift.data_ptr<float>(), mean.data_ptr<float>(),
                                  variance.data_ptr<float>(), statistics.data_ptr<float>(),
                                  y.data_ptr(), stream_here());
    } else {
      kernels::norm_forward(task, x.data_ptr(), scale.data_ptr<float>(), shift.data_ptr<float>(),
                            mean.data_ptr<float>(), variance.data_ptr<float>(),
                            zero_sums(task, scale).data_ptr<float>(), statistics.data_ptr<float>(),
                            y.data_ptr(), stream_here());
    }
    context->save_for_backward({x, scale, statistics, norm.dice});
    context->saved_data["calls"] = static_cast<std::int64_t>(norm.calls);
    context->saved_data["relu"] = norm.relu;
    context->saved_data["positive"] = norm.positive;
    context->saved_data["drop"] = norm.drop;
    context->saved_data["number"] = static_cast<std::int64_t>(norm.number);
    return y;
  }

  static torch::autograd::variable_list backward(Context* context,
                                                 torch::autograd::variable_list gradients) {
    const torch::autograd::variable_list saved = context->get_saved_variables();
    const at::Tensor& x = saved[0];
    const at::Tensor& scale = saved[1];
    FusedNorm norm;
    norm.calls = static_cast<int>(context->saved_data["calls"].toInt());
    norm.relu = context->saved_data["relu"].toBool();
    norm.positive = context->saved_data["positive"].toBool();
    norm.drop = context->saved_data["drop"].toDouble();
    norm.number = static_cast<int>(context->saved_data["number"].toInt());
    norm.dice = saved[3];
    const kernels::NormTask task = task_of(norm, x);
    const at::Tensor dy = gradients[0].contiguous().to(x.scalar_type());
    at::Tensor dx = at::empty_like(x);
    at::Tensor dscale = at::empty_like(scale);
    at::Tensor dshift = at::empty_like(scale);
    if (kernels::is_small(task)) {
      kernels::small_norm_backward(
          task, x.data_ptr(), dy.data_ptr(), scale.data_ptr<float>(), saved[2].data_ptr<float>(),
          dx.data_ptr(), dscale.data_ptr<float>(), dshift.data_ptr<float>(), stream_here());
    } else {
      kernels::norm_backward(task, x.data_ptr(), dy.data_ptr(), scale.data_ptr<float>(),
                             saved[2].data_ptr<float>(), zero_sums(task, scale).data_ptr<float>(),
                             dx.data_ptr(), dscale.data_ptr<float>(), dshift.data_ptr<float>(),
                             stream_here());
    }
    return {at::Tensor(), dx, dscale, dshift, at::Tensor(), at::Tensor()};
  }
};

}  // namespace

at::Tensor fused_norm(const FusedNorm& norm, const at::Tensor& x, const at::Tensor& scale,
                      const at::Tensor& shift, const at::Tensor& mean, const at::Tensor& variance) {
  return FusedNormFunction::apply(norm, x.contiguous(), scale, shift, mean, variance);
}

#else

at::Tensor fused_norm(const FusedNorm&, const at::Tensor&, const at::Tensor&, const at::Tensor&,
                      const at::Tensor&, const at::Tensor&) {
  return no_kernels();
}

#endif

}  // namespace latplan::nn::torch_backend
