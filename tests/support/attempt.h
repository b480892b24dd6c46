// One try at planning between two states of a toy model, and what the judge says of it.
#pragma once

#include <string>

#include "pipeline/planning.h"
#include "support/toy_model.h"

namespace latplan::pipeline {

struct Attempt {
  Image init, goal;
  PlanOutcome outcome;
  Judgement judgement;
};

inline Attempt attempt(const ToyModel& model, const symbolic::ActionTable& table,
                       const domains::State& init, const domains::State& goal,
                       const PlanConfig& config = {}, bool stopped = false) {
  SilentLog log;
  StopFlag stop;
  if (stopped) stop.request();
  Attempt result{model.domain().render(init), model.domain().render(goal), {}, {}};
  result.outcome = make_plan(model, table, result.init, {{result.goal}, {}}, config, log, stop);
  result.judgement = judge(model.domain(), result.outcome, result.init, {{result.goal}, {}});
  return result;
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace latplan::pipeline
