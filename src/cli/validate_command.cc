// `latplan validate DOMAIN.pddl PROBLEM.pddl PLAN`, or with TASK.sas or TASK.lpd. Simulates the plan; no search code.
#include "base/error.h"
#include "base/files.h"
#include "cli/command.h"
#include "symbolic/pddl.h"
#include "symbolic/task_file.h"

namespace latplan::cli {

namespace fs = std::filesystem;

ExitCode run_validate(Arguments& args, Context& context) {
  std::vector<fs::path> files;
  int tolerance = 0;
  args.positional(
      {"FILE", &files,
       "the task, as for `latplan solve`, and last the plan: one \"(action)\" per line"});
  args.option({"goal-tolerance", &tolerance, "goal bits that may differ at the end", 0, 1e6});
  args.example("latplan validate domain.pddl problem.pddl plan.txt",
               "what every step changes; at the first inapplicable step, what it lacks and what "
               "applies instead");
  if (parse(args, context)) return ExitCode::kDone;
  if (files.size() < 2) throw usage_error("validate: only one file; expected a task and a plan");
  const fs::path plan_file = files.back();
  files.pop_back();
  symbolic::StripsTask task = symbolic::read_task(files);
  task.goal_tolerance = tolerance;
  const symbolic::Plan plan = symbolic::parse_plan(read_text(plan_file), plan_file.string(), task);
  const symbolic::Simulation simulation = symbolic::simulate(task, plan);
  const std::string explanation = symbolic::explain(task, plan);
  context.say(explanation.substr(0, explanation.size() - 1));  // say() ends the last line
  context.result({{"valid", simulation.valid},
                  {"plan_length", plan.size()},
                  {"steps_applied", simulation.states.size() - 1},
                  {"reason", simulation.reason},
                  {"explanation", explanation}});
  return simulation.valid ? ExitCode::kDone : ExitCode::kInvalidPlan;
}

}  // namespace latplan::cli
