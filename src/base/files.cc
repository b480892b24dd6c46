#include "base/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <ftw.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <future>
#include <memory>
#include <system_error>

#include "base/error.h"
#include "base/free_memory.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTemporary = ".part";  // and the process

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
  const Descriptor input(file, O_RDONLY | O_NONBLOCK);  // a pipe must not block
  if (!input.ok()) throw input_error(file.string() + ": cannot read: " + reason());
  struct stat info {};
  if (::fstat(input.get(), &info) != 0 || !S_ISREG(info.st_mode)) {
    throw input_error(file.string() +
                      (S_ISDIR(info.st_mode) ? ": is a folder" : ": is a device or pipe") +
                      "; expected a file");
  }
  check_memory(static_cast<std::uint64_t>(info.st_size), file.string());
  Buffer content;
  std::size_t filled = 0;
  for (;;) {
    // One spare byte: the end is detected without growing. (The file may grow.)
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

std::vector<std::uint8_t> read_bytes(const fs::path& file) {
  return read_whole<std::vector<std::uint8_t>>(file);
}

namespace {

void write_and_rename(const fs::path& named, std::string_view content, bool flush) {
  std::error_code no_link;
  const bool link = fs::is_symlink(named, no_link) && fs::exists(named, no_link);
  const fs::path file = link ? fs::canonical(named) : named;  // keeps a link a link
  const fs::path temporary = file.string() + fmt::format("{}{}", kTemporary, ::getpid());
  try {
    const Descriptor output(temporary, O_WRONLY | O_CREAT | O_TRUNC);
    if (!output.ok()) throw output_error(file.string() + ": cannot write: " + reason());
    write_all(output, file, content.data(), content.size());
    if (flush && ::fsync(output.get()) != 0) {
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
  if (flush) sync_folder(file.parent_path().empty() ? fs::path(".") : file.parent_path());
}

std::string_view as_text(std::span<const std::uint8_t> content) {
  return {reinterpret_cast<const char*>(content.data()), content.size()};
}

}  // namespace

void write_atomically(const fs::path& file, std::string_view content) {
  write_and_rename(file, content, true);
}

void write_atomically(const fs::path& file, std::span<const std::uint8_t> content) {
  write_and_rename(file, as_text(content), true);
}

void write_file(const fs::path& file, std::string_view content) {
  write_and_rename(file, content, false);
}

void write_file(const fs::path& file, std::span<const std::uint8_t> content) {
  write_and_rename(file, as_text(content), false);
}

void flush_to_disk(std::span<const fs::path> paths) {
  constexpr std::size_t kTogether = 16;
  const auto flush = [](const fs::path& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    const bool folder_without_flush = fs::is_directory(path);  // not all file systems can
    const bool good = fd >= 0 && (::fsync(fd) == 0 || folder_without_flush);
    const int error = good ? 0 : errno;
    if (fd >= 0) ::close(fd);
    return error;
  };
  for (std::size_t first = 0; first < paths.size(); first += kTogether) {
    const auto part = paths.subspan(first, std::min(kTogether, paths.size() - first));
    std::vector<std::future<int>> errors;
    for (const fs::path& path : part.first(part.size() - 1)) {
      errors.push_back(std::async(std::launch::async | std::launch::deferred, flush, path));
    }
    const int last = flush(part.back());
    for (std::size_t i = 0; i < part.size(); ++i) {
      const int error = i + 1 < part.size() ? errors[i].get() : last;
      if (error != 0) {
        throw output_error(part[i].string() + ": cannot flush: " + std::strerror(error));
      }
    }
  }
}

void sync_folder(const fs::path& folder) {
  const Descriptor handle(folder, O_RDONLY | O_DIRECTORY);
  if (handle.ok()) ::fsync(handle.get());  // best effort: not all file systems can
}

std::vector<fs::path> list_folder(const fs::path& folder) {
  std::vector<fs::path> entries;
  const std::unique_ptr<DIR, int (*)(DIR*)> handle(::opendir(folder.c_str()), ::closedir);
  if (!handle) {
    if (errno == ENOENT || errno == ENOTDIR) return entries;
    throw input_error(folder.string() + ": cannot read: " + reason());
  }
  const dirent* entry = nullptr;
  for (errno = 0; (entry = ::readdir(handle.get())) != nullptr; errno = 0) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") entries.push_back(folder / name);
  }
  if (errno != 0) throw input_error(folder.string() + ": cannot read: " + reason());
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

void create_folder(const fs::path& folder) {
  if (::mkdir(folder.c_str(), 0777) != 0) {
    throw output_error(folder.string() + ": cannot create: " + reason());
  }
}

namespace {

// The process that wrote a file of this name before its rename; 0: another kind of name.
pid_t writer_of(const std::string& name, const std::string& of = {}) {
  const auto digits = name.find_last_not_of("0123456789");
  if (digits == std::string::npos || digits + 1 == name.size()) return 0;
  const std::string stem = name.substr(0, digits + 1);
  if (of.empty() ? !stem.ends_with(kTemporary) : stem != of + kTemporary) return 0;
  return static_cast<pid_t>(std::atoi(name.c_str() + digits + 1));
}

// What killed processes left of write_atomically() for this file.
void remove_temporary_files_of(const fs::path& file) {
  const std::string name = file.filename().string();
  for (const fs::path& entry : list_folder(file.parent_path().empty() ? "." : file.parent_path())) {
    const pid_t writer = writer_of(entry.filename().string(), name);
    if (writer > 0 && ::kill(writer, 0) != 0 && errno == ESRCH) ::unlink(entry.c_str());
  }
}

}  // namespace

void remove_temporary_files(const fs::path& folder) {
  for (const fs::path& entry : list_folder(folder)) {
    struct stat info {};
    if (::lstat(entry.c_str(), &info) != 0) continue;
    if (S_ISDIR(info.st_mode)) {
      remove_temporary_files(entry);
    } else if (writer_of(entry.filename().string()) > 0) {
      ::unlink(entry.c_str());
    }
  }
}

void unshare(const fs::path& file) {
  struct stat info {};
  if (::stat(file.c_str(), &info) == 0 && info.st_nlink > 1) {
    write_atomically(file, read_bytes(file));
  }
}

void check_output_file(const fs::path& file, bool force, std::span<const fs::path> inputs) {
  std::error_code error;
  for (const fs::path& input : inputs) {
    if (fs::equivalent(file, input, error)) {
      throw output_error(file.string() + ": is an input; choose another name");
    }
  }
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
  const fs::path probe = folder / fmt::format(".latplan-probe{}", ::getpid());
  const Descriptor output(probe, O_WRONLY | O_CREAT | O_EXCL);  // access() is not reliable for root
  if (!output.ok()) throw output_error(folder.string() + ": cannot write there: " + reason());
  ::unlink(probe.c_str());
  remove_temporary_files_of(file);
}

std::string checksum(std::span<const std::uint8_t> content) {
  return fmt::format("{:08x}", ::crc32_z(0, content.data(), content.size()));
}

}  // namespace latplan
