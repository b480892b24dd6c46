// Two pictures in, a plan of pictures out: encode, search, simulate, decode. Uses no world and no rules.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/log.h"
#include "engine/fast_downward.h"
#include "extract/evidence.h"
#include "nn/trained_model.h"
#include "planning/black_box.h"
#include "planning/goal.h"
#include "planning/plan_config.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::planning {

using extract::Warranty;

// What plans are made with. All references must outlive the plans.
struct PlanningModel {
  const nn::StateCodec& codec;
  const symbolic::ActionTable& table;           // without actions for a black box
  const nn::TrainedModel* black_box = nullptr;  // the successor function instead of the table
  BlackBoxFilter filter = {};                   // of the black box
  const extract::Evidence* evidence = nullptr;  // for the warranty of each step; null: not known
  double decoded_limit = 0;                     // see extract::CodeQuality; 0: not known

  Successors successors() const {
    return black_box == nullptr ? successors_by(table) : successors_by(*black_box, filter);
  }
};

// The codes that a plan leads from and to.
struct PlanEnds {
  BitVector init;
  GoalBits goal;
};

// How the codes of start and goal came about, and what the model can do with them.
struct EndReport {
  Image init_reconstruction, goal_reconstruction;
  int denoised = 0;  // pictures whose code decode -> encode rounds changed
  // Other codes that the pictures may have, tried in turn while there is no plan: the most likely first, but those that
  // break an invariant of the pairs' states last.
  std::vector<PlanEnds> others;
  int other = 0;  // the number in this order, from 1, of those the plan is for; 0: the most likely
  bool init_unlike = false, goal_unlike = false;  // unlike all training pictures
  int applicable_at_init = 0;  // actions (black box: successors) in the initial state
  int reaching_goal = 0;       // actions that could have produced the goal; -1: unknown (black box)
};

struct PlanOutcome {
  symbolic::StripsTask task;  // of a black box: with the steps of the plan as its actions
  GoalBits goal;
  EndReport ends;
  search::Result result;
  std::optional<engine::Details> details;  // of Fast Downward
  std::vector<BitVector> states;           // simulated, init first; empty without a plan
  std::vector<Image> images;               // decoded states
  std::vector<Warranty> warranties;        // of the steps; empty if not known
  std::string only = "any";                // the steps that were allowed, see PlanConfig
  int goal_bits_missed = 0;                // by the last state; more than 0 only with a tolerance
  int unstable_states = 0;  // states of the plan that do not survive decode -> encode
  bool replanned = false;   // a first plan had such states; this one has none but perhaps its ends
  double encode_seconds = 0, decode_seconds = 0;
};

// formulate, search_plan and draw_plan in this order.
PlanOutcome make_plan(const PlanningModel& model, const Image& init, const GoalPictures& goal,
                      const PlanConfig& config, Log& log, const StopFlag& stop);

// Encodes the pictures: the task, and the report on its ends.
PlanOutcome formulate(const PlanningModel& model, const Image& init, const GoalPictures& goal,
                      const PlanConfig& config);

// A search with the built-in planner or Fast Downward.
struct TaskSolution {
  search::Result result;
  std::optional<engine::Details> details;  // of Fast Downward
};
TaskSolution solve_task(const symbolic::StripsTask& task, const SearchConfig& config, Log& log,
                        const StopFlag& stop);

// One search on the outcome's task under this configuration; fills in result and details.
using SearchOnce = std::function<void(const SearchConfig&, PlanOutcome&)>;
// Searches between the denoised codes; while that proves unsolvable, between other codes of the pictures.
void search_ends(const SearchConfig& config, const SearchOnce& search_once, PlanOutcome& outcome);
// The same with the built-in planner, Fast Downward or the black box. Uses no network but the black box: may run in
// several threads, each with its own outcome.
void search_plan(const PlanningModel& model, const SearchConfig& config, Log& log,
                 const StopFlag& stop, PlanOutcome& outcome);

// Simulates the plan and decodes every state. Replans where inner states are unstable, unless the configuration allows
// them.
void draw_plan(const PlanningModel& model, const PlanConfig& config, Log& log, const StopFlag& stop,
               PlanOutcome& outcome);

// A warning for each of start and goal that is unlike all training pictures.
std::vector<std::string> unlike_pictures(const EndReport& ends);

// One sentence on why there is no plan, from the report on start and goal.
std::string explain_failure(const PlanOutcome& outcome);

}  // namespace latplan::planning
