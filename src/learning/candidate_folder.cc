#include "learning/candidate_folder.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

constexpr const char* kConfigFile = "config.json";
constexpr const char* kTrainedFile = "trained.json";  // written once the training is finished

bool is_there(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error);
}

}  // namespace

std::optional<nn::TrainConfig> recorded_config(const fs::path& folder) {
  const fs::path file = folder / kConfigFile;
  if (!is_there(file)) return {};
  const Json json = read_json(file);
  return nn::train_config_from_json({json, file.string()});
}

nn::TrainConfig train_candidate(const data::PairSet& pairs, const nn::TrainConfig& config,
                                const fs::path& folder, bool resume, const nn::Backend& backend,
                                Log& log, const StopFlag& stop) {
  const std::optional<nn::TrainConfig> begun =
      resume ? recorded_config(folder) : std::optional<nn::TrainConfig>();
  if (begun && is_there(folder / kTrainedFile)) return *begun;
  const bool go_on = begun && is_there(folder / "checkpoint");
  if (!go_on) remove_tree(folder);
  fs::create_directories(folder);
  const nn::TrainConfig complete = backend.prepare(pairs, begun.value_or(config), folder, go_on);
  write_json(folder / kConfigFile, nn::to_json(complete));
  const nn::TrainResult result = backend.train(pairs, complete, folder, go_on, log, stop);
  if (!result.interrupted) {
    write_json(folder / kTrainedFile,
               {{"epochs", result.epochs_done}, {"seconds", result.seconds}});
  }
  return complete;
}

void copy_folder(const fs::path& from, const fs::path& to) {
  const fs::path part = to.string() + ".part";
  remove_tree(part);
  fs::create_directories(part);
  for (const fs::path& file : list_folder(from)) {
    write_atomically(part / file.filename(), read_bytes(file));
  }
  remove_tree(to);
  fs::rename(part, to);
}

}  // namespace latplan::learning
