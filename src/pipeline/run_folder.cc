#include "pipeline/run_folder.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
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
  return json.dump();
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
  return run;
}

symbolic::ActionTable read_table(const RunFolder& run, int state_bits) {
  const std::filesystem::path file = run.domain_file();
  std::error_code error;
  if (!std::filesystem::exists(file, error)) {
    throw input_error(file.string() + ": not there yet; run `latplan export " +
                      run.folder.string() + "` first");
  }
  symbolic::Domain domain = symbolic::parse_domain(read_text(file), file.string());
  if (domain.table.state_bits != state_bits) {
    throw input_error(
        fmt::format("{}: has {} propositions, but the model has {} bits; export it again",
                    file.string(), domain.table.state_bits, state_bits));
  }
  return std::move(domain.table);
}

std::unique_ptr<domains::Domain> make_world(const RunFolder& run) {
  if (!run.world) return nullptr;
  try {
    return domains::make_world(run.world->name, run.world->options);
  } catch (const Error& error) {  // the file's fault, not the command line's
    throw input_error((run.folder / "run.json").string() + ": " + error.what());
  }
}

}  // namespace latplan::pipeline
