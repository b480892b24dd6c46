#include "nn/model_files.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

constexpr int kOldestFormat = 1;  // dense AMA4+ only, no labels.used, other option names
constexpr int kFormat = 2;

std::string json_file(const fs::path& folder) { return (folder / "model.json").string(); }

nlohmann::ordered_json read_model_json(const fs::path& folder) {
  auto json = nlohmann::ordered_json::parse(read_text(json_file(folder)), nullptr, false);
  if (!json.is_object()) throw input_error(json_file(folder) + ": damaged; expected JSON");
  return json;
}

// What `read` makes of the entries; a missing one, or one of another type: Error(BadInput).
template <typename Function>
auto entries_of(const fs::path& folder, const Function& read) {
  try {
    return read();
  } catch (const nlohmann::json::exception&) {
    throw input_error(json_file(folder) + ": damaged: an entry is missing or has the wrong type");
  }
}

}  // namespace

void write_model_files(const fs::path& folder, const ModelFacts& facts, const NamedArrays& arrays) {
  const std::vector<std::uint8_t> weights = encode_safetensors(arrays);
  const ImageShape& shape = facts.image;
  const nlohmann::ordered_json json = {
      {"format", kFormat},
      {"image", {{"height", shape.height}, {"width", shape.width}, {"channels", shape.channels}}},
      {"state_bits", facts.config.bits},
      {"labels", facts.config.labels},
      {"epoch", facts.epoch},
      {"held_out_exact_successor", facts.exact},
      {"weights", "weights.safetensors"},
      {"weights_checksum", checksum(weights)},
      {"config", to_json(facts.config)}};
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw output_error(folder.string() + ": cannot create: " + error.message());
  write_atomically(folder / "weights.safetensors", weights);
  write_atomically(folder / "model.json", json.dump(2) + "\n");
}

ModelFiles read_model_files(const fs::path& folder) {
  const nlohmann::ordered_json json = read_model_json(folder);
  return entries_of(folder, [&] {
    const int format = json.at("format").get<int>();
    if (format < kOldestFormat || format > kFormat) {
      throw input_error(fmt::format("{}: format {}; this version reads {} to {}", json_file(folder),
                                    format, kOldestFormat, kFormat));
    }
    ModelFiles files;
    files.facts.image = {json.at("image").at("height").get<int>(),
                         json.at("image").at("width").get<int>(),
                         json.at("image").at("channels").get<int>()};
    files.facts.config = train_config_from_json(json.at("config"), json_file(folder));
    const std::string weights_file = (folder / "weights.safetensors").string();
    const std::vector<std::uint8_t> bytes = read_bytes(weights_file);
    if (checksum(bytes) != json.at("weights_checksum").get<std::string>()) {
      throw input_error(weights_file +
                        ": damaged: the checksum differs from model.json; copy or train it again");
    }
    files.arrays = decode_safetensors(bytes, weights_file);
    return files;
  });
}

TrainConfig read_model_config(const fs::path& folder) {
  const nlohmann::ordered_json json = read_model_json(folder);
  return entries_of(folder,
                    [&] { return train_config_from_json(json.at("config"), json_file(folder)); });
}

}  // namespace latplan::nn
