#include "nn/torch/measure.h"

#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace latplan::nn::torch_backend {
namespace {

// Fractions above which a warning is issued.
constexpr double kManyUnchanged = 0.1;
constexpr double kManyUnstable = 0.5;
constexpr double kManyMispredicted = 0.5;

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
  const at::Tensor distinguished =
      at::logical_or(equal_rows(pass.z0, pass.z1).logical_not(), equal_rows(first, second));
  sum.distinguished += weight * share(distinguished);
  if (objective == Objective::kStates) return;
  const auto exact = [&](const at::Tensor& predicted, const at::Tensor& state) {
    return weight * share(at::logical_and(equal_rows(predicted, state), distinguished));
  };
  sum.exact_successor += exact(pass.z2, pass.z1);
  sum.bit_error += weight * (pass.z2 - pass.z1).abs().mean().item<double>();
  if (pass.z3.defined()) sum.exact_predecessor += exact(pass.z3, pass.z0);
}

// A bit that regress() sets regardless of the successor is a precondition (paper, section AMA4+).
struct Preconditions {
  at::Tensor ones, zeros;  // [labels, bits] 1 where the bit must be true, false
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
    const Pass pass = on_codes(objective)
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
  const bool both = objective == Objective::kBothWays || objective == Objective::kActionsBothWays;
  if (!both) return m.exact_successor;
  return 0.5 * (m.exact_successor + m.exact_predecessor);
}

double score(Objective objective, const Measured& m, double predicted) {
  if (objective == Objective::kStates) {
    return m.stable * m.distinguished + 1e-6 / (1.0 + std::max(0.0, m.negative_elbo));
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

std::vector<std::string> collapse_warnings(const Health& health, const TrainConfig& config) {
  if (health.effective_bits == 0) {
    return {fmt::format("all {} bits are constant: every image has the same code", config.bits)};
  }
  if (health.unchanged <= kManyUnchanged) return {};
  return {fmt::format("{:.0f}% of the training pairs do not change the code ({} of {} bits vary)",
                      100 * health.unchanged, health.effective_bits, config.bits)};
}

std::vector<std::string> health_warnings(const Health& health, const TrainConfig& config) {
  std::vector<std::string> lines = collapse_warnings(health, config);
  if (health.effective_bits == 0) return lines;
  if (health.unstable > kManyUnstable) {
    lines.push_back(
        fmt::format("{:.0f}% of the held-out images have no stable code (decode -> "
                    "encode changes it)",
                    100 * health.unstable));
  }
  if (health.mispredicted > kManyMispredicted) {
    lines.push_back(fmt::format("{:.0f}% of the held-out successors are predicted wrongly",
                                100 * health.mispredicted));
  }
  return lines;
}

}  // namespace latplan::nn::torch_backend
