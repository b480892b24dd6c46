// The forward pass without LibTorch gives LibTorch's codes and pictures, for every architecture.
#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <functional>
#include <map>

#include "base/temporary_folder.h"
#include "nn/model_files.h"
#include "nn/network_model.h"
#include "nn/safetensors.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/torch/torch_model.h"
#include "torch/tiny_run.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;

#ifdef LATPLAN_NIGHTLY
constexpr int kPictures = 10000;
#else
constexpr int kPictures = 200;
#endif
constexpr std::size_t kChunk = 500;
constexpr float kClose =
    1e-5F;  // of the largest logit of the picture: rounding may decide this bit

struct Kind {
  const char* name;
  const char* world;
  std::map<std::string, std::string> options;
  std::function<void(TrainConfig&)> change;
  Precision precision = Precision::kFloat32;
};

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

const std::map<std::string, std::string> kHanoi = {{"disks", "3"}, {"towers", "4"}};

const Kind kKinds[] = {
    {"Dense", "lightsout", {{"size", "4"}}, [](TrainConfig&) {}},
    {"DenseOfEightBits", "lightsout", {{"size", "4"}}, [](TrainConfig&) {}, Precision::kInt8},
    {"DeepOfHalfPrecision", "hanoi", kHanoi,
     [](TrainConfig& c) {
       c.depth = 2;
       c.pixel_scale = "all";
     },
     Precision::kFloat16},
    {"LinearEncoder", "hanoi", kHanoi, [](TrainConfig& c) { c.encoder_depth = 0; }},
    {"Patches", "hanoi", kHanoi,
     [](TrainConfig& c) {
       c.architecture = "patches";
       c.patch_width = 4;
       c.pixel_scale = "root";
     }},
    {"PaperConv",
     "lightsout",
     {{"size", "3"}},
     [](TrainConfig& c) { c.architecture = "paper-conv"; }},
    {"StridedConv", "hanoi", kHanoi, [](TrainConfig& c) { c.architecture = "strided-conv"; }},
};

class ForwardPass : public testing::TestWithParam<Kind> {
 protected:
  // A network with random weights and statistics.
  void SetUp() override {
    const auto world = domains::make_world(GetParam().world, GetParam().options);
    data::GenerateConfig config;
    config.pairs = kPictures / 4;
    config.seed = 77;
    config.threads = 1;
    SilentLog log;
    const StopFlag stop;
    pairs_ = data::generate(*world, config, log, stop);
    config_.model = "sae";
    config_.bits = 24;
    config_.width = 40;
    config_.channels = 3;
    config_.kernel = 3;
    GetParam().change(config_);
    const PixelScaler scaler = PixelScaler::fit(pairs_, config_);
    const Network network(config_, scaler.layout(), at::kCPU, at::kFloat, Rng(4));
    NamedArrays arrays = network.parameters().snapshot();
    Rng rng(9);
    for (auto& [name, array] : arrays) {
      for (float& value : array.values) {
        if (name.ends_with("variance")) value = static_cast<float>(0.5 + rng.uniform());
        if (name.ends_with("mean")) value = static_cast<float>(rng.uniform() - 0.5);
      }
    }
    arrays = decode_safetensors(encode_safetensors(arrays, GetParam().precision), "weights");
    write_model(folder_.path(), {pairs_.shape, config_, 1, 0.5}, scaler, arrays);
  }

  // Clean pictures, and the same with noise: their logits are closer to the threshold.
  std::vector<Image> pictures(const StateCodec& model) const {
    std::vector<Image> images;
    for (std::int64_t row = 0; row < pairs_.count; ++row) {
      images.push_back(pairs_.predecessor(row));
      images.push_back(pairs_.successor(row));
    }
    Rng rng(5);
    const std::vector<Image> noisy = with_noise(model, images, 0.5, rng);
    images.insert(images.end(), noisy.begin(), noisy.end());
    return images;
  }

  TemporaryFolder folder_;
  TrainConfig config_;
  data::PairSet pairs_;
};

TEST_P(ForwardPass, EncodesAndDecodesAsLibTorch) {
  const fs::path& folder = folder_.path();
  const auto model = load_model(folder, 1);
  const ModelFiles files = read_model_files(folder);
  const TrainConfig& config = files.facts.config;
  const std::string file = (folder / "weights.safetensors").string();
  const PixelScaler scaler = PixelScaler::load(files.facts.image, files.arrays, file, config);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(0));
  network.parameters().restore(files.arrays, file);
  const std::vector<Image> images = pictures(*model);
  ASSERT_GE(images.size(), static_cast<std::size_t>(kPictures) - 4);
  c10::NoGradGuard no_grad;
  std::int64_t close = 0, close_different = 0, different = 0;
  std::int64_t on = 0, off = 0;
  float farthest = 0;
  for (std::size_t first = 0; first < images.size(); first += kChunk) {
    const std::span<const Image> part =
        std::span(images).subspan(first, std::min(kChunk, images.size() - first));
    const std::vector<BitVector> codes = model->encode(part);
    const at::Tensor x = scaler.from_images(part);
    const at::Tensor logits = network.run(x, x, Knob(1.0), false).l0.contiguous();
    const at::Tensor expected = network.encode_hard(x).contiguous();
    const at::Tensor largest = logits.abs().amax(1);
    for (std::size_t i = 0; i < part.size(); ++i) {
      const auto row = static_cast<std::int64_t>(i);
      for (int f = 0; f < config.bits; ++f) {
        const bool bit = expected.data_ptr<float>()[row * config.bits + f] > 0.5F;
        ++(bit ? on : off);
        const float logit = logits.data_ptr<float>()[row * config.bits + f];
        const bool is_close = std::abs(logit) <= kClose * largest.data_ptr<float>()[row];
        close += is_close;
        (is_close ? close_different : different) += codes[i].get(f) != bit;
      }
    }
    const std::vector<Image> decoded = model->decode(codes);
    at::Tensor z = at::empty({static_cast<std::int64_t>(part.size()), config.bits});
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (int f = 0; f < config.bits; ++f) {
        z.data_ptr<float>()[i * config.bits + f] = codes[i].get(f) ? 1.0F : 0.0F;
      }
    }
    const std::vector<Image> reference = scaler.to_images(network.decode(z));
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (std::size_t p = 0; p < decoded[i].pixels().size(); ++p) {
        farthest = std::max(farthest, std::abs(decoded[i].pixels()[p] - reference[i].pixels()[p]));
      }
    }
  }
  EXPECT_EQ(different, 0);
  EXPECT_LT(farthest, 1.0F / 255.0F);
  EXPECT_GT(on, 0);
  EXPECT_GT(off, 0);
  RecordProperty("close_to_threshold", std::to_string(close));
  RecordProperty("close_and_different", std::to_string(close_different));
  RecordProperty("farthest_pixel", std::to_string(farthest));
}

INSTANTIATE_TEST_SUITE_P(Torch, ForwardPass, testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param.name); });

}  // namespace
}  // namespace latplan::nn::torch_backend
