// `latplan draw RUN INIT.png PLAN`.
#include "base/error.h"
#include "base/files.h"
#include "cli/command.h"
#include "cli/picture_reader.h"
#include "cli/plan_report.h"
#include "evaluation/judge.h"
#include "evaluation/world_of_run.h"
#include "learning/verdict.h"
#include "planning/given_plan.h"
#include "planning/plan_files.h"
#include "runs/open_model.h"
#include "runs/run_record.h"

namespace latplan::cli {

namespace fs = std::filesystem;

ExitCode run_draw(Arguments& args, Context& context) {
  planning::PlanConfig config;
  fs::path folder, init_file, plan_file, output = "plan";
  int threads = 0;
  bool force = false;
  args.positional({"RUN", &folder,
                   "folder of `latplan learn`, or of `train` and `export`, or a shipped model"});
  args.positional({"INIT.png", &init_file, "picture of the initial state"});
  args.positional(
      {"PLAN", &plan_file, "plan of any planner for RUN/domain.pddl: one \"(action)\" per line"});
  args.option({"output", &output, "folder for the plan's pictures, plan.txt, problem.pddl"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option(
      Field{"threads", &threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan draw run start.png sas_plan -o drawn",
               "draws a plan of another planner, and judges it if the world is known");
  if (parse(args, context)) return ExitCode::kDone;
  const runs::OpenModel model = runs::open_model(context.backend, folder, threads);
  model.check_exported();
  const PictureReader reader{model.run.preparation, model.network->image_shape(), context.log};
  const Image init = reader.read(init_file);
  const planning::PlanningModel planner = runs::planning_model(model, config);
  const planning::PlanOutcome outcome =
      planning::follow_plan(planner, init, read_text(plan_file), plan_file.string(), config);
  planning::Judgement judgement;
  const auto domain = evaluation::make_world_if_possible(model.run, judgement.note);
  if (model.run.world && !domain) context.log.warning("the plan is unverified: " + judgement.note);
  if (domain) judgement = evaluation::judge(*domain, outcome, init, {{outcome.images.back()}, {}});
  runs::RunRecord record("draw", args.effective(), context.seed);
  const fs::path work = context.make_output(output, force, {folder, init_file, plan_file});
  planning::write_plan_files(work, outcome, judgement, init, outcome.images.back());
  const Json result =
      plan_result(work, output, outcome, judgement, learning::recorded_verdict(folder));
  record.write(work, "done", result);
  context.finish_output();
  context.say(planning::summary_line(outcome, judgement));
  context.say((output / "plan.png").string());
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
