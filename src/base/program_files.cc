#include "base/program_files.h"

#include <dlfcn.h>

namespace latplan {

namespace fs = std::filesystem;

fs::path program_file() { return fs::read_symlink("/proc/self/exe"); }

std::vector<fs::path> share_folders() {
  std::vector<fs::path> folders = {program_file().parent_path().parent_path() / "share/latplan",
                                   LATPLAN_SOURCE_DIR};
  Dl_info module{};
  const auto here = reinterpret_cast<const void*>(&share_folders);
  if (::dladdr(here, &module) != 0 && module.dli_fname != nullptr) {
    const fs::path file = module.dli_fname;
    if (file.extension() == ".so")
      folders.insert(folders.begin(), file.parent_path() / "share/latplan");
  }
  return folders;
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
