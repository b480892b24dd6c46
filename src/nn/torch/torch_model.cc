#include "nn/torch/torch_model.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "nn/model_catalog.h"
#include "nn/patch_grid.h"
#include "nn/torch/bit_tensors.h"
#include "nn/torch/measure.h"
#include "nn/torch/torch_errors.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;

// Rows per network call, to bound the memory.
constexpr std::size_t kDenseRows = 1024;
constexpr std::size_t kConvolutionRows = 128;

class TorchModel final : public TrainedModel {
 public:
  TorchModel(const TrainConfig& config, PixelScaler scaler)
      : config_(config),
        scaler_(std::move(scaler)),
        network_(config, scaler_.layout(), at::kCPU, at::kFloat, Rng(0)) {}
  void restore(const NamedArrays& arrays, const std::string& file);

  Capabilities capabilities() const override {
    Capabilities result = capabilities_of(config_);
    if (has_patches(config_)) result.places = PatchGrid(image_shape(), config_).count();
    return result;
  }

  ImageShape image_shape() const override { return scaler_.shape(); }
  int state_bits() const override { return config_.bits; }
  int labels() const override { return network_.has_actions() ? config_.labels : 0; }
  std::vector<int> used_labels() const override { return used_labels_; }

  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return in_chunks<BitVector>(images.size(), [&](std::size_t first, std::size_t count) {
      return to_bits(network_.encode_hard(scaler_.from_images(images.subspan(first, count))));
    });
  }
  std::vector<BitVector> encode_noisy(std::span<const Image> images, double deviation,
                                      Rng& rng) const override {
    return in_chunks<BitVector>(images.size(), [&](std::size_t first, std::size_t count) {
      return to_bits(
          network_.encode_hard(noisy_input(images.subspan(first, count), deviation, rng)));
    });
  }
  std::vector<Image> with_noise(std::span<const Image> images, double deviation,
                                Rng& rng) const override {
    return in_chunks<Image>(images.size(), [&](std::size_t first, std::size_t count) {
      return scaler_.to_images(noisy_input(images.subspan(first, count), deviation, rng));
    });
  }
  NamedNumbers loss_terms(std::span<const Image> before,
                          std::span<const Image> after) const override;
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return in_chunks<Image>(states.size(), [&](std::size_t first, std::size_t count) {
      const at::Tensor z = to_tensor(states.subspan(first, count), config_.bits);
      return scaler_.to_images(network_.decode(z));
    });
  }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    LATPLAN_CHECK(before.size() == after.size(), "label() needs pairs");
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
    const std::size_t chunk = this->chunk();
    for (std::size_t first = 0; first < size; first += chunk) {
      std::vector<T> part = guarded([&] { return function(first, std::min(chunk, size - first)); });
      all.insert(all.end(), std::make_move_iterator(part.begin()),
                 std::make_move_iterator(part.end()));
    }
    return all;
  }

  at::Tensor noisy_input(std::span<const Image> images, double deviation, Rng& rng) const {
    at::Tensor x = scaler_.from_images(images);
    float* value = x.data_ptr<float>();
    for (std::int64_t i = 0; i < x.numel(); ++i) {
      value[i] += static_cast<float>(deviation * rng.normal());
    }
    return x;
  }

  std::vector<BitVector> step(at::Tensor (Network::*method)(const at::Tensor&, const at::Tensor&),
                              std::span<const BitVector> states,
                              std::span<const int> labels) const {
    LATPLAN_CHECK(states.size() == labels.size(), "one label per state");
    return in_chunks<BitVector>(states.size(), [&](std::size_t first, std::size_t count) {
      at::Tensor chosen = at::empty({static_cast<std::int64_t>(count)}, at::kLong);
      std::copy_n(labels.begin() + first, count, chosen.data_ptr<std::int64_t>());
      return to_bits(
          (network_.*method)(to_tensor(states.subspan(first, count), config_.bits), chosen));
    });
  }

  std::size_t chunk() const { return is_convolutional(config_) ? kConvolutionRows : kDenseRows; }

  TrainConfig config_;
  PixelScaler scaler_;
  mutable Network network_;  // unchanged in test mode
  std::vector<int> used_labels_;
};

void TorchModel::restore(const NamedArrays& arrays, const std::string& file) {
  network_.parameters().restore(arrays, file);
  const auto used = arrays.find(kUsedLabels);
  const bool known = used != arrays.end();
  if (known && static_cast<int>(used->second.values.size()) != labels()) {
    throw input_error(file + ": array '" + kUsedLabels + "' has another size than in model.json");
  }
  for (int label = 0; label < labels(); ++label) {
    if (!known || used->second.values[label] > 0.5F) used_labels_.push_back(label);
  }
}

NamedNumbers TorchModel::loss_terms(std::span<const Image> before,
                                    std::span<const Image> after) const {
  LATPLAN_CHECK(before.size() == after.size(), "loss_terms() needs pairs");
  if (before.empty()) return {};
  c10::NoGradGuard no_grad;
  const auto rows = static_cast<std::int64_t>(chunk());
  NamedNumbers numbers;
  const auto add = [&](Objective objective, const PairTensors& pairs) {
    const Measured m = measure(network_, objective, config_, pairs, Betas{}, rows);
    const std::vector<std::string> names = term_names(objective);
    for (std::size_t i = 0; i < names.size(); ++i) numbers.emplace_back(names[i], m.terms[i]);
    return m.negative_elbo;
  };
  return guarded([&] {
    const PairTensors pictures{scaler_.from_images(before), scaler_.from_images(after)};
    const double elbo = add(objective_of(config_.model), pictures);
    if (config_.model == "ama2") {
      const auto codes = [&](const at::Tensor& x) { return network_.encode_hard(x); };
      add(Objective::kActions, {codes(pictures.first), codes(pictures.second)});
    }
    numbers.emplace_back("negative_elbo", elbo);
    return numbers;
  });
}

}  // namespace

void write_model(const fs::path& folder, const ModelFacts& facts, const PixelScaler& scaler,
                 NamedArrays arrays) {
  scaler.store(arrays);
  write_model_files(folder, facts, arrays);
}

std::unique_ptr<TrainedModel> load_model(const fs::path& folder) {
  const ModelFiles files = read_model_files(folder);
  const std::string file = (folder / "weights.safetensors").string();
  auto model = std::make_unique<TorchModel>(
      files.facts.config,
      PixelScaler::load(files.facts.image, files.arrays, file, files.facts.config));
  model->restore(files.arrays, file);
  return model;
}

}  // namespace latplan::nn::torch_backend
