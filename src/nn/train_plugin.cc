#include "nn/train_plugin.h"

#include <dlfcn.h>

#include <filesystem>
#include <span>

#include "base/error.h"
#include "base/program_files.h"
#include "base/version.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

fs::path plugin_file() {
  const fs::path folder = program_file().parent_path();
  std::error_code error;
  for (const fs::path& candidate :
       {folder / kTrainPlugin, folder / "../lib/latplan" / kTrainPlugin}) {
    if (fs::exists(candidate, error)) return candidate;
  }
  return {};
}

Backend load_plugin() {
  const std::string file = plugin_file().string();
  void* library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* reason = ::dlerror();
    throw unsupported_error(file + ": cannot load LibTorch: " + (reason != nullptr ? reason : ""));
  }
  const auto entry =
      reinterpret_cast<TrainPluginEntry>(::dlsym(library, kTrainPluginEntry));  // NOLINT
  Backend backend;
  if (entry == nullptr || !entry(plugin_version().c_str(), &backend)) {
    throw unsupported_error(file + ": belongs to another build; expected that of latplan " +
                            plugin_version());
  }
  return backend;
}

const Backend& plugin() {
  static const Backend backend = load_plugin();  // stays loaded
  return backend;
}

// Whether there is a device file at all: without one, nobody needs to ask LibTorch.
bool may_have_gpu() {
  std::error_code error;
  return fs::exists("/dev/nvidiactl", error) || fs::exists("/dev/dxg", error);
}

}  // namespace

std::string plugin_version() {
  return std::string(version()) + " (" + std::string(revision()) + ")";
}

Backend train_plugin(const std::string& torch_version) {
  Backend lazy;
  if (plugin_file().empty()) return lazy;
  lazy.prepare = [](const data::PairSet& pairs, const TrainConfig& config, const fs::path& run,
                    bool resume) { return plugin().prepare(pairs, config, run, resume); };
  lazy.train = [](const data::PairSet& pairs, const TrainConfig& config, const fs::path& run,
                  bool resume, Log& log, const StopFlag& stop) {
    return plugin().train(pairs, config, run, resume, log, stop);
  };
  lazy.loss_terms = [](const fs::path& folder, std::span<const Image> before,
                       std::span<const Image> after) {
    return plugin().loss_terms(folder, before, after);
  };
  lazy.learn_discriminator = [](std::span<const BitVector> examples,
                                std::span<const BitVector> unlabelled,
                                const DiscriminatorConfig& config, Log& log, const StopFlag& stop) {
    return plugin().learn_discriminator(examples, unlabelled, config, log, stop);
  };
  lazy.load_discriminator = [](const fs::path& file) { return plugin().load_discriminator(file); };
  lazy.has_gpu = [] { return may_have_gpu() && plugin().has_gpu(); };
  lazy.machine_warning = [] { return plugin().machine_warning(); };
  lazy.description = "LibTorch " + torch_version;
  return lazy;
}

}  // namespace latplan::nn
