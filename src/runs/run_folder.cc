#include "runs/run_folder.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/json.h"
#include "base/manifest.h"
#include "base/nearest.h"
#include "base/program_files.h"
#include "base/result_folder.h"
#include "nn/backend.h"
#include "runs/run_record.h"

namespace latplan::runs {
namespace {

// {"pairs_drawn": {"count": 5000, "seed": 1}}
std::optional<data::GenerateConfig> drawn_of(const JsonValue& record) {
  const JsonValue drawn = record["pairs_drawn"];
  if (!drawn.is_there()) return {};
  data::GenerateConfig config;
  config.pairs = drawn["count"].number<std::int64_t>(1, data::kMaxPairs);
  config.seed = drawn["seed"].number<std::uint64_t>();
  return config;
}

// The file that holds the pairs; empty if they must be drawn again.
std::filesystem::path pairs_file_of(const RunFolder& run, const std::filesystem::path& named) {
  if (!named.empty()) return named;
  std::error_code error;
  if (!run.pairs.empty() && std::filesystem::exists(run.pairs, error)) return run.pairs;
  if (run.drawn && run.world) return {};
  if (!run.pairs.empty()) {
    throw input_error(run.pairs.string() + ": training pairs not found; use --pairs FILE");
  }
  throw input_error((run.folder / "run.json").string() +
                    ": does not name the training pairs; use --pairs FILE");
}

data::PairSet read_pairs_of(const RunFolder& run, const std::filesystem::path& file,
                            const ImageShape& expected) {
  data::PairSet pairs = data::read_pairs(file);
  if (pairs.shape != expected) {
    throw input_error(file.string() + ": pictures are " + pairs.shape.to_string() +
                      "; the model expects " + expected.to_string());
  }
  const std::optional<data::WorldRef> world = data::world_of_meta(pairs.meta_json);
  if (run.world && world && world->name != run.world->name) {
    throw input_error(file.string() + ": pairs of the world '" + world->name +
                      "'; the model was trained on '" + run.world->name + "'");
  }
  return pairs;
}

// The folder itself, or one of the models that come with the program: "mnist" or "models/mnist".
std::filesystem::path find_model(const std::filesystem::path& name) {
  std::error_code error;
  if (name.is_absolute() || std::filesystem::exists(name, error)) return name;
  for (const std::filesystem::path& share : share_folders()) {
    for (const std::filesystem::path& folder : {share / name, share / "models" / name}) {
      if (std::filesystem::exists(folder / "model.json", error)) return folder;
    }
  }
  return name;
}

bool holds_model(const std::filesystem::path& folder) {
  std::error_code error;
  return std::filesystem::exists(folder / "model.json", error) ||
         std::filesystem::exists(folder / "model" / "model.json", error);
}

// A run or a shipped model with a similar name; empty if there is none.
std::filesystem::path similar_model(const std::filesystem::path& name) {
  if (auto beside = nearest_entry(name, holds_model); !beside.empty()) return beside;
  const std::filesystem::path last = name.has_filename() ? name : name.parent_path();
  for (const std::filesystem::path& share : share_folders()) {
    const auto shipped = nearest_entry(share / "models" / last.filename(), holds_model);
    if (!shipped.empty()) return shipped.filename();
  }
  return {};
}

}  // namespace

bool RunFolder::is_exported() const {
  std::error_code error;
  return std::filesystem::exists(domain_file(), error);
}

RunFolder open_run(const std::filesystem::path& name) {
  const std::filesystem::path folder = find_model(name);
  std::error_code error;
  if (!std::filesystem::exists(folder, error)) {
    const bool unfinished = resumable_folder(folder) != folder;
    throw input_error(
        folder.string() + ": no such folder; expected a run" +
        (unfinished ? "; it is unfinished, see --resume" : did_you_mean(similar_model(folder))));
  }
  RunFolder run;
  run.folder = folder;
  run.model = nn::model_folder(folder);
  const Json record = read_run_record(folder);
  // Earlier versions wrote no manifest.
  const bool listed = record.contains("format") || read_manifest(folder);
  if (listed && !is_work_folder(folder)) check_manifest(folder);
  run.world = data::world_of_meta(json_text(record));
  const JsonValue value(record, (folder / "run.json").string());
  run.preparation = data::load_preparation(value["preparation"]);
  const Json pairs = value_or_null(record, "pairs");
  if (pairs.is_string()) run.pairs = pairs.get<std::string>();
  if (run.pairs.is_relative() && !run.pairs.empty()) run.pairs = folder / run.pairs;
  run.drawn = drawn_of(value);
  return run;
}

namespace {

// An unknown world or option is an error of run.json, not of the command line.
template <typename Draw>
auto with_world(const RunFolder& run, const Draw& draw) {
  try {
    return draw();
  } catch (const Error& error) {
    if (error.code() != ExitCode::kUsage) throw;
    throw input_error((run.folder / "run.json").string() + ": " + error.what());
  }
}

}  // namespace

data::PairSet training_pairs(const RunFolder& run, const std::filesystem::path& named,
                             const ImageShape& expected, Log& log, const StopFlag& stop) {
  const std::filesystem::path file = pairs_file_of(run, named);
  if (!file.empty()) return read_pairs_of(run, file, expected);
  return with_world(run, [&] { return data::draw_pairs(*run.world, *run.drawn, log, stop); });
}

std::vector<data::WorldState> drawn_states(const RunFolder& run,
                                           const data::GenerateConfig& config) {
  return with_world(run, [&] { return data::drawn_states(*run.world, config); });
}

std::vector<data::WorldState> training_states(const RunFolder& run,
                                              const std::filesystem::path& named,
                                              const ImageShape& expected) {
  const std::filesystem::path file = pairs_file_of(run, named);
  if (file.empty()) return drawn_states(run, *run.drawn);
  return read_pairs_of(run, file, expected).states();
}

}  // namespace latplan::runs
