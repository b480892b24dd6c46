#include "experiments/model_description.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "evaluation/fidelity.h"
#include "evaluation/metrics.h"
#include "evaluation/world_of_run.h"

namespace latplan::experiments {
namespace {

constexpr std::int64_t kFidelityStates = 500;

// What `latplan export` measured: in export.json of a run, in the provenance of a shipped model.
Json export_result(const runs::RunFolder& run) {
  const Json result = part(read_json_if_there(run.export_file()), "result");
  if (!result.empty()) return result;
  return part(read_json_if_there(run.folder / "provenance.json"), "export");
}

}  // namespace

bool describes(const Json& description, std::size_t instances, std::uint64_t seed) {
  return value_or_null(part(description, "overlap"), "instances") == Json(instances) &&
         value_or_null(description, "seed") == Json(seed);
}

Json describe_model(const runs::OpenModel& model, const domains::Domain& world,
                    const std::vector<data::Instance>& instances, std::uint64_t seed, Log& log,
                    const StopFlag& stop) {
  const ImageShape shape = model.network->image_shape();
  const data::PairSet pairs = runs::training_pairs(model.run, {}, shape, log, stop);
  if (stop.requested()) return {};
  const symbolic::TableStatistics s = symbolic::statistics(model.table);
  const Json config = part(read_json(model.run.model / "model.json"), "config");
  const std::size_t rows = pairs.rows(data::Split::kTrain).size();
  Json json = {{"seed", seed},
               {"architecture", value_or_null(config, "architecture")},
               {"epsilon", value_or_null(config, "epsilon")},
               {"table",
                {{"actions", s.actions},
                 {"propositions", s.propositions},
                 {"mean_add", s.mean_add},
                 {"mean_del", s.mean_del},
                 {"mean_pos", s.mean_pos},
                 {"mean_neg", s.mean_neg}}},
               {"export", export_result(model.run)},
               {"pairs", rows},
               {"transitions", data::count_transitions(pairs).at(data::Split::kTrain)},
               {"pairs_per_action", static_cast<double>(rows) / std::max(1, s.actions)}};
  json["metrics"] = to_json(evaluation::measure_model(*model.network, pairs, data::Split::kTest, {},
                                                      Rng(seed).fork("metrics")));
  const auto seen = runs::training_states(model.run, {}, shape);
  json["fidelity"] = to_json(evaluation::measure_fidelity_anywhere(
      world, *model.network, planning::successors_by(model.table), kFidelityStates, seen,
      Rng(seed).fork("fidelity")));
  json["overlap"] = {{"instances", instances.size()},
                     {"training", evaluation::count_shared(instances, seen, world)}};
  return json;
}

}  // namespace latplan::experiments
