#include "pipeline/paper_gallery.h"

#include <algorithm>
#include <array>

#include "base/files.h"
#include "base/json_text.h"
#include "base/picture_file.h"
#include "base/scratch_folder.h"
#include "pipeline/evaluation.h"
#include "pipeline/plan_files.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

constexpr std::array<const char*, 3> kKinds = {"optimal", "suboptimal", "invalid"};

bool is_true(const Json& run, const char* key) {
  return run.contains(key) && run[key] == Json(true);
}

// Which kind of example a remembered run is; empty: none.
std::string kind_of(const Json& run) {
  if (!is_true(run, "found") || !run.contains("valid") || !run["valid"].is_boolean()) return {};
  if (!is_true(run, "valid")) return "invalid";
  return is_true(run, "optimal") ? "optimal" : "suboptimal";
}

struct Example {
  const ExampleSource* source = nullptr;
  const Json* run = nullptr;
  std::size_t instance = 0;  // among the row's
};

// The first run of that kind, by the order of the searches.
Example find_example(const RowTask& task, const std::vector<ExampleSource>& sources, bool noisy,
                     const std::string& kind) {
  for (const ExampleSource& source : sources) {
    if ((source.config.noise > 0) != noisy) continue;
    for (const Json& run : source.cell.runs) {
      if (kind_of(run) != kind) continue;
      for (std::size_t i = 0; i < task.instances.size(); ++i) {
        if (run["key"] == instance_key(task.instances[i])) return {&source, &run, i};
      }
    }
  }
  return {};
}

// Plans that instance once more and draws it. False: it did not come out as remembered.
bool draw(const RowTask& task, const Example& example, const fs::path& file, const StopFlag& stop) {
  const std::vector<data::Instance> one = {task.instances[example.instance]};
  EvaluationConfig evaluation{example.source->config, {example.source->search.search}, 1, {}};
  evaluation.plan.seed += example.instance;  // as complete_cell() did
  SilentLog silent;
  const auto results =
      plan_instances(task.codec, task.table, &task.domain, one, evaluation, {}, silent, stop);
  if (results.empty() || results[0].outcome.images.empty()) return false;
  const ScratchFolder scratch;
  write_png(scratch.path() / "plan.png",
            plan_strip(results[0].outcome, results[0].judgement, kMostGalleryPictures));
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  write_atomically(file, read_bytes(scratch.path() / "plan.png"));
  return true;
}

bool is_long(const Json& steps) {
  return steps.is_number_integer() && steps.get<int>() > kMostGalleryPictures;
}

// False also of a long plan that an older version drew as a whole.
bool is_drawn(const Json& index, const std::string& name, const std::string& model_checksum) {
  if (!index.contains(name) || index[name].value("model", "") != model_checksum) return false;
  return !is_long(index[name].value("steps", Json())) || index[name].contains("pictures");
}

Json read_index(const fs::path& gallery) {
  std::error_code error;
  const fs::path file = gallery / "index.json";
  if (!fs::exists(file, error)) return Json::object();
  Json index = Json::parse(read_text(file), nullptr, false);
  return index.is_object() ? index : Json::object();
}

}  // namespace

void complete_gallery(const RowTask& task, const std::string& model_checksum,
                      const std::vector<ExampleSource>& sources, const fs::path& gallery,
                      const StopFlag& stop) {
  Json index = read_index(gallery);
  const Json before = index;
  std::error_code error;
  for (const bool noisy : {false, true}) {
    for (const std::string kind : kKinds) {
      if (stop.requested()) return;
      const std::string name = task.row + "-" + kind + (noisy ? "-noisy" : "") + ".png";
      if (is_drawn(index, name, model_checksum) && fs::exists(gallery / name, error)) continue;
      index.erase(name);
      fs::remove(gallery / name, error);
      const Example example = find_example(task, sources, noisy, kind);
      if (example.run == nullptr || !draw(task, example, gallery / name, stop)) continue;
      index[name] = {{"model", model_checksum},
                     {"row", task.row},
                     {"noisy", noisy},
                     {"search", example.source->search.title},
                     {"instance", task.instances[example.instance].name},
                     {"steps", example.run->value("plan_length", Json())},
                     {"shortest", example.run->value("shortest", Json())},
                     {"verdict", kind}};
      if (is_long(index[name]["steps"])) index[name]["pictures"] = kMostGalleryPictures;
    }
  }
  if (index != before) {
    fs::create_directories(gallery, error);
    write_atomically(gallery / "index.json", json_text(index, 1) + "\n");
  }
}

std::vector<Json> read_gallery(const fs::path& gallery) {
  std::vector<Json> entries;
  const Json index = read_index(gallery);
  std::error_code error;
  for (const auto& [name, entry] : index.items()) {
    if (!entry.is_object() || !fs::exists(gallery / name, error)) continue;
    entries.push_back(entry);
    entries.back()["file"] = "gallery/" + name;
  }
  return entries;
}

}  // namespace latplan::pipeline
