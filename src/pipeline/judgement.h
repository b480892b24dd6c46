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
  int shortest = -1;     // true distance; -1: unknown
  std::string note;      // why it was not judged

  // What one judge says of the decoded plan.
  struct Opinion {
    bool valid = false;
    std::vector<std::string> reasons;  // one a decoded state; empty: nothing wrong with it
  };
  // Of both judges, whoever's verdict counts; nothing without a plan.
  std::optional<Opinion> ours, papers;
  domains::Judge by = domains::Judge::kOurs;  // whose verdict `valid` is

  // Of the judge that counts: what is wrong with a decoded state; empty: nothing.
  std::string reason(std::size_t state) const {
    const std::optional<Opinion>& opinion = by == domains::Judge::kOurs ? ours : papers;
    return opinion ? opinion->reasons[state] : "";
  }
};

// Between the states that the pictures show; not judged when one shows none clearly. A partial goal is reached by a
// state that looks like the goal where the mask is bright, or shares what all goal states share.
Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome, const Image& init,
                const GoalPictures& goal, domains::Judge by = domains::Judge::kOurs);

// By the states of the instance where they are known: its pictures may be too noisy to be recognised.
Judgement judge_instance(const domains::Domain& domain, const PlanOutcome& outcome,
                         const data::Instance& instance, domains::Judge by = domains::Judge::kOurs);

}  // namespace latplan::pipeline
