#include "planning/given_plan.h"

#include <algorithm>

#include "base/error.h"
#include "symbolic/pddl.h"

namespace latplan::planning {

PlanOutcome follow_plan(const PlanningModel& model, const Image& init, std::string_view text,
                        const std::string& file, const PlanConfig& config) {
  PlanOutcome outcome = formulate(model, init, {{init}, {}}, config);
  outcome.ends.others.clear();
  outcome.result.status = search::Status::kSolved;
  outcome.result.algorithm = "given";
  outcome.result.plan = symbolic::parse_plan(text, file, outcome.task.model);
  symbolic::StripsTask anywhere = outcome.task;
  anywhere.goal_mask = anywhere.goal_value = BitVector(outcome.task.init.size());
  const symbolic::Simulation simulation = symbolic::simulate(anywhere, outcome.result.plan);
  if (!simulation.valid) {
    throw Error(ExitCode::kInvalidPlan, file + ": " + simulation.reason);
  }
  const BitVector& last = simulation.states.back();
  outcome.goal = {BitVector(last.size(), true), last};
  outcome.task.goal_mask = outcome.goal.mask;
  outcome.task.goal_value = outcome.goal.value;
  SilentLog log;
  const StopFlag stop;
  PlanConfig as_given = config;
  as_given.unstable = "allow";
  draw_plan(model, as_given, log, stop, outcome);
  outcome.ends.goal_reconstruction = outcome.images.back();
  return outcome;
}

}  // namespace latplan::planning
