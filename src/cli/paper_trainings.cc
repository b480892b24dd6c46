#include "cli/paper_trainings.h"

#include <fstream>

#include "base/error.h"
#include "base/files.h"
#include "pipeline/extract.h"
#include "pipeline/paper_data.h"
#include "report/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// The trainings of a sweep.
std::vector<Json> trainings_of(const fs::path& properties_file) {
  const Json properties = Json::parse(read_text(properties_file), nullptr, false);
  if (!properties.is_object())
    throw input_error(properties_file.string() + ": damaged; expected JSON");
  std::vector<Json> trainings;
  for (const auto& [id, entry] : properties.items()) {
    if (entry.is_object() && entry.value("problem", "") == "training") trainings.push_back(entry);
  }
  return trainings;
}

// The row over all distances of what `evaluate -o` wrote; nothing where it wrote nothing.
Json counts_of(const fs::path& evaluated) {
  const Json result = report::read_run_record(evaluated).value("result", Json::object());
  for (const Json& row : result.value("counts", Json::array())) {
    if (row.value("distance", Json()) == "all") return row;
  }
  return Json::object();
}

// The same of noisy pictures, in all of the folder's `shipped-noisy...` together.
void add_noisy_counts(const fs::path& folder, Json& candidate) {
  for (const fs::path& evaluated : list_folder(folder)) {
    if (!evaluated.filename().string().starts_with("shipped-noisy")) continue;
    const Json counts = counts_of(evaluated);
    for (const char* number : {"instances", "valid", "optimal"}) {
      Json& sum = candidate[std::string("noisy_") + number];
      sum = (sum.is_null() ? 0 : sum.get<int>()) + counts.value(number, 0);
    }
  }
}

Json shipped_candidate(const fs::path& folder, const fs::path& models,
                       const pipeline::PaperData& data) {
  Json one = {{"name", "the shipped one"},
              {"shipped", true},
              {"exact", pipeline::held_out_exact(models / folder.filename())}};
  one.update(counts_of(folder / "shipped"));
  add_noisy_counts(folder, one);
  const auto model = data.models.find(folder.filename().string());
  if (model != data.models.end() && model->second.contains("export")) {
    one["quality"] = pipeline::held_out_quality(model->second["export"]);
  }
  return one;
}

void read_curve(const fs::path& run, const std::string& name, pipeline::PaperData& data) {
  std::ifstream in(run / "train.jsonl");
  pipeline::PaperCurve curve{name, {}};
  for (std::string line; std::getline(in, line);) {
    Json json = Json::parse(line, nullptr, false);
    if (json.is_object()) curve.lines.push_back(std::move(json));
  }
  if (!curve.lines.empty()) data.curves.push_back(std::move(curve));
}

}  // namespace

void read_sweeps(const fs::path& sweeps, pipeline::PaperData& data) {
  for (const fs::path& folder : list_folder(sweeps)) {
    std::error_code error;
    const fs::path file = folder / "properties.json";
    if (fs::exists(file, error)) {
      for (Json& training : trainings_of(file)) data.sweeps.push_back(std::move(training));
    }
    read_curve(folder, folder.filename().string(), data);
    for (const fs::path& run : list_folder(folder / "runs")) {
      read_curve(run, folder.filename().string() + " " + run.filename().string(), data);
    }
  }
}

void read_candidates(const fs::path& selections, const fs::path& models,
                     pipeline::PaperData& data) {
  for (const fs::path& folder : list_folder(selections)) {
    std::vector<Json>& candidates = data.candidates[folder.filename().string()];
    std::error_code error;
    if (fs::exists(folder / "shipped/run.json", error)) {
      candidates.push_back(shipped_candidate(folder, models, data));
    }
    if (!fs::exists(folder / "properties.json", error)) continue;
    for (const Json& entry : trainings_of(folder / "properties.json")) {
      candidates.push_back({{"name", entry.value("algorithm", "")},
                            {"exact", entry.value("train/best_held_out_exact", Json())},
                            {"quality", entry.value("export/held_out_quality", Json())},
                            {"instances", entry.value("plan/auto/instances", Json())},
                            {"found", entry.value("plan/auto/found", Json())},
                            {"valid", entry.value("plan/auto/valid", Json())},
                            {"optimal", entry.value("plan/auto/optimal", Json())},
                            {"noisy_instances", entry.value("plan/noisy/instances", Json())},
                            {"noisy_valid", entry.value("plan/noisy/valid", Json())},
                            {"noisy_optimal", entry.value("plan/noisy/optimal", Json())}});
    }
  }
}

}  // namespace latplan::cli
