#include "runs/kept_discriminators.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/result_folder.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;
using planning::Discriminators;

// The model that kept discriminators belong to: its weights and its recoding.
std::string identity(const RunFolder& run) {
  std::error_code error;
  const std::string weights = checksum(read_bytes(run.model / "model.json"));
  if (!fs::exists(run.recoding_file(), error)) return weights;
  return weights + "-" + checksum(read_bytes(run.recoding_file()));
}

// One of the two: `entry` of discriminators.json is null or the checksum of its file.
std::unique_ptr<nn::Discriminator> read_kept(const JsonValue& entry, const fs::path& file,
                                             const nn::Backend& backend) {
  if (!entry.is_there()) return nullptr;
  if (checksum(read_bytes(file)) != entry.text()) {
    throw input_error(file.string() + ": damaged: its checksum differs");
  }
  return backend.load_discriminator(file);
}

// Error(BadInput): they cannot be read, or belong to another model.
Discriminators read_kept(const fs::path& folder, const std::string& model,
                         const nn::Backend& backend) {
  const fs::path file = folder / "discriminators.json";
  const Json json = read_json(file);
  const JsonValue value(json, file.string());
  if (value["model"].text() != model) {
    throw input_error(file.string() + ": belongs to another model");
  }
  Discriminators result;
  result.state_error = value["state_error"].number<double>();
  result.step = read_kept(value["step"], folder / "step.safetensors", backend);
  result.state = read_kept(value["state"], folder / "state.safetensors", backend);
  return result;
}

// Nothing: there are none, or none that can be used (with a warning).
std::optional<Discriminators> kept(const fs::path& folder, const std::string& model,
                                   const nn::Backend& backend, Log& log) {
  std::error_code error;
  if (!fs::exists(folder / "discriminators.json", error)) return std::nullopt;
  try {
    return read_kept(folder, model, backend);
  } catch (const Error& fault) {
    if (fault.code() != ExitCode::kBadInput) throw;
    log.warning(std::string("discriminators are retrained: ") + fault.what());
    return std::nullopt;
  }
}

// Writes one of the two and returns its entry of discriminators.json.
Json write_kept(const nn::Discriminator* found, const fs::path& file) {
  if (found == nullptr) return nullptr;
  found->write(file);
  return checksum(read_bytes(file));
}

void keep(const Discriminators& found, const fs::path& folder, const std::string& model) {
  ResultFolder result(folder, ResultFolder::Start::kReplace);
  const fs::path& work = result.work();
  const Json json = {{"model", model},
                     {"step", write_kept(found.step.get(), work / "step.safetensors")},
                     {"state", write_kept(found.state.get(), work / "state.safetensors")},
                     {"state_error", found.state_error}};
  write_json(work / "discriminators.json", json);
  result.finish();
}

}  // namespace

planning::Discriminators discriminators_of(const RunFolder& run, const nn::TrainedModel& model,
                                           const std::function<extract::EncodedPairs()>& pairs,
                                           const nn::Backend& backend, Log& log,
                                           const StopFlag& stop) {
  const fs::path folder = run.folder / "discriminators";
  const std::string belongs_to = identity(run);
  if (auto found = kept(folder, belongs_to, backend, log)) return *std::move(found);
  Discriminators learnt =
      planning::learn_discriminators(model, pairs(), backend.learn_discriminator, log, stop);
  if (stop.requested()) return learnt;
  try {
    keep(learnt, folder, belongs_to);
  } catch (const Error& error) {
    if (error.code() != ExitCode::kBadOutput) throw;
    log.warning(std::string("discriminators not kept: ") + error.what());
  }
  return learnt;
}

}  // namespace latplan::runs
