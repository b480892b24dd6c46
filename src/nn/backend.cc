#include "nn/backend.h"

#include "base/error.h"
#include "nn/patch_grid.h"

namespace latplan::nn {

std::filesystem::path model_folder(const std::filesystem::path& folder) {
  std::error_code error;
  if (!std::filesystem::exists(folder, error)) {
    throw input_error(folder.string() +
                      ": no such folder; expected one written by `latplan train`");
  }
  for (const auto& candidate : {folder / "model", folder}) {
    if (std::filesystem::exists(candidate / "model.json", error)) return candidate;
  }
  throw input_error(folder.string() +
                    ": holds no trained model (no model.json); expected a folder written by "
                    "`latplan train`");
}

void warn_of_slow_machine(const Backend& backend, const TrainConfig& config, Log& log) {
  if (is_codebook(config) || !backend.machine_warning) return;
  const std::string warning = backend.machine_warning();
  if (!warning.empty()) log.warning(warning);
}

}  // namespace latplan::nn
