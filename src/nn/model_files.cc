#include "nn/model_files.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "nn/patch_grid.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

constexpr int kOldestFormat = 1;  // dense AMA4+ only, no labels.used, other option names
constexpr int kFormat = 2;

void check_patches(const ModelFacts& facts, const JsonValue& config) {
  if (!has_patches(facts.config) && !is_codebook(facts.config)) return;
  try {
    const PatchGrid grid(facts.image, facts.config);
  } catch (const Error& error) {
    throw config.fault(error.what());
  }
}

std::string json_file(const fs::path& folder) { return (folder / "model.json").string(); }

}  // namespace

void write_model_files(const fs::path& folder, const ModelFacts& facts, const NamedArrays& arrays) {
  const std::vector<std::uint8_t> weights = encode_safetensors(arrays);
  const ImageShape& shape = facts.image;
  const Json json = {
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
  write_json(json_file(folder), json);
}

ModelFiles read_model_files(const fs::path& folder) {
  const Json json = read_json(json_file(folder));
  const JsonValue model(json, json_file(folder));
  model["format"].number(kOldestFormat, kFormat);
  ModelFiles files;
  const JsonValue image = model["image"];
  files.facts.image = {image["height"].number(1, kMaxImageSide),
                       image["width"].number(1, kMaxImageSide), image["channels"].number(1, 3)};
  if (files.facts.image.channels == 2) throw image["channels"].error("1 or 3");
  files.facts.config = train_config_from_json(model["config"]);
  check_patches(files.facts, model["config"]);
  const std::string weights_file = (folder / "weights.safetensors").string();
  const std::vector<std::uint8_t> bytes = read_bytes(weights_file);
  if (checksum(bytes) != model["weights_checksum"].text()) {
    throw input_error(weights_file +
                      ": damaged: the checksum differs from model.json; copy or train it again");
  }
  files.arrays = decode_safetensors(bytes, weights_file);
  return files;
}

TrainConfig read_model_config(const fs::path& folder) {
  const Json json = read_json(json_file(folder));
  return train_config_from_json(JsonValue(json, json_file(folder))["config"]);
}

}  // namespace latplan::nn
