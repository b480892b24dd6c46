#include "nn/torch/action_phase.h"

#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <cmath>

#include "nn/torch/objective.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kBits = 5;
constexpr int kLabels = 7;

TrainConfig phase_config(const std::string& model = "ama4+") {
  TrainConfig config;
  config.model = model;
  config.bits = kBits;
  config.labels = kLabels;
  config.width = 8;
  config.action_width = 16;
  config.action_epochs = 10;
  return config;
}

PairTensors random_codes(std::int64_t rows) {
  return {at::randint(0, 2, {rows, kBits}).to(at::kDouble),
          at::randint(0, 2, {rows, kBits}).to(at::kDouble)};
}

// Two independent ways: matrix products, and every row, label and bit by itself.
TEST(ActionPhase, CostsAreTheCrossEntropyUnderEachLabel) {
  at::manual_seed(1);
  ParameterSet parameters(at::kCPU, at::kDouble);
  Layers layers(parameters, 0.0);
  BackToLogit btl(layers, phase_config(), "apply", "effect", nullptr);
  parameters.allocate(Rng(2));
  const PairTensors codes = random_codes(40);
  const at::Tensor q = at::softmax(at::randn({40, kLabels}, at::kDouble), 1);
  c10::NoGradGuard no_grad;
  const at::Tensor costs = btl.costs(codes.first, codes.second, q);

  // scale 1 and shift 0 at the start: plain normalisation.
  const at::Tensor embedding = btl.embedding().t();
  const at::Tensor mean = q.mean(0).matmul(embedding);
  const at::Tensor variance = q.mean(0).matmul((embedding - mean).square());
  const at::Tensor z_mean = codes.first.mean(0);
  const at::Tensor z_variance = codes.first.var(0, false);
  for (int row = 0; row < 40; row += 7) {
    for (int label = 0; label < kLabels; ++label) {
      double expected = 0;
      for (int f = 0; f < kBits; ++f) {
        const auto normed = [&](const at::Tensor& x, const at::Tensor& m, const at::Tensor& v) {
          return (x.item<double>() - m[f].item<double>()) / std::sqrt(v[f].item<double>() + 1e-3);
        };
        const double logit = normed(codes.first[row][f], z_mean, z_variance) +
                             normed(embedding[label][f], mean, variance);
        const double target = codes.second[row][f].item<double>();
        expected += std::log1p(std::exp(logit)) - target * logit;
      }
      EXPECT_NEAR(costs[row][label].item<double>(), expected, 1e-9);
    }
  }
}

TEST(ActionPhase, TheLossIsTheExpectationOverLabels) {
  at::manual_seed(3);
  Network network(phase_config(), {12, {}}, at::kCPU, at::kDouble, Rng(4));
  const PairTensors codes = random_codes(30);
  c10::NoGradGuard no_grad;
  const Pass pass = network.run_actions(codes.first, codes.second, 1.0, true);
  const at::Tensor terms = loss_terms(Objective::kActionsBothWays, phase_config(), pass, {}, {});
  const at::Tensor q = at::softmax(pass.action_logits, 1);
  double forward = 0;
  double backward = 0;
  for (int row = 0; row < 30; ++row) {
    for (int label = 0; label < kLabels; ++label) {
      forward += (q[row][label] * pass.costs2[row][label]).item<double>() / 30;
      backward += (q[row][label] * pass.costs3[row][label]).item<double>() / 30;
    }
  }
  EXPECT_NEAR(terms[0].item<double>(), forward, 1e-9);
  EXPECT_NEAR(terms[2].item<double>(), backward, 1e-9);
  EXPECT_EQ(static_cast<std::size_t>(terms.numel()),
            term_names(Objective::kActionsBothWays).size());
}

