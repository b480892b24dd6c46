#include "evaluation/world_of_run.h"

#include <algorithm>
#include <set>

#include "base/error.h"
#include "data/pair_set.h"
#include "domains/catalog.h"

namespace latplan::evaluation {

using domains::State;

std::unique_ptr<domains::Domain> make_world(const runs::RunFolder& run) {
  if (!run.world) return nullptr;
  try {
    return domains::make_world(run.world->name, run.world->options);
  } catch (const Error& error) {  // an error of the file, not of the command line
    throw input_error((run.folder / "run.json").string() + ": " + error.what());
  }
}

std::unique_ptr<domains::Domain> make_world_if_possible(const runs::RunFolder& run,
                                                        std::string& why_not) {
  try {
    return run.world ? domains::make_world(run.world->name, run.world->options) : nullptr;
  } catch (const Error& error) {
    if (error.code() != ExitCode::kBadInput) return make_world(run);  // unknown world: an error
    why_not = error.what();
    return nullptr;
  }
}

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
    states = data::read_pairs(source).states();
  }
  if (states.empty()) throw input_error(source.string() + ": holds no states of a world to avoid");
  for (const State& state : states) {
    if (!domain.legal(state)) {
      throw input_error(source.string() + ": states of another world; expected the same world");
    }
  }
  return states;
}

std::int64_t count_shared(const std::vector<data::Instance>& instances,
                          const std::vector<State>& states, const domains::Domain& domain) {
  std::set<State> seen;
  for (const State& state : states) seen.insert(domain.as_seen(state));
  return std::ranges::count_if(instances, [&](const data::Instance& instance) {
    return instance.has_truth && (seen.contains(domain.as_seen(instance.init_state)) ||
                                  seen.contains(domain.as_seen(instance.goal_state)));
  });
}

}  // namespace latplan::evaluation
