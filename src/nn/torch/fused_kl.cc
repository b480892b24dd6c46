#include "nn/torch/fused_kl.h"

#include "base/error.h"

#ifdef LATPLAN_CUDA
#include <c10/cuda/CUDAStream.h>
#include <torch/csrc/autograd/custom_function.h>

#include "nn/torch/kernels.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

kernels::Stream kl_stream() { return c10::cuda::getCurrentCUDAStream().stream(); }

float per_row(const at::Tensor& x) { return 1.0F / static_cast<float>(x.size(0)); }

class BernoulliKl : public torch::autograd::Function<BernoulliKl> {
 public:
  // Without `learnt` p is not looked at: an operation with gradients takes no undefined tensor.
  static at::Tensor forward(AutogradContext* context, const at::Tensor& q, const at::Tensor& p,
                            bool learnt, double prior_logit) {
    context->save_for_backward({q, p});
    context->saved_data["learnt"] = learnt;
    context->saved_data["prior"] = prior_logit;
    at::Tensor sum = at::zeros({}, q.options());
    kernels::bernoulli_kl(q.numel(), q.data_ptr<float>(), learnt ? p.data_ptr<float>() : nullptr,
                          static_cast<float>(prior_logit), sum.data_ptr<float>(), kl_stream());
    return sum.mul_(per_row(q));
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const at::Tensor& q = saved[0];
    const bool learnt = context->saved_data["learnt"].toBool();
    at::Tensor dq = at::empty_like(q);
    at::Tensor dp = learnt ? at::empty_like(q) : at::Tensor();
    kernels::bernoulli_kl_gradient(
        q.numel(), q.data_ptr<float>(), learnt ? saved[1].data_ptr<float>() : nullptr,
        static_cast<float>(context->saved_data["prior"].toDouble()), gradients[0].data_ptr<float>(),
        per_row(q), dq.data_ptr<float>(), learnt ? dp.data_ptr<float>() : nullptr, kl_stream());
    return {dq, dp, at::Tensor(), at::Tensor()};
  }
};

class CategoricalKl : public torch::autograd::Function<CategoricalKl> {
 public:
  static at::Tensor forward(AutogradContext* context, const at::Tensor& q, const at::Tensor& p) {
    const at::Tensor rows = at::empty({q.size(0), 3}, q.options());
    at::Tensor sum = at::zeros({}, q.options());
    kernels::categorical_kl(q.size(0), static_cast<int>(q.size(1)), q.data_ptr<float>(),
                            p.data_ptr<float>(), rows.data_ptr<float>(), sum.data_ptr<float>(),
                            kl_stream());
    context->save_for_backward({q, p, rows});
    return sum.mul_(per_row(q));
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const at::Tensor& q = saved[0];
    at::Tensor dq = at::empty_like(q);
    at::Tensor dp = at::empty_like(q);
    kernels::categorical_kl_gradient(q.size(0), static_cast<int>(q.size(1)), q.data_ptr<float>(),
                                     saved[1].data_ptr<float>(), saved[2].data_ptr<float>(),
                                     gradients[0].data_ptr<float>(), per_row(q),
                                     dq.data_ptr<float>(), dp.data_ptr<float>(), kl_stream());
    return {dq, dp};
  }
};

}  // namespace

bool can_fuse_kl(const at::Tensor& logits) {
  return logits.is_cuda() && logits.scalar_type() == at::kFloat;
}

at::Tensor fused_bernoulli_kl(const at::Tensor& q, const at::Tensor& p, double prior_logit) {
  const at::Tensor logits = q.contiguous();
  return BernoulliKl::apply(logits, p.defined() ? p.contiguous() : logits.detach(), p.defined(),
                            prior_logit);
}

at::Tensor fused_categorical_kl(const at::Tensor& q, const at::Tensor& p) {
  return CategoricalKl::apply(q.contiguous(), p.contiguous());
}

#else

bool can_fuse_kl(const at::Tensor&) { return false; }

at::Tensor fused_bernoulli_kl(const at::Tensor&, const at::Tensor&, double) {
  LATPLAN_CHECK(false, "this build has no kernels of its own");
  return {};
}

at::Tensor fused_categorical_kl(const at::Tensor&, const at::Tensor&) {
  LATPLAN_CHECK(false, "this build has no kernels of its own");
  return {};
}

#endif

}  // namespace latplan::nn::torch_backend
