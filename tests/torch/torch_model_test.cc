// Model files are read back; damaged files are refused by name. And the pixel
// scaler.
#include "nn/torch/torch_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "nn/torch/torch_backend.h"
#include "torch/tiny_run.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// An untrained network on disk, with random statistics so that both values of most bits occur.
class Written {
 public:
  Written()
      : pairs_(tiny_pairs()),
        scaler_(PixelScaler::fit(pairs_)),
        network_(tiny_config(), scaler_.layout(), at::kCPU, at::kFloat, Rng(4)) {
    write(network_.parameters().snapshot());
  }
  void write(const NamedArrays& arrays) {
    write_model(folder_.path(), {scaler_.shape(), tiny_config(), 3, 0.5}, scaler_, arrays);
  }
  const fs::path& folder() const { return folder_.path(); }
  fs::path weights() const { return folder_ / "weights.safetensors"; }
  fs::path json() const { return folder_ / "model.json"; }
  const data::PairSet& pairs() const { return pairs_; }
  const PixelScaler& scaler() const { return scaler_; }
  Network& network() { return network_; }
  std::unique_ptr<TrainedModel> load() const { return load_model(folder(), 1); }
  std::string refusal_to_load() const {
    return refusal(ExitCode::kBadInput, [&] { load(); });
  }

 private:
  TemporaryFolder folder_;
  data::PairSet pairs_;
  PixelScaler scaler_;
  Network network_;
};

std::vector<Image> some_images(const data::PairSet& pairs, int count) {
  std::vector<Image> images;
  for (int i = 0; i < count; ++i) images.push_back(pairs.predecessor(i % 16));
  return images;
}

TEST(TorchModel, ComesBackAsItWasWritten) {
  Written written;
  const auto model = written.load();
  EXPECT_EQ(model->state_bits(), 6);
  EXPECT_EQ(model->labels(), 8);
  EXPECT_EQ(model->image_shape(), written.pairs().shape);
  const std::vector<Image> images = some_images(written.pairs(), 20);
  const std::vector<BitVector> states = model->encode(images);
  ASSERT_EQ(states.size(), 20U);
  const at::Tensor expected = written.network().encode_hard(written.scaler().from_images(images));
  for (int i = 0; i < 20; ++i) {
    for (int f = 0; f < 6; ++f) EXPECT_EQ(states[i].get(f), expected[i][f].item<float>() > 0.5F);
  }
  const std::vector<Image> decoded = model->decode(states);
  ASSERT_EQ(decoded.size(), 20U);
  for (const Image& image : decoded) {
    EXPECT_EQ(image.shape(), written.pairs().shape);
    for (const float value : image.pixels()) EXPECT_TRUE(value >= 0 && value <= 1);
  }
}

TEST(TorchModel, LongBatchesKeepTheirOrder) {
  Written written;
  const auto model = written.load();
  const std::vector<BitVector> few = model->encode(some_images(written.pairs(), 16));
  const std::vector<BitVector> many = model->encode(some_images(written.pairs(), 2100));
  ASSERT_EQ(many.size(), 2100U);
  for (std::size_t i = 0; i < many.size(); ++i) EXPECT_EQ(many[i], few[i % 16]) << i;
  std::vector<int> labels(many.size());
  for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = static_cast<int>(i % 8);
  const auto next = model->apply(many, labels);
  const auto back = model->regress(many, labels);
  const auto found = model->label(many, next);
  ASSERT_EQ(found.size(), many.size());
  for (std::size_t i = 16; i < many.size(); ++i) {
    EXPECT_EQ(next[i], next[i - 16]);
    EXPECT_EQ(back[i], back[i - 16]);
    EXPECT_EQ(found[i], found[i - 16]);
  }
}

TEST(TorchModel, AnEmptyBatchIsNoWork) {
  const auto model = Written().load();
  EXPECT_TRUE(model->encode({}).empty());
  EXPECT_TRUE(model->decode({}).empty());
  EXPECT_TRUE(model->label({}, {}).empty());
  EXPECT_TRUE(model->apply({}, {}).empty());
}

TEST(TorchModel, RefusesImagesOfAnotherSize) {
  const auto model = Written().load();
  for (const ImageShape shape :
       {ImageShape{18, 17, 1}, ImageShape{18, 18, 3}, ImageShape{0, 0, 1}}) {
    const std::vector<Image> images{Image(shape)};
    const std::string message = refusal(ExitCode::kBadInput, [&] { model->encode(images); });
    EXPECT_NE(message.find(shape.to_string()), std::string::npos) << message;
    EXPECT_NE(message.find(model->image_shape().to_string()), std::string::npos) << message;
  }
}

TEST(TorchModel, RefusesEveryFlippedByteOfItsWeights) {
  const Written written;
  const std::vector<std::uint8_t> whole = read_bytes(written.weights());
  Rng rng(6);
  std::vector<std::size_t> places{0, 7, 8, whole.size() - 1};
  for (int i = 0; i < 40; ++i) places.push_back(rng.below(whole.size()));
  for (const std::size_t place : places) {
    std::vector<std::uint8_t> bytes = whole;
    bytes[place] ^= 1 + rng.below(255);
    write_atomically(written.weights(), bytes);
    EXPECT_TRUE(written.refusal_to_load().starts_with(written.weights().string() + ": ")) << place;
  }
}

