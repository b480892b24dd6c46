// `latplan solve DOMAIN.pddl PROBLEM.pddl`, `latplan solve TASK.sas`, `latplan solve TASK.lpd`.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "cli/command.h"
#include "engine/planner_choice.h"
#include "planning/plan_files.h"
#include "planning/search_result.h"
#include "symbolic/pddl.h"
#include "symbolic/task_file.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// "7 steps, optimal, by bidirectional: 120 states expanded, 0.013 s"
std::string summary(const search::Result& result) {
  const std::string effort =
      fmt::format("by {}: {} states expanded, {:.3f} s", result.algorithm,
                  result.statistics.expanded, result.statistics.total_seconds);
  if (result.status != search::Status::kSolved) {
    return fmt::format("no plan: {}, {}", search::to_string(result.status), effort);
  }
  return fmt::format("{} step{}, {}, {}", result.plan.size(), result.plan.size() == 1 ? "" : "s",
                     result.optimal ? "optimal" : "not proven optimal", effort);
}

}  // namespace

ExitCode run_solve(Arguments& args, Context& context) {
  planning::SearchConfig config;
  std::vector<fs::path> files;
  fs::path output;
  bool force = false;
  args.positional({"TASK", &files,
                   "propositional PDDL: a domain and its problem, or a problem with domain.pddl "
                   "beside it; or SAS+; or our binary file"});
  args.option({"output", &output, "file for the plan; without it, standard output"}, "-o");
  args.option({"force", &force, "replace the output file if it exists and a plan is found"});
  args.fields(fields(config));
  args.example("latplan solve domain.pddl problem.pddl -o plan.txt",
               "a shortest plan by the built-in planner");
  args.example("latplan solve output.sas --search fd:lama-first --time 60",
               "any plan, by Fast Downward within a minute");
  if (parse(args, context)) return ExitCode::kDone;
  engine::check_planner_choice(engine::parse_planner_choice(config.search), config.goal_tolerance);
  limit_memory(config.memory.bytes());
  symbolic::StripsTask task = symbolic::read_task(files);
  task.goal_tolerance = config.goal_tolerance;
  if (!output.empty()) check_output_file(output, force, files);
  const planning::TaskSolution solution =
      planning::solve_task(task, config, context.log, context.stop);
  const search::Result& result = solution.result;
  Json json = planning::to_json(result, task);
  if (solution.details) json["fast_downward"] = planning::to_json(*solution.details);
  if (result.status == search::Status::kSolved) {
    const symbolic::Simulation simulation = symbolic::simulate(task, result.plan);
    LATPLAN_CHECK(simulation.valid, "the planner returned an invalid plan: " + simulation.reason);
    const std::string plan = symbolic::write_plan(task, result.plan);
    if (output.empty()) {
      context.say(plan + "; " + summary(result));  // still a plan file
    } else {
      write_atomically(output, plan);
      context.say(summary(result) + "\n" + output.string());
    }
  } else {
    context.say(summary(result));
  }
  context.result(json);
  return exit_code(result.status);
}

}  // namespace latplan::cli
