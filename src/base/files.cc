#include "base/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <ftw.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "base/error.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

std::string reason() { return std::strerror(errno); }

class Descriptor {
 public:
  Descriptor(const fs::path& file, int flags)
      : fd_(::open(file.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }
  bool ok() const { return fd_ >= 0; }

 private:
  int fd_;
};

template <typename Buffer>
Buffer read_whole(const fs::path& file) {
  const Descriptor input(file, O_RDONLY);
  if (!input.ok()) throw input_error(file.string() + ": cannot read: " + reason());
  struct stat info {};
  if (::fstat(input.get(), &info) == 0 && S_ISDIR(info.st_mode)) {
    throw input_error(file.string() + ": is a folder; expected a file");
  }
  Buffer content;
  std::size_t filled = 0;
  for (;;) {
    // One spare byte: the end is detected without growing. (The input may grow, or be a pipe.)
    if (filled == content.size()) {
      content.resize(filled == 0 ? std::max<std::size_t>(info.st_size + 1, 4096) : 2 * filled);
    }
    const ssize_t got = ::read(input.get(), content.data() + filled, content.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw input_error(file.string() + ": cannot read: " + reason());
    filled += static_cast<std::size_t>(got);
    if (got == 0) break;
  }
  content.resize(filled);
  return content;
}

void write_all(const Descriptor& output, const fs::path& file, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t put = ::write(output.get(), data, size);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) throw output_error(file.string() + ": cannot write: " + reason());
    data += put;
    size -= static_cast<std::size_t>(put);
  }
}

}  // namespace

std::string read_text(const fs::path& file) { return read_whole<std::string>(file); }

FileText::FileText(const fs::path& file) {
  constexpr off_t kLarge = 1 << 20;
  const Descriptor input(file, O_RDONLY);
  struct stat info {};
  if (input.ok() && ::fstat(input.get(), &info) == 0 && S_ISREG(info.st_mode) &&
      info.st_size >= kLarge) {
    void* mapped =
        ::mmap(nullptr, info.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, input.get(), 0);
    if (mapped != MAP_FAILED) {
      mapped_ = mapped;
      view_ = {static_cast<const char*>(mapped), static_cast<std::size_t>(info.st_size)};
      return;
    }
  }
  copy_ = read_text(file);
  view_ = copy_;
}

FileText::~FileText() {
  if (mapped_ != nullptr) ::munmap(mapped_, view_.size());
}

std::vector<std::uint8_t> read_bytes(const fs::path& file) {
  return read_whole<std::vector<std::uint8_t>>(file);
}

void write_atomically(const fs::path& named, std::string_view content) {
  std::error_code no_link;
  const bool link = fs::is_symlink(named, no_link) && fs::exists(named, no_link);
  const fs::path file = link ? fs::canonical(named) : named;  // keeps a link a link
  const fs::path temporary = file.string() + fmt::format(".part{}", ::getpid());
  try {
    const Descriptor output(temporary, O_WRONLY | O_CREAT | O_TRUNC);
    if (!output.ok()) throw output_error(file.string() + ": cannot write: " + reason());
    write_all(output, file, content.data(), content.size());
    if (::fsync(output.get()) != 0) {
      throw output_error(file.string() + ": cannot flush: " + reason());
    }
  } catch (const Error&) {
    ::unlink(temporary.c_str());
    throw;
  }
  if (::rename(temporary.c_str(), file.c_str()) != 0) {
    const std::string why = reason();
    ::unlink(temporary.c_str());
    throw output_error(file.string() + ": cannot write: " + why);
  }
  sync_folder(file.parent_path().empty() ? fs::path(".") : file.parent_path());
}

void write_atomically(const fs::path& file, std::span<const std::uint8_t> content) {
  write_atomically(file,
                   std::string_view(reinterpret_cast<const char*>(content.data()), content.size()));
}

void sync_folder(const fs::path& folder) {
  const Descriptor handle(folder, O_RDONLY | O_DIRECTORY);
  if (handle.ok()) ::fsync(handle.get());  // best effort: not all file systems can
}

std::vector<fs::path> list_folder(const fs::path& folder) {
  std::vector<fs::path> entries;
  DIR* handle = ::opendir(folder.c_str());
  if (handle == nullptr) return entries;
  while (const dirent* entry = ::readdir(handle)) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") entries.push_back(folder / name);
  }
  ::closedir(handle);
  std::sort(entries.begin(), entries.end());
  return entries;
}

bool remove_tree(const fs::path& path) {
  constexpr int kOpenFolders = 16;
  const auto remove_one = [](const char* name, const struct stat*, int, struct FTW*) {
    return ::remove(name);
  };
  return ::nftw(path.c_str(), remove_one, kOpenFolders, FTW_DEPTH | FTW_PHYS) == 0;
}

