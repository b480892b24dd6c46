#include "base/scratch_folder.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.h"
#include "base/files.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLock = "scratch.lock";

int open_lock(const fs::path& folder, int create) {
  return ::open((folder / kLock).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | create, 0600);
}

// Removes the folders whose owner does not live. Others may do the same at the same time.
void remove_abandoned(const fs::path& place, const std::string& start) {
  std::vector<fs::path> entries;
  try {
    entries = list_folder(place);
  } catch (const Error&) {  // a place that may be written, but not read
  }
  for (const fs::path& entry : entries) {
    if (!entry.filename().string().starts_with(start)) continue;
    const int lock = open_lock(entry, 0);
    if (lock < 0) continue;
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0) remove_tree(entry);
    ::close(lock);
  }
}

// Whether the lock is ours, and not of a folder that another process took for abandoned before.
bool take(int lock) {
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) return errno != EWOULDBLOCK;  // no locks there
  struct stat info {};
  return ::fstat(lock, &info) == 0 && info.st_nlink > 0;
}

}  // namespace

ScratchFolder::ScratchFolder(const std::string& prefix) {
  const char* parent = ::getenv("TMPDIR");
  const fs::path place = parent != nullptr && *parent != 0 ? parent : "/tmp";
  const auto failure = [&] {
    return output_error(place.string() +
                        ": cannot create a temporary folder: " + std::strerror(errno));
  };
  remove_abandoned(place, prefix + "-");
  for (;;) {
    std::string pattern = (place / (prefix + "-XXXXXX")).string();
    if (::mkdtemp(pattern.data()) == nullptr) throw failure();
    path_ = pattern;
    lock_ = open_lock(path_, O_CREAT);
    if (lock_ >= 0 && take(lock_)) return;
    if (lock_ < 0 && errno != ENOENT) {
      const Error error = failure();
      remove_tree(path_);
      throw error;
    }
    if (lock_ >= 0) ::close(lock_);
  }
}

ScratchFolder::~ScratchFolder() {
  remove_tree(path_);
  ::close(lock_);
}

}  // namespace latplan
