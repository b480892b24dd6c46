#include "pipeline/run_folder.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "base/version.h"
#include "nn/backend.h"
#include "report/run_record.h"
#include "symbolic/pddl.h"

namespace latplan::pipeline {
namespace {

using report::Json;

std::optional<WorldRef> world_of(const Json& json) {
  if (!json.is_object() || !json.contains("world") || !json["world"].is_string()) return {};
  WorldRef world{json["world"].get<std::string>(), {}};
  if (world.name.empty()) return {};
  if (json.contains("world_options") && json["world_options"].is_object()) {
    for (const auto& [name, value] : json["world_options"].items()) {
      if (value.is_string()) world.options[name] = value.get<std::string>();
    }
  }
  return world;
}

// {"pairs_drawn": {"count": 5000, "seed": 1}}
std::optional<data::GenerateConfig> drawn_of(const Json& record) {
  if (!record.contains("pairs_drawn") || !record["pairs_drawn"].is_object()) return {};
  const Json& drawn = record["pairs_drawn"];
  if (!drawn.contains("count") || !drawn["count"].is_number_unsigned() || !drawn.contains("seed") ||
      !drawn["seed"].is_number_unsigned()) {
    return {};
  }
  data::GenerateConfig config;
  config.pairs = drawn["count"].get<std::int64_t>();
  config.seed = drawn["seed"].get<std::uint64_t>();
  return config;
}

// The file that holds the pairs, or empty when they are to be drawn again.
std::filesystem::path pairs_file_of(const RunFolder& run, const std::filesystem::path& named) {
  if (!named.empty()) return named;
  std::error_code error;
  if (!run.pairs.empty() && std::filesystem::exists(run.pairs, error)) return run.pairs;
  if (run.drawn && run.world) return {};
  if (!run.pairs.empty()) {
    throw input_error(run.pairs.string() +
                      ": no such file; where the training pairs are now, --pairs tells");
  }
  throw input_error((run.folder / "run.json").string() +
                    ": does not name the training pairs; give them with --pairs");
}

data::PairSet read_pairs_of(const RunFolder& run, const std::filesystem::path& file,
                            const ImageShape& expected) {
  data::PairSet pairs = data::read_pairs(file);
  if (pairs.shape != expected) {
    throw input_error(file.string() + ": pictures are " + pairs.shape.to_string() +
                      "; the model expects " + expected.to_string());
  }
  const std::optional<WorldRef> world = world_of_meta(pairs.meta_json);
  if (run.world && world && world->name != run.world->name) {
    throw input_error(file.string() + ": pairs of the world '" + world->name +
                      "'; the model was trained on '" + run.world->name + "'");
  }
  return pairs;
}

void check_exported(const RunFolder& run, const std::string& export_options) {
  std::error_code error;
  if (std::filesystem::exists(run.domain_file(), error)) return;
  throw input_error(run.domain_file().string() + ": not there yet; run `latplan export " +
                    run.folder.string() + export_options + "` first");
}

}  // namespace

std::optional<WorldRef> world_of_meta(const std::string& meta_json) {
  return world_of(Json::parse(meta_json, nullptr, false));
}

std::string world_to_meta(const WorldRef& world, std::uint64_t seed) {
  Json json = {{"world", world.name},
               {"world_options", world.options},
               {"seed", seed},
               {"version", std::string(version())},
               {"revision", std::string(revision())}};
  return json_text(json);
}

RunFolder open_run(const std::filesystem::path& folder) {
  RunFolder run;
  run.folder = folder;
  run.model = nn::model_folder(folder);
  const Json record = report::read_run_record(folder);
  run.world = world_of(record);
  if (record.contains("preparation"))
    run.preparation = data::load_preparation(record["preparation"]);
  if (record.contains("pairs") && record["pairs"].is_string())
    run.pairs = record["pairs"].get<std::string>();
  if (run.pairs.is_relative() && !run.pairs.empty()) run.pairs = folder / run.pairs;
  run.drawn = drawn_of(record);
  return run;
}

symbolic::ActionTable read_table(const RunFolder& run, int state_bits) {
  const std::filesystem::path file = run.domain_file();
  check_exported(run, "");
  symbolic::Domain domain = symbolic::parse_domain(read_text(file), file.string());
  if (domain.table.state_bits != state_bits) {
    throw input_error(
        fmt::format("{}: has {} propositions, but the model has {} bits; export it again",
                    file.string(), domain.table.state_bits, state_bits));
  }
  return std::move(domain.table);
}

void check_exported(const RunFolder& run, const nn::TrainedModel& model) {
  // What has no actions to read off has codes to fit some to.
  check_exported(run, model.capabilities().no_strips.empty() ? "" : " --method fitted");
}

symbolic::ActionTable read_table(const RunFolder& run, const nn::TrainedModel& model) {
  check_exported(run, model);
  return read_table(run, model.state_bits());
}

std::unique_ptr<domains::Domain> make_world(const RunFolder& run) {
  if (!run.world) return nullptr;
  try {
    return domains::make_world(run.world->name, run.world->options);
  } catch (const Error& error) {  // the file's fault, not the command line's
    throw input_error((run.folder / "run.json").string() + ": " + error.what());
  }
}

std::unique_ptr<domains::Domain> make_world_if_possible(const RunFolder& run,
                                                        std::string& why_not) {
  try {
    return run.world ? domains::make_world(run.world->name, run.world->options) : nullptr;
  } catch (const Error& error) {
    if (error.code() != ExitCode::kBadInput) return make_world(run);  // no such world: an error
    why_not = error.what();
    return nullptr;
  }
}

data::PairSet training_pairs(const RunFolder& run, const std::filesystem::path& named,
                             const ImageShape& expected, Log& log, const StopFlag& stop) {
  const std::filesystem::path file = pairs_file_of(run, named);
  if (!file.empty()) return read_pairs_of(run, file, expected);
  const auto domain = make_world(run);
  data::PairSet pairs = data::generate(*domain, *run.drawn, log, stop);
  pairs.meta_json = world_to_meta(*run.world, run.drawn->seed);
  return pairs;
}

std::vector<domains::State> training_states(const data::PairSet& pairs) {
  std::vector<domains::State> states = pairs.states_before;
  states.insert(states.end(), pairs.states_after.begin(), pairs.states_after.end());
  return states;
}

std::vector<domains::State> training_states(const RunFolder& run,
                                            const std::filesystem::path& named,
                                            const ImageShape& expected,
                                            const domains::Domain& domain) {
  const std::filesystem::path file = pairs_file_of(run, named);
  if (file.empty()) return data::drawn_states(domain, *run.drawn);
  return training_states(read_pairs_of(run, file, expected));
}

}  // namespace latplan::pipeline
