#include "evaluation/evaluate_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "evaluation/consistency.h"
#include "evaluation/fidelity.h"
#include "evaluation/metrics.h"
#include "evaluation/test_instances.h"
#include "evaluation/world_of_run.h"
#include "runs/open_model.h"
#include "search/black_box.h"

namespace latplan::evaluation {
namespace {

namespace fs = std::filesystem;

// A shipped model's pairs are drawn again only on request.
std::optional<data::PairSet> pairs_for_metrics(const EvaluationRequest& request,
                                               const runs::OpenModel& model, Log& log,
                                               const StopFlag& stop) {
  std::error_code error;
  const bool there = !model.run.pairs.empty() && fs::exists(model.run.pairs, error);
  const bool wanted = request.draw_pairs_for_metrics || !request.pairs.empty() || there;
  if (request.metrics_pairs == 0 || !wanted) return {};
  return runs::training_pairs(model.run, request.pairs, model.network->image_shape(), log, stop);
}

std::vector<data::Instance> test_instances(const EvaluationRequest& request,
                                           const runs::OpenModel& model,
                                           const domains::Domain* domain, Log& log) {
  if (!request.instances.empty()) {
    return read_test_instances(request.instances, model.run, model.network->image_shape(), log);
  }
  if (request.drawn.count == 0) return {};
  if (domain == nullptr) {
    throw usage_error(
        "evaluate: no world is known for this run; expected a folder of INSTANCES, or --count 0 "
        "for "
        "the metrics alone");
  }
  return draw_test_instances(*domain, request.drawn, log);
}

void check_black_box_searches(const EvaluationConfig& config) {
  for (const std::string& search : config.searches) search::check_black_box_algorithm(search);
}

Json describe_fidelity(const Fidelity& f, std::vector<std::string>& lines) {
  lines.push_back(fmt::format(
      "fidelity over {} {} states{}: decodable {:.3f}, injective {:.3f}, precision {:.3f}, "
      "recall {:.3f}",
      f.states, f.unseen ? "unseen" : "seen", f.unseen ? "" : " (the training data have them all)",
      f.decodable, f.injective, f.precision, f.recall));
  return to_json(f);
}

// The states of the selection instances; nothing where there are none, or no world is known.
std::optional<std::vector<domains::State>> selection_states(const std::vector<fs::path>& folders,
                                                            const domains::Domain* domain) {
  if (folders.empty() || domain == nullptr) return {};
  std::vector<domains::State> all;
  for (const fs::path& folder : folders) {
    const std::vector<domains::State> states = states_in(folder, *domain);
    all.insert(all.end(), states.begin(), states.end());
  }
  return all;
}

Json describe_overlap(const std::vector<data::Instance>& instances,
                      const std::vector<domains::State>& seen,
                      const std::optional<std::vector<domains::State>>& selection,
                      const domains::Domain& domain, std::vector<std::string>& lines) {
  const auto count = [&](const std::vector<domains::State>& states, const std::string& what) {
    const std::int64_t shared = count_shared(instances, states, domain);
    lines.push_back(fmt::format("{} of {} instances share a start or goal with {}", shared,
                                instances.size(), what));
    return shared;
  };
  Json overlap = {{"instances", instances.size()}, {"training", count(seen, "the training data")}};
  if (selection) overlap["selection"] = count(*selection, "the selection instances");
  return overlap;
}

Json measure_splits(const EvaluationRequest& request, const runs::OpenModel& model,
                    const planning::PlanningModel& planner, const data::PairSet& pairs,
                    std::vector<std::string>& lines) {
  std::vector<std::pair<std::string, Metrics>> splits;
  std::vector<std::string> consistencies;
  Json json = Json::object();
  const Rng rng = Rng(request.config.plan.seed).fork("metrics");
  for (const auto& [name, split] :
       {std::pair{"train", data::Split::kTrain}, std::pair{"test", data::Split::kTest}}) {
    if (pairs.rows(split).empty()) continue;
    splits.emplace_back(
        name, measure_model(*model.network, pairs, split, {.rows = request.metrics_pairs}, rng));
    const Consistency c = measure_consistency(*model.network, planner.successors(), pairs, split,
                                              request.metrics_pairs);
    json[name] = to_json(splits.back().second);
    json[name]["consistency"] = to_json(c);
    consistencies.push_back(fmt::format(
        "{} pairs: {:.1f}% of the codes are stable, {:.1f}% of the pictures look like all others "
        "with their code, {:.1f}% of the moves change the code, {:.1f}% of the moves are allowed, "
        "{:.1f}% of the allowed successors are stable",
        name, 100 * c.stable, 100 * c.injective, 100 * c.distinct, 100 * c.recall,
        100 * c.plausible));
  }
  lines.push_back(metrics_table(splits));
  lines.insert(lines.end(), consistencies.begin(), consistencies.end());
  const symbolic::TableStatistics s = symbolic::statistics(planner.table);
  if (s.actions > 0) {
    json["actions"] = {{"actions", s.actions},   {"mean_add", s.mean_add},
                       {"mean_del", s.mean_del}, {"mean_pos", s.mean_pos},
                       {"mean_neg", s.mean_neg}, {"changeable_bits", s.changeable_bits}};
  }
  return json;
}

Json each_instance(const std::vector<InstanceResult>& results, bool one_search) {
  Json each = Json::object();
  for (const InstanceResult& r : results) {
    Json& one = one_search ? each[r.name] : each[r.search + " " + r.name];
    one = to_json(r);
  }
  return each;
}

// Warns of crashed searches, with the first reason.
bool any_crashed(const std::vector<InstanceResult>& results, Log& log) {
  const auto crashed = [](const InstanceResult& r) { return !r.failure.empty(); };
  const auto first = std::ranges::find_if(results, crashed);
  if (first == results.end()) return false;
  log.warning(fmt::format("{} of {} searches crashed; the first: {} {}: {}",
                          std::ranges::count_if(results, crashed), results.size(), first->search,
                          first->name, first->failure));
  return true;
}

}  // namespace

EvaluationReport evaluate_run(EvaluationRequest request, runs::RunRecord record,
                              const nn::Backend& backend,
                              const std::function<fs::path()>& make_output, Log& log,
                              const StopFlag& stop) {
  const planning::PlanConfig& config = request.config.plan;
  const runs::OpenModel model =
      runs::open_model(backend, request.run, request.threads, config.only);
  planning::PlanningModel planner = runs::planning_model(model, config);
  const bool black_box = planner.black_box != nullptr;
  const bool codes_alone = !black_box && !model.run.is_exported() && request.instances.empty() &&
                           request.drawn.count == 0;
  if (black_box) {
    check_black_box_searches(request.config);
  } else if (!codes_alone) {
    model.check_exported();
  }
  const auto domain = make_world(model.run);
  const auto pairs = pairs_for_metrics(request, model, log, stop);
  std::vector<domains::State> seen;
  if (domain) {
    seen = runs::training_states(model.run, request.pairs, model.network->image_shape());
    request.drawn.avoid = seen;
  }
  if (request.drawn.distances.empty()) request.drawn.distances = default_distances(domain.get());
  const std::vector<data::Instance> instances = test_instances(request, model, domain.get(), log);
  const auto selection = selection_states(request.selection, domain.get());
  runs::add_pair_filters(model, config, request.pairs, request.pair_filters_required, backend, log,
                         stop, planner);
  const bool writes = !request.output.empty();
  if (writes) request.output = make_output();
  if (codes_alone) log.warning("not exported: only the codes are evaluated");
  if (!pairs && request.metrics_pairs > 0) {
    log.warning("no metrics: training pairs not found; use --pairs FILE");
  }
  if (black_box && request.config.jobs > 1) {
    log.warning("--jobs is ignored: a black box is searched in this process");
  }

  EvaluationConfig evaluation = request.config;
  evaluation.keep_plans = false;
  const std::vector<InstanceResult> results =
      plan_instances(planner, domain.get(), instances, evaluation, request.output, log, stop);
  EvaluationReport report;
  const std::vector<CountRow> counts = count_results(results);
  const std::string table = markdown_table(counts);
  report.lines.push_back(table);
  report.result = {{"counts", to_json(counts)}};
  if (domain && request.fidelity_states > 0 && !codes_alone) {
    report.result["fidelity"] = describe_fidelity(
        measure_fidelity_anywhere(*domain, *model.network, planner.successors(),
                                  request.fidelity_states, seen, Rng(config.seed).fork("fidelity")),
        report.lines);
  }
  if (domain && !instances.empty()) {
    report.result["overlap"] = describe_overlap(instances, seen, selection, *domain, report.lines);
  }
  if (pairs) {
    report.result["metrics"] = measure_splits(request, model, planner, *pairs, report.lines);
  }
  report.result["instances"] = each_instance(results, request.config.searches.size() == 1);
  if (writes) {
    write_file(request.output / "table.md", table);
    record.write(request.output, stop.requested() ? "interrupted" : "done", report.result);
  }
  report.crashed = any_crashed(results, log);
  return report;
}

}  // namespace latplan::evaluation
