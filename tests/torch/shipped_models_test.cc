// The forward pass without LibTorch gives LibTorch's codes and pictures, for every shipped model.
#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/json.h"
#include "base/log.h"
#include "data/world_ref.h"
#include "nn/model_files.h"
#include "nn/network_model.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"

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

class ShippedModels : public testing::TestWithParam<std::string> {};

// Clean pictures, and the same with noise: their logits are closer to the threshold.
std::vector<Image> pictures_of(const fs::path& folder, const StateCodec& model) {
  const Json record = read_json(folder / "run.json");
  data::WorldRef world{record.at("world").get<std::string>(), {}};
  for (const auto& [name, value] : record.at("world_options").items()) {
    world.options[name] = value.get<std::string>();
  }
  data::GenerateConfig config;
  config.pairs = kPictures / 4;
  config.seed = 77;
  SilentLog log;
  const StopFlag stop;
  const data::PairSet pairs = data::draw_pairs(world, config, log, stop);
  std::vector<Image> images;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    images.push_back(pairs.predecessor(row));
    images.push_back(pairs.successor(row));
  }
  Rng rng(5);
  const std::vector<Image> noisy = with_noise(model, images, 0.5, rng);
  images.insert(images.end(), noisy.begin(), noisy.end());
  return images;
}

TEST_P(ShippedModels, EncodeAndDecodeAsWithLibTorch) {
  const fs::path folder = fs::path(LATPLAN_SOURCE_DIR) / "models" / GetParam();
  const auto model = load_model(folder, 1);
  const ModelFiles files = read_model_files(folder);
  const TrainConfig& config = files.facts.config;
  const std::string file = (folder / "weights.safetensors").string();
  const PixelScaler scaler = PixelScaler::load(files.facts.image, files.arrays, file, config);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(0));
  network.parameters().restore(files.arrays, file);
  const std::vector<Image> images = pictures_of(folder, *model);
  ASSERT_GE(images.size(), static_cast<std::size_t>(kPictures) - 4);
  c10::NoGradGuard no_grad;
  std::int64_t close = 0, close_different = 0, different = 0;
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
  RecordProperty("close_to_threshold", std::to_string(close));
  RecordProperty("close_and_different", std::to_string(close_different));
  RecordProperty("farthest_pixel", std::to_string(farthest));
}

std::vector<std::string> shipped() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fs::path(LATPLAN_SOURCE_DIR) / "models")) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

INSTANTIATE_TEST_SUITE_P(Torch, ShippedModels, testing::ValuesIn(shipped()), [](const auto& i) {
  std::string name = i.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace latplan::nn::torch_backend
