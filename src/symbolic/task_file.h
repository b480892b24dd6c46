// A planning task from a file of any kind that this room reads.
#pragma once

#include <filesystem>
#include <span>

#include "symbolic/strips.h"

namespace latplan::symbolic {

// The content tells the kind: our binary file, SAS+, or else a PDDL problem, whose domain is in `domain`, or when that
// is empty in domain.pddl beside it. Errors as the readers give them.
StripsTask read_task(const std::filesystem::path& file, const std::filesystem::path& domain = {});
// As a command line names them: one file as above, or a PDDL domain and its problem. Any other number: Error(Usage).
StripsTask read_task(std::span<const std::filesystem::path> files);

}  // namespace latplan::symbolic
