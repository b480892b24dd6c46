#include "nn/torch/checkpoint.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/files.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

NamedArrays read_arrays(const fs::path& file, const std::string& expected_checksum) {
  const std::vector<std::uint8_t> bytes = read_bytes(file);
  if (checksum(bytes) != expected_checksum) {
    throw input_error(file.string() + ": damaged: the checksum differs");
  }
  return decode_safetensors(bytes, file.string());
}

// Complete checkpoints, oldest first. Unfinished ones have another prefix.
std::set<fs::path> complete_checkpoints(const fs::path& folder) {
  std::set<fs::path> found;
  for (const fs::path& entry : list_folder(folder)) {
    if (entry.filename().string().starts_with("epoch-")) found.insert(entry);
  }
  return found;
}

}  // namespace

void write_checkpoint(const fs::path& run_folder, const Checkpoint& c) {
  const fs::path parent = run_folder / "checkpoint";
  const fs::path target = parent / fmt::format("epoch-{:07d}", c.epoch);
  const std::set<fs::path> older = complete_checkpoints(parent);
  if (older.contains(target)) return;  // same run, same epoch: same contents
  const fs::path temporary = parent / "unfinished";
  std::error_code error;
  remove_tree(temporary);
  fs::create_directories(temporary, error);
  if (error) throw output_error(temporary.string() + ": cannot create: " + error.message());
  const std::vector<std::uint8_t> current = encode_safetensors(c.current);
  const std::vector<std::uint8_t> best = encode_safetensors(c.best);
  const Json json = {{"epoch", c.epoch},
                     {"optimizer_steps", c.optimizer_steps},
                     {"seconds", c.seconds},
                     {"log_bytes", c.log_bytes},
                     {"event_bytes", c.event_bytes},
                     {"best_epoch", c.best_epoch},
                     {"best_quality", c.best_score},
                     {"best_exact", c.best_exact},
                     {"last_exact", c.last_exact},
                     {"last_loss", c.last_loss},
                     {"current_checksum", checksum(current)},
                     {"best_checksum", checksum(best)},
                     {"pairs_checksum", c.pairs_checksum},
                     {"config", Json::parse(c.config_json)}};
  write_atomically(temporary / "current.safetensors", current);
  write_atomically(temporary / "best.safetensors", best);
  write_atomically(temporary / "state.json", json.dump(2) + "\n");
  fs::rename(temporary, target, error);
  if (error) throw output_error(target.string() + ": cannot create: " + error.message());
  sync_folder(parent);
  for (const fs::path& old : older) remove_tree(old);
}

bool has_checkpoint(const fs::path& run_folder) {
  return !complete_checkpoints(run_folder / "checkpoint").empty();
}

std::optional<Checkpoint> read_checkpoint(const fs::path& run_folder) {
  const std::set<fs::path> found = complete_checkpoints(run_folder / "checkpoint");
  if (found.empty()) return {};
  const fs::path& folder = *found.rbegin();
  const std::string file = (folder / "state.json").string();
  const Json json = Json::parse(read_text(file), nullptr, false);
  if (!json.is_object()) throw input_error(file + ": damaged; expected JSON");
  Checkpoint c;
  try {
    c.epoch = json.at("epoch").get<int>();
    c.optimizer_steps = json.at("optimizer_steps").get<std::int64_t>();
    c.seconds = json.at("seconds").get<double>();
    c.log_bytes = json.at("log_bytes").get<std::int64_t>();
    c.event_bytes = json.value("event_bytes", std::int64_t{0});  // absent in earlier versions
    c.best_epoch = json.at("best_epoch").get<int>();
    // Earlier versions had another score: any later epoch replaces it.
    c.best_score = json.value("best_quality", -1.0);
    c.best_exact = json.at("best_exact").get<double>();
    c.last_exact = json.at("last_exact").get<double>();
    c.last_loss = json.at("last_loss").get<double>();
    c.pairs_checksum = json.at("pairs_checksum").get<std::string>();
    c.config_json = json.at("config").dump();
    c.current = read_arrays(folder / "current.safetensors", json.at("current_checksum"));
    c.best = read_arrays(folder / "best.safetensors", json.at("best_checksum"));
  } catch (const nlohmann::json::exception&) {
    throw input_error(file + ": damaged: an entry is missing or has the wrong type");
  }
  return c;
}

}  // namespace latplan::nn::torch_backend
