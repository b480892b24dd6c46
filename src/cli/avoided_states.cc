#include "cli/avoided_states.h"

#include "base/error.h"
#include "data/instances.h"
#include "data/pair_set.h"
#include "pipeline/stages.h"

namespace latplan::cli {

using domains::State;

std::vector<State> states_in(const std::filesystem::path& source, const domains::Domain& domain) {
  std::vector<State> states;
  std::error_code error;
  if (std::filesystem::is_directory(source, error)) {
    for (const data::Instance& instance : data::read_instances(source).instances) {
      if (!instance.has_truth) continue;
      states.push_back(instance.init_state);
      states.push_back(instance.goal_state);
    }
  } else {
    states = pipeline::training_states(data::read_pairs(source));
  }
  if (states.empty()) throw input_error(source.string() + ": tells no states of a world to avoid");
  for (const State& state : states) {
    if (!domain.legal(state)) {
      throw input_error(source.string() + ": is of another world; expected states of the same one");
    }
  }
  return states;
}

}  // namespace latplan::cli
