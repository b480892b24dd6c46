// Finds Fast Downward.
#include <cstdlib>

#include "base/error.h"
#include "base/files.h"
#include "base/program_files.h"
#include "base/subprocess.h"
#include "engine/fast_downward.h"

namespace latplan::engine {
namespace {

namespace fs = std::filesystem;

fs::path environment_path(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path checked(const fs::path& file, const std::string& source) {
  if (!is_executable(file)) {
    throw input_error(file.string() + ": not an executable file (from " + source +
                      "); expected the search executable of Fast Downward");
  }
  return file;
}

// The folder of the executable, with symbolic links resolved.
fs::path real_folder(const fs::path& file) {
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  return (error ? file : real).parent_path();
}

std::vector<std::string> find_translator(const fs::path& downward) {
  const fs::path given = environment_path("LATPLAN_FD_TRANSLATE");
  if (!given.empty()) return {checked(given, "LATPLAN_FD_TRANSLATE").string()};
  const fs::path beside = downward.parent_path() / "fd-translate";
  if (is_executable(beside)) return {beside.string()};
  // A build of Fast Downward holds it as a Python package.
  const fs::path build = real_folder(downward);
  std::error_code error;
  const auto env = find_in_path("env");
  if (env && fs::is_regular_file(build / "fast_downward/translate/__main__.py", error)) {
    return {env->string(), "PYTHONPATH=" + build.string(), "python3", "-m",
            "fast_downward.translate"};
  }
  const auto in_path = find_in_path("fd-translate");
  if (in_path) return {in_path->string()};
  return {};
}

// driver/version.py is three folders above the bin/ of a build: __version__ = "26.6".
std::string find_release(const fs::path& downward) {
  const fs::path file = real_folder(downward) / "../../../driver/version.py";
  std::error_code error;
  if (fs::is_regular_file(file, error)) {
    const std::string text = read_text(file);
    const std::size_t begin = text.find("__version__ = \"");
    const std::size_t from = begin + 15;
    const std::size_t end = begin == std::string::npos ? begin : text.find('"', from);
    if (end != std::string::npos && end - from < 20) return text.substr(from, end - from);
  }
  return "of unknown release";
}

}  // namespace

std::optional<Installation> find_fast_downward(const fs::path& wanted) {
  Installation result;
  const fs::path given = environment_path("LATPLAN_FD");
  if (!wanted.empty()) {
    result.found_by = "option";
    result.downward = checked(wanted, "the option");
  } else if (!given.empty()) {
    result.found_by = "LATPLAN_FD";
    result.downward = checked(given, "LATPLAN_FD");
  } else if (const auto in_path = find_in_path("downward")) {
    result.found_by = "PATH";
    result.downward = *in_path;
  } else if (const auto in_sources = find_in_sources(".deps/bin/downward")) {
    result.found_by = "checkout";
    result.downward = *in_sources;
  } else {
    return std::nullopt;
  }
  result.translate = find_translator(result.downward);
  result.release = find_release(result.downward);
  return result;
}

}  // namespace latplan::engine
