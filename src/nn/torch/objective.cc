#include "nn/torch/objective.h"

#include "nn/torch/fused_elbo.h"
#include "nn/torch/losses.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kFinalBeta3 = 10.0;  // of the action phase

// One direction of eq:vanilla-elbo8; forward: (from, to) = (0, 1), backward: (1, 0). The weights
// are those of eq:vanilla-elbo8-main.
//   -log p(x_from | z_from)
//   -log p(x_to | z_to) / 2
//   -log p(x_to | z predicted) / 2
//   beta1 KL(q(z_from | x_from) || Bern(epsilon))
//   beta2 KL(q(a | x0, x1) || p(a | z_from))
//   beta3 KL(q(z_to | x_to) || p(z_to | z_from, a)) / 2
std::vector<double> one_way_weights(const Betas& b) {
  return {1.0, 0.5, 0.5, b.beta1, b.beta2, 0.5 * b.beta3};
}

std::vector<double> both_ways_weights(const Betas& betas) {
  const std::vector<double> one = one_way_weights(betas);
  std::vector<double> both;
  for (int direction = 0; direction < 2; ++direction) {
    for (const double weight : one) both.push_back(0.5 * weight);
  }
  return both;
}

// -log p(x | z) of every decoded image of the pass.
struct Reconstructions {
  at::Tensor x0_z0, x1_z1, x1_z2, x0_z3;
};

Reconstructions reconstructions(const TrainConfig& c, const Pass& p, const at::Tensor& x0,
                                const at::Tensor& x1) {
  const auto of = [&](const at::Tensor& x, const at::Tensor& y) {
    return y.defined() ? gaussian_reconstruction(x, y, c.sigma) : at::Tensor();
  };
  Reconstructions r;
  r.x0_z0 = of(x0, p.y0);
  r.x1_z1 = of(x1, p.y1);
  r.x1_z2 = of(x1, p.y2);
  r.x0_z3 = of(x0, p.y3);
  return r;
}

}  // namespace

Objective objective_of(const std::string& model) {
  if (model == "ama4+") return Objective::kBothWays;
  if (model == "ama3+") return Objective::kForward;
  if (model == "ama3") return Objective::kAbsolute;
  return Objective::kStates;
}

Objective action_objective_of(const std::string& model) {
  if (model == "ama4+") return Objective::kActionsBothWays;
  return model == "ama3+" ? Objective::kActionsForward : Objective::kActions;
}

bool on_codes(Objective objective) {
  return objective == Objective::kActions || objective == Objective::kActionsForward ||
         objective == Objective::kActionsBothWays;
}

std::vector<std::string> term_names(Objective objective) {
  switch (objective) {
    case Objective::kActionsForward:
      return {"cross_entropy_z1_z2", "kl_a_z0"};
    case Objective::kActionsBothWays:
      return {"cross_entropy_z1_z2", "kl_a_z0", "cross_entropy_z0_z3", "kl_a_z1"};
    case Objective::kStates:
      return {"reconstruct_x0_z0", "reconstruct_x1_z1", "kl_z0_prior", "kl_z1_prior"};
    case Objective::kActions:
      return {"cross_entropy_z1_z2", "kl_a_uniform"};
    case Objective::kAbsolute:
      return {"reconstruct_x0_z0", "reconstruct_x1_z1", "reconstruct_x1_z2",
              "kl_z0_prior",       "kl_a_uniform",      "absolute_z1_z2"};
    case Objective::kForward:
      return {"reconstruct_x0_z0", "reconstruct_x1_z1", "reconstruct_x1_z2",
              "kl_z0_prior",       "kl_a_z0",           "kl_z1_z2"};
    case Objective::kBothWays:
      break;
  }
  return {"reconstruct_x0_z0",
          "reconstruct_x1_z1",
          "reconstruct_x1_z2",
          "kl_z0_prior",
          "kl_a_z0",
          "kl_z1_z2",
          "reconstruct_x1_z1_backward",
          "reconstruct_x0_z0_backward",
          "reconstruct_x0_z3",
          "kl_z1_prior",
          "kl_a_z1",
          "kl_z0_z3"};
}

