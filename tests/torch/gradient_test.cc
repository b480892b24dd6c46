// The whole loss of every model against central finite differences in double precision.
#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "nn/torch/network.h"
#include "nn/torch/objective.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kPixels = 6;  // 1 x 2 of three colours for the convolutions

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
      : config_(config),
        network_(config, {kPixels, {1, 2, 3}}, at::kCPU, at::kDouble, Rng(8).fork("weights")) {
    at::manual_seed(1);
    x0_ = at::randn({kRows, kPixels}, at::kDouble);
    x1_ = at::randn({kRows, kPixels}, at::kDouble);
    z0_ = at::rand({kRows, config.bits}, at::kDouble).gt(0.5).to(at::kDouble);
    z1_ = at::rand({kRows, config.bits}, at::kDouble).gt(0.5).to(at::kDouble);
    c10::NoGradGuard no_grad;  // off the symmetric start: zero biases, unit scales
    network_.parameters().trained().add_(at::randn_like(network_.parameters().trained()), 0.2);
  }
  // The same noise, dropout and samples every time.
  at::Tensor loss() {
    at::manual_seed(kNoiseSeed);
    const auto sum = [&](Objective objective, const at::Tensor& terms) {
      return total_loss(terms, at::tensor(term_weights(objective, {2.0, 1.5, 3.0}), at::kDouble));
    };
    if (config_.model == "ama2" && actions_) {
      const Pass pass = network_.run_actions(z0_, z1_, 0.8, true);
      return sum(Objective::kActions, loss_terms(Objective::kActions, config_, pass, z0_, z1_));
    }
    const Pass pass = network_.run(x0_, x1_, 0.8, true);
    const Objective objective = objective_of(config_.model);
    return sum(objective, loss_terms(objective, config_, pass, x0_, x1_));
  }
  Network& network() { return network_; }
  void train_actions() { actions_ = true; }

 private:
  TrainConfig config_;
  Network network_;
  at::Tensor x0_, x1_;  // pictures
  at::Tensor z0_, z1_;  // codes
  bool actions_ = false;
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

// Whether the objective depends on the array: each phase of AMA2 has its own weights.
bool touched(const at::Tensor& tensor) {
  return tensor.grad().defined() && tensor.grad().abs().max().item<double>() > 0;
}

void check_gradients(const TrainConfig& config, int expected_arrays, bool actions = false) {
  Problem problem(config);
  if (actions) problem.train_actions();
  ParameterSet& parameters = problem.network().parameters();
  parameters.gradient_of(problem.loss());
  problem.loss().backward();  // the same for each array by itself
  const double typical = parameters.gradient().norm().item<double>() /
                         std::sqrt(static_cast<double>(parameters.gradient().numel()));
  ASSERT_GT(typical, 0.01);
  Rng rng(2);
  const int arrays = static_cast<int>(parameters.snapshot().size());
  int trained = 0;
  std::int64_t offset = 0;
  for (int id = 0; id < arrays; ++id) {
    const at::Tensor& tensor = parameters[id];
    if (!tensor.requires_grad()) continue;
    const at::Tensor gathered = parameters.gradient().narrow(0, offset, tensor.numel());
    offset += tensor.numel();
    EXPECT_TRUE(gathered.equal(tensor.grad().defined() ? tensor.grad().reshape(-1)
                                                       : at::zeros_like(gathered)));
    if (!touched(tensor)) continue;
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

// 5 encoder and 7 decoder arrays with their norms, 5 of the action network, 5 a dynamics, 2 a
// prior.
TEST(Gradient, OfTheWholeLossMatchesFiniteDifferences) { check_gradients(tiny_config(), 31); }

TEST(Gradient, MatchesWithFreeScales) {
  TrainConfig config = tiny_config();
  config.btl_scale = "free";
  check_gradients(config, 31);
}

TEST(Gradient, MatchesWithFrozenActionPriors) {
  TrainConfig config = tiny_config();
  config.action_prior = "frozen";
  check_gradients(config, 27);
}

// AMA3+: no regress (5 arrays) and no p(a|z1) (2). AMA3 has no p(a|z0) either.
TEST(Gradient, OfAma3PlusMatchesFiniteDifferences) {
  TrainConfig config = tiny_config();
  config.model = "ama3+";
  check_gradients(config, 24);
  config.btl_scale = "free";
  check_gradients(config, 24);
}

TEST(Gradient, OfAma3MatchesFiniteDifferences) {
  TrainConfig config = tiny_config();
  config.model = "ama3";
  check_gradients(config, 22);
}

// Each black box has a hidden layer (3 arrays with its norm) and an output (2).
TEST(Gradient, OfTheVanillaSpaceAutoencoderMatchesFiniteDifferences) {
  TrainConfig config = tiny_config();
  config.effect = "vanilla";
  check_gradients(config, 31);
}

TEST(Gradient, OfTheStateAutoencoderMatchesFiniteDifferences) {
  TrainConfig config = tiny_config();
  config.model = "sae";
  config.depth = 2;  // one hidden layer more, 3 arrays each way
  check_gradients(config, 18);
}

TEST(Gradient, OfAma2MatchesFiniteDifferencesInBothPhases) {
  TrainConfig config = tiny_config();
  config.model = "ama2";
  config.action_depth = 2;
  check_gradients(config, 12);
  check_gradients(config, 16, true);
}

// Input norm 2, a convolution with its norm 3 (twice), output 2; code norm 2, grid 2 and its norm
// 2, an expansion with its norm 3, output 2; actions 5, dynamics 5 each, priors 2 each.
TEST(Gradient, OfTheConvolutionsMatchesFiniteDifferences) {
  for (const char* architecture : {"paper-conv", "strided-conv"}) {
    TrainConfig config = tiny_config();
    config.architecture = architecture;
    config.channels = 3;
    config.kernel = 3;
    check_gradients(config, 40);
  }
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
