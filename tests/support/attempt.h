// Plans between two states of a toy model and judges the plan.
#pragma once

#include <string>

#include "evaluation/judge.h"
#include "planning/planning.h"
#include "support/toy_model.h"

namespace latplan {

struct Attempt {
  Image init, goal;
  planning::PlanOutcome outcome;
  planning::Judgement judgement;
};

inline Attempt attempt(const ToyModel& model, const symbolic::ActionTable& table,
                       const domains::State& init, const domains::State& goal,
                       const planning::PlanConfig& config = {}) {
  SilentLog log;
  Attempt result{model.domain().render(init), model.domain().render(goal), {}, {}};
  const planning::GoalPictures pictures{{result.goal}, {}};
  result.outcome =
      planning::make_plan({model, table}, result.init, pictures, config, log, StopFlag());
  result.judgement = evaluation::judge(model.domain(), result.outcome, result.init, pictures);
  return result;
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace latplan
