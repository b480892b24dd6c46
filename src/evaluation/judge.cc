#include "evaluation/judge.h"

#include <algorithm>

#include "domains/explore.h"
#include "domains/judge.h"
#include "planning/visible_change.h"

namespace latplan::evaluation {
namespace {

using domains::Domain;
using domains::State;

constexpr int kAnyDepth = -1;

// What a state must have to be a goal.
domains::StateTest goal_test(const Domain& domain, std::vector<State> goals,
                             const std::optional<Image>& mask) {
  for (State& goal : goals) goal = domain.as_seen(goal);
  if (mask) {
    return [&domain, picture = domain.render(goals[0]), mask = *mask](const State& state) {
      return planning::look_alike(domain.render(state), picture, mask);
    };
  }
  return [&domain, goals](const State& state) {
    const State seen = domain.as_seen(state);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const bool shared =
          std::ranges::all_of(goals, [&](const State& goal) { return goal[i] == goals[0][i]; });
      if (shared && seen[i] != goals[0][i]) return false;
    }
    return true;
  };
}

struct Truth {
  State init;
  std::vector<State> goals;
  std::optional<Image> mask;
  int shortest = -1;  // -1: to be searched for
};

int shortest_of(const Domain& domain, const Truth& truth, const domains::StateTest& reached) {
  if (truth.shortest >= 0) return truth.shortest;
  const auto found = truth.goals.size() == 1 && !truth.mask
                         ? domains::distance(domain, truth.init, truth.goals[0], kAnyDepth)
                         : domains::distance(domain, truth.init, reached, kAnyDepth);
  return found.value_or(-1);
}

// The reason of an illegal step stands at its end, after what is wrong with the picture.
planning::Judgement::Opinion opinion(const domains::Verdict& verdict) {
  planning::Judgement::Opinion result{verdict.valid, verdict.state_reasons};
  for (std::size_t i = 0; i < verdict.step_reasons.size(); ++i) {
    const std::string& step = verdict.step_reasons[i];
    std::string& reason = result.reasons[i + 1];
    const bool known = verdict.states[i] && verdict.states[i + 1];
    if (reason.empty()) {
      reason = step;
    } else if (!step.empty() && known) {
      reason += "; " + step;
    }
  }
  return result;
}

planning::Judgement judge_between(const Domain& domain, const planning::PlanOutcome& outcome,
                                  const Truth& truth, domains::Judge by) {
  planning::Judgement judgement;
  judgement.judged = true;
  judgement.note.clear();
  judgement.by_paper = by == domains::Judge::kPaper;
  const domains::StateTest reached = goal_test(domain, truth.goals, truth.mask);
  judgement.shortest = shortest_of(domain, truth, reached);
  if (outcome.images.empty()) return judgement;
  const bool whole = truth.goals.size() == 1 && !truth.mask;
  const std::string goal_text =
      whole ? "the goal " + domain.describe(truth.goals[0]) : "what the goal asks for";
  const auto opinion_of = [&](domains::Judge judge) {
    return opinion(
        domains::judge_plan(domain, outcome.images, truth.init, reached, goal_text, judge));
  };
  judgement.ours = opinion_of(domains::Judge::kOurs);
  judgement.papers = opinion_of(domains::Judge::kPaper);
  judgement.valid = (by == domains::Judge::kOurs ? judgement.ours : judgement.papers)->valid;
  const int length = static_cast<int>(outcome.result.plan.size());
  judgement.optimal = judgement.valid && length == judgement.shortest;
  return judgement;
}

}  // namespace

planning::Judgement judge(const Domain& domain, const planning::PlanOutcome& outcome,
                          const Image& init, const planning::GoalPictures& goal,
                          domains::Judge by) {
  Truth truth;
  truth.mask = goal.mask;
  std::vector<Image> ends = goal.images;
  ends.push_back(init);
  const std::vector<std::optional<State>> states =
      domain.recognise_all(ends, domains::Judge::kOurs);
  const std::optional<State>& init_state = states.back();
  for (std::size_t i = 0; i < goal.images.size(); ++i) {
    if (states[i]) truth.goals.push_back(*states[i]);
  }
  if (init_state && truth.goals.size() == goal.images.size()) {
    truth.init = *init_state;
    return judge_between(domain, outcome, truth, by);
  }
  planning::Judgement judgement;
  judgement.note = std::string("the world does not recognise the ") +
                   (init_state ? "goal" : "initial") + " picture as a state";
  return judgement;
}

planning::Judgement judge_instance(const Domain& domain, const planning::PlanOutcome& outcome,
                                   const data::Instance& instance, domains::Judge by) {
  if (instance.has_truth && domain.legal(instance.init_state) &&
      domain.legal(instance.goal_state)) {
    const Truth truth{instance.init_state, {instance.goal_state}, {}, instance.distance};
    return judge_between(domain, outcome, truth, by);
  }
  return judge(domain, outcome, instance.init, {{instance.goal}, {}}, by);
}

}  // namespace latplan::evaluation
