#include "base/program_files.h"

namespace latplan {

std::filesystem::path program_file() { return std::filesystem::read_symlink("/proc/self/exe"); }

}  // namespace latplan
