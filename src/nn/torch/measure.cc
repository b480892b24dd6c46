#include "nn/torch/measure.h"

#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace latplan::nn::torch_backend {
namespace {

constexpr double kManyUnchanged = 0.1;
constexpr double kManyInapplicable = 0.5;
constexpr double kManyExhausted = 0.5;
constexpr double kManyUnstable = 0.5;
constexpr double kManyLedAstray = 0.5;

at::Tensor equal_rows(const at::Tensor& a, const at::Tensor& b) { return a.eq(b).all(1); }

double share(const at::Tensor& rows) { return rows.to(at::kFloat).mean().item<double>(); }
double share_equal(const at::Tensor& a, const at::Tensor& b) { return share(equal_rows(a, b)); }

void add_terms(Measured& sum, const at::Tensor& terms, double weight) {
  const at::Tensor host = terms.to(at::kCPU, at::kDouble).contiguous();
  sum.terms.resize(host.numel());
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    sum.terms[i] += weight * host.data_ptr<double>()[i];
  }
}

double weighted(const std::vector<double>& terms, const std::vector<double>& weights) {
  return std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0);
}

void add_rates(Measured& sum, Objective objective, const Pass& pass, const at::Tensor& first,
               const at::Tensor& second, double weight) {
  // A code that gives both pictures of a pair the same bits predicts nothing.
  const at::Tensor told_apart =
      at::logical_or(equal_rows(pass.z0, pass.z1).logical_not(), equal_rows(first, second));
  sum.told_apart += weight * share(told_apart);
  if (objective == Objective::kStates) return;
  const auto exact = [&](const at::Tensor& predicted, const at::Tensor& state) {
    return weight * share(at::logical_and(equal_rows(predicted, state), told_apart));
  };
  sum.exact_successor += exact(pass.z2, pass.z1);
  sum.bit_error += weight * (pass.z2 - pass.z1).abs().mean().item<double>();
  if (pass.z3.defined()) sum.exact_predecessor += exact(pass.z3, pass.z0);
}

// What regress() gives whatever the successor was is a precondition (paper, section AMA4+): 1 and 0 where a bit must
// have that value, by row of `labels`.
struct Preconditions {
  at::Tensor ones, zeros;  // [rows, bits]
};
Preconditions preconditions_of(Network& network, const at::Tensor& labels, const at::Tensor& like) {
  const at::Tensor none = like.new_zeros({labels.size(0), like.size(1)});
  const at::Tensor from_zeros = network.regress_hard(none, labels);
  const at::Tensor from_ones = network.regress_hard(at::ones_like(none), labels);
  const at::Tensor fixed = from_zeros.eq(from_ones);
  return {at::logical_and(fixed, from_zeros.gt(0.5)).to(like.dtype()),
          at::logical_and(fixed, from_zeros.le(0.5)).to(like.dtype())};
}

}  // namespace

PairTensors PairTensors::head(std::int64_t count) const {
  const std::int64_t kept = std::min(count, rows());
  return {first.narrow(0, 0, kept), second.narrow(0, 0, kept)};
}

double stable_share(Network& network, const PairTensors& pairs, std::int64_t chunk) {
  c10::NoGradGuard no_grad;
  std::int64_t stable = 0;
  for (const at::Tensor& pictures : {pairs.first, pairs.second}) {
    for (const at::Tensor& part : pictures.split(chunk)) {
      const at::Tensor z = network.encode_hard(part);
      const at::Tensor again = network.encode_hard(network.decode(z));
      stable += equal_rows(again, z).sum().item<std::int64_t>();
    }
  }
  return 0.5 * static_cast<double>(stable) / static_cast<double>(pairs.rows());
}

