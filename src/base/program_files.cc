#include "base/program_files.h"

namespace latplan {

namespace fs = std::filesystem;

fs::path program_file() { return fs::read_symlink("/proc/self/exe"); }

std::vector<fs::path> share_folders() {
  return {program_file().parent_path().parent_path() / "share/latplan", LATPLAN_SOURCE_DIR};
}

std::optional<fs::path> find_in_sources(const fs::path& name) {
  std::error_code error;
  for (fs::path folder = program_file(); folder.has_relative_path();) {
    folder = folder.parent_path();
    if (fs::exists(folder / name, error)) return folder / name;
  }
  if (fs::exists(LATPLAN_SOURCE_DIR / name, error)) return LATPLAN_SOURCE_DIR / name;
  return std::nullopt;
}

std::string bootstrap_advice(const std::string& step, const std::optional<fs::path>& tool) {
  return tool ? "run `" + tool->string() + " " + step + "`, or " : "";
}

}  // namespace latplan
