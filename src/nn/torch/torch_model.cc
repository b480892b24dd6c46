#include "nn/torch/torch_model.h"

#include <c10/core/GradMode.h>

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "nn/torch/measure.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;

// Rows per network call, to bound the memory.
constexpr std::int64_t kDenseRows = 1024;
constexpr std::int64_t kConvolutionRows = 128;

}  // namespace

void write_model(const fs::path& folder, const ModelFacts& facts, const PixelScaler& scaler,
                 NamedArrays arrays) {
  scaler.store(arrays);
  write_model_files(folder, facts, arrays);
}

NamedNumbers loss_terms(const fs::path& folder, std::span<const Image> before,
                        std::span<const Image> after) {
  LATPLAN_CHECK(before.size() == after.size(), "loss_terms() needs pairs");
  if (before.empty()) return {};
  c10::NoGradGuard no_grad;
  const ModelFiles files = read_model_files(folder);
  const TrainConfig& config = files.facts.config;
  const std::string file = (folder / "weights.safetensors").string();
  const PixelScaler scaler = PixelScaler::load(files.facts.image, files.arrays, file, config);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(0));
  network.parameters().restore(files.arrays, file);
  NamedNumbers numbers;
  const auto add = [&](Objective objective, const PairTensors& pairs) {
    const Measured m = measure(network, objective, config, pairs, Betas{},
                               is_convolutional(config) ? kConvolutionRows : kDenseRows);
    const std::vector<std::string> names = term_names(objective);
    for (std::size_t i = 0; i < names.size(); ++i) numbers.emplace_back(names[i], m.terms[i]);
    return m.negative_elbo;
  };
  const PairTensors pictures{scaler.from_images(before), scaler.from_images(after)};
  const double elbo = add(objective_of(config.model), pictures);
  if (config.model == "ama2") {
    const auto codes = [&](const at::Tensor& x) { return network.encode_hard(x); };
    add(Objective::kActions, {codes(pictures.first), codes(pictures.second)});
  }
  numbers.emplace_back("negative_elbo", elbo);
  return numbers;
}

}  // namespace latplan::nn::torch_backend
