// Our CUDA kernels against the plain operations they replace, on this machine's GPU: results, gradients, running
// statistics, the share dropped, and a replayed step against one launched anew. Prints a line a check; exit 1 if one fails.
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <cstdio>

#include "nn/torch/layers.h"
#include "nn/torch/losses.h"
#include "nn/torch/radam.h"
#include "nn/torch/replay.h"

namespace latplan::nn::torch_backend {
namespace {

int failures = 0;

void report(const std::string& what, double error, double allowed) {
  const bool good = error <= allowed;
  if (!good) ++failures;
  fmt::print("{} {}: {:.2e}, allowed {:.0e}\n", good ? "ok  " : "FAIL", what, error, allowed);
}

double away(const at::Tensor& a, const at::Tensor& b) {
  const at::Tensor x = a.to(at::kDouble);
  const at::Tensor y = b.to(at::kDouble);
  return ((x - y).norm() / (y.norm() + 1e-12)).item<double>();
}

struct NormResult {
  at::Tensor y, dx, dparameters, statistics;
};

NormResult norm(const at::Tensor& input, const at::Tensor& dy, int calls, int remembered,
                const at::Tensor& dice, double dropout, at::ScalarType type) {
  ParameterSet parameters(at::kCUDA, at::kFloat);
  Layers layers(parameters, dropout);
  const BatchNorm layer = layers.declare_norm("norm", static_cast<int>(input.size(1)), true);
  parameters.allocate(Rng(1));
  layers.fuse_norms(dice);
  layers.start_step();
  const at::Tensor x = input.to(type).detach().requires_grad_(true);
  const at::Tensor y = layers.relu_norm_drop(layer, x, {true, calls, remembered});
  (y.to(at::kFloat) * dy).sum().backward();
  return {y.detach(), x.grad(),
          at::cat({parameters[layer.scale].grad(), parameters[layer.shift].grad()}),
          at::cat({parameters[layer.mean], parameters[layer.variance]}).clone()};
}

void check_norm(std::int64_t rows, std::int64_t features, int calls, at::ScalarType type) {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor x = at::randn({rows * calls, features}, cuda) * 2.0 + 0.5;
  const at::Tensor dy = at::randn({rows * calls, features}, cuda);
  const at::Tensor dice = at::zeros({2}, cuda.dtype(at::kLong));
  const NormResult ours = norm(x, dy, calls, calls / 2, dice, 0, type);
  const NormResult plain = norm(x, dy, calls, calls / 2, {}, 0, type);
  const std::string name =
      fmt::format("norm {}x{}x{} {}", calls, rows, features, type == at::kFloat ? "fp32" : "bf16");
  const double allowed = type == at::kFloat ? 1e-5 : 1e-2;
  report(name + " y", away(ours.y, plain.y), allowed);
  report(name + " dx", away(ours.dx, plain.dx), allowed);
  report(name + " dscale, dshift", away(ours.dparameters, plain.dparameters), allowed);
  report(name + " running", away(ours.statistics, plain.statistics), allowed);
}

void check_dropout() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor x = at::randn({4000, 64}, cuda);
  const at::Tensor dy = at::ones({4000, 64}, cuda);
  const at::Tensor dice = at::zeros({2}, cuda.dtype(at::kLong));
  const NormResult a = norm(x, dy, 2, 2, dice, 0.3, at::kFloat);
  const at::Tensor dropped = a.y.eq(0);
  report("share dropped, 0.3", std::abs(dropped.to(at::kFloat).mean().item<double>() - 0.3), 5e-3);
  report("same step, same values", away(norm(x, dy, 2, 2, dice, 0.3, at::kFloat).y, a.y), 1e-6);
  dice.narrow(0, 1, 1).add_(1);
  const at::Tensor other = norm(x, dy, 2, 2, dice, 0.3, at::kFloat).y.eq(0);
  const double both = at::logical_and(dropped, other).to(at::kFloat).mean().item<double>();
  report("next step, others: 0.09 in both", std::abs(both - 0.09), 5e-3);
}

struct KlResult {
  at::Tensor value, dq, dp;
};

// Double precision takes the plain operations.
KlResult kl(at::Tensor (*divergence)(const at::Tensor&, const at::Tensor&),
            const at::Tensor& q_logits, const at::Tensor& p_logits, at::ScalarType type) {
  const at::Tensor q = q_logits.to(type).detach().requires_grad_(true);
  const at::Tensor p = p_logits.to(type).detach().requires_grad_(true);
  const at::Tensor value = divergence(q, p);
  (3.0 * value).backward();
  return {value.detach(), q.grad(), p.grad()};
}

at::Tensor prior_kl(const at::Tensor& q, const at::Tensor& p) {
  return bernoulli_kl_prior(q, 0.1) + 0.0 * p.sum();
}

void check_kl() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor q = at::randn({400, 1003}, cuda) * 4.0;
  const at::Tensor p = at::randn({400, 1003}, cuda) * 4.0;
  const auto compare = [&](const char* name, auto* divergence) {
    const KlResult ours = kl(divergence, q, p, at::kFloat);
    const KlResult plain = kl(divergence, q, p, at::kDouble);
    report(std::string(name) + " value", away(ours.value, plain.value), 1e-5);
    report(std::string(name) + " dq", away(ours.dq, plain.dq), 1e-5);
    report(std::string(name) + " dp", away(ours.dp, plain.dp), 1e-5);
  };
  compare("bernoulli kl", &bernoulli_kl);
  compare("categorical kl", &categorical_kl);
  compare("kl to the prior", &prior_kl);
}

void check_radam() {
  const at::Tensor start = at::randn({100003});
  std::vector<at::Tensor> ends;
  for (const at::Device device : {at::Device(at::kCPU), at::Device(at::kCUDA)}) {
    at::Tensor values = start.to(device, /*non_blocking=*/false, /*copy=*/true);
    RAdam optimizer(values);
    at::manual_seed(3);
    for (int i = 0; i < 12; ++i) {
      at::Tensor gradient = at::randn({100003}).to(device);
      optimizer.step(values, gradient, 1e-2, i % 2 == 0 ? 0.1 : 0.0);
    }
    ends.push_back(values.to(at::kCPU));
  }
  report("radam, 12 steps", away(ends[1] - start, ends[0] - start), 1e-5);
}

void check_replay() {
  const OwnStream stream{at::Device(at::kCUDA)};
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  at::Tensor counter = at::zeros({}, cuda);
  at::Tensor sum = at::zeros({}, cuda);
  Replay replay(true);
  for (int i = 0; i < 20; ++i) {
    replay.run([&] {
      counter.add_(1);
      sum.add_(counter * counter + at::rand({}, cuda) * 0.0);
    });
  }
  report("replay, 20 steps", std::abs(sum.item<double>() - 2870), 0);
}

}  // namespace
}  // namespace latplan::nn::torch_backend

int main() {
  using namespace latplan::nn::torch_backend;
  if (!at::hasCUDA()) {
    std::puts("no GPU here: nothing checked");
    return 2;
  }
  at::manual_seed(1);
  for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
    check_norm(400, 200, 4, type);
    check_norm(177, 37, 2, type);
    check_norm(70560, 32, 4, type);
    check_norm(100, 5644, 4, type);
    check_norm(200, 1, 2, type);
  }
  check_dropout();
  check_kl();
  check_radam();
  check_replay();
  std::puts(failures == 0 ? "all good" : "some failed");
  return failures == 0 ? 0 : 1;
}
