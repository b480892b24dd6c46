// Judges a finished plan by the world's rules. Nothing before this step has seen them.
#pragma once

#include "data/instances.h"
#include "domains/domain.h"
#include "planning/judgement.h"
#include "planning/planning.h"

namespace latplan::evaluation {

// Between the states that the pictures show; not judged if one is not recognised. A partial goal is reached by a state
// that looks like the goal within the mask, or has what all goal states share.
planning::Judgement judge(const domains::Domain& domain, const planning::PlanOutcome& outcome,
                          const Image& init, const planning::GoalPictures& goal,
                          domains::Judge by = domains::Judge::kOurs);

// By the states of the instance where they are known: noisy pictures may not be recognised.
planning::Judgement judge_instance(const domains::Domain& domain,
                                   const planning::PlanOutcome& outcome,
                                   const data::Instance& instance,
                                   domains::Judge by = domains::Judge::kOurs);

}  // namespace latplan::evaluation