// AMA3+, where no gradient is left out: the effects that regress() of AMA4+ reads are constants to
// its gradient.
TEST(ActionPhase, TheLossHasTheGradientOfFiniteDifferences) {
  at::manual_seed(5);
  const TrainConfig config = phase_config("ama3+");
  Network network(config, {12, {}}, at::kCPU, at::kDouble, Rng(6));
  const PairTensors codes = random_codes(12);
  const at::Tensor weights = at::tensor(term_weights(Objective::kActionsForward, {}), at::kDouble);
  const auto loss = [&] {
    at::manual_seed(7);  // the same moved bits
    const Pass pass = network.run_actions(codes.first, codes.second, 1.0, true);
    return at::dot(loss_terms(Objective::kActionsForward, config, pass, {}, {}), weights);
  };
  ParameterSet& parameters = network.parameters();
  parameters.gradient_of(loss());
  const at::Tensor gradient = parameters.gradient().clone();
  c10::NoGradGuard no_grad;
  constexpr double kStep = 1e-6;
  int checked = 0;
  for (std::int64_t i = 0; i < gradient.numel(); i += 3) {
    at::Tensor value = parameters.trained()[i];
    const double old = value.item<double>();
    value.fill_(old + kStep);
    const double up = loss().item<double>();
    value.fill_(old - kStep);
    const double down = loss().item<double>();
    value.fill_(old);
    EXPECT_NEAR(gradient[i].item<double>(), (up - down) / (2 * kStep), 1e-4);
    if (gradient[i].item<double>() != 0) ++checked;
  }
  EXPECT_GT(checked, 50);
}

TEST(ActionPhase, MovesOnlyUnchangedBitsAndKeepsThemEqual) {
  at::manual_seed(8);
  const PairTensors codes = random_codes(2000);
  const CodePair moved = move_unchanged(codes.first, codes.second);
  const at::Tensor same = codes.first.eq(codes.second);
  EXPECT_TRUE(moved.first.eq(moved.second).eq(same).all().item<bool>());
  const at::Tensor changed = same.logical_not();
  EXPECT_TRUE(moved.first.eq(codes.first).logical_or(same).all().item<bool>());
  EXPECT_TRUE(moved.second.eq(codes.second).logical_or(same).all().item<bool>());
  EXPECT_TRUE(changed.any().item<bool>());
  const double share = moved.first.ne(codes.first).to(at::kDouble).mean().item<double>();
  EXPECT_NEAR(share, 0.5 * 0.2 * 0.5, 0.01);  // unchanged, chosen, another value
}

TEST(ActionPhase, ReplacesBitsByThoseOfTheirColumn) {
  at::manual_seed(9);
  at::Tensor z = random_codes(4000).first;
  z.select(1, 0).fill_(1.0);  // a constant bit stays
  const at::Tensor replaced = replace_some(z);
  EXPECT_TRUE(replaced.select(1, 0).eq(1.0).all().item<bool>());
  const double share = replaced.narrow(1, 1, kBits - 1)
                           .ne(z.narrow(1, 1, kBits - 1))
                           .to(at::kDouble)
                           .mean()
                           .item<double>();
  EXPECT_NEAR(share, 0.1 * 0.5, 0.01);
}

// A network with one used label that cannot reproduce two different changes.
TEST(ActionPhase, SplitsALabelThatFails) {
  at::manual_seed(10);
  Network network(phase_config(), {12, {}}, at::kCPU, at::kDouble, Rng(11));
  c10::NoGradGuard no_grad;
  const Network::LabelWeights weights = network.label_weights();
  weights.biases[0].detach().fill_(-100.0);
  weights.biases[0].detach()[3] = 100.0;  // every pair has label 3
  const PairTensors codes = random_codes(50);
  split_labels(network, codes, Rng(12));
  int copies = 0;
  for (int label = 0; label < kLabels; ++label) {
    const double bias = weights.biases[0][label].item<double>();
    if (std::abs(bias - (100.0 - std::log(2.0))) < 1e-9) ++copies;
  }
  EXPECT_EQ(copies, 2);  // itself and one copy
}

}  // namespace
}  // namespace latplan::nn::torch_backend
