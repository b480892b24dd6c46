// Compares the CUDA kernels with the plain operations on this machine's GPU: results, gradients,
// running statistics, distributions of random numbers, replay. Prints one line per check; exit code
// 1 if one fails.
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <cstdio>

#include "nn/torch/fused_linear.h"
#include "nn/torch/fused_sampling.h"
#include "nn/torch/fused_step.h"
#include "nn/torch/layers.h"
#include "nn/torch/objective.h"
#include "nn/torch/radam.h"
#include "nn/torch/replay.h"
#include "nn/torch/sampling.h"

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

struct SampleResult {
  at::Tensor value, gradient;
};

SampleResult sample(bool bits, const at::Tensor& given, const at::Tensor& dy,
                    const at::Tensor& uniforms, const at::Tensor& dice, double tau) {
  Dice state{dice};
  Sampler sampler(&state);
  if (uniforms.defined()) {
    sampler.draw_uniforms_by([&](at::Tensor& target) { target.copy_(uniforms); });
  }
  const at::Tensor logits = given.detach().clone().requires_grad_(true);
  const Knob knob(at::full({}, tau, given.options()));
  const at::Tensor value = bits ? sampler.bits(logits, knob) : sampler.choice(logits, knob);
  (value * dy).sum().backward();
  return {value.detach(), logits.grad()};
}

void check_samples() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor dice = at::zeros({2}, cuda.dtype(at::kLong));
  const at::Tensor logits = at::randn({400, 1003}, cuda) * 2.0;
  const at::Tensor dy = at::randn({400, 1003}, cuda);
  const at::Tensor uniforms = at::rand({400, 1003}, cuda).clamp(1e-5, 1 - 1e-5);
  for (const bool bits : {true, false}) {
    const std::string name = bits ? "bits" : "choice";
    const SampleResult ours = sample(bits, logits, dy, uniforms, dice, 0.7);
    const SampleResult plain = sample(bits, logits, dy, uniforms, {}, 0.7);
    report(name + " of given uniforms", relative_error(ours.value, plain.value), 1e-5);
    report(name + ", gradient", relative_error(ours.gradient, plain.gradient), 1e-5);
  }
  // With logit 0 and temperature 1 a bit equals its uniform number.
  const at::Tensor zeros = at::zeros({1000, 1000}, cuda);
  const at::Tensor u = sample(true, zeros, zeros, {}, dice, 1).value;
  report("uniforms drawn: mean 1/2", std::abs(u.mean().item<double>() - 0.5), 2e-3);
  report("variance 1/12", std::abs(u.var().item<double>() - 1.0 / 12), 5e-4);
  report("minimum and maximum",
         std::max(0.0, 0.9e-5 - std::min(u.min().item<double>(), 1 - u.max().item<double>())), 0);
  const auto together = [&](const at::Tensor& a, const at::Tensor& b) {
    return std::abs(((a - 0.5) * (b - 0.5)).mean().item<double>() * 12);
  };
  report("adjacent values are uncorrelated", together(u.narrow(1, 0, 999), u.narrow(1, 1, 999)),
         5e-3);
  report("same step, same uniforms",
         relative_error(sample(true, zeros, zeros, {}, dice, 1).value, u), 0);
  const at::Tensor next = dice + at::tensor({0, 1}, at::kLong).to(at::kCUDA);
  report("next step differs", together(sample(true, zeros, zeros, {}, next, 1).value, u), 5e-3);
  // The argmax of a choice follows the given probabilities.
  const at::Tensor shares = at::tensor({0.1, 0.2, 0.3, 0.4}).to(at::kCUDA, at::kFloat);
  const at::Tensor many = shares.log().expand({200000, 4}).contiguous();
  const at::Tensor chosen =
      sample(false, many, at::zeros_like(many), {}, dice, 0.5).value.argmax(1);
  report("label frequencies",
         (at::bincount(chosen, {}, 4) / 200000.0 - shares).abs().max().item<double>(), 5e-3);
}

