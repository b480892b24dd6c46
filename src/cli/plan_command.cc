// `latplan plan RUN INIT.png GOAL.png...`.
#include "base/error.h"
#include "base/free_memory.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "cli/picture_reader.h"
#include "cli/plan_report.h"
#include "engine/planner_choice.h"
#include "evaluation/judge.h"
#include "evaluation/world_of_run.h"
#include "learning/verdict.h"
#include "planning/plan_files.h"
#include "runs/open_model.h"
#include "runs/run_record.h"
#include "search/black_box.h"
#include "symbolic/sas.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

planning::GoalPictures read_goal(const PictureReader& reader, const std::vector<fs::path>& files,
                                 const fs::path& mask) {
  planning::GoalPictures goal;
  for (const fs::path& file : files) goal.images.push_back(reader.read(file));
  if (mask.empty()) return goal;
  if (files.size() > 1) throw usage_error("--goal-mask goes with one goal picture, not several");
  goal.mask = reader.read_mask(mask);
  return goal;
}

}  // namespace

ExitCode run_plan(Arguments& args, Context& context) {
  planning::PlanConfig config;
  fs::path folder, init_file, mask_file, pairs_file, output = "plan";
  std::vector<fs::path> goal_files;
  std::string judge = "ours";
  int threads = 0;
  bool force = false, sas = false, no_pictures = false;
  args.positional({"RUN", &folder,
                   "folder of `latplan learn`, or of `train` and `export`, or a shipped model"});
  args.positional({"INIT.png", &init_file, "picture of the initial state"});
  args.positional({"GOAL.png", &goal_files,
                   "picture of the goal; of several pictures, what they share is the goal"});
  args.option({"output", &output, "folder for the plan's pictures, plan.txt, problem.pddl"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option({"goal-mask", &mask_file,
               "picture of the same size: the goal matters only where it is white"});
  args.fields(fields(config.search));
  args.fields(fields(config));
  args.option(Field{"sas", &sas, "also write the task as problem.sas (SAS+)"}.expert());
  args.option(Field{"no-pictures", &no_pictures, "write plan.txt and problem.pddl alone"}.expert());
  args.option(Field{"pairs", &pairs_file, "training pairs of a black box, if they moved"}.expert());
  args.option(Field{"judge", &judge, "judge whose verdict counts; both are recorded",
                    std::vector<std::string>{"ours", "paper"}}
                  .expert());
  args.option(
      Field{"threads", &threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan plan run tasks/007-000/init.png tasks/007-000/goal.png -o plan",
               "plans, draws plan/plan.png, and judges the plan if the world is known");
  args.example("latplan plan run init.png goal.png --goal-mask first-row.png",
               "plans for a part of the goal");
  if (parse(args, context)) return ExitCode::kDone;
  engine::check_planner_choice(engine::parse_planner_choice(config.search.search),
                               config.search.goal_tolerance);
  config.seed = context.seed;
  limit_memory(config.search.memory.bytes());
  const nn::Backend& backend = context.backend;
  const runs::OpenModel model = runs::open_model(backend, folder, threads, config.only);
  planning::PlanningModel planner = runs::planning_model(model, config);
  if (planner.black_box == nullptr) {
    model.check_exported();
    for (const char* name : {"prune", "pairs"}) {
      if (args.given(name)) {
        throw usage_error(std::string("--") + name +
                          ": only for a black box; expected --black-box");
      }
    }
  } else {
    search::check_black_box_algorithm(config.search.search);
    if (sas) throw usage_error("--sas: a black box has no task to write");
  }
  const PictureReader reader{model.run.preparation, model.network->image_shape(), context.log};
  const Image init = reader.read(init_file);
  const planning::GoalPictures goal = read_goal(reader, goal_files, mask_file);
  planning::Judgement judgement;
  const auto domain = evaluation::make_world_if_possible(model.run, judgement.note);
  if (model.run.world && !domain) context.log.warning("the plan is unverified: " + judgement.note);
  const auto verdict = learning::recorded_verdict(folder);
  if (verdict && verdict->word != "good") {
    context.log.warning("the verdict on this model is " + verdict->text());
  }
  runs::RunRecord record("plan", args.effective(), context.seed);
  std::vector<fs::path> inputs = {folder, init_file, mask_file, pairs_file};
  inputs.insert(inputs.end(), goal_files.begin(), goal_files.end());
  check_output(output, force, inputs);
  runs::add_pair_filters(model, config, pairs_file, args.given("prune"), backend, context.log,
                         context.stop, planner);
  const fs::path work = context.make_output(output, force, inputs);

  const planning::PlanOutcome outcome =
      planning::make_plan(planner, init, goal, config, context.log, context.stop);
  for (const std::string& warning : planning::unlike_pictures(outcome.ends)) {
    context.log.warning(warning);
  }
  if (domain) {
    judgement =
        evaluation::judge(*domain, outcome, init, goal,
                          judge == "paper" ? domains::Judge::kPaper : domains::Judge::kOurs);
  }
  if (no_pictures) {
    planning::write_plan_texts(work, outcome);
  } else {
    planning::write_plan_files(work, outcome, judgement, init, goal.images[0]);
  }
  if (sas) write_file(work / "problem.sas", symbolic::write_sas(outcome.task));
  const Json result = plan_result(work, output, outcome, judgement, verdict);
  record.write(work, status_word(outcome.result.status), result);
  const bool placed = context.finish_output(outcome.result.status != search::Status::kInterrupted);
  context.say(planning::summary_line(outcome, judgement));
  const bool found = !outcome.images.empty();
  const char* const shown = no_pictures ? (found ? "plan.txt" : "problem.pddl")
                                        : (found ? "plan.png" : "reconstruction.png");
  if (placed) context.say((output / shown).string());
  context.result(result);
  return exit_code(outcome.result.status);
}

}  // namespace latplan::cli
