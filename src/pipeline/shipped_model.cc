#include "pipeline/shipped_model.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/version.h"
#include "nn/safetensors.h"
#include "pipeline/recoding.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

std::vector<std::uint8_t> bytes_of_text(const std::string& text) {
  return {text.begin(), text.end()};
}

Json read_json(const fs::path& file) {
  Json json = Json::parse(read_text(file), nullptr, false);
  if (!json.is_object()) throw input_error(file.string() + ": damaged; expected JSON");
  return json;
}

// The arrays a state autoencoder has; bits.held and the pixel statistics belong to it.
bool belongs_to_codec(const std::string& name) {
  for (const char* prefix : {"encoder.", "decoder.", "bits.", "pixels."}) {
    if (name.starts_with(prefix)) return true;
  }
  return false;
}

nn::NamedArrays read_weights(const fs::path& folder, const Json& model) {
  const fs::path file = folder / "weights.safetensors";
  const std::vector<std::uint8_t> bytes = read_bytes(file);
  if (!model.contains("weights_checksum") || model["weights_checksum"] != checksum(bytes)) {
    throw input_error(file.string() + ": damaged: its checksum differs from model.json");
  }
  return nn::decode_safetensors(bytes, file.string());
}

Json or_nothing(const Json& json, const char* key) {
  return json.contains(key) ? json[key] : Json();
}

Json read_if_there(const fs::path& file) {
  std::error_code error;
  return fs::exists(file, error) ? read_json(file) : Json::object();
}

// Counts, fidelity and overlap of an evaluation, with what they were asked with; not each plan.
Json summary_of_results(const fs::path& file) {
  const Json record = read_json(file);
  Json result = or_nothing(record, "result");
  if (result.is_object()) result.erase("instances");
  return {{"options", or_nothing(record, "options")},
          {"seed", or_nothing(record, "seed")},
          {"revision", or_nothing(record, "revision")},
          {"result", result}};
}

// The object under `key`; an empty one if there is none.
Json part(const Json& json, const char* key) {
  return json.contains(key) && json[key].is_object() ? json[key] : Json::object();
}

}  // namespace

ShipConfig ship_config_from_json(const Json& json, const std::string& file) {
  ShipConfig config;
  for (const auto& [key, value] : json.items()) {
    if (key == "precision") {
      config.precision = value.get<std::string>();
      if (config.precision != "f16" && config.precision != "i8" && config.precision != "f32") {
        throw input_error(file + ": 'precision' is '" + config.precision +
                          "'; expected f16, i8 or f32");
      }
    } else if (key == "codec-only") {
      config.codec_only = value.get<bool>();
    } else if (key == "refit") {
      config.refit = value.get<bool>();
    } else {
      throw input_error(file + ": unknown option of ship '" + key +
                        "'; expected precision, codec-only or refit");
    }
  }
  return config;
}

Json to_json(const ShipConfig& config) {
  return {
      {"precision", config.precision}, {"codec-only", config.codec_only}, {"refit", config.refit}};
}

ShippedFiles shipped_files(const RunFolder& run, const ShipConfig& config) {
  Json model = read_json(run.model / "model.json");
  nn::NamedArrays arrays = read_weights(run.model, model);
  const std::string model_file = (run.model / "model.json").string();
  if (!model.contains("state_bits") || !model["state_bits"].is_number_integer() ||
      !model.contains("config") || !model["config"].is_object()) {
    throw input_error(model_file + ": damaged: an entry is missing or of the wrong type");
  }
  const int learnt_bits = model["state_bits"].get<int>();
  const std::shared_ptr<const Recoding> recoding = read_recoding(run, learnt_bits);
  const symbolic::ActionTable table =
      read_table(run, recoding ? recoding->state_bits() : learnt_bits);
  if (config.codec_only) {
    std::erase_if(arrays, [](const auto& array) { return !belongs_to_codec(array.first); });
    model["config"]["model"] = "sae";
    model["config"]["effect"] = "btl";
  }
  const nn::Precision precision = config.precision == "f16"  ? nn::Precision::kFloat16
                                  : config.precision == "i8" ? nn::Precision::kInt8
                                                             : nn::Precision::kFloat32;
  const std::vector<std::uint8_t> weights = nn::encode_safetensors(arrays, precision);
  model["precision"] = config.precision;
  model["weights_checksum"] = checksum(weights);
  ShippedFiles files{{"model.json", bytes_of_text(model.dump(2) + "\n")},
                     {"weights.safetensors", weights},
                     {"domain.pddl", read_bytes(run.domain_file())},
                     {"domain.lpd", symbolic::encode_model(table)}};
  if (recoding) files.emplace_back("recoding.json", read_bytes(run.recoding_file()));
  return files;
}

