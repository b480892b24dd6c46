#include "nn/torch/fused_elbo.h"

#include <cmath>

#include "nn/torch/dice.h"

#ifdef LATPLAN_CUDA
#include <torch/csrc/autograd/custom_function.h>

#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

using kernels::Place;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

enum Model : std::int64_t { kStatesAlone, kOneWay, kTwoWays };

// Where each term stands in term_names().
struct Places {
  int names;
  Place pictures[kernels::kMostParts];  // of z0, z1, z2, z3
  Place prior[2], predicted[2];         // of z0, z1
  Place labels[2];                      // given z0, z1
};
Places places_of(Model model) {
  if (model == kStatesAlone) return {4, {{0}, {1}}, {{2}, {3}}, {}, {}};
  if (model == kOneWay) return {6, {{0}, {1}, {2}}, {{3}, {}}, {{}, {5}}, {{4}, {}}};
  return {12, {{0, 7}, {1, 6}, {2}, {8}}, {{3}, {9}}, {{11}, {5}}, {{4}, {10}}};
}

// The tensors in the order of the function's arguments.
struct Tensors {
  at::Tensor decoded, logits, l2, l3, action, prior0, prior1, x0, x1;
  explicit Tensors(const variable_list& list)
      : decoded(list[0]),
        logits(list[1]),
        l2(list[2]),
        l3(list[3]),
        action(list[4]),
        prior0(list[5]),
        prior1(list[6]),
        x0(list[7]),
        x1(list[8]) {}
  float per_row() const { return 1.0F / static_cast<float>(x0.size(0)); }
};

kernels::GaussianTask pictures_of(const Tensors& t, Model model, double sigma) {
  const Places places = places_of(model);
  kernels::GaussianTask task;
  task.count = t.x0.numel();
  task.parts = static_cast<int>(t.decoded.size(0) / t.x0.size(0));
  task.scale = t.per_row() / static_cast<float>(2.0 * sigma * sigma);
  task.y = t.decoded.data_ptr<float>();
  const at::Tensor* pictures[] = {&t.x0, &t.x1, &t.x1, &t.x0};
  for (int i = 0; i < task.parts; ++i) {
    task.x[i] = pictures[i]->data_ptr<float>();
    task.place[i] = places.pictures[i];
  }
  return task;
}

kernels::BernoulliTask states_of(const Tensors& t, Model model, double prior_logit) {
  const Places places = places_of(model);
  kernels::BernoulliTask task;
  task.parts = 2;
  task.count = t.logits.numel() / 2;
  task.scale = t.per_row();
  task.prior = static_cast<float>(prior_logit);
  for (int i = 0; i < 2; ++i) {
    task.q[i] = t.logits.data_ptr<float>() + i * task.count;
    task.to_prior[i] = places.prior[i];
    task.to_p[i] = places.predicted[i];
  }
  if (model == kTwoWays) task.p[0] = t.l3.data_ptr<float>();
  if (model != kStatesAlone) task.p[1] = t.l2.data_ptr<float>();
  return task;
}

kernels::CategoricalTask labels_of(const Tensors& t, Model model) {
  const Places places = places_of(model);
  kernels::CategoricalTask task;
  task.rows = t.action.size(0);
  task.classes = static_cast<int>(t.action.size(1));
  task.scale = t.per_row();
  task.q = t.action.data_ptr<float>();
  task.p[0] = t.prior0.data_ptr<float>();
  if (model == kTwoWays) task.p[1] = t.prior1.data_ptr<float>();
  task.place[0] = places.labels[0];
  task.place[1] = places.labels[1];
  return task;
}

