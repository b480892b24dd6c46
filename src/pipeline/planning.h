// Two images in, a plan as images out: encode, search, simulate, decode; and the judgement where a world is known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/log.h"
#include "domains/domain.h"
#include "nn/trained_model.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

struct PlanConfig {
  std::string search = "auto";  // one of search::algorithms()
  double time = 600;            // seconds of search; 0: no limit
  double memory = 8;            // GiB the search may take; 0: no limit
};

struct PlanOutcome {
  symbolic::StripsTask task;
  search::Result result;
  std::vector<BitVector> states;  // simulated, init first; empty without a plan
  std::vector<Image> images;      // decoded states
  Image init_reconstruction, goal_reconstruction;
  int applicable_at_init = 0;  // actions that apply in the encoded initial state
  int reaching_goal = 0;       // actions that could have produced the encoded goal state
  double encode_seconds = 0, decode_seconds = 0;
};

// Learning, search and decoding only: no world is asked here.
PlanOutcome make_plan(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const Image& goal, const PlanConfig& config, Log& log,
                      const StopFlag& stop);

// One sentence on why no plan came out, from what the model says of init and goal.
std::string explain_failure(const PlanOutcome& outcome);

struct Judgement {
  bool judged = false;   // false: no world, or its recogniser could not read init or goal
  bool valid = false;    // every state and step is right, from init to goal
  bool optimal = false;  // valid and as long as the true shortest plan
  std::optional<bool> paper_valid;   // the same by the paper's validator
  int shortest = -1;                 // true distance; -1: unknown
  std::vector<std::string> reasons;  // one a decoded state; empty: nothing wrong with it
  std::string note;                  // why it was not judged
};

// Between the states that the two pictures show; not judged when they show none clearly.
Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome, const Image& init,
                const Image& goal);
// Between known states, whatever their pictures were like. `shortest`: the true distance, -1: to be searched for.
Judgement judge(const domains::Domain& domain, const PlanOutcome& outcome,
                const domains::State& init, const domains::State& goal, int shortest = -1);

}  // namespace latplan::pipeline
