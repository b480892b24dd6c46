// `latplan demo`: the whole journey on LightsOut, in plain words.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "data/instances.h"
#include "domains/catalog.h"
#include "pipeline/fidelity.h"
#include "pipeline/plan_files.h"
#include "pipeline/recoding.h"
#include "pipeline/stages.h"
#include "report/picture_grid.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kWorld = "lightsout";
constexpr int kSheetPairs = 12;
constexpr std::int64_t kFidelityStates = 500;

struct DemoConfig {
  int size = 4;
  std::int64_t pairs = 5000;
  fs::path output = "demo";
  bool force = false;
  nn::TrainConfig train;
};

// A task at distance 6 or 7, drawn from the seed.
data::Instance draw_task(const domains::Domain& domain, std::uint64_t seed) {
  data::InstanceConfig config;
  Rng rng = Rng(seed).fork("demo/distance");
  config.distances = {6 + static_cast<int>(rng.below(2))};
  config.count = 1;
  config.seed = seed;
  return data::make_instances(domain, config).front();
}

data::PairSet make_pairs(const domains::Domain& domain, const DemoConfig& config,
                         const data::Instance& task, const pipeline::WorldRef& world,
                         std::uint64_t seed, Context& context) {
  data::GenerateConfig generate;
  generate.pairs = config.pairs;
  generate.seed = seed;
  generate.avoid = {task.init_state, task.goal_state};
  data::PairSet pairs = data::generate(domain, generate, context.log, context.stop);
  pairs.meta_json = pipeline::world_to_meta(world, seed);
  data::write_pairs(config.output / "pairs.npz", pairs);
  std::vector<std::pair<Image, Image>> shown;
  for (std::int64_t row = 0; row < std::min<std::int64_t>(kSheetPairs, pairs.count); ++row) {
    shown.emplace_back(pairs.predecessor(row), pairs.successor(row));
  }
  write_png(config.output / "pairs.png", report::contact_sheet(shown));
  return pairs;
}

ExitCode journey(const DemoConfig& config, std::uint64_t seed, const Arguments& args,
                 Context& context) {
  const nn::Backend& backend = context.networks();
  const fs::path& out = config.output;
  const pipeline::WorldRef world{kWorld, {{"size", std::to_string(config.size)}}};
  const auto domain = domains::make_world(world.name, world.options);
  const data::Instance task = draw_task(*domain, seed);
  report::RunRecord record("demo", args.effective(), seed);
  make_output_folder(out, config.force);
  record.write(out, "running", Json::object());

  context.say(fmt::format(
      "1. Drawing {} pairs of pictures of a {}x{} LightsOut, before and after an unknown move.",
      config.pairs, config.size, config.size));
  context.say("   No labels, no rules; the task's own pictures are kept out.");
  const data::PairSet pairs = make_pairs(*domain, config, task, world, seed, context);
  const nn::TrainConfig train = backend.prepare(pairs, config.train, out, false);
  pipeline::describe_training(record, train, "pairs.npz", pairs, backend);
  record.write(out, "running", Json::object());

  context.say("2. Learning bits for pictures and actions for moves (AMA4+), on the CPU.");
  const nn::TrainResult trained =
      backend.train(pairs, train, out, false, context.log, context.stop);
  if (trained.interrupted) {
    record.write(out, "interrupted", pipeline::to_json(trained));
    return ExitCode::kInterrupted;
  }
  context.say(fmt::format("   {} epochs in {:.0f} s.", trained.epochs_done, trained.seconds));

  const pipeline::RunFolder run = pipeline::open_run(out);
  const auto network = backend.load(run.model, config.train.threads);
  const Json exported = pipeline::export_model(run, *network, pairs, {});
  write_atomically(out / "export.json", exported.dump(2) + "\n");
  context.say(fmt::format(
      "3. Writing what was learnt as PDDL: {} actions; {} of {} propositions ever change.",
      exported["actions"].get<int>(), exported["effective_bits"].get<int>(),
      exported["propositions"].get<int>()));

  context.say("4. Planning from the start picture to the goal picture with the built-in planner.");
  write_png(out / "init.png", task.init);
  write_png(out / "goal.png", task.goal);
  const auto model = pipeline::load_model(backend, run, config.train.threads);
  const symbolic::ActionTable table = pipeline::read_table(run, *model);
  const pipeline::PlanOutcome outcome = pipeline::make_plan(
      *model, table, task.init, {{task.goal}, {}}, {}, context.log, context.stop);

  context.say(
      "5. Only now asking the rules of the game: is the plan right, and how true is the model?");
  const pipeline::Judgement judgement =
      pipeline::judge(*domain, outcome, task.init, {{task.goal}, {}});
  pipeline::write_plan_files(out, outcome, judgement, task.init, task.goal);
  const pipeline::Fidelity fidelity =
      pipeline::measure_fidelity(*domain, *model, table, kFidelityStates,
                                 pipeline::training_states(pairs), Rng(seed).fork("fidelity"));
  Json result = pipeline::to_json(outcome, judgement);
  result["train_seconds"] = trained.seconds;
  result["actions"] = exported["actions"];
  result["propositions"] = exported["propositions"];
  result["effective_bits"] = exported["effective_bits"];
  result["extraction"] = exported["method"];
  result["decodable"] = fidelity.decodable;
  result["injective"] = fidelity.injective;
  result["precision"] = fidelity.precision;
  result["recall"] = fidelity.recall;
  write_atomically(out / "result.json", result.dump(2) + "\n");
  record.write(out, status_word(outcome.result.status), result);
  context.say(
      fmt::format("   On {} unseen states: precision {:.3f}, recall {:.3f} of the learnt moves.",
                  fidelity.states, fidelity.precision, fidelity.recall));
  for (const char* name :
       {"pairs.png", "domain.pddl", "plan.txt", "plan.png", "plan_animation.png"}) {
    if (fs::exists(out / name)) context.say("   " + (out / name).string());
  }
  context.say(pipeline::summary_line(outcome, judgement));
  context.result(result);
  return exit_code(outcome.result.status);
}

}  // namespace

ExitCode run_demo(Arguments& args, Context& context) {
  CommonOptions common;
  DemoConfig config;
  args.option("--output,-o", config.output, "folder to write");
  args.option("--pairs,-n", config.pairs, "image pairs to learn from", 100, 1000000);
  args.option("--epochs", config.train.epochs, "passes over the pairs", 1, 100000);
  args.option("--threads", config.train.threads, "CPU threads; 0: as many as pay", 0, 1024);
  args.flag("--force", config.force, "replace the output folder if it exists");
  args.example("latplan demo", "learns a 4x4 LightsOut and solves a task it has never seen");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  config.train.seed = common.seed;
  config.train.device = "cpu";
  return journey(config, common.seed, args, context);
}

}  // namespace latplan::cli
