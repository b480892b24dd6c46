// `latplan evaluate RUN [INSTANCES]`.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "cli/avoided_states.h"
#include "cli/command.h"
#include "cli/search_arguments.h"
#include "pipeline/evaluation.h"
#include "pipeline/fidelity.h"
#include "pipeline/metrics.h"
#include "pipeline/overlap.h"
#include "pipeline/plan_files.h"
#include "pipeline/stages.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// 5 and 7; smaller worlds are asked for what they have.
std::vector<int> default_distances(const domains::Domain* domain) {
  std::set<int> distances;
  for (const int distance : {5, 7}) {
    const int largest =
        domain != nullptr ? domain->largest_distance().value_or(distance) : distance;
    distances.insert(std::min(distance, largest));
  }
  return {distances.begin(), distances.end()};
}

// The instances of a folder, or fresh ones that share no picture with the training data.
std::vector<data::Instance> choose_instances(const fs::path& folder, data::InstanceConfig drawn,
                                             const domains::Domain* domain,
                                             const nn::StateCodec& model, const Context& context) {
  if (folder.empty()) {
    if (drawn.count == 0) return {};
    if (domain == nullptr)
      throw usage_error("evaluate: no world is known for this run; give a folder of INSTANCES");
    const domains::State fixed = domain->as_seen(
        domain->instance_style() == domains::InstanceStyle::kForward ? domain->start()
                                                                     : domain->goal());
    drawn.random_goal = std::ranges::any_of(
        drawn.avoid, [&](const domains::State& state) { return domain->as_seen(state) == fixed; });
    if (drawn.random_goal)
      context.log.info("evaluate goals=random reason=the-goal-is-in-the-training-data");
    return data::make_instances(*domain, drawn);
  }
  std::vector<data::Instance> instances = data::read_instances(folder).instances;
  for (const data::Instance& instance : instances) {
    if (instance.init.shape() != model.image_shape()) {
      throw input_error((folder / instance.name).string() + ": pictures are " +
                        instance.init.shape().to_string() + "; the model expects " +
                        model.image_shape().to_string());
    }
  }
  return instances;
}

Json describe_fidelity(const pipeline::Fidelity& f, const Context& context) {
  if (f.states == 0) {
    context.say("fidelity: not measured, every state of the world is in the training data");
    return Json();
  }
  context.say(fmt::format(
      "fidelity over {} unseen states: decodable {:.3f}, injective {:.3f}, precision {:.3f}, "
      "recall {:.3f}",
      f.states, f.decodable, f.injective, f.precision, f.recall));
  return {{"states", f.states},
          {"decodable", f.decodable},
          {"injective", f.injective},
          {"precision", f.precision},
          {"recall", f.recall}};
}

Json describe_overlap(const std::vector<data::Instance>& instances,
                      const std::vector<domains::State>& training,
                      const std::vector<fs::path>& selection, const domains::Domain& domain,
                      const Context& context) {
  const auto tell = [&](const std::vector<domains::State>& states, const std::string& what) {
    const std::int64_t shared = pipeline::count_shared(instances, states, domain);
    context.say(fmt::format("{} of {} instances share a start or goal with {}", shared,
                            instances.size(), what));
    return shared;
  };
  Json overlap = {{"instances", instances.size()},
                  {"training", tell(training, "the training data")}};
  std::vector<domains::State> chosen_by;
  for (const fs::path& folder : selection) {
    const std::vector<domains::State> states = states_in(folder, domain);
    chosen_by.insert(chosen_by.end(), states.begin(), states.end());
  }
  if (!selection.empty()) overlap["selection"] = tell(chosen_by, "the selection instances");
  return overlap;
}

}  // namespace

