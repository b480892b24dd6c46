#include "nn/torch/checkpoint.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;

constexpr const char* kChecksum = "checksum";  // of the other entries

std::string checksum_of(const Json& json) {
  const std::string text = json_text(json);
  return checksum({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

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
  Json json = {{"epoch", c.epoch},
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
               {"config", to_json(c.config)}};
  json[kChecksum] = checksum_of(json);
  write_atomically(temporary / "current.safetensors", current);
  write_atomically(temporary / "best.safetensors", best);
  write_json(temporary / "state.json", json);
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
  const Json json = read_json(file);
  const JsonValue state(json, file);
  if (state[kChecksum].is_there()) {  // absent in earlier versions
    Json rest = json;
    rest.erase(kChecksum);
    if (state[kChecksum].text() != checksum_of(rest)) {
      throw input_error(file + ": damaged: its checksum differs; expected what latplan wrote");
    }
  }
  Checkpoint c;
  c.config = train_config_from_json(state["config"]);
  c.epoch = state["epoch"].number(0, c.config.epochs + c.config.action_epochs);
  c.optimizer_steps = state["optimizer_steps"].number<std::int64_t>(0);
  c.seconds = state["seconds"].number<double>(0);
  c.log_bytes = state["log_bytes"].number<std::int64_t>(0);
  c.event_bytes = state["event_bytes"].number_or<std::int64_t>(0, 0);  // absent in earlier versions
  c.best_epoch = state["best_epoch"].number(0, c.epoch);
  // Earlier versions had another score: any later epoch replaces it.
  c.best_score = state["best_quality"].number_or(-1.0);
  c.best_exact = state["best_exact"].number<double>();
  c.last_exact = state["last_exact"].number<double>();
  c.last_loss = state["last_loss"].number<double>();
  c.pairs_checksum = state["pairs_checksum"].text();
  c.current = read_arrays(folder / "current.safetensors", state["current_checksum"].text());
  c.best = read_arrays(folder / "best.safetensors", state["best_checksum"].text());
  return c;
}

}  // namespace latplan::nn::torch_backend
