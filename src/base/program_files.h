// Where the running program lies.
#pragma once

#include <filesystem>

namespace latplan {

std::filesystem::path program_file();

}  // namespace latplan
