// `latplan plan RUN INIT.png GOAL.png` and `latplan evaluate RUN [INSTANCES]`.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "pipeline/evaluation.h"
#include "pipeline/fidelity.h"
#include "pipeline/plan_files.h"
#include "pipeline/stages.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

void declare_search(Arguments& args, pipeline::PlanConfig& config, int& threads) {
  std::vector<std::string> names;
  std::string summaries;
  for (const search::Algorithm& algorithm : search::algorithms()) {
    names.push_back(algorithm.name);
    summaries += (summaries.empty() ? "" : "; ") + algorithm.name + ": " + algorithm.summary;
  }
  args.choice("--search", config.search, names, summaries);
  args.option("--time", config.time, "seconds the search may take; 0: no limit", 0.0, 1e9);
  args.option("--memory", config.memory, "GiB the search may take; 0: no limit", 0.0, 1e6);
  args.option("--threads", threads, "CPU threads of the network; 0: one per CPU", 0, 1024);
}

// A picture of the model's size, or Error(BadInput) that names the file.
Image read_sized(const fs::path& file, const ImageShape& shape) {
  Image image = read_picture(file);
  if (image.shape() != shape) {
    throw input_error(file.string() + ": is " + image.shape().to_string() + "; the model expects " +
                      shape.to_string());
  }
  return image;
}

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
    drawn.random_goal =
        std::find(drawn.avoid.begin(), drawn.avoid.end(), domain->goal()) != drawn.avoid.end();
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

}  // namespace

ExitCode run_plan(Arguments& args, Context& context) {
  CommonOptions common;
  pipeline::PlanConfig config;
  int threads = 0;
  fs::path folder, init_file, goal_file, output = "plan";
  bool force = false;
  args.positional("RUN", folder, "folder written by `latplan train` and `latplan export`");
  args.positional("INIT.png", init_file, "picture of the initial state");
  args.positional("GOAL.png", goal_file, "picture of the goal state");
  args.option("--output,-o", output,
              "folder for plan.png, plan_animation.png, plan.txt, problem.pddl, run.json");
  declare_search(args, config, threads);
  args.flag("--force", force, "replace the output folder if it exists");
  args.example("latplan plan run tasks/007-000/init.png tasks/007-000/goal.png -o plan",
               "plans, draws plan/plan.png, and judges it where the world is known");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const pipeline::RunFolder run = pipeline::open_run(folder);
  const auto model = context.networks().load(run.model, threads);
  const symbolic::ActionTable table = pipeline::read_table(run, model->state_bits());
  const Image init = read_sized(init_file, model->image_shape());
  const Image goal = read_sized(goal_file, model->image_shape());
  const auto domain = pipeline::make_world(run);
  report::RunRecord record("plan", args.effective(), common.seed);
  make_output(output, force, {folder, init_file, goal_file});
  record.write(output, "running", Json::object());
  const pipeline::PlanOutcome outcome =
      pipeline::make_plan(*model, table, init, goal, config, context.log, context.stop);
  pipeline::Judgement judgement;
  if (domain) judgement = pipeline::judge(*domain, outcome, init, goal);
  pipeline::write_plan_files(output, outcome, judgement, init, goal);
  const Json result = pipeline::to_json(outcome, judgement);
  record.write(output, status_word(outcome.result.status), result);
  context.say(pipeline::summary_line(outcome, judgement));
  context.say(outcome.images.empty() ? (output / "reconstruction.png").string()
                                     : (output / "plan.png").string());
  context.result(result);
  return exit_code(outcome.result.status);
}

ExitCode run_evaluate(Arguments& args, Context& context) {
  CommonOptions common;
  pipeline::PlanConfig config;
  int threads = 0;
  data::InstanceConfig drawn;
  fs::path folder, instances_folder, output, pairs_file;
  std::int64_t fidelity_states = 500;
  bool force = false;
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
  declare_search(args, config, threads);
  args.flag("--force", force, "replace the output folder if it exists");
  args.example("latplan evaluate run --distance 5,7 --count 20 -o results",
               "40 fresh instances and fidelity");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const pipeline::RunFolder run = pipeline::open_run(folder);
  const auto model = context.networks().load(run.model, threads);
  const symbolic::ActionTable table = pipeline::read_table(run, model->state_bits());
  const auto domain = pipeline::make_world(run);
  std::vector<domains::State> seen;
  if (domain)
    seen = pipeline::training_states(data::read_pairs(pairs_file.empty() ? run.pairs : pairs_file));
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
  const auto counts = pipeline::count_by_distance(results);
  Json result = {{"counts", pipeline::to_json(counts)}};
  const std::string text = pipeline::markdown_table(counts);
  context.say(text);
  if (domain && fidelity_states > 0) {
    const pipeline::Fidelity fidelity = pipeline::measure_fidelity(
        *domain, *model, table, fidelity_states, seen, Rng(common.seed).fork("fidelity"));
    result["fidelity"] = describe_fidelity(fidelity, context);
  }
  Json each = Json::object();
  for (const pipeline::InstanceResult& r : results) {
    each[r.name] = pipeline::to_json(r.outcome, r.judgement);
    each[r.name]["distance"] = r.distance;
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