void check_sides_and_noise() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  const at::Tensor logits = at::randn({800, 203}, cuda).requires_grad_(true);
  const at::Tensor dy = at::randn({400, 406}, cuda);
  const at::Tensor ours = fused_sides(logits);
  (ours * dy).sum().backward();
  const at::Tensor gradient = logits.grad().clone();
  logits.mutable_grad().zero_();
  const at::Tensor plain = at::cat(at::sigmoid(logits).chunk(2), 1);
  (plain * dy).sum().backward();
  report("probabilities side by side", relative_error(ours.detach(), plain.detach()), 1e-6);
  report("their gradient", relative_error(gradient, logits.grad()), 1e-6);
  Dice dice{at::zeros({2}, cuda.dtype(at::kLong))};
  const at::Tensor padded = fused_noise(at::full({999, 1008}, 3.0, cuda), 1001, 0.5, dice);
  const at::Tensor noise = padded.narrow(1, 0, 1001) - 3.0;
  report("padding is zero", padded.narrow(1, 1001, 7).abs().max().item<double>(), 0);
  report("noise: mean 0", std::abs(noise.mean().item<double>()), 2e-3);
  report("deviation", std::abs(noise.std().item<double>() - 0.5), 2e-3);
  report("fourth moment 3", std::abs((noise * 2.0).pow(4).mean().item<double>() - 3), 3e-2);
}

void check_step() {
  const auto cuda = at::TensorOptions().device(at::kCUDA);
  for (const std::int64_t columns : {1764, 37}) {
    const at::Tensor first = at::randn({50, columns}, cuda);
    const at::Tensor second = at::randn({50, columns}, cuda);
    const at::Tensor order = at::randperm(50, cuda.dtype(at::kLong));
    const at::Tensor cursor = at::full({1}, 7, cuda.dtype(at::kLong));
    const at::Tensor chosen = order.narrow(0, 7, 20);
    report(
        "gathered batch",
        relative_error(
            fused_gather(first, second, order, cursor, 20, columns + 4),
            at::constant_pad_nd(
                at::cat({first.index_select(0, chosen), second.index_select(0, chosen)}), {0, 4})),
        0);
  }
  const at::Tensor terms = at::rand({12}, cuda);
  const at::Tensor weights = at::rand({12}, cuda);
  at::Tensor sums = at::ones({12}, cuda);
  at::Tensor loss = at::ones({}, cuda);
  at::Tensor cursor = at::full({1}, 7, cuda.dtype(at::kLong));
  at::Tensor dice = at::full({2}, 5, cuda.dtype(at::kLong));
  fused_end(terms, weights, 0.3, 20, sums, loss, cursor, dice);
  const double wrong = relative_error(sums, 1.0 + 0.3 * terms) +
                       relative_error(loss, 1.0 + 0.3 * at::dot(terms, weights)) +
                       std::abs(cursor.item<double>() - 27) +
                       std::abs(dice.sum().item<double>() - 11);
  report("sums of a step", wrong, 1e-6);
}

void check_linear(std::int64_t rows, std::int64_t out, at::ScalarType type) {
  const auto cuda = at::TensorOptions().device(at::kCUDA).dtype(type);
  const at::Tensor x = at::randn({rows, 64}, cuda);
  const at::Tensor weight = at::randn({out, 64}, cuda);
  const at::Tensor dy = at::randn({rows, out}, cuda);
  std::vector<std::vector<at::Tensor>> results;
  for (const bool ours : {true, false}) {
    std::vector<at::Tensor> leaves{x.clone(), weight.clone(), at::ones({out}, cuda)};
    for (at::Tensor& leaf : leaves) leaf.requires_grad_(true);
    const at::Tensor y = ours ? fused_linear(leaves[0], leaves[1], leaves[2])
                              : at::linear(leaves[0], leaves[1], leaves[2]);
    y.backward(dy);
    results.push_back({y.detach(), leaves[0].grad(), leaves[1].grad(), leaves[2].grad()});
  }
  double worst = 0;
  for (int i = 0; i < 4; ++i) worst = std::max(worst, relative_error(results[0][i], results[1][i]));
  report(fmt::format("linear {}x{} {}", rows, out, type == at::kFloat ? "fp32" : "bf16"), worst,
         type == at::kFloat ? 1e-5 : 5e-3);
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
  check_samples();
  check_sides_and_noise();
  check_step();
  for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
    check_linear(400, 1000, type);
    check_linear(333, 37, type);
  }
  check_radam();
  check_radam_parts();
  check_replay();
  std::puts(failures == 0 ? "all good" : "some failed");
  return failures == 0 ? 0 : 1;
}
