#include "pipeline/planning.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

#include "base/error.h"
#include "domains/explore.h"
#include "domains/judge.h"

namespace latplan::pipeline {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Could `action` have produced this complete state? Its effects hold, and so do the conditions it leaves untouched.
bool produces(const symbolic::Action& action, const BitVector& state) {
  const BitVector gone = action.del & ~action.add;
  const BitVector touched = action.add | gone;
  return state.contains(action.add) && !state.intersects(gone) &&
         state.contains(action.pos & ~touched) && !state.intersects(action.neg & ~touched);
}

}  // namespace

PlanOutcome make_plan(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const Image& goal, const PlanConfig& config, Log& log,
                      const StopFlag& stop) {
  PlanOutcome outcome;
  auto start = Clock::now();
  const std::array<Image, 2> images = {init, goal};
  const std::vector<BitVector> codes = codec.encode(images);
  const std::vector<Image> reconstructions = codec.decode(codes);
  outcome.encode_seconds = since(start);
  outcome.init_reconstruction = reconstructions[0];
  outcome.goal_reconstruction = reconstructions[1];
  outcome.task = symbolic::make_task(table, codes[0], codes[1]);
  for (const symbolic::Action& action : table.actions) {
    outcome.applicable_at_init += action.applicable(codes[0]);
    outcome.reaching_goal += produces(action, codes[1]);
  }
  const search::Limits limits{config.time, static_cast<std::int64_t>(config.memory * (1LL << 30))};
  outcome.result = search::solve(outcome.task, config.search, limits, log, stop);
  if (outcome.result.status != search::Status::kSolved) return outcome;
  symbolic::Simulation simulation = symbolic::simulate(outcome.task, outcome.result.plan);
  LATPLAN_CHECK(simulation.valid,
                "the planner returned a plan that does not simulate: " + simulation.reason);
  start = Clock::now();
  outcome.states = std::move(simulation.states);
  outcome.images = codec.decode(outcome.states);
  outcome.decode_seconds = since(start);
  return outcome;
}

std::string explain_failure(const PlanOutcome& outcome) {
  if (outcome.result.status == search::Status::kOutOfTime) return "the time limit was reached";
  if (outcome.result.status == search::Status::kOutOfMemory) return "the memory limit was reached";
  if (outcome.result.status == search::Status::kInterrupted) return "the search was interrupted";
  if (outcome.applicable_at_init == 0) {
    return "no learnt action applies in the initial state: recall of the model is too low there, "
           "or the "
           "picture is unlike those it was trained on";
  }
  if (outcome.reaching_goal == 0) {
    return "no learnt action leads to the goal state: recall of the model is too low there, or the "
           "picture "
           "is unlike those it was trained on";
  }
  return fmt::format(
      "the goal cannot be reached in the learnt model ({} states searched): recall is too low, "
      "or the goal is unreachable in the world itself",
      outcome.result.statistics.states);
}

Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome, const Image& init,
                const Image& goal) {
  const auto init_state = domain.recognise(init);
  const auto goal_state = domain.recognise(goal);
  if (init_state && goal_state) return judge(domain, outcome, *init_state, *goal_state);
  Judgement judgement;
  judgement.note = std::string("the judge does not recognise the ") +
                   (init_state ? "goal" : "initial") + " picture as a state of the world";
  return judgement;
}

Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome,
                const domains::State& init, const domains::State& goal, int shortest) {
  Judgement judgement;
  judgement.judged = true;
  judgement.shortest =
      shortest >= 0
          ? shortest
          : domains::distance(domain, init, goal, std::numeric_limits<int>::max()).value_or(-1);
  if (outcome.images.empty()) return judgement;
  const domains::Verdict verdict =
      domains::judge_plan(domain, outcome.images, init, goal, domains::Judge::kOurs);
  judgement.valid = verdict.valid;
  judgement.paper_valid =
      domains::judge_plan(domain, outcome.images, init, goal, domains::Judge::kPaper).valid;
  const int length = static_cast<int>(outcome.result.plan.size());
  judgement.optimal = verdict.valid && length == judgement.shortest;
  judgement.reasons = verdict.state_reasons;
  for (std::size_t i = 0; i < verdict.step_reasons.size(); ++i) {  // a bad step is shown at its end
    if (judgement.reasons[i + 1].empty()) judgement.reasons[i + 1] = verdict.step_reasons[i];
  }
  return judgement;
}

}  // namespace latplan::pipeline
