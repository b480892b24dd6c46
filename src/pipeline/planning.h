// Pictures in, a plan as images out: encode, search, simulate, decode. No world is asked here (pipeline/judgement.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/log.h"
#include "engine/fast_downward.h"
#include "nn/trained_model.h"
#include "pipeline/following.h"
#include "pipeline/goal.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

struct PlanConfig {
  std::string engine = "builtin";  // or "fd": Fast Downward
  std::string search =
      "auto";  // builtin: as for search::solve; fd: as for engine::Options, auto: lmcut
  std::filesystem::path fast_downward;  // its executable; empty: it is looked for
  bool through_pddl = false;            // fd: PDDL and its translator; else SAS+
  double time = 600;                    // seconds of search; 0: no limit
  double memory = 8;                    // GiB the search may take; 0: no limit
  int cycle = 10;                       // rounds of decode and encode before planning, at most
  double noise = 0;                     // deviation of Gaussian noise on the normalised pictures
  std::uint64_t seed = 1;               // of the noise
  bool repair = false;                  // see pipeline/repair.h
  bool avoid_unstable = true;           // see pipeline/stable_plan.h; builtin only
  int goal_tolerance = 0;               // goal bits that may differ at the end; builtin only
  // Followed state by state instead of the actions of a table; nullptr: the table is searched. Must outlive the plans.
  const nn::TrainedModel* black_box = nullptr;
  FollowFilter filter = {};  // of the black box
};

struct PlanEnds {
  BitVector init;
  GoalBits goal;
};

struct PlanOutcome {
  symbolic::StripsTask task;  // of a followed network: with the steps of the plan as its actions
  GoalBits goal;
  search::Result result;
  std::optional<engine::Details> details;  // of Fast Downward
  std::vector<BitVector> states;           // simulated, init first; empty without a plan
  int goal_bits_missed = 0;                // by the last state; more than 0 only with a tolerance
  std::vector<Image> images;               // decoded states
  // States of the plan that decoding and encoding does not give back: what the network itself finds odd about it.
  int unstable_states = 0;
  bool replanned = false;  // a first plan had such states, this one has none but perhaps its ends
  Image init_reconstruction, goal_reconstruction;
  int settled_ends =
      0;  // pictures (the start, the goals) whose code the rounds of decode and encode changed
  std::optional<PlanEnds>
      as_read;  // before those rounds: tried where no plan joins the settled ones
  bool repaired_init = false, repaired_goal = false;
  int applicable_at_init = 0;  // actions (of a black box: successors) in the encoded initial state
  int reaching_goal =
      0;  // actions that could have produced the encoded goal; -1: a black box cannot tell
  double encode_seconds = 0, decode_seconds = 0;
};

// formulate, search_plan and draw_plan in this order.
PlanOutcome make_plan(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const GoalPictures& goal, const PlanConfig& config,
                      Log& log, const StopFlag& stop);

// Encodes the pictures: the task, and what the model says of its two ends.
PlanOutcome formulate(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const GoalPictures& goal, const PlanConfig& config);
// Fills in result, and details; from the codes as they were read where none was found between the settled ones. Needs
// no network but a black box: may run in several threads, each with an outcome of its own.
void search_plan(const PlanConfig& config, Log& log, const StopFlag& stop, PlanOutcome& outcome);
// The same where a search is another thing than here: one that fills in result and details for the outcome's task.
using SearchOnce = std::function<void(const PlanConfig&, PlanOutcome&)>;
void search_ends(const PlanConfig& config, const SearchOnce& search_once, PlanOutcome& outcome);
// Simulates the plan, if there is one, and decodes every state. Where states on its way are unstable, looks for a plan
// that avoids them, unless the configuration says otherwise.
void draw_plan(const nn::StateCodec& codec, const PlanConfig& config, Log& log,
               const StopFlag& stop, PlanOutcome& outcome);

// One sentence on why no plan came out, from what the model says of init and goal.
std::string explain_failure(const PlanOutcome& outcome);

}  // namespace latplan::pipeline