Measured measure(Network& network, Objective objective, const TrainConfig& config,
                 const PairTensors& pairs, const Betas& betas, std::int64_t chunk) {
  c10::NoGradGuard no_grad;
  Measured sum;
  at::Tensor used = at::zeros({config.labels}, pairs.first.options());
  for (std::int64_t start = 0; start < pairs.rows(); start += chunk) {
    const std::int64_t count = std::min(chunk, pairs.rows() - start);
    const at::Tensor first = pairs.first.narrow(0, start, count);
    const at::Tensor second = pairs.second.narrow(0, start, count);
    const Pass pass = objective == Objective::kActions
                          ? network.run_actions(first, second, config.tau_min, false)
                          : network.run(first, second, config.tau_min, false);
    const double weight = static_cast<double>(count) / static_cast<double>(pairs.rows());
    add_terms(sum, loss_terms(objective, config, pass, first, second), weight);
    add_rates(sum, objective, pass, first, second, weight);
    if (pass.action_logits.defined()) used.index_fill_(0, pass.action_logits.argmax(1), 1.0);
  }
  sum.loss = weighted(sum.terms, term_weights(objective, betas));
  sum.negative_elbo = weighted(sum.terms, term_weights(objective, Betas{}));
  sum.labels_used = static_cast<int>(used.sum().item<double>());
  if (objective == Objective::kStates) sum.stable = stable_share(network, pairs, chunk);
  return sum;
}

double predicted_share(Objective objective, const Measured& m) {
  if (objective != Objective::kBothWays) return m.exact_successor;
  return 0.5 * (m.exact_successor + m.exact_predecessor);
}

double score(Objective objective, const Measured& m, double predicted) {
  if (objective == Objective::kStates) {
    return m.stable * m.told_apart + 1e-6 / (1.0 + std::max(0.0, m.negative_elbo));
  }
  if (m.stable < 0) return predicted;
  return 0.5 * predicted * (1.0 + m.stable);
}

Health check_health(Network& network, const TrainConfig& config, const at::Tensor& before,
                    const at::Tensor& after) {
  c10::NoGradGuard no_grad;
  Health health;
  const at::Tensor all = at::cat({before, after});
  health.effective_bits = static_cast<int>(all.amax(0).ne(all.amin(0)).sum().item<std::int64_t>());
  health.unchanged = share_equal(before, after);
  if (network.has_regress() && config.effect == "btl") {
    const at::Tensor labels = network.label_hard(before, after);
    const Preconditions own = preconditions_of(network, labels, before);
    const at::Tensor violated = (own.ones * (1 - before) + own.zeros * before).gt(0.5).any(1);
    health.inapplicable = share(violated);
    const at::Tensor used = std::get<0>(at::_unique(labels));
    const Preconditions all_used = preconditions_of(network, used, before);
    const at::Tensor violations =
        (1 - before).matmul(all_used.ones.t()) + before.matmul(all_used.zeros.t());
    health.exhausted = share(violations.gt(0.5).all(1));
  }
  return health;
}

std::vector<std::string> in_words(const Health& health, const TrainConfig& config) {
  std::vector<std::string> lines;
  if (health.effective_bits == 0) {
    lines.push_back(fmt::format(
        "every bit is constant: all pictures have one code and nothing can be planned; try a "
        "smaller --beta1 (now {}), more --epochs or less --noise (now {})",
        config.beta1, config.noise));
    return lines;
  }
  if (health.unchanged > kManyUnchanged) {
    lines.push_back(fmt::format(
        "{:.0f}% of the training moves do not change the code ({} of {} bits ever change): "
        "different states look alike to it; try more --bits, a smaller --beta1 or more --epochs",
        100 * health.unchanged, health.effective_bits, config.bits));
  }
  if (health.inapplicable > kManyInapplicable) {
    lines.push_back(fmt::format(
        "in {:.0f}% of the training pairs the network's own action is not applicable in the state "
        "it was seen in: actions read off it will find no plan (those fitted to the pairs may); "
        "try more --epochs or a larger --beta3",
        100 * health.inapplicable));
  }
  if (health.exhausted > kManyExhausted) {
    lines.push_back(fmt::format(
        "in {:.0f}% of the training states no action of the network is applicable: a search over "
        "actions read off it is exhausted at once (those fitted to the pairs may be better)",
        100 * health.exhausted));
  }
  if (health.unstable > kManyUnstable) {
    lines.push_back(fmt::format(
        "{:.0f}% of the held-out pictures get another code once they are drawn and read again: "
        "plans will lead through pictures of nothing; try more --epochs, a smaller --beta1 or "
        "--beta3",
        100 * health.unstable));
  }
  if (health.led_astray > kManyLedAstray) {
    lines.push_back(fmt::format(
        "{:.0f}% of the held-out moves are predicted wrongly: a search that follows this network, "
        "which has no PDDL, is led astray; try more --epochs, more pairs or fewer --bits (now {})",
        100 * health.led_astray, config.bits));
  }
  return lines;
}

}  // namespace latplan::nn::torch_backend
