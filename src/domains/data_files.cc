#include "domains/data_files.h"

#include <cstdlib>
#include <system_error>

#include "base/error.h"

namespace latplan::domains {

namespace fs = std::filesystem;

fs::path find_data_file(const std::string& name, const std::optional<fs::path>& bootstrap) {
  const char* own = std::getenv("LATPLAN_DATA");
  std::error_code unreadable;
  if (own != nullptr && fs::exists(fs::path(own) / name, unreadable)) return fs::path(own) / name;
  const fs::path local = fs::path(".deps/data") / name;
  if (fs::exists(local, unreadable)) return local;
  if (const auto file = find_in_sources(local)) return *file;
  throw input_error((own != nullptr ? fs::path(own) / name : fs::path(name)).string() +
                    ": not found; " + bootstrap_advice("images", bootstrap) +
                    "set LATPLAN_DATA to the folder that contains it; to draw data, --tiles takes "
                    "any photograph");
}

}  // namespace latplan::domains