ExitCode run_evaluate(Arguments& args, Context& context) {
  if (args.has_word("--paper")) return run_paper(args, context);
  CommonOptions common;
  pipeline::EvaluationConfig config;
  data::InstanceConfig drawn;
  fs::path folder, instances_folder, output, pairs_file;
  std::int64_t fidelity_states = 500;
  std::vector<fs::path> selection;
  bool force = false, metrics = false;
  drawn.distances = {5, 7};
  args.positional("RUN", folder, "folder written by `latplan train` and `latplan export`");
  args.positional("INSTANCES", instances_folder,
                  "folder made by `latplan instances`; without it instances are "
                  "drawn whose images are not in the training data",
                  false);
  args.option("--output,-o", output,
              "folder for table.md, run.json and every plan; without it only the table");
  args.option("--distance", drawn.distances,
              "distances of drawn instances; default: 5 and 7, or the largest the world has", 1,
              100000);
  args.option("--count", drawn.count, "drawn instances per distance; 0: fidelity only", 0, 1000000);
  args.option("--fidelity-states", fidelity_states, "unseen states to measure fidelity on; 0: none",
              0, 1000000);
  args.option("--pairs", pairs_file, "the training pairs, if they moved since training");
  args.flag("--metrics", metrics,
            "the paper's measures on the test pairs too: -ELBO, state variance, bits, XOR, ...");
  args.option("--selection", selection,
              "instances the model was chosen by: tells how many of these share a state with them");
  const SearchArguments search(args, true);
  args.option("--jobs", config.jobs, "searches at the same time", 1, 1024);
  args.flag("--force", force, "replace the output folder if it exists");
  bool paper = false;
  args.flag("--paper", paper,
            "another command: every table and figure of the paper; see latplan evaluate --paper "
            "--help");
  args.example("latplan evaluate run tasks --search auto,astar-blind,fd:lmcut --jobs 2",
               "the same tasks by three searches");
  args.example("latplan evaluate run --distance 5,7 --count 20 -o results",
               "40 fresh instances and fidelity");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  search.check();
  const pipeline::RunFolder run = pipeline::open_run(folder);
  const auto model = context.networks().load(run.model, search.threads());
  const symbolic::ActionTable table = pipeline::read_table(run, model->state_bits());
  const auto domain = pipeline::make_world(run);
  std::vector<domains::State> seen;
  if (domain) seen = pipeline::training_states(run, pairs_file, *domain);
  config.plan = search.config(common.seed);
  config.searches = search.searches();
  config.judge = search.judge();
  drawn.seed = common.seed;
  drawn.avoid = seen;
  if (!args.given("--distance")) drawn.distances = default_distances(domain.get());
  const std::vector<data::Instance> instances =
      choose_instances(instances_folder, drawn, domain.get(), *model, context);
  report::RunRecord record("evaluate", args.effective(), common.seed);
  if (!output.empty()) {
    make_output(output, force, {folder, instances_folder, pairs_file, run.pairs});
    record.write(output, "running", Json::object());
  }
  const auto results = pipeline::plan_instances(*model, table, domain.get(), instances, config,
                                                output, context.log, context.stop);
  const auto counts = pipeline::count_results(results);
  Json result = {{"counts", pipeline::to_json(counts)}};
  const std::string text = pipeline::markdown_table(counts);
  context.say(text);
  if (domain && fidelity_states > 0) {
    const pipeline::Fidelity fidelity = pipeline::measure_fidelity(
        *domain, *model, table, fidelity_states, seen, Rng(common.seed).fork("fidelity"));
    result["fidelity"] = describe_fidelity(fidelity, context);
  }
  if (domain && !instances.empty()) {
    result["overlap"] = describe_overlap(instances, seen, selection, *domain, context);
  }
  if (metrics) {
    const data::PairSet pairs =
        pipeline::training_pairs(run, pairs_file, context.log, context.stop);
    result["metrics"] = pipeline::to_json(pipeline::measure_model(
        *model, pairs, data::Split::kTest, {}, Rng(common.seed).fork("metrics")));
  }
  Json each = Json::object();
  for (const pipeline::InstanceResult& r : results) {
    Json& one = config.searches.size() == 1 ? each[r.name] : each[r.search + " " + r.name];
    one = pipeline::to_json(r.outcome, r.judgement);
    one["search"] = r.search;
    one["distance"] = r.distance;
  }
  result["instances"] = each;
  if (!output.empty()) {
    write_atomically(output / "table.md", text);
    record.write(output, context.stop.requested() ? "interrupted" : "done", result);
  }
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
