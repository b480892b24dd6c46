#include "runs/shipping.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "base/result_folder.h"
#include "base/version.h"
#include "nn/aligned_model.h"
#include "nn/safetensors.h"
#include "runs/export_run.h"
#include "runs/open_model.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::uint8_t>;
using ShippedFiles = std::vector<std::pair<std::string, Bytes>>;  // name -> content

// The arrays of a state autoencoder.
bool belongs_to_codec(const std::string& name) {
  for (const char* prefix : {"encoder.", "decoder.", "bits.", "pixels."}) {
    if (name.starts_with(prefix)) return true;
  }
  return false;
}

nn::NamedArrays read_weights(const fs::path& folder, const Json& model) {
  const fs::path file = folder / "weights.safetensors";
  const Bytes bytes = read_bytes(file);
  if (value_or_null(model, "weights_checksum") != checksum(bytes)) {
    throw input_error(file.string() + ": damaged: its checksum differs from model.json");
  }
  return nn::decode_safetensors(bytes, file.string());
}

nn::Precision precision_of(const std::string& name) {
  if (name == "f16") return nn::Precision::kFloat16;
  return name == "i8" ? nn::Precision::kInt8 : nn::Precision::kFloat32;
}

ShippedFiles shipped_files(const OpenModel& open, const ShipConfig& config) {
  Json model = read_json(open.run.model / "model.json");
  nn::NamedArrays arrays = read_weights(open.run.model, model);
  if (config.codec_only) {
    std::erase_if(arrays, [](const auto& array) { return !belongs_to_codec(array.first); });
    model["config"]["model"] = "sae";
    model["config"]["effect"] = "btl";
  }
  const Bytes weights = nn::encode_safetensors(arrays, precision_of(config.precision));
  model["precision"] = config.precision;
  model["weights_checksum"] = checksum(weights);
  const std::string text = json_text(model, 2) + "\n";
  ShippedFiles files{{"model.json", Bytes(text.begin(), text.end())},
                     {"weights.safetensors", weights},
                     {"domain.pddl", read_bytes(open.run.domain_file())}};
  std::error_code missing;
  if (fs::exists(open.run.recoding_file(), missing)) {
    files.emplace_back("recoding.json", read_bytes(open.run.recoding_file()));
  }
  if (const fs::path reference = nn::reference_file(open.run.model);
      fs::exists(reference, missing)) {
    files.emplace_back(reference.filename().string(), read_bytes(reference));
  }
  return files;
}

void check_size(const ShippedFiles& files, const ShipRequest& request) {
  std::int64_t total = 0;
  for (const auto& [name, content] : files) total += static_cast<std::int64_t>(content.size());
  if (total > kMostShippedBytes && !request.force) {
    throw output_error(fmt::format(
        "{}: would take {} bytes; expected at most {}, or --force (--codec-only saves some)",
        request.output.string(), total, kMostShippedBytes));
  }
}

// Removes seen.npz if the folder would become too large with it. Returns its bytes; 0: removed, or there is none.
std::size_t keep_seen_if_small(const fs::path& seen, std::size_t others, const ShipRequest& request,
                               Log& log) {
  std::error_code missing;
  if (!fs::exists(seen, missing)) return 0;
  const std::size_t size = fs::file_size(seen);
  if (others + size <= std::size_t{kMostShippedBytes} || request.force) return size;
  fs::remove(seen);
  log.warning(
      fmt::format("{}: left out; {} bytes with it, expected at most {}, or --force. Plans of this "
                  "model will have no warranty",
                  finished_path(seen).string(), others + size, kMostShippedBytes));
  return 0;
}

// Counts, fidelity and overlap of an evaluation with its options; not the single plans.
Json summary_of_results(const fs::path& folder) {
  const Json record = read_run_record(folder);
  Json result = value_or_null(record, "result");
  if (result.is_object()) result.erase("instances");
  return {{"options", value_or_null(record, "options")},
          {"seed", value_or_null(record, "seed")},
          {"revision", value_or_null(record, "revision")},
          {"result", result}};
}

// provenance.json of a shipped folder; empty for other runs. Damaged: Error(BadInput).
Json earlier_provenance(const RunFolder& run) {
  const fs::path file = run.folder / "provenance.json";
  Json origin = read_json_if_there(file);
  const JsonValue value(origin, file.string());
  if (origin.contains("evaluations")) value["evaluations"].list();
  if (origin.contains("code_agreement")) value["code_agreement"].number<double>();
  return origin;
}

