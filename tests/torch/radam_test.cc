#include "nn/torch/radam.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"

namespace latplan::nn::torch_backend {
namespace {

at::Tensor numbers(const std::vector<double>& values) {
  at::Tensor tensor = at::empty({static_cast<std::int64_t>(values.size())}, at::kDouble);
  std::copy(values.begin(), values.end(), tensor.data_ptr<double>());
  return tensor;
}

// Worked by hand with constant gradient 1, beta1 0.9, beta2 0.999, rate 0.1. The bias-corrected
// first moment is always 1, so steps 1 to 5 (rho_5 = 4.99..) move by 0.1 each; the bias-corrected
// deviation is 1 too, so steps 6, 7 and 8 move by 0.1 r_t with rho_t = 1999 - 2 t 0.999^t / (1 -
// 0.999^t) and r_t = sqrt((rho_t-4)(rho_t-2) 1999 / (1995 * 1997 rho_t)).
TEST(RAdam, FollowsAHandWorkedSequenceAcrossTheThreshold) {
  at::Tensor x = numbers({1.0, -1.0});
  RAdam optimizer(x);
  const std::vector<double> expected = {0.900000000000, 0.800000000000, 0.700000000000,
                                        0.600000000000, 0.500000000000, 0.497417888978,
                                        0.494144007864, 0.490270180550};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    at::Tensor gradient = numbers({1.0, -1.0});
    optimizer.step(x, gradient, 0.1, 0);
    EXPECT_NEAR(x[0].item<double>(), expected[i], 1e-8) << "step " << i + 1;
    EXPECT_NEAR(x[1].item<double>(), -expected[i], 1e-8) << "step " << i + 1;
  }
  EXPECT_EQ(optimizer.steps(), 8);
}

// Algorithm 2 of the RAdam paper, one number at a time, on changing gradients and rates.
TEST(RAdam, AgreesWithAScalarVersionOnRandomGradients) {
  constexpr int kSize = 5;
  Rng rng(9);
  std::vector<double> expected(kSize), m(kSize), v(kSize);
  for (double& value : expected) value = rng.normal();
  at::Tensor x = numbers(expected);
  RAdam optimizer(x);
  int rectified_from = 0;
  for (int t = 1; t <= 40; ++t) {
    const double rate = 0.01 * (1 + rng.uniform());
    std::vector<double> g(kSize);
    for (double& value : g) value = rng.normal();
    at::Tensor gradient = numbers(g);
    optimizer.step(x, gradient, rate, 0);
    const double b1t = std::pow(0.9, t);
    const double b2t = std::pow(0.999, t);
    const double rho_inf = 2 / (1 - 0.999) - 1;
    const double rho = rho_inf - 2 * t * b2t / (1 - b2t);
    if (rho >= 5 && rectified_from == 0) rectified_from = t;
    for (int i = 0; i < kSize; ++i) {
      m[i] = 0.9 * m[i] + 0.1 * g[i];
      v[i] = 0.999 * v[i] + 0.001 * g[i] * g[i];
      const double mean = m[i] / (1 - b1t);
      if (rho < 5) {
        expected[i] -= rate * mean;
      } else {
        const double r =
            std::sqrt((rho - 4) / (rho_inf - 4) * (rho - 2) / (rho_inf - 2) * rho_inf / rho);
        expected[i] -= rate * r * mean / (std::sqrt(v[i] / (1 - b2t)) + 1e-7);
      }
      ASSERT_NEAR(x[i].item<double>(), expected[i], 1e-10) << t;
    }
  }
  EXPECT_EQ(rectified_from, 6);
}

TEST(RAdam, ClipsByTheNormOfTheWholeGradient) {
  at::Tensor x = numbers({0, 0});
  RAdam optimizer(x);
  at::Tensor gradient = numbers({3, 4});  // norm 5, cut down to 1
  optimizer.step(x, gradient, 1.0, 1.0);
  EXPECT_NEAR(gradient[0].item<double>(), 0.6, 1e-9);
  EXPECT_NEAR(gradient[1].item<double>(), 0.8, 1e-9);
  EXPECT_NEAR(x[0].item<double>(), -0.6, 1e-9);
  EXPECT_NEAR(x[1].item<double>(), -0.8, 1e-9);
}

TEST(RAdam, DoesNotClipShortGradients) {
  for (const double clip : {0.0, 5.1}) {
    at::Tensor x = numbers({0, 0});
    RAdam optimizer(x);
    at::Tensor gradient = numbers({3, 4});
    optimizer.step(x, gradient, 1.0, clip);
    EXPECT_DOUBLE_EQ(x[0].item<double>(), -3);
    EXPECT_DOUBLE_EQ(x[1].item<double>(), -4);
  }
}

TEST(RAdam, AZeroGradientMovesNothing) {
  at::Tensor x = numbers({1, 2});
  RAdam optimizer(x);
  for (int i = 0; i < 10; ++i) {
    at::Tensor gradient = numbers({0, 0});
    optimizer.step(x, gradient, 1.0, 0.1);
  }
  EXPECT_EQ(x[0].item<double>(), 1);
  EXPECT_EQ(x[1].item<double>(), 2);
}

TEST(RAdam, GoesOnFromRestoredState) {
  Rng rng(4);
  at::Tensor straight = numbers({1, 2, 3});
  at::Tensor broken = straight.clone();
  RAdam one(straight);
  auto two = std::make_unique<RAdam>(broken);
  for (int t = 0; t < 12; ++t) {
    at::Tensor gradient = numbers({rng.normal(), rng.normal(), rng.normal()});
    at::Tensor copy = gradient.clone();
    one.step(straight, gradient, 0.01, 0.1);
    two->step(broken, copy, 0.01, 0.1);
    auto next = std::make_unique<RAdam>(broken);
    next->first_moment().copy_(two->first_moment());
    next->second_moment().copy_(two->second_moment());
    next->set_steps(two->steps());
    two = std::move(next);
  }
  EXPECT_TRUE(straight.equal(broken));
}

}  // namespace
}  // namespace latplan::nn::torch_backend