std::int64_t total_bytes(const ShippedFiles& files) {
  std::int64_t total = 0;
  for (const auto& [name, content] : files) total += static_cast<std::int64_t>(content.size());
  return total;
}

Json provenance(const RunFolder& run, const std::vector<fs::path>& results) {
  const Json exported = read_if_there(run.folder / "export.json");
  const Json shipper = {{"version", std::string(version())}, {"revision", std::string(revision())}};
  Json known = read_if_there(run.folder / "provenance.json");
  Json metrics = known.value("evaluations", Json::array());
  for (const fs::path& file : results) metrics.push_back(summary_of_results(file));
  if (!known.empty()) {
    if (exported.contains("result")) {
      known["export"] = exported["result"];
      known["export_options"] = or_nothing(exported, "options");
    }
    known["shipped_by"] = shipper;
    known["evaluations"] = metrics;
    return known;
  }
  const Json record = report::read_run_record(run.folder);
  Json trained = Json::object();
  for (const char* key :
       {"version", "revision", "seed", "backend", "started", "ended", "config", "pairs_count"}) {
    trained[key] = or_nothing(record, key);
  }
  trained["result"] = or_nothing(record, "result");
  return {{"recipe", or_nothing(record, "recipe")},
          {"world", or_nothing(record, "world")},
          {"world_options", or_nothing(record, "world_options")},
          {"training", trained},
          {"export", or_nothing(exported, "result")},
          {"export_options", or_nothing(exported, "options")},
          {"shipped_by", shipper},
          {"evaluations", metrics}};
}

ShipConfig ship_config(const Json& provenance) {
  return ship_config_from_json(part(part(part(provenance, "recipe"), "content"), "ship"),
                               "its recipe");
}

ExtractConfig export_config(const Json& provenance) {
  ExtractConfig config;
  config.method = part(provenance, "export").value("method", config.method);
  const Json typed = part(provenance, "export_options");
  if (typed.contains("min-support")) {  // as the command line had them: texts
    config.min_support = std::stoi(typed["min-support"].get<std::string>());
    config.alpha = std::stod(typed.value("alpha", fmt::to_string(config.alpha)));
    config.reverse = typed.value("reverse", config.reverse);
    config.max_variants =
        std::stoll(typed.value("max-variants", fmt::to_string(config.max_variants)));
    return config;
  }
  const Json followed = part(part(part(provenance, "recipe"), "content"), "export");
  config.min_support = followed.value("min-support", config.min_support);
  config.alpha = followed.value("alpha", config.alpha);
  return config;
}

double code_agreement(const nn::StateCodec& one, const nn::StateCodec& other,
                      const data::PairSet& pairs) {
  std::vector<Image> images;
  for (const data::Split split : {data::Split::kValidation, data::Split::kTest}) {
    for (const std::int64_t row : pairs.rows(split)) {
      images.push_back(pairs.predecessor(row));
      images.push_back(pairs.successor(row));
    }
  }
  if (images.empty()) return 1;
  const std::vector<BitVector> codes = one.encode(images);
  const std::vector<BitVector> others = other.encode(images);
  std::size_t same = 0;
  for (std::size_t i = 0; i < codes.size(); ++i) same += codes[i] == others[i];
  return static_cast<double>(same) / static_cast<double>(codes.size());
}

}  // namespace latplan::pipeline