// What is known of the run: recipe, training, export, evaluations. A shipped folder keeps its own, but for a later
// export; its evaluations come first.
Json provenance(const RunFolder& run, const std::vector<fs::path>& results) {
  const Json exported = read_json_if_there(run.export_file());
  Json origin = earlier_provenance(run);
  Json evaluations = origin.value("evaluations", Json::array());
  for (const fs::path& folder : results) evaluations.push_back(summary_of_results(folder));
  if (origin.empty()) {
    const Json record = read_run_record(run.folder);
    for (const char* key : {"recipe", "world", "world_options"}) {
      origin[key] = value_or_null(record, key);
    }
    for (const char* key : {"version", "revision", "seed", "backend", "started", "ended", "config",
                            "pairs_count", "result"}) {
      origin["training"][key] = value_or_null(record, key);
    }
    const Json verdict = part(part(record, "result"), "verdict");
    if (!verdict.empty()) origin["verdict"] = verdict;
    if (origin["training"]["result"].is_object()) origin["training"]["result"].erase("candidates");
  }
  if (!exported.empty()) {
    origin["export"] = value_or_null(exported, "result");
    origin["export_config"] = value_or_null(exported, "config");
  }
  origin["shipped_by"] = {{"version", std::string(version())},
                          {"revision", std::string(revision())}};
  origin["evaluations"] = evaluations;
  return origin;
}

// The recipe's options, replaced by those given.
ShipConfig ship_config(const Json& origin, const Json& given) {
  ShipConfig config;
  const Json recipe = part(part(part(origin, "recipe"), "content"), "ship");
  read_fields({recipe, "its recipe"}, fields(config));
  read_fields({given, "ship"}, fields(config));
  return config;
}

// How the pairs can be drawn again; null unless that gives the very same states.
Json redrawing(const RunFolder& run, const data::PairSet& pairs) {
  const Json meta = json_or_null(pairs.meta_json);
  const Json seed = value_or_null(meta, "seed");
  if (!run.world || pairs.states_before.empty() || meta.contains("noise") ||
      !seed.is_number_unsigned()) {
    return Json();
  }
  data::GenerateConfig config;
  config.pairs = pairs.count;
  config.seed = seed.get<std::uint64_t>();
  const auto states = drawn_states(run, config);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    if (states[2 * row] != pairs.states_before[row] ||
        states[2 * row + 1] != pairs.states_after[row]) {
      return Json();
    }
  }
  return {{"count", config.pairs}, {"seed", config.seed}};
}

// Share of the held-out pictures to which both give the same code; 1 without such pictures.
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

}  // namespace

Json ship_run(const ShipRequest& request, RunRecord record, const nn::Backend& backend, Log& log,
              const StopFlag& stop, const std::function<fs::path()>& make_output) {
  const OpenModel open = open_model(backend, request.run, request.threads);
  open.check_exported();
  const RunFolder& run = open.run;
  Json origin = provenance(run, request.results);
  const ShipConfig config = ship_config(origin, request.given);
  extract::ExtractConfig repeated;
  if (config.refit) {
    repeated = export_config(value_or_null(origin, "export_config"),
                             value_or_null(origin, "export"), run.folder.string() + ": export");
  }
  const nn::TrainedModel& model = open.network->learnt();
  const data::PairSet pairs =
      training_pairs(run, request.pairs_file, model.image_shape(), log, stop);
  const Json drawn = redrawing(run, pairs);
  const ShippedFiles files = shipped_files(open, config);
  check_size(files, request);
  ShipConfig copy = config;
  origin["shipped_by"]["options"] = to_json(fields(copy));
  if (run.world) {
    record.set("world", run.world->name);
    record.set("world_options", run.world->options);
  }
  const Json earlier = read_run_record(run.folder);
  if (earlier.contains("preparation")) record.set("preparation", earlier["preparation"]);
  if (!drawn.is_null()) record.set("pairs_drawn", drawn);

  const fs::path output = make_output();
  record.write(output, "running", Json::object());
  for (const auto& [name, content] : files) write_file(output / name, content);
  if (pairs.count > 0) {
    write_png(output / run.example_file().filename(), pairs.predecessor(0));
  }
  const fs::path seen = output / run.seen_file().filename();
  if (open.evidence) write_file(seen, read_bytes(run.seen_file()));
  const auto shipped = backend.load(nn::model_folder(output), request.threads);
  // A model shipped twice keeps the loss of the first rounding.
  origin["code_agreement"] =
      std::min(origin.value("code_agreement", 1.0), code_agreement(model, *shipped, pairs));
  if (config.refit) {
    const RunRecord again("export", {{"run", request.output.string()}}, 1);
    const RunFolder folder = open_run(output);
    origin["export"] = export_run(folder, *shipped, pairs, repeated, again);
    fs::remove(folder.export_file());  // provenance.json has it
    fs::remove(folder.actions_page());
  }
  Json sizes = Json::object();
  std::size_t bytes = 0;
  for (const auto& [name, content] : files) {
    const std::size_t size = read_bytes(output / name).size();  // a refit changes it
    sizes[name] = size;
    bytes += size;
  }
  if (const std::size_t size = keep_seen_if_small(seen, bytes, request, log); size > 0) {
    sizes[seen.filename().string()] = size;
    bytes += size;
  }
  origin["bytes"] = bytes;
  write_json(output / "provenance.json", origin);
  const Json result = {{"folder", request.output.string()},
                       {"files", sizes},
                       {"bytes", bytes},
                       {"code_agreement", origin["code_agreement"]},
                       {"pairs_can_be_drawn_again", !drawn.is_null()}};
  record.write(output, "done", result);
  return result;
}

}  // namespace latplan::runs
