// Every term against a second source: plain double loops straight from the definitions.
#include "nn/torch/losses.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>
#include <vector>

#include "base/rng.h"

namespace latplan::nn::torch_backend {
namespace {

using Matrix = std::vector<std::vector<double>>;  // [batch][dimension]

Matrix random_matrix(Rng& rng, int rows, int columns, double scale) {
  Matrix matrix(rows, std::vector<double>(columns));
  for (auto& row : matrix) {
    for (double& value : row) value = scale * rng.normal();
  }
  return matrix;
}

at::Tensor tensor_of(const Matrix& matrix, at::ScalarType type = at::kDouble) {
  at::Tensor tensor = at::empty(
      {static_cast<std::int64_t>(matrix.size()), static_cast<std::int64_t>(matrix[0].size())},
      at::kDouble);
  double* out = tensor.data_ptr<double>();
  for (const auto& row : matrix) {
    for (const double value : row) *out++ = value;
  }
  return tensor.to(type);
}

double sigmoid(double logit) { return 1.0 / (1.0 + std::exp(-logit)); }

// q log(q/p) + (1-q) log((1-q)/(1-p)); 1 - sigmoid(l) is sigmoid(-l).
double bernoulli_by_definition(double q_logit, double p, double not_p) {
  const double q = sigmoid(q_logit);
  const double not_q = sigmoid(-q_logit);
  return q * std::log(q / p) + not_q * std::log(not_q / not_p);
}

std::vector<double> softmax(const std::vector<double>& logits) {
  double sum = 0;
  std::vector<double> result;
  for (const double logit : logits) {
    result.push_back(std::exp(logit));
    sum += result.back();
  }
  for (double& value : result) value /= sum;
  return result;
}

void expect_close(const at::Tensor& got, double expected) {
  RC_ASSERT(got.dim() == 0);
  RC_ASSERT(std::abs(got.item<double>() - expected) <= 1e-5 * std::abs(expected) + 1e-12);
}

struct Sizes {
  int rows, columns;
  double scale;
};

Sizes random_sizes(Rng& rng) {
  return {1 + static_cast<int>(rng.below(5)), 1 + static_cast<int>(rng.below(7)),
          0.1 + 6.0 * rng.uniform()};
}

TEST(Losses, BernoulliKlIsItsDefinition) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const Matrix q = random_matrix(rng, rows, columns, scale);
    const Matrix p = random_matrix(rng, rows, columns, scale);
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        sum += bernoulli_by_definition(q[i][j], sigmoid(p[i][j]), sigmoid(-p[i][j]));
      }
    }
    expect_close(bernoulli_kl(tensor_of(q), tensor_of(p)), sum / rows);
  }));
}

TEST(Losses, BernoulliKlToThePriorIsItsDefinition) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const Matrix q = random_matrix(rng, rows, columns, scale);
    const double epsilon = 0.001 + 0.998 * rng.uniform();
    double sum = 0;
    for (const auto& row : q) {
      for (const double logit : row) sum += bernoulli_by_definition(logit, epsilon, 1 - epsilon);
    }
    expect_close(bernoulli_kl_prior(tensor_of(q), epsilon), sum / rows);
  }));
}

TEST(Losses, CategoricalKlIsItsDefinition) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const Matrix q = random_matrix(rng, rows, columns, scale);
    const Matrix p = random_matrix(rng, rows, columns, scale);
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
      const std::vector<double> qs = softmax(q[i]);
      const std::vector<double> ps = softmax(p[i]);
      for (int j = 0; j < columns; ++j) sum += qs[j] * std::log(qs[j] / ps[j]);
    }
    expect_close(categorical_kl(tensor_of(q), tensor_of(p)), sum / rows);
  }));
}

TEST(Losses, CategoricalKlToTheUniformIsItsDefinition) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const Matrix q = random_matrix(rng, rows, columns, scale);
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
      for (const double value : softmax(q[i])) sum += value * std::log(value / (1.0 / columns));
    }
    expect_close(categorical_kl_uniform(tensor_of(q)), sum / rows);
    const Matrix flat(rows, std::vector<double>(columns, 0.0));
    RC_ASSERT(std::abs(categorical_kl(tensor_of(q), tensor_of(flat)).item<double>() - sum / rows) <=
              1e-9 * (1 + sum));
  }));
}

TEST(Losses, CrossEntropyIsMinusTheLogProbability) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const Matrix logits = random_matrix(rng, rows, columns, scale);
    Matrix bits = logits;
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        bits[i][j] = rng.coin() ? 1.0 : 0.0;
        const double p = sigmoid(logits[i][j]);
        const double not_p = sigmoid(-logits[i][j]);
        sum -= std::log(bits[i][j] > 0.5 ? p : not_p);
      }
    }
    expect_close(bernoulli_cross_entropy(tensor_of(bits), tensor_of(logits)), sum / rows);
  }));
}