std::vector<double> term_weights(Objective objective, const Betas& betas) {
  switch (objective) {
    case Objective::kStates:  // eq:elbo, mean over both images
      return {0.5, 0.5, 0.5 * betas.beta1, 0.5 * betas.beta1};
    case Objective::kActions:
      return {1.0, betas.beta2};
    case Objective::kActionsForward:
      return {0.5 * kFinalBeta3, betas.beta2};
    case Objective::kActionsBothWays:
      return {0.25 * kFinalBeta3, 0.5 * betas.beta2, 0.25 * kFinalBeta3, 0.5 * betas.beta2};
    case Objective::kAbsolute:
    case Objective::kForward:
      return one_way_weights(betas);
    case Objective::kBothWays:
      break;
  }
  return both_ways_weights(betas);
}

namespace {

// In training the expectation of the cross entropy under q(a|z0,z1), without sampling a label.
at::Tensor cross_entropy(const Pass& p, const at::Tensor& costs, const at::Tensor& bits,
                         const at::Tensor& logits) {
  if (!costs.defined()) return bernoulli_cross_entropy(bits, logits);
  return (at::softmax(p.action_logits, 1) * costs).sum() / costs.size(0);
}

at::Tensor action_terms(Objective objective, const Pass& p) {
  if (objective == Objective::kActions) {
    return at::stack(
        {bernoulli_cross_entropy(p.z1, p.l2), categorical_kl_uniform(p.action_logits)});
  }
  std::vector<at::Tensor> terms = {cross_entropy(p, p.costs2, p.z1, p.l2),
                                   categorical_kl(p.action_logits, p.prior0)};
  if (objective == Objective::kActionsBothWays) {
    terms.push_back(cross_entropy(p, p.costs3, p.z0, p.l3));
    terms.push_back(categorical_kl(p.action_logits, p.prior1));
  }
  return at::stack(terms);
}

}  // namespace

// Separate statements: gradients are summed in the order of the operations, which must not depend
// on the compiler.
at::Tensor loss_terms(Objective objective, const TrainConfig& c, const Pass& p,
                      const at::Tensor& x0, const at::Tensor& x1) {
  if (on_codes(objective)) return action_terms(objective, p);
  std::vector<at::Tensor> terms;
  if (objective != Objective::kAbsolute && can_fuse_elbo(p.decoded)) {
    return fused_elbo({objective, x0, x1, p.decoded, p.logits, p.l2, p.l3, p.action_logits,
                       p.prior0, p.prior1, c.sigma, c.epsilon});
  }
  const Reconstructions r = reconstructions(c, p, x0, x1);
  terms = {r.x0_z0, r.x1_z1};
  if (objective == Objective::kStates) {
    terms.push_back(bernoulli_kl_prior(p.l0, c.epsilon));
    terms.push_back(bernoulli_kl_prior(p.l1, c.epsilon));
    return at::stack(terms);
  }
  terms.push_back(r.x1_z2);
  terms.push_back(bernoulli_kl_prior(p.l0, c.epsilon));
  if (objective == Objective::kAbsolute) {
    terms.push_back(categorical_kl_uniform(p.action_logits));
    terms.push_back(absolute_error(p.z1, p.z2));
    return at::stack(terms);
  }
  terms.push_back(categorical_kl(p.action_logits, p.prior0));
  terms.push_back(bernoulli_kl(p.l1, p.l2));
  if (objective == Objective::kForward) return at::stack(terms);
  for (const at::Tensor& term : {r.x1_z1, r.x0_z0, r.x0_z3}) terms.push_back(term);
  terms.push_back(bernoulli_kl_prior(p.l1, c.epsilon));
  terms.push_back(categorical_kl(p.action_logits, p.prior1));
  terms.push_back(bernoulli_kl(p.l0, p.l3));
  return at::stack(terms);
}

}  // namespace latplan::nn::torch_backend
