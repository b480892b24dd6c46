#include "planning/replan.h"

#include <algorithm>
#include <utility>

#include "base/error.h"
#include "nn/decode_encode.h"
#include "planning/black_box.h"
#include "search/black_box.h"

namespace latplan::planning {
namespace {

// Steps. A network that does not recognise some true states would send plans on long detours around them.
constexpr std::size_t kLongestDetour = 2;

search::BlackBoxTask stable_task(const nn::StateCodec& codec, const symbolic::StripsTask& task) {
  search::BlackBoxTask stable;
  stable.init = task.init;
  stable.goal_mask = task.goal_mask;
  stable.goal_value = task.goal_value;
  stable.successors = successors_by(task.model);
  stable.admits = [&codec, &task](std::span<const BitVector> states) {
    std::vector<bool> admitted = nn::stable_states(codec, states);
    for (std::size_t i = 0; i < states.size(); ++i) {
      if ((states[i] & task.goal_mask) == task.goal_value) admitted[i] = true;
    }
    return admitted;
  };
  return stable;
}

symbolic::Plan actions_along(const symbolic::ActionTable& table,
                             const std::vector<BitVector>& states) {
  symbolic::Plan plan;
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    const auto step = std::ranges::find_if(table.actions, [&](const symbolic::Action& action) {
      return action.applicable(states[i]) && action.apply(states[i]) == states[i + 1];
    });
    LATPLAN_CHECK(step != table.actions.end(), "a successor that no action makes");
    plan.push_back(static_cast<int>(step - table.actions.begin()));
  }
  return plan;
}

void add_work(const search::Statistics& first, search::Statistics& sum) {
  sum.expanded += first.expanded;
  sum.evaluated += first.evaluated;
  sum.generated += first.generated;
  sum.reopened += first.reopened;
  sum.states += first.states;
  sum.peak_bytes = std::max(sum.peak_bytes, first.peak_bytes);
  sum.search_seconds += first.search_seconds;
  sum.total_seconds += first.total_seconds;
}

}  // namespace

bool replan_through_stable_states(const nn::StateCodec& codec, const symbolic::StripsTask& task,
                                  const search::Limits& limits, Log& log, const StopFlag& stop,
                                  search::Result& result) {
  search::BlackBoxResult found =
      search::solve_black_box(stable_task(codec, task), "astar-blind", limits, log, stop);
  add_work(result.statistics, found.result.statistics);
  result.statistics = found.result.statistics;
  const std::size_t longest = result.plan.size() + kLongestDetour;
  if (found.result.status != search::Status::kSolved || found.result.plan.size() > longest) {
    return false;
  }
  result.plan = actions_along(task.model, found.states);
  result.optimal = false;  // it is the shortest through stable codes, not of all plans
  result.algorithm += ", then breadth-first through stable codes";
  return true;
}

}  // namespace latplan::planning
