// Location of downloaded pictures: $LATPLAN_DATA, then .deps/data in the current folder, then .deps/data of the sources.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/program_files.h"

namespace latplan::domains {

// The path of `name` ("mandrill.png") in the first folder that has it; else Error(BadInput) with a remedy, which names
// `bootstrap` only where the sources are on this machine.
std::filesystem::path find_data_file(
    const std::string& name,
    const std::optional<std::filesystem::path>& bootstrap = find_in_sources("tools/bootstrap"));

}  // namespace latplan::domains
