#include "nn/torch/torch_model.h"

#include <c10/core/GradMode.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "nn/torch/torch_errors.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;
constexpr std::int64_t kChunk = 1024;  // rows a network call: bounds the memory of large batches

at::Tensor to_tensor(std::span<const BitVector> states, int bits) {
  at::Tensor result = at::empty({static_cast<std::int64_t>(states.size()), bits}, at::kFloat);
  float* out = result.data_ptr<float>();
  for (const BitVector& state : states) {
    LATPLAN_CHECK(state.size() == bits, "state has another number of bits than the model");
    for (int i = 0; i < bits; ++i) *out++ = state.get(i) ? 1.0F : 0.0F;
  }
  return result;
}

std::vector<BitVector> to_bits(const at::Tensor& tensor) {
  const at::Tensor host = tensor.to(at::kCPU, at::kFloat).contiguous();
  const float* in = host.data_ptr<float>();
  std::vector<BitVector> states;
  for (std::int64_t row = 0; row < host.size(0); ++row) {
    BitVector state(static_cast<int>(host.size(1)));
    for (int i = 0; i < state.size(); ++i) state.set(i, *in++ > 0.5F);
    states.push_back(std::move(state));
  }
  return states;
}

class TorchModel final : public TrainedModel {
 public:
  TorchModel(const TrainConfig& config, PixelScaler scaler)
      : config_(config),
        scaler_(std::move(scaler)),
        network_(config, scaler_.inputs(), at::kCPU, at::kFloat, Rng(0)) {}
  Network& network() { return network_; }

  ImageShape image_shape() const override { return scaler_.shape(); }
  int state_bits() const override { return config_.bits; }
  int labels() const override { return config_.labels; }

  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return in_chunks<BitVector>(images.size(), [&](std::size_t first, std::size_t count) {
      return to_bits(network_.encode_hard(scaler_.from_images(images.subspan(first, count))));
    });
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return in_chunks<Image>(states.size(), [&](std::size_t first, std::size_t count) {
      const at::Tensor z = to_tensor(states.subspan(first, count), config_.bits);
      return scaler_.to_images(network_.decode(z, false));
    });
  }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    LATPLAN_CHECK(before.size() == after.size(), "label() wants pairs");
    return in_chunks<int>(before.size(), [&](std::size_t first, std::size_t count) {
      const at::Tensor found =
          network_.label_hard(to_tensor(before.subspan(first, count), config_.bits),
                              to_tensor(after.subspan(first, count), config_.bits));
      const auto* values = found.data_ptr<std::int64_t>();
      return std::vector<int>(values, values + found.numel());
    });
  }
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    return step(&Network::apply_hard, states, labels);
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    return step(&Network::regress_hard, states, labels);
  }

 private:
  template <typename T, typename Function>
  std::vector<T> in_chunks(std::size_t size, const Function& function) const {
    c10::NoGradGuard no_grad;
    std::vector<T> all;
    for (std::size_t first = 0; first < size; first += kChunk) {
      std::vector<T> part =
          guarded([&] { return function(first, std::min<std::size_t>(kChunk, size - first)); });
      all.insert(all.end(), std::make_move_iterator(part.begin()),
                 std::make_move_iterator(part.end()));
    }
    return all;
  }

  std::vector<BitVector> step(at::Tensor (Network::*method)(const at::Tensor&, const at::Tensor&),
                              std::span<const BitVector> states,
                              std::span<const int> labels) const {
    LATPLAN_CHECK(states.size() == labels.size(), "one label a state");
    return in_chunks<BitVector>(states.size(), [&](std::size_t first, std::size_t count) {
      at::Tensor chosen = at::empty({static_cast<std::int64_t>(count)}, at::kLong);
      std::copy_n(labels.begin() + first, count, chosen.data_ptr<std::int64_t>());
      return to_bits(
          (network_.*method)(to_tensor(states.subspan(first, count), config_.bits), chosen));
    });
  }

  TrainConfig config_;
  PixelScaler scaler_;
  mutable Network
      network_;  // test mode changes nothing; its methods are shared with training, which does
};

}  // namespace

void write_model(const fs::path& folder, const TrainConfig& config, const PixelScaler& scaler,
                 NamedArrays arrays, const ModelFacts& facts) {
  scaler.store(arrays);
  const std::vector<std::uint8_t> weights = encode_safetensors(arrays);
  const ImageShape& shape = scaler.shape();
  const Json json = {
      {"format", kFormat},
      {"image", {{"height", shape.height}, {"width", shape.width}, {"channels", shape.channels}}},
      {"state_bits", config.bits},
      {"labels", config.labels},
      {"epoch", facts.epoch},
      {"held_out_exact_successor", facts.exact_successor},
      {"weights", "weights.safetensors"},
      {"weights_checksum", checksum(weights)},
      {"config", to_json(config)}};
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw output_error(folder.string() + ": cannot create: " + error.message());
  write_atomically(folder / "weights.safetensors", weights);
  write_atomically(folder / "model.json", json.dump(2) + "\n");
}

std::unique_ptr<TrainedModel> load_model(const fs::path& folder) {
  const std::string json_file = (folder / "model.json").string();
  const Json json = Json::parse(read_text(json_file), nullptr, false);
  if (!json.is_object()) throw input_error(json_file + ": damaged; expected JSON");
  try {
    if (json.at("format").get<int>() != kFormat) {
      throw input_error(json_file + ": another format than this version reads");
    }
    const ImageShape shape{json.at("image").at("height").get<int>(),
                           json.at("image").at("width").get<int>(),
                           json.at("image").at("channels").get<int>()};
    const TrainConfig config = train_config_from_json(json.at("config"), json_file);
    const std::string weights_file = (folder / "weights.safetensors").string();
    const std::vector<std::uint8_t> bytes = read_bytes(weights_file);
    if (checksum(bytes) != json.at("weights_checksum").get<std::string>()) {
      throw input_error(weights_file +
                        ": damaged: its checksum differs from model.json; copy or train it again");
    }
    const NamedArrays arrays = decode_safetensors(bytes, weights_file);
    auto model =
        std::make_unique<TorchModel>(config, PixelScaler::load(shape, arrays, weights_file));
    model->network().parameters().restore(arrays, weights_file);
    return model;
  } catch (const nlohmann::json::exception&) {
    throw input_error(json_file + ": damaged: an entry is missing or of the wrong type");
  }
}

}  // namespace latplan::nn::torch_backend
