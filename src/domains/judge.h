// Validates a plan of decoded pictures against the rules of a world: every picture must be
// recognised, every step legal, the first picture the start and the last one the goal.
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
  std::vector<std::string> state_reasons;  // [images] the error of each picture; empty: none
  std::vector<std::string>
      step_reasons;  // [images - 1] the error of the step from picture i to i + 1
  std::vector<std::optional<State>> states;  // [images] the recognised states
  std::string reason;                        // the first error; empty if valid
};

Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const State& goal, Judge judge);
// The same for a goal condition; `goal_text` names it in error messages.
Verdict judge_plan(const Domain& domain, std::span<const Image> decoded_plan_images,
                   const State& init, const std::function<bool(const State&)>& is_goal,
                   const std::string& goal_text, Judge judge);

// Whether one legal move leads from `before` to a state with the picture of `after`.
bool legal_step(const Domain& domain, const State& before, const State& after);

}  // namespace latplan::domains