TEST(Losses, AbsoluteErrorSumsOverBitsAndAveragesOverRows) {
  const at::Tensor a = tensor_of({{0.25, 1.0, 0.0}, {0.5, 0.5, 1.0}});
  const at::Tensor b = tensor_of({{0.75, 0.0, 0.0}, {0.5, 1.0, 0.0}});
  EXPECT_DOUBLE_EQ(absolute_error(a, b).item<double>(), (1.5 + 1.5) / 2);
}

// -log N(x | y, sigma) - log sqrt(2 pi sigma^2) a pixel, from the density itself.
TEST(Losses, ReconstructionIsTheGaussianWithoutItsConstant) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    Rng rng(seed);
    const auto [rows, columns, scale] = random_sizes(rng);
    const double sigma = 0.5 + rng.uniform();
    const Matrix x = random_matrix(rng, rows, columns, 1.0);
    const Matrix y = random_matrix(rng, rows, columns, 1.0);
    const double constant = std::sqrt(2 * M_PI * sigma * sigma);
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        const double away = (x[i][j] - y[i][j]) / sigma;
        const double density = std::exp(-0.5 * away * away) / constant;
        sum += -std::log(density) - std::log(constant);
      }
    }
    expect_close(gaussian_reconstruction(tensor_of(x), tensor_of(y), sigma), sum / rows);
  }));
}

// The working precision: single. Logits of a trained network reach tens, KLs then tens or nearly
// zero.
TEST(Losses, SinglePrecisionAgreesWithTheDefinitions) {
  Rng rng(5);
  const Matrix q = random_matrix(rng, 50, 40, 3.0);
  const Matrix p = random_matrix(rng, 50, 40, 3.0);
  double bernoulli = 0, prior = 0, categorical = 0, squares = 0;
  for (int i = 0; i < 50; ++i) {
    const std::vector<double> qs = softmax(q[i]);
    const std::vector<double> ps = softmax(p[i]);
    for (int j = 0; j < 40; ++j) {
      bernoulli += bernoulli_by_definition(q[i][j], sigmoid(p[i][j]), sigmoid(-p[i][j])) / 50;
      prior += bernoulli_by_definition(q[i][j], 0.3, 0.7) / 50;
      categorical += qs[j] * std::log(qs[j] / ps[j]) / 50;
      squares += (q[i][j] - p[i][j]) * (q[i][j] - p[i][j]) / 50;
    }
  }
  const at::Tensor a = tensor_of(q, at::kFloat);
  const at::Tensor b = tensor_of(p, at::kFloat);
  const auto near = [](const at::Tensor& got, double expected) {
    EXPECT_NEAR(got.item<double>() / expected, 1.0, 1e-5);
  };
  near(bernoulli_kl(a, b), bernoulli);
  near(bernoulli_kl_prior(a, 0.3), prior);
  near(categorical_kl(a, b), categorical);
  near(gaussian_reconstruction(a, b, 0.1), squares / 0.02);
}

TEST(Losses, AreZeroBetweenEqualDistributions) {
  Rng rng(3);
  const at::Tensor l = tensor_of(random_matrix(rng, 4, 6, 4.0));
  EXPECT_NEAR(bernoulli_kl(l, l).item<double>(), 0, 1e-14);
  EXPECT_NEAR(categorical_kl(l, l + 2.5).item<double>(), 0, 1e-14);  // softmax ignores a shift
  EXPECT_EQ(gaussian_reconstruction(l, l, 0.1).item<double>(), 0);
  const at::Tensor prior = at::full({2, 3}, std::log(0.3 / 0.7), at::kDouble);
  EXPECT_NEAR(bernoulli_kl_prior(prior, 0.3).item<double>(), 0, 1e-14);
}

TEST(Losses, StayFiniteWithTheirGradientsForExtremeLogits) {
  for (const float size : {50.0F, 500.0F, 1e4F}) {
    for (const float q_sign : {-1.0F, 1.0F}) {
      for (const float p_sign : {-1.0F, 1.0F}) {
        at::Tensor q = at::full({2, 3}, q_sign * size, at::kFloat);
        at::Tensor p = at::full({2, 3}, p_sign * size, at::kFloat);
        q.select(1, 0).neg_();
        q.requires_grad_(true);
        p.requires_grad_(true);
        const at::Tensor loss = bernoulli_kl(q, p) + bernoulli_kl_prior(q, 1e-6) +
                                categorical_kl(q, p) + categorical_kl_uniform(q) +
                                bernoulli_cross_entropy(at::ones_like(q), p);
        loss.backward();
        EXPECT_TRUE(std::isfinite(loss.item<float>())) << size;
        EXPECT_TRUE(q.grad().isfinite().all().item<bool>()) << size;
        EXPECT_TRUE(p.grad().isfinite().all().item<bool>()) << size;
      }
    }
  }
}

// q certain of 1, p certain of 0 with logit -m: KL = m, one bit, worked by hand.
TEST(Losses, BernoulliKlOfOppositeCertaintiesIsTheLogit) {
  EXPECT_NEAR(bernoulli_kl(at::full({1, 1}, 60.0), at::full({1, 1}, -60.0)).item<double>(), 60.0,
              1e-4);
}

}  // namespace
}  // namespace latplan::nn::torch_backend
