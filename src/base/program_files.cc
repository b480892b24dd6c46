#include "base/program_files.h"

namespace latplan {

namespace fs = std::filesystem;

fs::path program_file() { return fs::read_symlink("/proc/self/exe"); }

std::vector<fs::path> share_folders() {
  return {program_file().parent_path().parent_path() / "share/latplan", LATPLAN_SOURCE_DIR};
}

}  // namespace latplan
