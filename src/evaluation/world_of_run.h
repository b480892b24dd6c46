// The world of a run as a judge, and the states that tests should avoid.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "data/instances.h"
#include "domains/domain.h"
#include "runs/run_folder.h"

namespace latplan::evaluation {

// The world of a run, or null. Not in the catalog: Error(BadInput).
std::unique_ptr<domains::Domain> make_world(const runs::RunFolder& run);
// For a command that can do without a judge: null, and `why_not` filled in, if the world's images are not installed. Null
// without a change of `why_not` if there is no world.
std::unique_ptr<domains::Domain> make_world_if_possible(const runs::RunFolder& run,
                                                        std::string& why_not);

// The states of this world in a pair set (.npz) or an instance folder. None, or those of another world: Error(BadInput).
std::vector<domains::State> states_in(const std::filesystem::path& source,
                                      const domains::Domain& domain);

// How many instances start or end in one of those states, as far as pictures distinguish states.
std::int64_t count_shared(const std::vector<data::Instance>& instances,
                          const std::vector<domains::State>& states, const domains::Domain& domain);

}  // namespace latplan::evaluation
