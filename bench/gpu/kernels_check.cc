// Compares the CUDA kernels with the plain operations on this machine's GPU: results, gradients,
// running statistics, dropout, replay. Prints one line per check; exit code 1 if one fails.
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <cstdio>

#include "nn/torch/layers.h"
#include "nn/torch/objective.h"
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

double relative_error(const at::Tensor& a, const at::Tensor& b) {
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
  layers.start_step(dice);
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
  report(name + " y", relative_error(ours.y, plain.y), allowed);
  report(name + " dx", relative_error(ours.dx, plain.dx), allowed);
  report(name + " dscale, dshift", relative_error(ours.dparameters, plain.dparameters), allowed);
  report(name + " running", relative_error(ours.statistics, plain.statistics), allowed);
}

void check_dropout() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor x = at::randn({4000, 64}, cuda);
  const at::Tensor dy = at::ones({4000, 64}, cuda);
  const at::Tensor dice = at::zeros({2}, cuda.dtype(at::kLong));
  const NormResult a = norm(x, dy, 2, 2, dice, 0.3, at::kFloat);
  const at::Tensor dropped = a.y.eq(0);
  report("dropout rate 0.3", std::abs(dropped.to(at::kFloat).mean().item<double>() - 0.3), 5e-3);
  report("same step, same values", relative_error(norm(x, dy, 2, 2, dice, 0.3, at::kFloat).y, a.y),
         1e-6);
  dice.narrow(0, 1, 1).add_(1);
  const at::Tensor other = norm(x, dy, 2, 2, dice, 0.3, at::kFloat).y.eq(0);
  const double both = at::logical_and(dropped, other).to(at::kFloat).mean().item<double>();
  report("next step differs: 0.09 in both", std::abs(both - 0.09), 5e-3);
}

struct ElboResult {
  at::Tensor terms;
  std::vector<at::Tensor> gradients;
};

// Double precision uses the plain operations.
ElboResult elbo(Objective objective, const std::vector<at::Tensor>& inputs, at::ScalarType type) {
  std::vector<at::Tensor> leaves;
  for (const at::Tensor& x : inputs) {
    leaves.push_back(x.to(type).detach().clone().requires_grad_(true));
  }
  Pass p;
  p.decoded = leaves[0];
  p.logits = leaves[1];
  const std::vector<at::Tensor> y = p.decoded.chunk(4);
  const std::vector<at::Tensor> l = p.logits.chunk(2);
  p.y0 = y[0];
  p.y1 = y[1];
  p.y2 = y[2];
  p.y3 = y[3];
  p.l0 = l[0];
  p.l1 = l[1];
  if (objective == Objective::kStates) p.decoded = p.decoded.narrow(0, 0, 2 * y[0].size(0));
  if (objective == Objective::kForward) p.decoded = p.decoded.narrow(0, 0, 3 * y[0].size(0));
  if (objective != Objective::kStates) {
    p.l2 = leaves[2];
    p.action_logits = leaves[4];
    p.prior0 = leaves[5];
  }
  if (objective == Objective::kBothWays) {
    p.l3 = leaves[3];
    p.prior1 = leaves[6];
  }
  TrainConfig config;
  config.epsilon = 0.1;
  const at::Tensor x0 = inputs[7].to(type);
  const at::Tensor x1 = inputs[8].to(type);
  ElboResult result{loss_terms(objective, config, p, x0, x1), {}};
  const at::Tensor weights = at::arange(1, result.terms.size(0) + 1, result.terms.options());
  (result.terms * weights).sum().backward();
  for (const at::Tensor& leaf : leaves) {
    if (leaf.grad().defined()) result.gradients.push_back(leaf.grad());
  }
  return result;
}

void check_elbo(std::int64_t rows, std::int64_t inputs) {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const auto normal = [&](std::int64_t height, std::int64_t width, double scale) {
    return at::randn({height, width}, cuda) * scale;
  };
  std::vector<at::Tensor> tensors{normal(4 * rows, inputs, 1), normal(2 * rows, 203, 4)};
  for (const std::int64_t width : {203, 203, 1003, 1003, 1003}) {
    tensors.push_back(normal(rows, width, 4));
  }
  tensors.push_back(normal(rows, inputs, 1));
  tensors.push_back(normal(rows, inputs, 1));
  const std::pair<Objective, const char*> kinds[] = {{Objective::kStates, "states"},
                                                     {Objective::kForward, "AMA3+"},
                                                     {Objective::kBothWays, "AMA4+"}};
  for (const auto& [objective, name] : kinds) {
    const ElboResult ours = elbo(objective, tensors, at::kFloat);
    const ElboResult plain = elbo(objective, tensors, at::kDouble);
    const double worst =
        ((ours.terms.to(at::kDouble) - plain.terms) / plain.terms).abs().max().item<double>();
    report(fmt::format("terms of {}, {} inputs", name, inputs), worst, 1e-5);
    double gradient = ours.gradients.size() == plain.gradients.size() ? 0 : 1;
    for (std::size_t i = 0; gradient < 1 && i < plain.gradients.size(); ++i) {
      gradient = std::max(gradient, relative_error(ours.gradients[i], plain.gradients[i]));
    }
    report(fmt::format("gradients, {} inputs", inputs), gradient, 1e-5);
  }
}

// Many arrays of odd sizes at aligned offsets with padding between them.
void check_radam_parts() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  std::vector<std::int64_t> sizes{100003, 1, 7, 8, 2048, 50001};
  for (int i = 0; i < 100; ++i) sizes.push_back(i % 13 + 1);
  std::int64_t total = 0;
  for (const std::int64_t size : sizes) total += (size + 7) / 8 * 8;
  at::Tensor values = at::zeros({total}, cuda);
  at::Tensor flat = at::zeros({total}, cuda);
  RAdam in_parts(values);
  RAdam whole(flat);
  const at::Tensor rates = at::tensor({0.1, 2.0, 1e-7, 0.2, 3.0, 1e-7}, at::kDouble)
                               .reshape({2, 3})
                               .to(at::kCUDA, at::kFloat);
  const at::Tensor row = at::ones({1}, cuda.dtype(at::kLong));
  for (int step = 0; step < 3; ++step) {
    at::Tensor gradient = at::zeros({total}, cuda);
    std::vector<GradientPart> parts;
    std::int64_t offset = 0;
    for (const std::int64_t size : sizes) {
      const at::Tensor part = at::randn({size}, cuda);
      gradient.narrow(0, offset, size).copy_(part);
      parts.push_back({part, offset});
      offset += (size + 7) / 8 * 8;
    }
    in_parts.step(values, parts, rates, row, 0.5);
    whole.step(flat, gradient, rates, row, 0.5);
  }
  report("radam, gradient in parts", relative_error(values, flat), 1e-6);
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
  report("radam, 12 steps", relative_error(ends[1] - start, ends[0] - start), 1e-5);
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
    std::puts("no GPU: nothing checked");
    return 2;
  }
  at::manual_seed(1);
  for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
    check_norm(400, 200, 4, type);
    check_norm(177, 37, 2, type);
    check_norm(70560, 32, 4, type);
    check_norm(100, 5644, 4, type);
    check_norm(200, 1, 2, type);
    check_norm(400, 1000, 3, type);
    check_norm(5000, 37, 2, type);
  }
  check_dropout();
  check_elbo(400, 1764);
  check_elbo(33, 37);
  check_radam();
  check_radam_parts();
  check_replay();
  std::puts(failures == 0 ? "all good" : "some failed");
  return failures == 0 ? 0 : 1;
}
