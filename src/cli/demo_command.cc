// `latplan demo`: the whole workflow on LightsOut, with an explanation of each step.
#include <fmt/format.h>

#include <chrono>

#include "base/error.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "data/draw_instances.h"
#include "data/generate.h"
#include "domains/catalog.h"
#include "evaluation/fidelity.h"
#include "evaluation/judge.h"
#include "learning/learn_run.h"
#include "planning/plan_files.h"
#include "report/picture_grid.h"
#include "runs/open_model.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kSheetPairs = 12;
constexpr std::int64_t kFidelityStates = 500;

struct DemoConfig {
  int size = 4;
  std::int64_t pairs = 5000;
  fs::path output = "demo";
};

// A task at distance 6 or 7.
data::Instance draw_task(const domains::Domain& domain, std::uint64_t seed) {
  data::InstanceConfig config;
  Rng rng = Rng(seed).fork("demo/distance");
  config.distances = {6 + static_cast<int>(rng.below(2))};
  config.count = 1;
  config.seed = seed;
  return data::make_instances(domain, config).front();
}

void write_sheet(const fs::path& file, const data::PairSet& pairs) {
  std::vector<std::pair<Image, Image>> shown;
  for (std::int64_t row = 0; row < std::min<std::int64_t>(kSheetPairs, pairs.count); ++row) {
    shown.emplace_back(pairs.predecessor(row), pairs.successor(row));
  }
  write_png(file, report::contact_sheet(shown));
}

ExitCode run_steps(DemoConfig config, const Arguments& args, bool force, Context& context) {
  const fs::path shown = config.output;
  const nn::Backend& backend = context.backend;
  const data::WorldRef world{"lightsout", {{"size", std::to_string(config.size)}}};
  const auto domain = domains::make_world(world.name, world.options);
  const data::Instance task = draw_task(*domain, context.seed);
  const std::vector<std::string> progress = {"candidates"};
  const fs::path out = context.make_output(shown, force, {}, progress);
  config.output = out;

  context.say(fmt::format(
      "1. Drawing {} pairs of pictures of a {}x{} LightsOut, before and after an unknown move.",
      config.pairs, config.size, config.size));
  context.say("   No labels, no rules. The pictures of the task are left out.");
  data::GenerateConfig generate;
  generate.pairs = config.pairs;
  generate.seed = context.seed;
  generate.avoid = {task.init_state, task.goal_state};
  const data::PairSet pairs = data::draw_pairs(world, generate, context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  data::write_pairs(out / "pairs.npz", pairs);
  write_sheet(out / "pairs.png", pairs);

  context.say("2. Learning a code of the pictures and its actions, as `latplan learn` does.");
  learning::LearnConfig learn;
  learn.device = "cpu";
  learn.seed = context.seed;
  const auto begin = std::chrono::steady_clock::now();
  const learning::LearnReport learnt = learning::learn_run(
      out, pairs, "pairs.npz", learn, runs::RunRecord("demo", args.effective(), context.seed),
      backend, context.log, context.stop);
  if (learnt.interrupted) {
    context.finish_output(false);
    return ExitCode::kInterrupted;
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const Json& exported = learnt.json["export"];
  context.say(fmt::format(
      "   {:.1f} s; {}; score {:.3f}: {}.", seconds, learnt.json["chosen"].get<std::string>(),
      learnt.json["score"].get<double>(), learnt.json["verdict"]["word"].get<std::string>()));
  context.say(fmt::format("3. Writing the learnt model as PDDL: {} actions over {} propositions.",
                          exported["actions"].get<int>(), exported["propositions"].get<int>()));

  context.say("4. Planning from the start picture to the goal picture.");
  write_png(out / "init.png", task.init);
  write_png(out / "goal.png", task.goal);
  const runs::OpenModel model = runs::open_model(backend, out, 0);
  const planning::PlanningModel planner = runs::planning_model(model, {});
  const planning::GoalPictures goal{{task.goal}, {}};
  const planning::PlanOutcome outcome =
      planning::make_plan(planner, task.init, goal, {}, context.log, context.stop);

  context.say("5. Checking plan and model against the rules of the game, for the first time.");
  const planning::Judgement judgement = evaluation::judge(*domain, outcome, task.init, goal);
  planning::write_plan_files(out, outcome, judgement, task.init, task.goal);
  const evaluation::Fidelity fidelity =
      evaluation::measure_fidelity(*domain, *model.network, model.table, kFidelityStates,
                                   pairs.states(), Rng(context.seed).fork("fidelity"));
  Json result = planning::to_json(outcome, judgement);
  result["learn_seconds"] = seconds;
  result["score"] = learnt.json["score"];
  result["verdict"] = learnt.json["verdict"]["word"];
  for (const char* key : {"actions", "propositions", "effective_bits"}) result[key] = exported[key];
  result["extraction"] = exported["description"];
  result.update(evaluation::to_json(fidelity));
  write_json(out / "result.json", result);
  context.finish_output(true, progress);
  context.say(
      fmt::format("   On {} unseen states: precision {:.3f}, recall {:.3f} of the learnt moves.",
                  fidelity.states, fidelity.precision, fidelity.recall));
  for (const char* name :
       {"pairs.png", "report.html", "domain.pddl", "plan.txt", "plan.png", "plan.html"}) {
    if (fs::exists(shown / name)) context.say("   " + (shown / name).string());
  }
  context.say(planning::summary_line(outcome, judgement));
  context.result(result);
  return exit_code(outcome.result.status);
}

}  // namespace

ExitCode run_demo(Arguments& args, Context& context) {
  DemoConfig config;
  bool force = false;
  args.option({"output", &config.output, "folder to write"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option({"pairs", &config.pairs, "image pairs to learn from", 100, 1e6}, "-n");
  args.example("latplan demo", "learns a 4x4 LightsOut and solves a task it has never seen");
  if (parse(args, context)) return ExitCode::kDone;
  return run_steps(config, args, force, context);
}

}  // namespace latplan::cli
