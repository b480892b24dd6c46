#include "base/scratch_folder.h"

#include <stdlib.h>

#include <cerrno>
#include <cstring>

#include "base/error.h"
#include "base/files.h"

namespace latplan {

ScratchFolder::ScratchFolder(const std::string& prefix) {
  const char* parent = ::getenv("TMPDIR");
  const std::filesystem::path place = parent != nullptr && *parent != 0 ? parent : "/tmp";
  std::string pattern = (place / (prefix + "-XXXXXX")).string();
  if (::mkdtemp(pattern.data()) == nullptr) {
    throw output_error(place.string() +
                       ": cannot create a temporary folder: " + std::strerror(errno));
  }
  path_ = pattern;
}

ScratchFolder::~ScratchFolder() { remove_tree(path_); }

}  // namespace latplan