namespace {

bool holds_current_folder(const fs::path& folder) {
  std::error_code error;
  const fs::path whole = fs::canonical(folder, error);
  const fs::path here = fs::current_path(error);
  return std::mismatch(whole.begin(), whole.end(), here.begin(), here.end()).first == whole.end();
}

// Renames an old output folder and returns its new name, so that an interrupted run loses nothing.
fs::path move_aside(const fs::path& folder) {
  fs::path aside = folder.string() + ".old";
  std::error_code error;
  for (int i = 2; fs::exists(aside, error); ++i)
    aside = fmt::format("{}.old{}", folder.string(), i);
  if (::rename(folder.c_str(), aside.c_str()) != 0) {
    throw output_error(folder.string() + ": cannot replace: " + reason());
  }
  return aside;
}

// Creates a probe file in `place`; `folder` is for the message. (access() is not reliable for
// root.)
void check_writable(const fs::path& folder, const fs::path& place) {
  const fs::path probe = place / fmt::format(".latplan-probe{}", ::getpid());
  const Descriptor output(probe, O_WRONLY | O_CREAT | O_EXCL);
  if (!output.ok()) throw output_error(folder.string() + ": cannot write there: " + reason());
  ::unlink(probe.c_str());
}

// The folder itself, or its nearest existing ancestor.
fs::path existing_part(const fs::path& folder) {
  std::error_code error;
  fs::path part = fs::absolute(folder, error);
  while (!fs::exists(part, error) && part.has_relative_path()) part = part.parent_path();
  return part;
}

// Accepts a missing or empty folder, and with `force` one that latplan wrote.
void refuse_existing(const fs::path& folder, bool force) {
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_directory(folder, error)) {
    throw output_error(folder.string() + ": exists and is not a folder; expected another name");
  }
  if (fs::exists(folder, error) && !list_folder(folder).empty()) {
    if (!force) {
      throw output_error(folder.string() +
                         ": exists already; expected another name, or --force to replace it");
    }
    if (!fs::exists(folder / "run.json", error)) {
      throw output_error(folder.string() +
                         ": not written by latplan (no run.json); --force does not delete it");
    }
    if (holds_current_folder(folder)) {
      throw output_error(folder.string() +
                         ": contains the current folder; --force does not delete it");
    }
  }
}

}  // namespace

FreshFolder::FreshFolder(const fs::path& folder, bool force) : place_(folder) {
  refuse_existing(folder, force);
  std::error_code error;
  was_there_ = fs::exists(folder, error);
  if (was_there_) place_ = fs::canonical(folder, error);
  if (was_there_ && !list_folder(folder).empty()) replaced_ = move_aside(place_);
  fs::create_directories(place_, error);
  if (error) {
    if (!replaced_.empty()) ::rename(replaced_.c_str(), place_.c_str());
    throw output_error(folder.string() + ": cannot create: " + error.message());
  }
  try {
    check_writable(folder, place_);
  } catch (const Error&) {
    undo();
    throw;
  }
}

FreshFolder::~FreshFolder() {
  if (open_) keep();
}

bool FreshFolder::keep() noexcept {
  open_ = false;
  return replaced_.empty() || remove_tree(replaced_);
}

void FreshFolder::undo() noexcept {
  open_ = false;
  for (const fs::path& entry : list_folder(place_)) remove_tree(entry);
  if (!replaced_.empty()) {
    ::rename(replaced_.c_str(), place_.c_str());  // over the empty folder
  } else if (!was_there_) {
    ::rmdir(place_.c_str());
  }
}

void make_output_folder(const fs::path& folder, bool force) {
  FreshFolder fresh(folder, force);
  if (!fresh.keep()) throw output_error(fresh.replaced().string() + ": cannot delete: " + reason());
}

void check_output_folder(const fs::path& folder, bool force) {
  refuse_existing(folder, force);
  const fs::path place = existing_part(folder);
  std::error_code error;
  if (!fs::is_directory(place, error)) {
    throw output_error(folder.string() + ": cannot create: " + place.string() + " is not a folder");
  }
  check_writable(folder, place);
}

void check_output_file(const fs::path& file, bool force) {
  std::error_code error;
  if (fs::is_directory(file, error)) {
    throw output_error(file.string() + ": is a folder; expected a file name to write");
  }
  if (fs::exists(file, error) && !fs::is_regular_file(file, error)) {  // a device, a pipe
    throw output_error(file.string() + ": is not a regular file; expected a file name to write");
  }
  if (fs::exists(file, error) && !force) {
    throw output_error(file.string() +
                       ": exists already; expected another name, or --force to replace it");
  }
  const fs::path folder = file.parent_path().empty() ? fs::path(".") : file.parent_path();
  if (!fs::is_directory(folder, error)) {
    throw output_error(folder.string() + ": no such folder for the output file " +
                       file.filename().string());
  }
  check_writable(folder, folder);
}

std::string checksum(std::span<const std::uint8_t> content) {
  return fmt::format("{:08x}", ::crc32_z(0, content.data(), content.size()));
}

}  // namespace latplan
