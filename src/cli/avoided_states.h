// --avoid: the states of a world that a file or folder mentions.
#pragma once

#include <filesystem>
#include <vector>

#include "domains/domain.h"

namespace latplan::cli {

// States of this world that occur in a pair set (.npz) or an instance folder. None there, or those of another world:
// Error(BadInput), for nothing would be kept out.
std::vector<domains::State> states_in(const std::filesystem::path& source,
                                      const domains::Domain& domain);

}  // namespace latplan::cli
