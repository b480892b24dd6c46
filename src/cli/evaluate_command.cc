// `latplan evaluate RUN [INSTANCES]`.
#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/program_files.h"
#include "cli/command.h"
#include "engine/planner_choice.h"
#include "evaluation/evaluate_run.h"

namespace latplan::cli {

namespace fs = std::filesystem;

ExitCode run_evaluate(Arguments& args, Context& context) {
  evaluation::EvaluationRequest o;
  planning::PlanConfig& plan = o.config.plan;
  std::string judge = "ours";
  bool force = false;
  o.drawn.distances.clear();
  args.positional(
      {"RUN", &o.run, "folder of `latplan learn`, or of `train` and `export`, or a shipped model"});
  args.positional({"INSTANCES", &o.instances,
                   "folder of `latplan instances`; without it, instances are drawn that are not in "
                   "the training data, where possible"},
                  false);
  args.option({"output", &o.output, "folder for table.md, run.json and every plan"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option({"distance", &o.drawn.distances,
               "distances of drawn instances; without it 5 and 7, or the largest there are", 1,
               1e5});
  args.option({"count", &o.drawn.count, "drawn instances per distance; 0: no plans", 0, 1e6});
  args.option({"jobs", &o.config.jobs,
               "parallel searches, each a process with its own memory limit; a crashed search is "
               "reported as failed",
               1, 1024});
  args.fields(fields(plan.search));
  args.fields(with_shown({"noise"}, fields(plan)));
  args.option(Field{"fidelity-states", &o.fidelity_states,
                    "unseen states that fidelity is measured on; 0: none", 0, 1e6}
                  .expert());
  args.option(Field{"metrics-pairs", &o.metrics_pairs,
                    "pairs of each split that the paper's metrics are measured on; 0: none", 0, 1e8}
                  .expert());
  args.option(Field{"pairs", &o.pairs, "the training pairs, if they moved"}.expert());
  args.option(
      Field{"selection", &o.selection,
            "instances used for model selection; reports the states shared with them; repeatable"}
          .expert());
  args.option(Field{"judge", &judge, "judge whose verdict counts; both are recorded",
                    std::vector<std::string>{"ours", "paper"}}
                  .expert());
  args.option(
      Field{"checker", &o.config.checker,
            "program that judges plans instead of the world's rules: `CMD FOLDER` with init.png, "
            "goal.png and states/000.png, ...; exit code 0: valid, 1: not valid"}
          .expert());
  args.option(
      Field{"threads", &o.threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan evaluate run tasks --search auto,astar-blind,fd:lmcut --jobs 2",
               "the same tasks with three searches");
  args.example("latplan evaluate run --distance 5,7 --count 20 -o results",
               "40 drawn instances, fidelity and the paper's metrics");
  if (parse(args, context)) return ExitCode::kDone;
  o.config.searches = engine::split_planner_choices(plan.search.search, plan.search.goal_tolerance);
  plan.seed = o.drawn.seed = context.seed;
  o.config.judge = judge == "paper" ? domains::Judge::kPaper : domains::Judge::kOurs;
  o.config.solve = {program_file().string(), "solve", "--json", "--quiet"};
  o.draw_pairs_for_metrics = args.given("metrics-pairs");
  o.pair_filters_required = args.given("prune");
  const std::vector<fs::path> inputs = {o.run, o.instances, o.pairs};
  const nn::Backend& backend = context.backend;
  if (!o.output.empty()) check_output(o.output, force, inputs);
  evaluation::EvaluationReport report;
  try {
    report = evaluation::evaluate_run(
        o, runs::RunRecord("evaluate", args.effective(), context.seed), backend,
        [&] { return context.make_output(o.output, force, inputs); }, context.log, context.stop);
  } catch (const Error&) {  // plans made so far are kept if a later search fails
    std::error_code error;
    const bool has_plans =
        context.output &&
        std::ranges::any_of(list_folder(context.output->work()),
                            [&](const fs::path& entry) { return fs::is_directory(entry, error); });
    if (has_plans) context.finish_output(false);
    throw;
  }
  if (context.output && !context.finish_output(!context.stop.requested())) {
    context.say("interrupted; the earlier result is kept");
  }
  for (const std::string& line : report.lines) context.say(line);
  context.result(report.result);
  return report.crashed ? ExitCode::kInternal : ExitCode::kDone;
}

}  // namespace latplan::cli
