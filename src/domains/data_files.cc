#include "domains/data_files.h"

#include <cstdlib>
#include <system_error>
#include <vector>

#include "base/error.h"

namespace latplan::domains {

std::filesystem::path find_data_file(const std::string& name) {
  std::vector<std::filesystem::path> folders = {
      ".deps/data", std::filesystem::path(LATPLAN_SOURCE_DIR) / ".deps/data"};
  if (const char* own = std::getenv("LATPLAN_DATA")) folders.insert(folders.begin(), own);
  for (const auto& folder : folders) {
    std::error_code unreadable;
    if (std::filesystem::exists(folder / name, unreadable)) return folder / name;
  }
  throw input_error((folders.front() / name).string() +
                    ": not found; run `tools/bootstrap images`, or set LATPLAN_DATA to the folder "
                    "that contains " +
                    name);
}

}  // namespace latplan::domains
