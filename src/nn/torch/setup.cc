#include "nn/torch/setup.h"

#include <dlfcn.h>

#include <ATen/Parallel.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/files.h"
#include "nn/patch_grid.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::size_t kDimensionSample = 1000;  // training images for principal_components()
constexpr double kCarriedVariance = 0.99;
constexpr double kLayerWorthThreads = 1e6;  // weights of the largest layer

// The options that must not change between sessions.
std::string resumable_config(const TrainConfig& config) {
  TrainConfig same = config;
  same.checkpoint_seconds = 0;
  return to_json(same).dump();
}

// Two bits per principal component if the user gave none: enough for every feature; the prior
// leaves spare bits idle.
TrainConfig with_bits(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler) {
  if (config.bits > 0) return config;
  std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  rows.resize(std::min(rows.size(), kDimensionSample));
  const int components =
      principal_components(scaler.from_bytes(pairs.predecessors, rows), kCarriedVariance);
  const int patches = has_patches(config) ? PatchGrid(pairs.shape, config).count() : 1;
  config.bits = (2 * components + patches - 1) / patches * patches;  // the same for each patch
  return config;
}

std::string chosen_precision(const TrainConfig& config) {
  if (config.device == "cpu") return "fp32";
  if (config.precision != "auto") return config.precision;
  return is_convolutional(config) ? "bf16" : "tf32";
}

int chosen_threads(int threads) {
  return threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// One per CPU, but a single one for small layers: there a second thread gains 8% on an idle
// machine, and on a busy one training takes four times as long.
int threads_for(const TrainConfig& config, int inputs) {
  if (config.threads > 0) return config.threads;
  const double largest_layer = static_cast<double>(inputs) * config.width;
  const bool small = !is_convolutional(config) && largest_layer < kLayerWorthThreads;
  return small ? 1 : chosen_threads(0);
}

}  // namespace

at::Device choose_device(const std::string& name) {
  if (name == "cpu" || (name == "auto" && !at::hasCUDA())) return at::kCPU;
  if (!at::hasCUDA()) {
    throw unsupported_error("--device cuda: LibTorch finds no GPU; expected --device cpu or auto");
  }
  return at::kCUDA;
}

void set_precision(const std::string& precision) {
  const bool rounded = precision != "fp32";
  at::globalContext().setAllowTF32CuBLAS(rounded);
  at::globalContext().setAllowTF32CuDNN(rounded);
}

// LibTorch's own function also starts a pool of threads, which we do not use, and waits forever for one that the system
// refuses. So we set OpenMP's number, as it does: that of the OpenMP which LibTorch brings.
void set_threads(int threads) {
  // Else the first operations would set the default: each library has its own inline function of this.
  at::internal::lazy_init_num_threads();
  at::get_num_threads();
  using SetThreads = void(int);
  const auto set = reinterpret_cast<SetThreads*>(::dlsym(RTLD_DEFAULT, "omp_set_num_threads"));
  if (set == nullptr) {
    at::set_num_threads(chosen_threads(threads));
  } else {
    set(chosen_threads(threads));
  }
}

TrainConfig filled_in(TrainConfig config, const data::PairSet& pairs, const PixelScaler& scaler) {
  config.device = choose_device(config.device).is_cuda() ? "cuda" : "cpu";
  config.threads = threads_for(config, scaler.inputs());
  config.precision = chosen_precision(config);
  if (config.model == "ama2" && config.action_epochs == 0) config.action_epochs = config.epochs;
  return with_bits(std::move(config), pairs, scaler);
}

// Of all images and their splits.
std::string pairs_checksum(const data::PairSet& pairs) {
  std::vector<std::uint8_t> splits;
  for (const data::Split split : pairs.split) splits.push_back(static_cast<std::uint8_t>(split));
  return checksum(pairs.predecessors) + checksum(pairs.successors) + checksum(splits);
}

void check_resumable(const Checkpoint& checkpoint, const TrainConfig& config,
                     const std::string& checksum_of_pairs, const fs::path& run_folder) {
  if (resumable_config(checkpoint.config) != resumable_config(config)) {
    throw usage_error(run_folder.string() +
                      ": was trained with other options; expected the same options to resume");
  }
  if (checkpoint.pairs_checksum != checksum_of_pairs) {
    throw input_error(run_folder.string() +
                      ": was trained on other pairs; expected the same file to resume");
  }
}

}  // namespace latplan::nn::torch_backend
