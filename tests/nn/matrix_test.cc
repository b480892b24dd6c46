#include "nn/matrix.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "base/rng.h"

namespace latplan::nn {
namespace {

std::vector<float> random_values(std::size_t count, Rng& rng) {
  std::vector<float> values;
  for (std::size_t i = 0; i < count; ++i) values.push_back(static_cast<float>(rng.normal()));
  return values;
}

// All sizes around the blocks in which products are computed.
TEST(PackedWeights, MultiplyAsTheDefinitionSays) {
  Rng rng(1);
  for (const int rows : {0, 1, 3, 4, 5, 9}) {
    for (const int out : {1, 15, 16, 17, 40}) {
      for (const int in : {1, 7, 33}) {
        const std::vector<float> weights = random_values(static_cast<std::size_t>(out) * in, rng);
        const std::vector<float> x = random_values(static_cast<std::size_t>(rows) * in, rng);
        std::vector<float> y(static_cast<std::size_t>(rows) * out, 99.0F);
        PackedWeights(out, in, weights).multiply(x.data(), rows, y.data());
        for (int r = 0; r < rows; ++r) {
          for (int o = 0; o < out; ++o) {
            double sum = 0;
            for (int i = 0; i < in; ++i)
              sum += static_cast<double>(x[r * in + i]) * weights[o * in + i];
            EXPECT_NEAR(y[r * out + o], sum, 1e-4) << rows << " " << out << " " << in;
          }
        }
      }
    }
  }
}

TEST(PackedWeights, ARowDoesNotDependOnTheOthers) {
  Rng rng(2);
  const PackedWeights weights(20, 50, random_values(1000, rng));
  const std::vector<float> x = random_values(7 * 50, rng);
  std::vector<float> together(7 * 20), alone(20);
  weights.multiply(x.data(), 7, together.data());
  for (int r = 0; r < 7; ++r) {
    weights.multiply(x.data() + r * 50, 1, alone.data());
    for (int o = 0; o < 20; ++o) EXPECT_EQ(alone[o], together[r * 20 + o]);
  }
}

// Few rows are computed in several threads, many in one.
TEST(PackedWeights, ThreadsGiveTheSameBits) {
  constexpr int kOut = 1003, kIn = 600, kRows = 20;
  Rng rng(3);
  const PackedWeights weights(kOut, kIn, random_values(kOut * kIn, rng));
  const std::vector<float> x = random_values(kRows * kIn, rng);
  std::vector<float> many(kRows * kOut), few(2 * kOut);
  weights.multiply(x.data(), kRows, many.data());
  for (int r = 0; r + 2 <= kRows; r += 2) {
    weights.multiply(x.data() + r * kIn, 2, few.data());
    EXPECT_TRUE(std::ranges::equal(few, std::span(many).subspan(r * kOut, 2 * kOut))) << r;
  }
}

}  // namespace
}  // namespace latplan::nn
