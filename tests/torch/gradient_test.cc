// The whole AMA4+ loss, both directions, against central finite differences in double precision.
#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "nn/torch/network.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kPixels = 7;
constexpr int kRows = 9;
constexpr int kNoiseSeed = 20;
constexpr double kStep = 1e-5;
constexpr int kSamples = 6;  // weights tried of each array

TrainConfig tiny_config() {
  TrainConfig config;
  config.bits = 4;
  config.labels = 5;
  config.width = 6;
  config.action_width = 6;
  config.sigma = 0.5;
  config.epsilon = 0.3;
  config.noise = 0.1;
  config.dropout = 0.2;
  return config;
}

class Problem {
 public:
  explicit Problem(const TrainConfig& config)
      : network_(config, kPixels, at::kCPU, at::kDouble, Rng(8).fork("weights")) {
    at::manual_seed(1);
    x0_ = at::randn({kRows, kPixels}, at::kDouble);
    x1_ = at::randn({kRows, kPixels}, at::kDouble);
    c10::NoGradGuard no_grad;  // off the symmetric start: zero biases, unit scales
    network_.parameters().trained().add_(at::randn_like(network_.parameters().trained()), 0.2);
  }
  // The same noise, dropout and samples every time.
  at::Tensor loss() {
    at::manual_seed(kNoiseSeed);
    const Pass pass = network_.run(x0_, x1_, 0.8, true);
    const Betas betas{2.0, 1.5, 3.0};
    return 0.5 * (negative_elbo(network_.forward_terms(pass, x0_, x1_), betas) +
                  negative_elbo(network_.backward_terms(pass, x0_, x1_), betas));
  }
  Network& network() { return network_; }

 private:
  Network network_;
  at::Tensor x0_, x1_;
};

double difference_quotient(Problem& problem, at::Tensor flat, std::int64_t i) {
  c10::NoGradGuard no_grad;
  double* value = flat.data_ptr<double>() + i;
  const double start = *value;
  *value = start + kStep;
  const double above = problem.loss().item<double>();
  *value = start - kStep;
  const double below = problem.loss().item<double>();
  *value = start;
  return (above - below) / (2 * kStep);
}

void check_gradients(const TrainConfig& config, int expected_arrays) {
  Problem problem(config);
  ParameterSet& parameters = problem.network().parameters();
  parameters.gradient().zero_();
  problem.loss().backward();
  const double typical = parameters.gradient().norm().item<double>() /
                         std::sqrt(static_cast<double>(parameters.gradient().numel()));
  ASSERT_GT(typical, 0.01);
  Rng rng(2);
  const int arrays = static_cast<int>(parameters.snapshot().size());
  int trained = 0;
  for (int id = 0; id < arrays; ++id) {
    const at::Tensor& tensor = parameters[id];
    if (!tensor.requires_grad()) continue;
    ++trained;
    const at::Tensor flat = tensor.detach().view(-1);
    const at::Tensor gradient = tensor.grad().reshape(-1);
    ASSERT_TRUE(flat.is_contiguous());
    for (int k = 0; k < kSamples; ++k) {
      const auto i = static_cast<std::int64_t>(rng.below(flat.numel()));
      const double numeric = difference_quotient(problem, flat, i);
      const double exact = gradient[i].item<double>();
      // Weights of next to no influence are compared on the scale of the others.
      const double scale = std::max({std::abs(numeric), std::abs(exact), 0.01 * typical});
      EXPECT_LT(std::abs(numeric - exact) / scale, 1e-4)
          << "array " << id << " weight " << i << ": " << exact << " but measured " << numeric;
    }
  }
  EXPECT_EQ(trained, expected_arrays);
}

// 4 encoder and 7 decoder arrays with their norms, 5 of the action network, 5 a dynamics, 2 a prior.
TEST(Gradient, OfTheWholeLossMatchesFiniteDifferences) { check_gradients(tiny_config(), 31); }

TEST(Gradient, MatchesWithFreeScales) {
  TrainConfig config = tiny_config();
  config.positive_scale = false;
  check_gradients(config, 31);
}

TEST(Gradient, MatchesWithFrozenActionPriors) {
  TrainConfig config = tiny_config();
  config.train_action_prior = false;
  check_gradients(config, 27);
}

TEST(Gradient, IsNeitherZeroNorShortOfAnyArray) {
  Problem problem(tiny_config());
  ParameterSet& parameters = problem.network().parameters();
  problem.loss().backward();
  const int arrays = static_cast<int>(parameters.snapshot().size());
  for (int id = 0; id < arrays; ++id) {
    if (!parameters[id].requires_grad()) continue;
    EXPECT_GT(parameters[id].grad().abs().max().item<double>(), 0) << "array " << id;
  }
}

}  // namespace
}  // namespace latplan::nn::torch_backend
