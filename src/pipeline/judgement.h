// A finished plan before the world's rules, which nothing before this has seen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/instances.h"
#include "domains/domain.h"
#include "pipeline/planning.h"

namespace latplan::pipeline {

struct Judgement {
  bool judged = false;   // false: no world, or its recogniser could not read init or goal
  bool valid = false;    // every state and step is right, from init to goal
  bool optimal = false;  // valid and as long as the true shortest plan
  std::optional<bool> paper_valid;   // the same by the paper's validator
  int shortest = -1;                 // true distance; -1: unknown
  std::vector<std::string> reasons;  // one a decoded state; empty: nothing wrong with it
  std::string note;                  // why it was not judged
};

// Between the states that the pictures show; not judged when one shows none clearly. A partial goal is reached by a
// state that looks like the goal where the mask is bright, or shares what all goal states share.
Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome, const Image& init,
                const GoalPictures& goal, domains::Judge by = domains::Judge::kOurs);

// By the states of the instance where they are known: its pictures may be too noisy to be recognised.
Judgement judge_instance(const domains::Domain& domain, const PlanOutcome& outcome,
                         const data::Instance& instance, domains::Judge by = domains::Judge::kOurs);

}  // namespace latplan::pipeline
