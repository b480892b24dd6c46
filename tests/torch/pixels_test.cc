// Principal components of images with and without noise (nn/torch/pixels.h).
#include "nn/torch/pixels.h"

#include <gtest/gtest.h>

#include "base/log.h"
#include "data/generate.h"
#include "data/picture_noise.h"
#include "domains/lightsout.h"

namespace latplan::nn::torch_backend {
namespace {

int components_of_lightsout(int size, double noise) {
  SilentLog log;
  const StopFlag never;
  const auto world = domains::make_lightsout({.size = size});
  data::GenerateConfig config;
  config.pairs = 600;
  data::PairSet pairs = data::generate(*world, config, log, never);
  if (noise > 0) data::add_noise(pairs, noise, 1, 1, log, never);
  const PixelScaler scaler = PixelScaler::fit(pairs);
  return principal_components(
      scaler.from_bytes(pairs.predecessors, pairs.rows(data::Split::kTrain)), 0.99);
}

TEST(PrincipalComponents, OfCleanLightsAreTheLights) {
  EXPECT_EQ(components_of_lightsout(3, 0), 9);
  EXPECT_EQ(components_of_lightsout(4, 0), 16);
}

TEST(PrincipalComponents, NoiseAddsNone) {
  for (const double noise : {0.1, 0.3, 1.0}) {
    EXPECT_EQ(components_of_lightsout(3, noise), 9) << noise;
    EXPECT_EQ(components_of_lightsout(4, noise), 16) << noise;
  }
}

TEST(PrincipalComponents, OfNothingButNoiseIsOne) {
  at::manual_seed(1);
  EXPECT_EQ(principal_components(at::randn({300, 200}), 0.99), 1);
  EXPECT_EQ(principal_components(at::randn({200, 700}), 0.99), 1);
}

TEST(PrincipalComponents, TheMedianOfNoiseIsThatOfRandomMatrices) {
  at::manual_seed(1);
  for (const auto& [rows, columns] :
       {std::pair{400, 40}, std::pair{400, 200}, std::pair{300, 300}, std::pair{200, 400}}) {
    const at::Tensor y = at::randn({rows, columns}, at::kDouble);
    const at::Tensor values = at::linalg_eigvalsh(at::matmul(y, y.t()) / rows).flip(0);
    const double middle = values[std::min(rows, columns) / 2].item<double>();
    EXPECT_NEAR(noise_median(static_cast<double>(columns) / rows), middle, 0.05 * middle);
  }
}

}  // namespace
}  // namespace latplan::nn::torch_backend
