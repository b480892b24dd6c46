#include "nn/torch/fused_elbo.h"

#include <cmath>

#include "nn/torch/dice.h"

#ifdef LATPLAN_CUDA
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

using kernels::Place;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

// The place of each term in term_names(), by the index of the state it belongs to.
struct Places {
  int names = 0;
  std::array<Place, 4> pictures;   // reconstruction from z0, z1, z2, z3
  std::array<Place, 2> prior;      // KL of z0, z1 to Bern(epsilon)
  std::array<Place, 2> predicted;  // KL of z0, z1 to its prediction
  std::array<Place, 2> labels;     // KL of the action to p(a|z0), p(a|z1)
};

Places places_of(Objective objective) {
  const std::vector<std::string> names = term_names(objective);
  const auto index = [&](const char* name) {  // -1: not a term of this objective
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
  };
  Places places;
  places.names = static_cast<int>(names.size());
  places.pictures[0] = {index("reconstruct_x0_z0"), index("reconstruct_x0_z0_backward")};
  places.pictures[1] = {index("reconstruct_x1_z1"), index("reconstruct_x1_z1_backward")};
  places.pictures[2].at = index("reconstruct_x1_z2");
  places.pictures[3].at = index("reconstruct_x0_z3");
  places.prior[0].at = index("kl_z0_prior");
  places.prior[1].at = index("kl_z1_prior");
  places.predicted[0].at = index("kl_z0_z3");
  places.predicted[1].at = index("kl_z1_z2");
  places.labels[0].at = index("kl_a_z0");
  places.labels[1].at = index("kl_a_z1");
  return places;
}

// The differentiable function's tensors, and their gradients, by position.
enum Input { kDecoded, kLogits, kL2, kL3, kAction, kPrior0, kPrior1, kX0, kX1, kInputs };

struct Settings {
  Objective objective;
  double sigma, prior_logit;
  bool has_actions() const { return objective != Objective::kStates; }
  bool is_backward() const { return objective == Objective::kBothWays; }
};

float* floats(const variable_list& tensors, Input input) {
  return tensors[input].data_ptr<float>();
}

float per_row(const variable_list& tensors) {
  return 1.0F / static_cast<float>(tensors[kX0].size(0));
}

kernels::GaussianTask picture_task(const variable_list& tensors, const Settings& s) {
  const Places places = places_of(s.objective);
  kernels::GaussianTask task;
  task.count = tensors[kX0].numel();
  task.parts = static_cast<int>(tensors[kDecoded].size(0) / tensors[kX0].size(0));
  task.scale = per_row(tensors) / static_cast<float>(2.0 * s.sigma * s.sigma);
  task.y = floats(tensors, kDecoded);
  const std::array<Input, 4> pictures = {kX0, kX1, kX1, kX0};
  for (int i = 0; i < task.parts; ++i) {
    task.x[i] = floats(tensors, pictures[i]);
    task.place[i] = places.pictures[i];
  }
  return task;
}

kernels::BernoulliTask state_task(const variable_list& tensors, const Settings& s) {
  const Places places = places_of(s.objective);
  kernels::BernoulliTask task;
  task.parts = 2;
  task.count = tensors[kLogits].numel() / 2;
  task.scale = per_row(tensors);
  task.prior = static_cast<float>(s.prior_logit);
  for (int i = 0; i < 2; ++i) {
    task.q[i] = floats(tensors, kLogits) + i * task.count;
    task.to_prior[i] = places.prior[i];
    task.to_p[i] = places.predicted[i];
  }
  if (s.is_backward()) task.p[0] = floats(tensors, kL3);
  if (s.has_actions()) task.p[1] = floats(tensors, kL2);
  return task;
}

kernels::CategoricalTask label_task(const variable_list& tensors, const Settings& s) {
  const Places places = places_of(s.objective);
  kernels::CategoricalTask task;
  task.rows = tensors[kAction].size(0);
  task.classes = static_cast<int>(tensors[kAction].size(1));
  task.scale = per_row(tensors);
  task.q = floats(tensors, kAction);
  task.p[0] = floats(tensors, kPrior0);
  if (s.is_backward()) task.p[1] = floats(tensors, kPrior1);
  for (int i = 0; i < 2; ++i) task.place[i] = places.labels[i];
  return task;
}

