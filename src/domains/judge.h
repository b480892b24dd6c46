// Judges a finished plan by its decoded pictures against the true rules of a world: every picture must be recognised,
// every step legal, the first picture the initial state and the last one the goal.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/image.h"
#include "domains/domain.h"

namespace latplan::domains {

struct Verdict {
  bool valid = false;
  std::vector<std::string>
      state_reasons;  // [images] what is wrong with each picture; empty when fine
  std::vector<std::string>
      step_reasons;  // [images - 1] what is wrong with the step from picture i to i + 1
  std::vector<std::optional<State>> states;  // [images] what each picture shows
  std::string reason;                        // the first fault in words; empty when valid
};

Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const State& goal, Judge judge);
// The same for any goal a state can be asked about; `goal_text` names it in the reasons.
Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const std::function<bool(const State&)>& is_goal,
                   const std::string& goal_text, Judge judge);

// Whether what `after` shows is one legal move away from `before`.
bool legal_step(const Domain& domain, const State& before, const State& after);

}  // namespace latplan::domains
