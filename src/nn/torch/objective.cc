#include "nn/torch/objective.h"

#include <c10/core/GradMode.h>

namespace latplan::nn::torch_backend {
namespace {

std::vector<at::Tensor> list(const DirectionTerms& t) {
  return {t.reconstruct_from, t.reconstruct_to, t.reconstruct_next,
          t.kl_prior,         t.kl_action,      t.kl_next};
}

Losses one_way(const DirectionTerms& f, const Betas& betas) {
  Losses losses;
  losses.total = negative_elbo(f, betas);
  c10::NoGradGuard no_grad;
  losses.elbo = negative_elbo(f, Betas{}).detach();
  losses.terms = at::stack(list(f)).detach();
  return losses;
}

Losses both_ways(const DirectionTerms& f, const DirectionTerms& b, const Betas& betas) {
  Losses losses;
  losses.total = 0.5 * (negative_elbo(f, betas) + negative_elbo(b, betas));
  c10::NoGradGuard no_grad;
  losses.elbo = 0.5 * (negative_elbo(f, Betas{}) + negative_elbo(b, Betas{})).detach();
  std::vector<at::Tensor> terms = list(f);
  for (const at::Tensor& term : list(b)) terms.push_back(term);
  losses.terms = at::stack(terms).detach();
  return losses;
}

// eq:elbo for each of the two pictures, averaged.
Losses states_alone(const TrainConfig& c, const Pass& p, const at::Tensor& x0, const at::Tensor& x1,
                    const Betas& betas) {
  const at::Tensor reconstruct0 = gaussian_reconstruction(x0, p.y0, c.sigma);
  const at::Tensor reconstruct1 = gaussian_reconstruction(x1, p.y1, c.sigma);
  const at::Tensor kl0 = bernoulli_kl_prior(p.l0, c.epsilon);
  const at::Tensor kl1 = bernoulli_kl_prior(p.l1, c.epsilon);
  const auto sum = [&](double beta1) {
    return 0.5 * (reconstruct0 + reconstruct1) + 0.5 * beta1 * (kl0 + kl1);
  };
  return {sum(betas.beta1), sum(1.0).detach(),
          at::stack({reconstruct0, reconstruct1, kl0, kl1}).detach()};
}

Losses actions_alone(const Pass& p, const Betas& betas) {
  const at::Tensor entropy = bernoulli_cross_entropy(p.z1, p.l2);
  const at::Tensor kl = categorical_kl_uniform(p.action_logits);
  return {entropy + betas.beta2 * kl, (entropy + kl).detach(), at::stack({entropy, kl}).detach()};
}

DirectionTerms absolute_terms(const TrainConfig& c, const Pass& p, const at::Tensor& x0,
                              const at::Tensor& x1) {
  return {gaussian_reconstruction(x0, p.y0, c.sigma), gaussian_reconstruction(x1, p.y1, c.sigma),
          gaussian_reconstruction(x1, p.y2, c.sigma), bernoulli_kl_prior(p.l0, c.epsilon),
          categorical_kl_uniform(p.action_logits),    absolute_error(p.z1, p.z2)};
}

}  // namespace

Objective objective_of(const std::string& model) {
  if (model == "ama4+") return Objective::kBothWays;
  if (model == "ama3+") return Objective::kForward;
  if (model == "ama3") return Objective::kAbsolute;
  return Objective::kStates;
}

std::vector<std::string> term_names(Objective objective) {
  switch (objective) {
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

Losses compute_losses(Objective objective, const TrainConfig& config, const Pass& pass,
                      const at::Tensor& x0, const at::Tensor& x1, const Betas& betas) {
  switch (objective) {
    case Objective::kStates:
      return states_alone(config, pass, x0, x1, betas);
    case Objective::kActions:
      return actions_alone(pass, betas);
    case Objective::kAbsolute:
      return one_way(absolute_terms(config, pass, x0, x1), betas);
    case Objective::kForward:
      return one_way(forward_terms(config, pass, x0, x1), betas);
    case Objective::kBothWays:
      break;
  }
  // In this order: gradients are added up in the order of the operations, and must not depend on the compiler's.
  const DirectionTerms forward = forward_terms(config, pass, x0, x1);
  const DirectionTerms backward = backward_terms(config, pass, x0, x1);
  return both_ways(forward, backward, betas);
}

DirectionTerms forward_terms(const TrainConfig& c, const Pass& p, const at::Tensor& x0,
                             const at::Tensor& x1) {
  return {gaussian_reconstruction(x0, p.y0, c.sigma), gaussian_reconstruction(x1, p.y1, c.sigma),
          gaussian_reconstruction(x1, p.y2, c.sigma), bernoulli_kl_prior(p.l0, c.epsilon),
          categorical_kl(p.action_logits, p.prior0),  bernoulli_kl(p.l1, p.l2)};
}

DirectionTerms backward_terms(const TrainConfig& c, const Pass& p, const at::Tensor& x0,
                              const at::Tensor& x1) {
  return {gaussian_reconstruction(x1, p.y1, c.sigma), gaussian_reconstruction(x0, p.y0, c.sigma),
          gaussian_reconstruction(x0, p.y3, c.sigma), bernoulli_kl_prior(p.l1, c.epsilon),
          categorical_kl(p.action_logits, p.prior1),  bernoulli_kl(p.l0, p.l3)};
}

}  // namespace latplan::nn::torch_backend
