// Reading a planning task from a file of any supported format.
#pragma once

#include <filesystem>
#include <span>

#include "symbolic/strips.h"

namespace latplan::symbolic {

// Detects the format by content: binary file, SAS+, or else a PDDL problem. The domain of a problem
// is `domain`, or domain.pddl in the same folder.
StripsTask read_task(const std::filesystem::path& file, const std::filesystem::path& domain = {});
// One file as above, or a PDDL domain and a problem. Other numbers of files: Error(Usage).
StripsTask read_task(std::span<const std::filesystem::path> files);

}  // namespace latplan::symbolic
