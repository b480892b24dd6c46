// Location of downloaded pictures: $LATPLAN_DATA, then .deps/data in the current folder, then
// .deps/data in the source folder.
#pragma once

#include <filesystem>
#include <string>

namespace latplan::domains {

// The path of `name` ("mandrill.png") in the first folder that has it; else Error(BadInput) with a
// remedy.
std::filesystem::path find_data_file(const std::string& name);

}  // namespace latplan::domains