class Elbo : public torch::autograd::Function<Elbo> {
 public:
  // Inputs that the objective does not need are defined but ignored: autograd does not accept
  // undefined tensors.
  static at::Tensor forward(AutogradContext* context, at::TensorList inputs, const Settings& s) {
    variable_list tensors = inputs.vec();
    const at::TensorOptions options = tensors[kX0].options();
    at::Tensor terms = at::zeros({places_of(s.objective).names}, options);
    float* out = terms.data_ptr<float>();
    kernels::gaussian_terms(picture_task(tensors, s), out, stream_here());
    kernels::bernoulli_terms(state_task(tensors, s), out, stream_here());
    if (s.has_actions()) {
      const at::Tensor rows_out = at::empty({tensors[kX0].size(0), 5}, options);
      kernels::categorical_terms(label_task(tensors, s), rows_out.data_ptr<float>(), out,
                                 stream_here());
      tensors.push_back(rows_out);  // at position kInputs
    }
    context->save_for_backward(tensors);
    context->saved_data["objective"] = static_cast<std::int64_t>(s.objective);
    context->saved_data["sigma"] = s.sigma;
    context->saved_data["prior_logit"] = s.prior_logit;
    return terms;
  }

  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const Settings s{static_cast<Objective>(context->saved_data["objective"].toInt()),
                     context->saved_data["sigma"].toDouble(),
                     context->saved_data["prior_logit"].toDouble()};
    const at::Tensor given = gradients[0].contiguous();
    const float* factors = given.data_ptr<float>();
    variable_list result(kInputs + 1);  // one for each tensor, and one for the settings
    const auto allocate = [&](Input input) {
      result[input] = at::empty_like(saved[input]);
      return result[input].data_ptr<float>();
    };
    kernels::gaussian_gradients(picture_task(saved, s), factors, allocate(kDecoded), stream_here());

    const kernels::BernoulliTask states = state_task(saved, s);
    kernels::BernoulliGradients out;
    out.dq[0] = allocate(kLogits);
    out.dq[1] = out.dq[0] + states.count;
    if (s.is_backward()) out.dp[0] = allocate(kL3);
    if (s.has_actions()) out.dp[1] = allocate(kL2);
    kernels::bernoulli_gradients(states, factors, out, stream_here());
    if (!s.has_actions()) return result;

    float* daction = allocate(kAction);
    float* dprior0 = allocate(kPrior0);
    float* dprior1 = s.is_backward() ? allocate(kPrior1) : nullptr;
    kernels::categorical_gradients(label_task(saved, s), saved[kInputs].data_ptr<float>(), factors,
                                   daction, dprior0, dprior1, stream_here());
    return result;
  }
};

}  // namespace

bool can_fuse_elbo(const at::Tensor& decoded) {
  return decoded.is_cuda() && decoded.scalar_type() == at::kFloat;
}

at::Tensor fused_elbo(const ElboParts& parts) {
  const at::Tensor unused = parts.x0.detach();
  const auto contiguous = [&](const at::Tensor& x) {
    return x.defined() ? x.contiguous() : unused;
  };
  variable_list inputs(kInputs);
  inputs[kDecoded] = contiguous(parts.decoded);
  inputs[kLogits] = contiguous(parts.logits);
  inputs[kL2] = contiguous(parts.l2);
  inputs[kL3] = contiguous(parts.l3);
  inputs[kAction] = contiguous(parts.action_logits);
  inputs[kPrior0] = contiguous(parts.prior0);
  inputs[kPrior1] = contiguous(parts.prior1);
  inputs[kX0] = contiguous(parts.x0);
  inputs[kX1] = contiguous(parts.x1);
  const double prior_logit = std::log(parts.epsilon) - std::log1p(-parts.epsilon);
  return Elbo::apply(at::TensorList(inputs), Settings{parts.objective, parts.sigma, prior_logit});
}

#else

bool can_fuse_elbo(const at::Tensor&) { return false; }

at::Tensor fused_elbo(const ElboParts&) { return no_kernels(); }

#endif

}  // namespace latplan::nn::torch_backend
