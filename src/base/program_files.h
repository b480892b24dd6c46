// Where the running program lies, and the files that come with it.
#pragma once

#include <filesystem>
#include <vector>

namespace latplan {

std::filesystem::path program_file();

// The folders that may hold recipes/ and models/, in the order in which they are searched: share/latplan of an installed
// program, and the sources it was built from.
std::vector<std::filesystem::path> share_folders();

}  // namespace latplan
