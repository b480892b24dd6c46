#include "domains/judge.h"

#include <algorithm>

namespace latplan::domains {
namespace {

std::string step_fault(const Domain& domain, const std::optional<State>& before,
                       const std::optional<State>& after) {
  if (!before || !after) return "not checked: a picture was not recognised";
  if (*before == *after) return "nothing changes";
  if (legal_step(domain, *before, *after)) return "";
  return "not one legal move: " + domain.describe(*before) + " to " + domain.describe(*after);
}

// Appends the error of a wrong first or last picture.
void add_wrong_end(const Domain& domain, const State& shown, const std::string& expected,
                   std::string& fault) {
  if (!fault.empty()) fault += "; ";
  fault += "shows " + domain.describe(shown) + ", not " + expected;
}

std::string first_fault(const Verdict& verdict) {
  for (std::size_t i = 0; i < verdict.state_reasons.size(); ++i) {
    if (!verdict.state_reasons[i].empty()) {
      return "picture " + std::to_string(i) + ": " + verdict.state_reasons[i];
    }
    if (i < verdict.step_reasons.size() && !verdict.step_reasons[i].empty() &&
        verdict.state_reasons[i + 1].empty()) {
      return "step " + std::to_string(i + 1) + ": " + verdict.step_reasons[i];
    }
  }
  return "";
}

}  // namespace

Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const State& goal, Judge judge) {
  const State seen = domain.as_seen(goal);
  return judge_plan(
      domain, decoded_plan_images, init, [&](const State& state) { return state == seen; },
      "the goal " + domain.describe(seen), judge);
}

Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const std::function<bool(const State&)>& is_goal,
                   const std::string& goal_text, Judge judge) {
  Verdict verdict;
  if (decoded_plan_images.empty()) {
    verdict.reason = "the plan has no pictures";
    return verdict;
  }
  verdict.states = domain.recognise_all(decoded_plan_images, judge);
  for (const auto& state : verdict.states) {
    verdict.state_reasons.push_back(state ? "" : "shows no state clearly");
  }
  const auto& first = verdict.states.front();
  const auto& last = verdict.states.back();
  if (first && *first != domain.as_seen(init)) {
    add_wrong_end(domain, *first, "the initial state " + domain.describe(domain.as_seen(init)),
                  verdict.state_reasons.front());
  }
  if (last && !is_goal(*last)) {
    add_wrong_end(domain, *last, goal_text, verdict.state_reasons.back());
  }
  for (std::size_t i = 0; i + 1 < verdict.states.size(); ++i) {
    verdict.step_reasons.push_back(step_fault(domain, verdict.states[i], verdict.states[i + 1]));
  }
  const auto fine = [](const std::string& fault) { return fault.empty(); };
  verdict.valid = std::ranges::all_of(verdict.state_reasons, fine) &&
                  std::ranges::all_of(verdict.step_reasons, fine);
  verdict.reason = first_fault(verdict);
  return verdict;
}

bool legal_step(const Domain& domain, const State& before, const State& after) {
  const State seen = domain.as_seen(after);
  return std::ranges::any_of(domain.successors(before), [&](const State& successor) {
    return domain.as_seen(successor) == seen;
  });
}

}  // namespace latplan::domains
