// Encoders and decoders by architecture: shapes for any image size, and the layers against plain
// loops.
#include "nn/torch/codec.h"

#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "torch/tiny_run.h"

namespace latplan::nn::torch_backend {
namespace {

TrainConfig conv_config(const std::string& architecture) {
  TrainConfig config = tiny_config();
  config.architecture = architecture;
  config.channels = 4;
  config.kernel = 3;
  return config;
}

PixelLayout layout_of(const ImageShape& shape) { return {static_cast<int>(shape.size()), shape}; }

TEST(Codec, TakesImagesOfAnySizeAndColour) {
  for (const char* architecture : {"paper-conv", "strided-conv"}) {
    for (const ImageShape shape : {ImageShape{1, 1, 1}, ImageShape{5, 8, 3}, ImageShape{9, 7, 1},
                                   ImageShape{6, 6, 3}, ImageShape{4, 13, 1}}) {
      for (const int convolutions : {1, 2, 3}) {
        TrainConfig config = conv_config(architecture);
        config.convolutions = convolutions;
        Network network(config, layout_of(shape), at::kCPU, at::kFloat, Rng(1));
        c10::NoGradGuard no_grad;
        const at::Tensor x = at::randn({3, static_cast<std::int64_t>(shape.size())});
        const Pass pass = network.run(x, x, 1.0, true);
        EXPECT_EQ(pass.z0.sizes(), (at::IntArrayRef{3, config.bits}));
        EXPECT_EQ(pass.y2.sizes(), x.sizes()) << shape.to_string() << " " << convolutions;
      }
    }
  }
}

// Each strided convolution reduces the input of the dense layer to a quarter.
TEST(Codec, StridesHalveTheImage) {
  const auto grid = [](const char* architecture) {
    Network network(conv_config(architecture), layout_of({9, 6, 3}), at::kCPU, at::kFloat, Rng(1));
    return network.parameters().snapshot().at("encoder.out.weight").shape;
  };
  EXPECT_EQ(grid("paper-conv"), (std::vector<std::int64_t>{6, 4 * 9 * 6}));
  EXPECT_EQ(grid("strided-conv"), (std::vector<std::int64_t>{6, 4 * 3 * 2}));
}

TrainConfig patch_config(int bits) {
  TrainConfig config = tiny_config();
  config.architecture = "patches";
  config.patch_height = 2;
  config.patch_width = 3;
  config.bits = bits;
  return config;
}

// The bits of a patch depend on that patch only, in the same way for every patch; the decoder
// likewise.
TEST(Codec, PatchesShareOneNetworkAndHaveTheirOwnBits) {
  TrainConfig config = patch_config(4 * 5);
  const ImageShape shape{4, 6, 3};
  Network network(config, layout_of(shape), at::kCPU, at::kFloat, Rng(1));
  c10::NoGradGuard no_grad;
  const at::Tensor x = at::randn({1, 4, 6, 3});
  at::Tensor moved = x.clone();  // swaps the patches: left and right, upper and lower
  for (const auto& [from, to] : {std::pair(0, 3), {3, 0}}) {
    moved.narrow(2, to, 3).copy_(x.narrow(2, from, 3));
  }
  moved = moved.roll(2, 1);
  const auto logits = [&](const at::Tensor& picture) {
    const at::Tensor row = picture.reshape({1, -1});
    return network.run(row, row, 1.0, false).l0.reshape({4, 5});
  };
  const at::Tensor z = logits(x);
  const at::Tensor z_moved = logits(moved);
  EXPECT_TRUE(at::allclose(z_moved, z.flip(0), 1e-5, 1e-5));
  EXPECT_FALSE(at::allclose(z[0], z[1], 1e-5, 1e-5));
  const at::Tensor y = network.decode(z.reshape({1, -1})).reshape({1, 4, 6, 3});
  at::Tensor other = z.clone();
  other[1].zero_();  // the upper right patch
  const at::Tensor changed = network.decode(other.reshape({1, -1})).reshape({1, 4, 6, 3}) - y;
  EXPECT_GT(changed.narrow(1, 0, 2).narrow(2, 3, 3).abs().max().item<double>(), 1e-4);
  EXPECT_EQ(changed.narrow(2, 0, 3).abs().max().item<double>(), 0.0);
  EXPECT_EQ(changed.narrow(1, 2, 2).abs().max().item<double>(), 0.0);
}

TEST(Codec, PatchesMustTileTheImageAndDivideTheBits) {
  EXPECT_THROW(Network(patch_config(20), layout_of({4, 7, 3}), at::kCPU, at::kFloat, Rng(1)),
               Error);
  EXPECT_THROW(Network(patch_config(18), layout_of({4, 6, 3}), at::kCPU, at::kFloat, Rng(1)),
               Error);
}

// Encoder depth 0: each bit is a weighted sum of pixels; the decoder keeps its layers.
TEST(Codec, AnEncoderMayBeLinear) {
  TrainConfig config = tiny_config();
  config.depth = 2;
  config.encoder_depth = 0;
  Network network(config, layout_of({4, 4, 1}), at::kCPU, at::kFloat, Rng(1));
  const NamedArrays arrays = network.parameters().snapshot();
  EXPECT_EQ(arrays.at("encoder.out.weight").shape, (std::vector<std::int64_t>{config.bits, 16}));
  EXPECT_FALSE(arrays.contains("encoder.hidden.weight"));
  EXPECT_TRUE(arrays.contains("decoder.hidden2.weight"));
}

// sum over the window of weight * input, zero outside the picture: by hand, with a stride.
TEST(Layers, AConvolutionIsItsWindowSums) {
  for (const int stride : {1, 2}) {
    ParameterSet parameters(at::kCPU, at::kDouble);
    Layers layers(parameters, 0);
    const Convolution conv =
        layers.declare_convolution("conv", 2, 3, 3, stride, true, Init::kHeUniform);
    parameters.allocate(Rng(2));
    c10::NoGradGuard no_grad;
    at::manual_seed(1);
    const at::Tensor x = at::randn({1, 2, 5, 4}, at::kDouble);
    const at::Tensor got = layers.convolve(conv, x);
    const at::Tensor& weight = parameters[conv.weight];
    ASSERT_EQ(got.size(2), (5 + stride - 1) / stride);
    ASSERT_EQ(got.size(3), (4 + stride - 1) / stride);
    for (int out = 0; out < 3; ++out) {
      for (int y = 0; y < got.size(2); ++y) {
        for (int column = 0; column < got.size(3); ++column) {
          double sum = 0;
          for (int in = 0; in < 2; ++in) {
            for (int dy = -1; dy <= 1; ++dy) {
              for (int dx = -1; dx <= 1; ++dx) {
                const int row = y * stride + dy, place = column * stride + dx;
                if (row < 0 || row >= 5 || place < 0 || place >= 4) continue;
                sum += weight[out][in][dy + 1][dx + 1].item<double>() *
                       x[0][in][row][place].item<double>();
              }
            }
          }
          EXPECT_NEAR(got[0][out][y][column].item<double>(), sum, 1e-12);
        }
      }
    }
  }
}

// The transposed one is the convolution's adjoint: <conv x, y> = <x, conv^T y> with the same
// weights, for every size.
TEST(Layers, AnExpansionIsTheAdjointOfTheConvolution) {
  for (const int stride : {1, 2}) {
    for (const auto& [height, width] : {std::pair{5, 4}, {6, 7}, {1, 2}}) {
      ParameterSet parameters(at::kCPU, at::kDouble);
      Layers layers(parameters, 0);
      const Convolution down =
          layers.declare_convolution("down", 2, 3, 5, stride, false, Init::kHeUniform);
      Convolution up = layers.declare_transposed("up", 3, 2, 5, stride, false, Init::kHeUniform);
      parameters.allocate(Rng(2));
      up.weight = down.weight;  // [3, 2, ...] in both
      c10::NoGradGuard no_grad;
      at::manual_seed(1);
      const at::Tensor x = at::randn({2, 2, height, width}, at::kDouble);
      const at::Tensor small = layers.convolve(down, x);
      const at::Tensor y = at::randn_like(small);
      const at::Tensor large = layers.expand(up, y, height, width);
      ASSERT_EQ(large.sizes(), x.sizes());
      EXPECT_NEAR((small * y).sum().item<double>(), (large * x).sum().item<double>(), 1e-10);
    }
  }
}

// After a calibration over uneven batches the running statistics are those of all rows.
TEST(Layers, CalibrationGivesTheStatisticsOfAllRows) {
  ParameterSet parameters(at::kCPU, at::kDouble);
  Layers layers(parameters, 0);
  const BatchNorm norm = layers.declare_norm("norm", 3);
  const BatchNorm other = layers.declare_norm("other", 3);
  parameters.allocate(Rng(2));
  c10::NoGradGuard no_grad;
  at::manual_seed(1);
  const at::Tensor x = 3.0 * at::randn({5000, 3}, at::kDouble) + 2.0;
  layers.norm(norm, at::randn({10, 3}, at::kDouble), kTrain);  // forgotten
  layers.start_calibration();
  for (const at::Tensor& part : x.split(1700)) layers.norm(norm, part, kTrain);
  layers.norm(norm, 100.0 * at::randn({10, 3}, at::kDouble), kPredicted);  // does not count
  layers.end_calibration();
  EXPECT_TRUE(parameters[norm.mean].allclose(x.mean(0), 1e-9, 1e-9));
  // Averaged over batches: the spread of the batch means, of the order 1 / rows, is left out.
  EXPECT_TRUE(parameters[norm.variance].allclose(x.var(0, true), 2e-3, 0));
  EXPECT_TRUE(parameters[other.mean].eq(0).all().item<bool>());
  layers.norm(norm, at::zeros({10, 3}, at::kDouble), kTrain);  // back to the slow average
  EXPECT_TRUE(parameters[norm.mean].allclose(0.99 * x.mean(0), 1e-9, 1e-9));
}

// Results, gradients and running statistics.
TEST(Layers, OneBatchOfSeveralCallsEqualsSeparateCalls) {
  ParameterSet parameters(at::kCPU, at::kDouble);
  Layers layers(parameters, 0);
  const BatchNorm norm = layers.declare_norm("norm", 3, true);
  parameters.allocate(Rng(3));
  at::manual_seed(2);
  std::vector<at::Tensor> parts;
  for (int i = 0; i < 4; ++i) parts.push_back((i + 1.0) * at::randn({6, 3}, at::kDouble) + i);
  const at::Tensor weights = at::randn({24, 3}, at::kDouble);
  const NamedArrays start = parameters.snapshot();
  const auto statistics = [&] {
    return at::cat({parameters[norm.mean], parameters[norm.variance]});
  };

  const at::Tensor together = layers.relu_norm_drop(norm, at::cat(parts), {true, 4, 2});
  parameters.gradient_of((together * weights).sum());
  const at::Tensor gradient = parameters.gradient().clone();
  const at::Tensor remembered = statistics().clone();
  parameters.restore(start, "start");
  for (int i = 0; i < 4; ++i) {
    parts[i] = layers.relu_norm_drop(norm, parts[i], i < 2 ? kTrain : kPredicted);
  }
  const at::Tensor alone = at::cat(parts);
  parameters.gradient_of((alone * weights).sum());
  EXPECT_TRUE(together.allclose(alone, 1e-6, 1e-6));  // restored weights are floats
  EXPECT_TRUE(gradient.allclose(parameters.gradient(), 1e-6, 1e-6));
  EXPECT_TRUE(remembered.allclose(statistics(), 1e-6, 1e-6));
  EXPECT_FALSE(remembered.eq(0).any().item<bool>());
}

TEST(PixelScaler, KeepsConstantPixelsAsZerosForConvolutions) {
  const data::PairSet pairs = tiny_pairs();
  const PixelScaler changing = PixelScaler::fit(pairs);
  const PixelScaler all = PixelScaler::fit(pairs, conv_config("paper-conv"));
  EXPECT_LT(changing.inputs(), all.inputs());
  EXPECT_EQ(all.inputs(), static_cast<int>(pairs.shape.size()));
  const std::vector<Image> images = {pairs.predecessor(0), pairs.successor(3)};
  const at::Tensor x = all.from_images(images);
  EXPECT_GE(x.eq(0).all(0).sum().item<std::int64_t>(), all.inputs() - changing.inputs());
  const std::vector<Image> back = all.to_images(x);
  for (std::size_t i = 0; i < images.size(); ++i) {
    for (std::size_t p = 0; p < images[i].pixels().size(); ++p) {
      EXPECT_NEAR(back[i].pixels()[p], images[i].pixels()[p], 1e-5);
    }
  }
}

}  // namespace
}  // namespace latplan::nn::torch_backend
