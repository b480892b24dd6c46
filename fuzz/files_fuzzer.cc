// What is read from a file alone, by the first byte: a manifest, instance.json, a list of pictures (.csv), a level of
// Sokoban, run.json, seen.npz, a sweep, the outcome of one of its runs, a set of pairs.
#include <cstdint>
#include <string>

#include "base/manifest.h"
#include "base/picture_file.h"
#include "data/instances.h"
#include "data/pair_set.h"
#include "data/picture_source.h"
#include "domains/catalog.h"
#include "file_reader.h"
#include "learning/run_worker.h"
#include "learning/sweep.h"
#include "runs/run_folder.h"
#include "runs/seen_file.h"

namespace {

namespace fs = std::filesystem;

// With what the readers expect beside their file.
const fs::path& folder() {
  static const fs::path& kFolder = []() -> const fs::path& {
    const fs::path& made = latplan::fuzz_folder();
    latplan::write_png(made / "init.png", latplan::Image({2, 2, 1}, 0.5F));
    latplan::write_png(made / "goal.png", latplan::Image({2, 2, 1}, 0.5F));
    latplan::write_file(made / "model.json", std::string_view("{}"));
    return made;
  }();
  return kFolder;
}

template <typename Read>
void read_as(const char* name, std::string_view content, const Read& read) {
  const fs::path file = folder() / name;
  latplan::put_file(file, content);
  latplan::accepted_files([&] { read(file); });
  if (file.filename() == "manifest.json") fs::remove(file);  // other readers look for it
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  if (size == 0) return 0;
  const std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 9) {
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
    case 4:
      read_as("run.json", content, [](const fs::path&) { runs::open_run(folder()); });
      break;
    case 5:
      read_as("seen.npz", content, [](const fs::path&) {
        runs::RunFolder run;
        run.folder = folder();
        runs::read_evidence(run, 3, nullptr);
      });
      break;
    case 6:
      read_as("sweep.json", content, [](const fs::path&) { learning::read_plan(folder()); });
      break;
    case 7:
      read_as("outcome.json", content, [](const fs::path&) { learning::read_outcome(folder()); });
      break;
    default:
      read_as("pairs.npz", content, [](const fs::path& file) { data::read_pairs(file); });
  }
  return 0;
}
