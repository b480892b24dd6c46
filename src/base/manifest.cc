#include "base/manifest.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/result_folder.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFormat = "latplan result";
constexpr int kVersion = 1;
constexpr std::uint64_t kCheckedBytes = 4 << 20;

// A path that stays in the folder.
bool is_inside(const std::string& name) {
  const fs::path path(name);
  if (name.empty() || path.is_absolute()) return false;
  for (const fs::path& part : path) {
    if (part == "..") return false;
  }
  return true;
}

// Written by this mechanism itself.
bool is_own_file(const std::string& name) {
  return name == kManifestFile || name == kWorkFile || name == kReplacedFile;
}

// Calls visit(path in the folder, path, stat) for everything below the folder that is not a folder. `enter` decides
// whether a folder is entered.
template <typename Enter, typename Visit>
void walk(const fs::path& folder, const std::string& prefix, const Enter& enter,
          const Visit& visit) {
  for (const fs::path& entry : list_folder(folder)) {
    const std::string name = prefix + entry.filename().string();
    struct stat info {};
    if (::lstat(entry.c_str(), &info) != 0) continue;  // gone
    if (!S_ISDIR(info.st_mode)) {
      visit(name, entry, info);
    } else if (enter(entry)) {
      walk(entry, name + "/", enter, visit);
    }
  }
}

// Reads the file in pieces.
Manifest::File measure(const fs::path& file) {
  const auto fail = [&] {
    throw input_error(file.string() + ": cannot read: " + std::strerror(errno));
  };
  const int fd = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (fd < 0) fail();
  Manifest::File measured;
  std::vector<unsigned char> buffer(1 << 16);
  uLong crc = ::crc32(0, nullptr, 0);
  ssize_t got = 0;
  do {
    got = ::read(fd, buffer.data(), buffer.size());
    if (got > 0) {
      crc = ::crc32_z(crc, buffer.data(), static_cast<std::size_t>(got));
      measured.bytes += static_cast<std::uint64_t>(got);
    }
  } while (got > 0 || (got < 0 && errno == EINTR));
  const bool bad = got < 0;
  const int reason = errno;
  ::close(fd);
  errno = reason;
  if (bad) fail();
  measured.crc32 = fmt::format("{:08x}", crc);
  return measured;
}

}  // namespace

std::optional<Manifest> read_manifest(const fs::path& folder) {
  const fs::path file = folder / kManifestFile;
  struct stat info {};
  if (::stat(file.c_str(), &info) != 0) return {};
  std::string text;
  try {
    text = read_text(file);
  } catch (const Error&) {
    if (::stat(file.c_str(), &info) != 0 && errno == ENOENT) return {};  // deleted meanwhile
    throw;
  }
  const Json json = json_or_null(text);
  if (value_or_null(json, "format") != kFormat) return {};
  const JsonValue value(json, file.string());
  value["version"].number(kVersion, kVersion);
  Manifest manifest;
  manifest.complete = value["complete"].flag();
  for (const auto& [name, entry] : value["files"].members()) {
    if (!is_inside(name)) throw entry.fault("not inside the folder; expected a path below it");
    manifest.files[name] = {entry["bytes"].number<std::uint64_t>(), entry["crc32"].text()};
  }
  return manifest;
}

void write_manifest(const fs::path& folder, bool complete, const std::set<std::string>& left_out) {
  Json files = Json::object();
  std::vector<fs::path> flushed = {folder};
  std::vector<fs::path> results;  // with their own manifest
  const auto enter = [&](const fs::path& inner) {
    if (left_out.contains(inner.lexically_relative(folder).string())) return false;
    const bool own = read_manifest(inner).has_value();
    (own ? results : flushed).push_back(inner);
    return !own;
  };
  const auto add = [&](const std::string& name, const fs::path& file) {
    if (is_own_file(name) || left_out.contains(name)) return;
    const Manifest::File measured = measure(file);
    flushed.push_back(file);
    files[name] = {{"bytes", measured.bytes}, {"crc32", measured.crc32}};
  };
  walk(folder, "", enter, [&](const std::string& name, const fs::path& file, const auto& info) {
    if (S_ISREG(info.st_mode)) add(name, file);
  });
  for (const fs::path& inner : results) {
    for (const std::string& name : unlisted_files(inner)) {
      add((inner.lexically_relative(folder) / name).string(), inner / name);
    }
  }
  flush_to_disk(flushed);
  write_json(
      folder / kManifestFile,
      {{"format", kFormat}, {"version", kVersion}, {"complete", complete}, {"files", files}});
}

void check_manifest(const fs::path& folder) {
  const std::optional<Manifest> manifest = read_manifest(folder);
  if (!manifest) {
    throw input_error((folder / kManifestFile).string() +
                      ": no manifest of latplan; expected a finished result folder");
  }
  for (const auto& [name, expected] : manifest->files) {
    const std::string file = (folder / name).string();
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) {
      throw input_error(file + ": cannot read: " + std::strerror(errno) +
                        "; expected a file, as manifest.json lists it");
    }
    const auto size = static_cast<std::uint64_t>(info.st_size);
    if (!S_ISREG(info.st_mode) || size != expected.bytes) {
      throw input_error(fmt::format("{}: has {} bytes; expected {}, as manifest.json lists it",
                                    file, size, expected.bytes));
    }
    if (size <= kCheckedBytes && measure(file).crc32 != expected.crc32) {
      throw input_error(file +
                        ": differs from its checksum in manifest.json; expected the file "
                        "that was written with the others");
    }
  }
}

std::vector<std::string> unlisted_files(const fs::path& folder) {
  const std::optional<Manifest> manifest = read_manifest(folder);
  std::vector<std::string> unlisted;
  std::vector<std::pair<std::string, fs::path>> results;  // folders with their own manifest
  const auto enter = [&](const fs::path& inner) {
    const bool own = is_work_folder(inner) || read_manifest(inner).has_value();
    if (own) results.emplace_back(inner.lexically_relative(folder).string(), inner);
    return !own;
  };
  walk(folder, "", enter, [&](const std::string& name, const fs::path&, const auto& info) {
    if (is_own_file(name) && manifest) return;
    if (S_ISREG(info.st_mode) && manifest && manifest->files.contains(name)) return;
    unlisted.push_back(name);
  });
  for (const auto& [name, inner] : results) {
    if (is_work_folder(inner)) continue;  // what a kill left
    for (const std::string& file : unlisted_files(inner)) {
      const std::string whole = name + "/" + file;
      if (!manifest || !manifest->files.contains(whole)) unlisted.push_back(whole);
    }
  }
  std::sort(unlisted.begin(), unlisted.end());
  return unlisted;
}

}  // namespace latplan
