// Where the running program lies, and the files that come with it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace latplan {

std::filesystem::path program_file();

// The folders that may hold recipes/ and models/, in the order in which they are searched: share/latplan of a Python
// package (beside its module) or of an installed program, and the sources it was built from.
std::vector<std::filesystem::path> share_folders();

// A file of the sources: above the running program, or where it was built; none if they are not on this machine.
std::optional<std::filesystem::path> find_in_sources(const std::filesystem::path& name);
// What to do where a download is missing: "run `.../tools/bootstrap STEP`, or "; empty without sources.
std::string bootstrap_advice(const std::string& step,
                             const std::optional<std::filesystem::path>& tool);

}  // namespace latplan
