// What is read from a file alone, by the first byte: a manifest, instance.json, a list of pictures (.csv), a level of
// Sokoban, a set of pairs.
#include <stdlib.h>

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>

#include "accepted.h"
#include "base/files.h"
#include "base/manifest.h"
#include "base/picture_file.h"
#include "data/instances.h"
#include "data/pair_set.h"
#include "data/picture_source.h"
#include "domains/catalog.h"

namespace {

namespace fs = std::filesystem;

// In memory: these are written for every input. One folder for each process.
const fs::path& folder() {
  static const fs::path kFolder = [] {
    std::string name = fs::exists("/dev/shm") ? "/dev/shm/fuzz-XXXXXX" : "/tmp/fuzz-XXXXXX";
    LATPLAN_CHECK(::mkdtemp(name.data()) != nullptr, "no folder");
    latplan::write_png(fs::path(name) / "init.png", latplan::Image({2, 2, 1}, 0.5F));
    latplan::write_png(fs::path(name) / "goal.png", latplan::Image({2, 2, 1}, 0.5F));
    std::atexit([] { latplan::remove_tree(folder()); });
    return fs::path(name);
  }();
  return kFolder;
}

// The name of the file in an error becomes "f".
template <typename Read>
void read_as(const char* name, std::string_view content, const Read& read) {
  using namespace latplan;
  const fs::path file = folder() / name;
  if (std::FILE* out = std::fopen(file.c_str(), "wb")) {
    std::fwrite(content.data(), 1, content.size(), out);
    std::fclose(out);
  }
  accepted([&] {
    try {
      read(file);
    } catch (const Error& error) {
      std::string message = error.what();
      LATPLAN_CHECK(message.starts_with(folder().string()), message);
      throw Error(error.code(), "f:" + message.substr(std::min<std::size_t>(80, message.size())));
    }
  });
  fs::remove(file);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  if (size == 0) return 0;
  const std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 5) {
    case 0:
      read_as("manifest.json", content, [](const fs::path&) { check_manifest(folder()); });
      break;
    case 1:
      read_as("instance.json", content, [](const fs::path&) { data::read_instances(folder()); });
      break;
    case 2:
      read_as("frames.csv", content, [](const fs::path& file) { data::open_source(file); });
      break;
    case 3:
      read_as("level.txt", content, [](const fs::path& file) {
        domains::make_world("sokoban", {{"level", file.string()}});
      });
      break;
    default:
      read_as("pairs.npz", content, [](const fs::path& file) { data::read_pairs(file); });
  }
  return 0;
}
