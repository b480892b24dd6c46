#include "nn/torch/torch_backend.h"

#include <dlfcn.h>

#include <ATen/ATen.h>

#include <filesystem>
#include <span>
#include <string>

#include "base/error.h"
#include "nn/torch/discriminator.h"
#include "nn/torch/setup.h"
#include "nn/torch/torch_errors.h"
#include "nn/torch/torch_model.h"
#include "nn/torch/training.h"

namespace latplan::nn::torch_backend {
namespace {

std::string machine_warning() {
  if (at::hasMKL() || ::dlsym(RTLD_DEFAULT, "openblas_get_config") != nullptr) return {};
  return "LibTorch uses the reference BLAS, about 20 times slower than OpenBLAS; "
         "apt install libopenblas0-openmp";
}

}  // namespace

Backend make_backend() {
  Backend backend;
  backend.prepare = [](const data::PairSet& pairs, const TrainConfig& config,
                       const std::filesystem::path& run_folder, bool resume) {
    return guarded([&] { return prepare(pairs, config, run_folder, resume); });
  };
  backend.train = [](const data::PairSet& pairs, const TrainConfig& config,
                     const std::filesystem::path& run_folder, bool resume, Log& log,
                     const StopFlag& stop) {
    return guarded([&] { return train(pairs, config, run_folder, resume, log, stop); });
  };
  backend.loss_terms = [](const std::filesystem::path& folder, std::span<const Image> before,
                          std::span<const Image> after) {
    return guarded([&] { return loss_terms(folder, before, after); });
  };
  backend.learn_discriminator = [](std::span<const BitVector> examples,
                                   std::span<const BitVector> unlabelled,
                                   const DiscriminatorConfig& config, Log& log,
                                   const StopFlag& stop) {
    return guarded([&] { return learn_discriminator(examples, unlabelled, config, log, stop); });
  };
  backend.load_discriminator = [](const std::filesystem::path& file) {
    return guarded([&] { return load_discriminator(file); });
  };
  backend.has_gpu = [] { return at::hasCUDA(); };
  backend.machine_warning = machine_warning;
  backend.description = std::string("LibTorch ") + LATPLAN_TORCH_VERSION;
  return backend;
}

}  // namespace latplan::nn::torch_backend
