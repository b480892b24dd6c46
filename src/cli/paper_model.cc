#include "cli/paper_model.h"

#include <algorithm>
#include <iterator>

#include "base/error.h"
#include "base/files.h"
#include "cli/avoided_states.h"
#include "pipeline/fidelity.h"
#include "pipeline/following.h"
#include "pipeline/metrics.h"
#include "pipeline/overlap.h"
#include "pipeline/paper_data.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// States of the instances a model was chosen by: NAME/instances, and NAME/instances-OTHER for those planned otherwise.
std::vector<domains::State> selection_states(const OpenModel& model, const fs::path& selections) {
  std::vector<domains::State> states;
  for (const fs::path& folder : list_folder(selections / model.name)) {
    if (!folder.filename().string().starts_with("instances")) continue;
    std::ranges::copy(states_in(folder, *model.world), std::back_inserter(states));
  }
  return states;
}

// How many instances share a state with those the model was chosen by. False: known already, none are there, or the
// description is about others.
bool count_selection(Json& description, const OpenModel& model,
                     const std::vector<data::Instance>& instances, const fs::path& selections) {
  const Json overlap = description.value("overlap", Json::object());
  const bool open = !overlap.contains("selection") &&
                    overlap.value("instances", std::size_t{0}) == instances.size();
  if (!open) return false;
  const std::vector<domains::State> states = selection_states(model, selections);
  if (states.empty()) return false;
  description["overlap"]["selection"] = pipeline::count_shared(instances, states, *model.world);
  return true;
}

// What `latplan export` measured: of a run in export.json, of a shipped model in its provenance.
Json export_of(const pipeline::RunFolder& run) {
  std::error_code error;
  for (const char* name : {"export.json", "provenance.json"}) {
    const fs::path file = run.folder / name;
    if (!fs::exists(file, error)) continue;
    const Json json = Json::parse(read_text(file), nullptr, false);
    if (!json.is_object()) continue;
    if (name == std::string("export.json")) return json.value("result", Json());
    if (json.contains("export")) return json["export"];
  }
  return {};
}

Json fidelity_of(const OpenModel& model, std::int64_t states,
                 const std::vector<domains::State>& seen, std::uint64_t seed) {
  return pipeline::to_json(pipeline::measure_fidelity_anywhere(
      *model.world, *model.network, pipeline::successors_by(model.table), states, seen,
      Rng(seed).fork("fidelity")));
}

// Whether it was measured for as many instances and states as now.
bool is_about(const Json& description, const std::vector<data::Instance>& instances,
              const Description& wanted) {
  const Json overlap = description.value("overlap", Json::object());
  const Json asked = description.value("fidelity_states", Json());
  return overlap.value("instances", std::size_t{0}) == instances.size() &&
         (asked.is_null() || asked == wanted.fidelity_states);
}

// What can be told without the training pairs.
Json describe_table(const OpenModel& model) {
  const symbolic::TableStatistics s = symbolic::statistics(model.table);
  Json json = {{"table",
                {{"actions", s.actions},
                 {"propositions", s.propositions},
                 {"mean_add", s.mean_add},
                 {"mean_del", s.mean_del},
                 {"mean_pos", s.mean_pos},
                 {"mean_neg", s.mean_neg}}}};
  const Json network = Json::parse(read_text(model.run.model / "model.json"), nullptr, false);
  if (network.is_object() && network.contains("config")) json["config"] = network["config"];
  if (const Json exported = export_of(model.run); !exported.is_null()) json["export"] = exported;
  return json;
}

// Adds what the training pairs tell. False: interrupted.
bool measure_model(Json& json, const OpenModel& model, const std::vector<data::Instance>& instances,
                   const Description& wanted, Context& context) {
  const data::PairSet pairs = pipeline::training_pairs(model.run, {}, model.network->image_shape(),
                                                       context.log, context.stop);
  if (context.stop.requested()) return false;
  const auto transitions = data::count_transitions(pairs);
  json["pairs"] = pairs.rows(data::Split::kTrain).size();
  json["transitions"] = transitions.at(data::Split::kTrain);
  json["pairs_per_action"] =
      json["pairs"].get<double>() / std::max(1, static_cast<int>(model.table.actions.size()));
  json["metrics"] = pipeline::to_json(pipeline::measure_model(
      *model.network, pairs, data::Split::kTest, {}, Rng(wanted.seed).fork("metrics")));
  const auto seen = pipeline::training_states(pairs);
  if (Json fidelity = fidelity_of(model, wanted.fidelity_states, seen, wanted.seed);
      !fidelity.is_null()) {
    json["fidelity"] = std::move(fidelity);
  }
  json["fidelity_states"] = wanted.fidelity_states;
  json["overlap"] = {{"instances", instances.size()},
                     {"training", pipeline::count_shared(instances, seen, *model.world)}};
  count_selection(json, model, instances, wanted.selections);
  return true;
}

}  // namespace

OpenModel open_model(const fs::path& folder, int threads, const Context& context) {
  OpenModel model;
  model.name = folder.filename().string();
  model.run = pipeline::open_run(folder);
  model.network = pipeline::load_model(context.networks(), model.run, threads);
  model.table = pipeline::read_table(model.run, *model.network);
  model.world = pipeline::make_world(model.run);
  if (!model.world) throw input_error(folder.string() + ": tells no world; nobody can judge it");
  model.checksum = pipeline::model_checksum(model.run.model, model.run.domain_file());
  return model;
}

Json remembered_description(const fs::path& file) {
  std::error_code error;
  return fs::exists(file, error) ? Json::parse(read_text(file), nullptr, false) : Json();
}

Json describe_model(const OpenModel& model, const std::vector<data::Instance>& instances,
                    const Description& wanted, Context& context) {
  if (Json known = remembered_description(wanted.file);
      known.is_object() && (!wanted.measure || is_about(known, instances, wanted))) {
    bool more = count_selection(known, model, instances, wanted.selections);
    if (const Json exported = export_of(model.run);
        !exported.is_null() && !known.contains("export")) {
      known["export"] = exported;
      more = true;
    }
    if (more) write_atomically(wanted.file, json_text(known, 1) + "\n");
    return known;
  }
  Json json = describe_table(model);
  if (!wanted.measure || !measure_model(json, model, instances, wanted, context)) return json;
  std::error_code error;
  fs::create_directories(wanted.file.parent_path(), error);
  write_atomically(wanted.file, json_text(json, 1) + "\n");
  return json;
}

}  // namespace latplan::cli