class Elbo : public torch::autograd::Function<Elbo> {
 public:
  // What a model does not have is not looked at: an operation with gradients takes no undefined tensor.
  static at::Tensor forward(AutogradContext* context, const at::Tensor& decoded,
                            const at::Tensor& logits, const at::Tensor& l2, const at::Tensor& l3,
                            const at::Tensor& action, const at::Tensor& prior0,
                            const at::Tensor& prior1, const at::Tensor& x0, const at::Tensor& x1,
                            std::int64_t model_number, double sigma, double prior_logit) {
    const auto model = static_cast<Model>(model_number);
    variable_list list{decoded, logits, l2, l3, action, prior0, prior1, x0, x1};
    const Tensors t(list);
    at::Tensor terms = at::zeros({places_of(model).names}, x0.options());
    float* out = terms.data_ptr<float>();
    kernels::gaussian_terms(pictures_of(t, model, sigma), out, stream_here());
    kernels::bernoulli_terms(states_of(t, model, prior_logit), out, stream_here());
    if (model != kStatesAlone) {
      const at::Tensor rows_out = at::empty({x0.size(0), 5}, x0.options());
      kernels::categorical_terms(labels_of(t, model), rows_out.data_ptr<float>(), out,
                                 stream_here());
      list.push_back(rows_out);
    }
    context->save_for_backward(list);
    context->saved_data["model"] = model_number;
    context->saved_data["sigma"] = sigma;
    context->saved_data["prior"] = prior_logit;
    return terms;
  }

  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const Tensors t(saved);
    const auto model = static_cast<Model>(context->saved_data["model"].toInt());
    const at::Tensor given = gradients[0].contiguous();
    const float* factors = given.data_ptr<float>();
    variable_list result(12);  // one for each argument
    at::Tensor& decoded = result[0] = at::empty_like(t.decoded);
    kernels::gaussian_gradients(pictures_of(t, model, context->saved_data["sigma"].toDouble()),
                                factors, decoded.data_ptr<float>(), stream_here());
    result[1] = at::empty_like(t.logits);
    if (model != kStatesAlone) result[2] = at::empty_like(t.l2);
    if (model == kTwoWays) result[3] = at::empty_like(t.l3);
    const kernels::BernoulliTask states =
        states_of(t, model, context->saved_data["prior"].toDouble());
    kernels::BernoulliGradients out;
    for (int i = 0; i < 2; ++i) out.dq[i] = result[1].data_ptr<float>() + i * states.count;
    if (model == kTwoWays) out.dp[0] = result[3].data_ptr<float>();
    if (model != kStatesAlone) out.dp[1] = result[2].data_ptr<float>();
    kernels::bernoulli_gradients(states, factors, out, stream_here());
    if (model == kStatesAlone) return result;
    result[4] = at::empty_like(t.action);
    result[5] = at::empty_like(t.prior0);
    if (model == kTwoWays) result[6] = at::empty_like(t.prior1);
    kernels::categorical_gradients(labels_of(t, model), saved[9].data_ptr<float>(), factors,
                                   result[4].data_ptr<float>(), result[5].data_ptr<float>(),
                                   model == kTwoWays ? result[6].data_ptr<float>() : nullptr,
                                   stream_here());
    return result;
  }
};

}  // namespace

bool can_fuse_elbo(const at::Tensor& decoded) {
  return decoded.is_cuda() && decoded.scalar_type() == at::kFloat;
}

at::Tensor fused_elbo(const ElboParts& parts) {
  const at::Tensor logits = parts.logits.contiguous();
  const at::Tensor nothing = parts.x0.detach();
  const auto or_nothing = [&](const at::Tensor& x) {
    return x.defined() ? x.contiguous() : nothing;
  };
  Model model = kTwoWays;
  if (!parts.l3.defined()) model = kOneWay;
  if (!parts.l2.defined()) model = kStatesAlone;
  const double prior_logit = std::log(parts.epsilon) - std::log1p(-parts.epsilon);
  return Elbo::apply(parts.decoded.contiguous(), logits, or_nothing(parts.l2), or_nothing(parts.l3),
                     or_nothing(parts.action_logits), or_nothing(parts.prior0),
                     or_nothing(parts.prior1), parts.x0.contiguous(), parts.x1.contiguous(),
                     static_cast<std::int64_t>(model), parts.sigma, prior_logit);
}

#else

bool can_fuse_elbo(const at::Tensor&) { return false; }

at::Tensor fused_elbo(const ElboParts&) { return no_kernels(); }

#endif

}  // namespace latplan::nn::torch_backend
