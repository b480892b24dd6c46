#include "nn/forward_layers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "base/error.h"
#include "base/rng.h"
#include "nn/forward_codec.h"

namespace latplan::nn {
namespace {

NamedArray random_array(std::vector<std::int64_t> shape, Rng& rng) {
  NamedArray array{shape, {}};
  std::size_t size = 1;
  for (const std::int64_t extent : shape) size *= static_cast<std::size_t>(extent);
  for (std::size_t i = 0; i < size; ++i) array.values.push_back(static_cast<float>(rng.normal()));
  return array;
}

const std::string kFile = "weights";

struct Picture {
  int height, width, channels;
  Matrix values;
  float at(int r, int c, int channel) const {
    const bool inside = r >= 0 && r < height && c >= 0 && c < width;
    return inside ? values.values[(r * width + c) * channels + channel] : 0.0F;
  }
};

Picture random_picture(int height, int width, int channels, Rng& rng) {
  Picture picture{height, width, channels, Matrix(1, height * width * channels)};
  for (float& value : picture.values.values) value = static_cast<float>(rng.normal());
  return picture;
}

TEST(ForwardConvolution, SumsTheNeighboursOfEachPixel) {
  Rng rng(3);
  for (const int stride : {1, 2}) {
    const int in = 2, out = 3, kernel = 3;
    const NamedArrays arrays = {{"c.weight", random_array({out, in, kernel, kernel}, rng)}};
    const std::vector<float>& w = arrays.at("c.weight").values;
    const Picture x = random_picture(5, 4, in, rng);
    const GridSize to{(5 + stride - 1) / stride, (4 + stride - 1) / stride};
    const Matrix y =
        ForwardConvolution({arrays, kFile}, "c", in, out, kernel, stride).run(x.values, {5, 4}, to);
    ASSERT_EQ(y.columns, to.area() * out);
    for (int r = 0; r < to.height; ++r) {
      for (int c = 0; c < to.width; ++c) {
        for (int o = 0; o < out; ++o) {
          double sum = 0;
          for (int i = 0; i < in; ++i) {
            for (int kr = 0; kr < kernel; ++kr) {
              for (int kc = 0; kc < kernel; ++kc) {
                sum += static_cast<double>(w[((o * in + i) * kernel + kr) * kernel + kc]) *
                       x.at(r * stride - 1 + kr, c * stride - 1 + kc, i);
              }
            }
          }
          EXPECT_NEAR(y.values[(r * to.width + c) * out + o], sum, 1e-4);
        }
      }
    }
  }
}

// <convolve(x), y> = <x, transposed(y)> for all x and y: that is what transposed means.
TEST(ForwardTransposed, IsTheTransposedConvolution) {
  Rng rng(4);
  for (const int stride : {1, 2}) {
    const int narrow = 2, wide = 3, kernel = 5;
    // The same weights: [out, in, ...] of the convolution is [in, out, ...] of the transposed one.
    const NamedArrays arrays = {{"c.weight", random_array({wide, narrow, kernel, kernel}, rng)}};
    const GridSize large{5, 4}, small{(5 + stride - 1) / stride, (4 + stride - 1) / stride};
    const Picture x = random_picture(large.height, large.width, narrow, rng);
    const Picture y = random_picture(small.height, small.width, wide, rng);
    const WeightSource source{arrays, kFile};
    const Matrix down =
        ForwardConvolution(source, "c", narrow, wide, kernel, stride).run(x.values, large, small);
    const Matrix up = ForwardTransposed(source, "c", wide, narrow, kernel, stride, false)
                          .run(y.values, small, large);
    double left = 0, right = 0;
    for (std::size_t i = 0; i < down.values.size(); ++i) {
      left += static_cast<double>(down.values[i]) * y.values.values[i];
    }
    for (std::size_t i = 0; i < up.values.size(); ++i) {
      right += static_cast<double>(up.values[i]) * x.values.values[i];
    }
    EXPECT_NEAR(left, right, 1e-3 * std::abs(left) + 1e-4);
  }
}

TEST(ForwardNorm, UsesTheStoredStatistics) {
  const NamedArrays arrays = {{"n.scale", {{2}, {2.0F, 0.0F}}},
                              {"n.shift", {{2}, {1.0F, -1.0F}}},
                              {"n.mean", {{2}, {3.0F, 0.0F}}},
                              {"n.variance", {{2}, {4.0F - 1e-3F, 1.0F - 1e-3F}}}};
  Matrix x(2, 2);
  x.values = {5.0F, 7.0F, -5.0F, -7.0F};
  ForwardNorm({arrays, kFile}, "n", 2).apply(x, true);
  const std::vector<float> expected = {3.0F, -1.0F, -2.0F, -1.0F};  // 2 (x - 3) / 2 + 1 of [5, 0]
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(x.values[i], expected[i], 1e-5) << i;
  // softplus(0) = log 2
  EXPECT_NEAR(ForwardNorm({arrays, kFile}, "n", 2, true).at(1, 1.0F), std::log(2.0) - 1, 1e-5);
}

// One hidden unit computes max(0, x0 - x1), the output 10 times that minus 5.
TEST(ForwardPerceptron, ComputesAKnownFunction) {
  const NamedArrays arrays = {{"p.hidden.weight", {{1, 2}, {1.0F, -1.0F}}},
                              {"p.norm.scale", {{1}, {1.0F}}},
                              {"p.norm.shift", {{1}, {0.0F}}},
                              {"p.norm.mean", {{1}, {0.0F}}},
                              {"p.norm.variance", {{1}, {1.0F - 1e-3F}}},
                              {"p.out.weight", {{1, 1}, {10.0F}}},
                              {"p.out.bias", {{1}, {-5.0F}}}};
  Matrix x(3, 2);
  x.values = {1, 0, 0, 1, 3, 2.5F};
  const Matrix y = ForwardPerceptron({arrays, kFile}, "p", {2, 1, 1, 1}).run(x);
  EXPECT_NEAR(y.values[0], 5, 1e-4);
  EXPECT_NEAR(y.values[1], -5, 1e-4);
  EXPECT_NEAR(y.values[2], 0, 1e-4);
}

// A few weights may ask for more values than an int counts, or than the memory holds.
TEST(ForwardCodec, JudgesTheSizeOfAPictureInItsLayers) {
  TrainConfig config;
  config.architecture = "paper-conv";
  config.channels = 1024;
  for (const auto& [side, kernel, code, reason] :
       {std::tuple(2048, 1, ExitCode::kBadInput,
                   "weights: 1024 channels for pictures of 2048x2048"),
        {1024, 31, ExitCode::kOutOfMemory, "weights: takes 3936256 MiB"}}) {
    config.kernel = kernel;
    try {
      make_forward_codec({{}, kFile}, config, side * side, {side, side, 1});
      ADD_FAILURE();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), code);
      EXPECT_TRUE(std::string(error.what()).starts_with(reason)) << error.what();
    }
  }
}

TEST(WeightSource, NamesTheArrayThatDoesNotFit) {
  const NamedArrays arrays = {{"a", {{2, 3}, std::vector<float>(6)}}};
  const WeightSource source{arrays, kFile};
  EXPECT_EQ(source.get("a", {2, 3}).size(), 6U);
  try {
    source.get("a", {3, 2});
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "weights: array 'a' has the shape [2, 3]; expected [3, 2]");
  }
  EXPECT_THROW(source.get("b", {1}), Error);
}

}  // namespace
}  // namespace latplan::nn