TEST(TorchModel, RefusesTruncatedAndMissingFiles) {
  const auto check = [](const char* file, const auto& damage) {
    const Written written;
    damage(written.folder() / file);
    const std::string message = written.refusal_to_load();
    EXPECT_NE(message.find((written.folder() / file).string()), std::string::npos) << message;
  };
  for (const char* file : {"weights.safetensors", "model.json"}) {
    check(file, [](const fs::path& path) { fs::remove(path); });
    check(file, [](const fs::path& path) { fs::resize_file(path, 0); });
    check(file, [](const fs::path& path) { fs::resize_file(path, 50); });
  }
  const TemporaryFolder empty;
  refusal(ExitCode::kBadInput, [&] { load_model(empty.path(), 1); });
  refusal(ExitCode::kBadInput, [&] { load_model(empty / "nothing", 1); });
}

TEST(TorchModel, RefusesADescriptionThatDoesNotFit) {
  const auto check = [](const auto& change) {
    const Written written;
    Json json = Json::parse(read_text(written.json()));
    change(json);
    write_atomically(written.json(), json.dump());
    const std::string message = written.refusal_to_load();
    EXPECT_NE(message.find(written.folder().string()), std::string::npos) << message;
  };
  check([](Json& json) { json["format"] = 3; });
  check([](Json& json) { json["format"] = 0; });
  check([](Json& json) { json["format"] = "1"; });
  check([](Json& json) { json.erase("image"); });
  check([](Json& json) { json["image"]["height"] = 17; });
  check([](Json& json) { json["image"]["height"] = -18; });
  check([](Json& json) { json["image"]["width"] = "18"; });
  check([](Json& json) { json.erase("config"); });
  check([](Json& json) { json["config"]["bits"] = 7; });
  check([](Json& json) { json["config"]["bits"] = -7; });
  check([](Json& json) { json["config"]["colour"] = "red"; });
  check([](Json& json) { json.erase("weights_checksum"); });
  check([](Json& json) { json["weights_checksum"] = 3; });
  check([](Json& json) { json = Json::array(); });
}

TEST(TorchModel, RefusesArraysOfTheWrongShapeOrNone) {
  Written written;
  const NamedArrays good = written.network().parameters().snapshot();
  for (const char* name : {"encoder.hidden.weight", "apply.effect.weight", "bits.held"}) {
    NamedArrays arrays = good;
    NamedArray& array = arrays.at(name);
    std::reverse(array.shape.begin(), array.shape.end());
    array.shape.push_back(1);
    written.write(arrays);
    EXPECT_NE(written.refusal_to_load().find(name), std::string::npos);
    arrays.erase(name);
    written.write(arrays);
    EXPECT_NE(written.refusal_to_load().find(name), std::string::npos);
  }
}

NamedArrays stored(const PixelScaler& scaler) {
  NamedArrays arrays;
  scaler.store(arrays);
  return arrays;
}

TEST(PixelScaler, UsesTheTrainingSplitOnly) {
  data::PairSet pairs = tiny_pairs();
  const auto before = encode_safetensors(stored(PixelScaler::fit(pairs)));
  const std::size_t size = pairs.shape.size();
  for (const data::Split which : {data::Split::kValidation, data::Split::kTest}) {
    ASSERT_FALSE(pairs.rows(which).empty());
    for (const std::int64_t row : pairs.rows(which)) {
      for (std::size_t i = 0; i < size; ++i) {
        pairs.predecessors[row * size + i] ^= 0xff;
        pairs.successors[row * size + i] = 77;
      }
    }
  }
  EXPECT_EQ(encode_safetensors(stored(PixelScaler::fit(pairs))), before);
  pairs.predecessors[pairs.rows(data::Split::kTrain)[0] * size + 4 * 18 + 4] ^= 0xff;
  EXPECT_NE(encode_safetensors(stored(PixelScaler::fit(pairs))), before);
}

TEST(PixelScaler, NormalisesToMeanZeroAndDeviationOne) {
  const data::PairSet pairs = tiny_pairs();
  const PixelScaler scaler = PixelScaler::fit(pairs);
  const auto rows = pairs.rows(data::Split::kTrain);
  const at::Tensor all = at::cat({scaler.from_bytes(pairs.predecessors, rows),
                                  scaler.from_bytes(pairs.successors, rows)})
                             .to(at::kDouble);
  EXPECT_LT(all.mean(0).abs().max().item<double>(), 1e-5);
  EXPECT_LT((all.square().mean(0) - 1).abs().max().item<double>(), 1e-4);
  EXPECT_LT(scaler.inputs(), static_cast<int>(pairs.shape.size()));  // black corners carry nothing
}

TEST(PixelScaler, GivesTheImagesBack) {
  const data::PairSet pairs = tiny_pairs();
  const PixelScaler scaler =
      PixelScaler::load(pairs.shape, stored(PixelScaler::fit(pairs)), "file");
  const std::vector<Image> images = some_images(pairs, 16);
  const std::vector<Image> back = scaler.to_images(scaler.from_images(images));
  for (std::size_t i = 0; i < images.size(); ++i) {
    for (std::size_t p = 0; p < images[i].pixels().size(); ++p) {
      EXPECT_NEAR(back[i].pixels()[p], images[i].pixels()[p], 1e-5);
    }
  }
}

TEST(PixelScaler, BytesAndImagesNormaliseAlike) {
  const data::PairSet pairs = tiny_pairs();
  const PixelScaler scaler = PixelScaler::fit(pairs);
  std::vector<std::int64_t> rows;
  for (int i = 0; i < 16; ++i) rows.push_back(i);
  EXPECT_TRUE(scaler.from_bytes(pairs.predecessors, rows)
                  .allclose(scaler.from_images(some_images(pairs, 16))));
}

}  // namespace
}  // namespace latplan::nn::torch_backend
