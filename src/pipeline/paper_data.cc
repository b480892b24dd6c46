#include "pipeline/paper_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "pipeline/evaluation.h"
#include "pipeline/plan_files.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

constexpr double kOurSeconds = 600;  // the paper's limit for all
constexpr double kOtherSeconds = 60;

std::string safe_name(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '.'; }, '_');
  return text;
}

}  // namespace

std::span<const PaperRow> paper_rows() {
  static const std::vector<PaperRow> kRows = {
      {"blocks", "Blocks", "blocks", {7, 14}, false, false, 800},
      {"lightsout", "LOut", "lightsout", {7, 14}, false, false, 512},
      {"twisted", "Twisted", "twisted", {7, 14}, false, false, 512},
      {"mandrill", "Mandrill", "mandrill", {7, 14}, false, false, 720},
      {"mnist", "MNIST", "mnist", {7, 14}, false, false, 192},
      {"random-mnist", "Random MNIST", "mnist", {7, 14}, true, false, 192},
      {"sokoban", "Sokoban", "sokoban", {7, 14}},
      {"hanoi-4-4", "Hanoi (4,4)", "hanoi-4-4", {7}, false, true, 48},
      {"hanoi-3-9", "Hanoi (3,9)", "hanoi-3-9", {5}, false, true, 216},
      {"hanoi-4-9", "Hanoi (4,9)", "hanoi-4-9", {7}, false, true, 288},
      {"hanoi-5-9", "Hanoi (5,9)", "hanoi-5-9", {7}, false, true, 360},
  };
  return kRows;
}

std::span<const PaperVariant> paper_variants() {
  static const std::array<PaperVariant, 4> kVariants = {{{"ama4+", "0.1", ""},
                                                         {"ama4+", "0.5", "-eps0.5"},
                                                         {"ama3+", "0.1", "-ama3"},
                                                         {"ama3+", "0.5", "-ama3-eps0.5"}}};
  return kVariants;
}

std::span<const PaperSearch> paper_searches() {
  static const std::array<PaperSearch, 5> kSearches = {{{"ours", "auto", kOurSeconds},
                                                        {"Blind", "fd:blind", kOtherSeconds},
                                                        {"LAMA", "fd:lama-first", kOtherSeconds},
                                                        {"LMCut", "fd:lmcut", kOtherSeconds},
                                                        {"M&S", "fd:mands", kOtherSeconds}}};
  return kSearches;
}

int PlanningCell::count(const char* key) const {
  return static_cast<int>(std::ranges::count_if(
      runs, [&](const Json& run) { return run.contains(key) && run[key] == Json(true); }));
}

int PlanningCell::count_status(const char* status) const {
  return static_cast<int>(std::ranges::count_if(
      runs, [&](const Json& run) { return run.contains("status") && run["status"] == status; }));
}

std::string cell_key(const std::string& row, const std::string& suffix, const std::string& search,
                     bool noisy) {
  return row + suffix + "/" + search + (noisy ? "/noisy" : "/clean");
}

const PlanningCell* PaperData::cell(const std::string& row, const std::string& suffix,
                                    const std::string& search, bool noisy) const {
  const auto found = cells.find(cell_key(row, suffix, search, noisy));
  return found == cells.end() || found->second.runs.empty() ? nullptr : &found->second;
}

double time_limit(const PaperSearch& search, const PaperVariant& variant) {
  return variant.suffix.empty() ? search.seconds : std::min(search.seconds, kOtherSeconds);
}

PlanningCache::PlanningCache(const fs::path& folder, const std::string& model,
                             const std::string& model_checksum)
    : folder_(folder / model / model_checksum) {}

std::optional<PlanningCache> PlanningCache::of_absent_model(const fs::path& folder,
                                                            const std::string& model) {
  std::vector<fs::path> known = list_folder(folder / model);
  std::erase_if(known, [](const fs::path& path) {
    std::error_code error;
    return !fs::is_directory(path, error);
  });
  if (known.size() != 1) return std::nullopt;
  return PlanningCache(known.front());
}

fs::path PlanningCache::file(const std::string& row, const PlanConfig& config,
                             const std::string& search) const {
  return folder_ /
         safe_name(fmt::format("{}-{}-{}s-{}GiB-noise{}-seed{}{}{}-cycle{}.jsonl", row, search,
                               config.time, config.memory, config.noise, config.seed,
                               config.avoid_unstable && !search.starts_with("fd:") ? "-stable" : "",
                               config.repair ? "-repair" : "", config.cycle));
}

std::optional<int> PlanningCache::most_cycles(const std::string& row, const PlanConfig& config,
                                              const std::string& search) const {
  std::optional<int> most;
  for (const fs::path& known : list_folder(folder_)) {
    const std::string stem = known.stem().string();
    const std::size_t at = stem.rfind("-cycle");
    if (at == std::string::npos) continue;
    PlanConfig other = config;
    other.cycle = std::atoi(stem.c_str() + at + std::string("-cycle").size());
    if (known == file(row, other, search)) most = std::max(most.value_or(0), other.cycle);
  }
  return most;
}

std::map<std::string, Json> PlanningCache::read(const fs::path& file) {
  std::map<std::string, Json> runs;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    Json run = Json::parse(line, nullptr, false);
    if (!run.is_object() || !run.contains("key") || !run["key"].is_string()) continue;
    const std::string key = run["key"].get<std::string>();
    runs[key] = std::move(run);
  }
  return runs;
}

void PlanningCache::append(const fs::path& file, const Json& run) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  std::string before;  // a line that a kill cut short must not swallow this one
  if (fs::exists(file, error)) {
    const std::vector<std::uint8_t> bytes = read_bytes(file);
    if (!bytes.empty() && bytes.back() != '\n') before = "\n";
  }
  std::ofstream out(file, std::ios::app);
  out << before << json_text(run) << '\n';
  out.flush();
  if (!out) throw output_error(file.string() + ": cannot write");
}

std::string instance_key(const data::Instance& instance) {
  std::vector<std::uint8_t> bytes = instance.init.to_bytes();
  const std::vector<std::uint8_t> goal = instance.goal.to_bytes();
  bytes.insert(bytes.end(), goal.begin(), goal.end());
  return instance.name + "-" + checksum(bytes);
}

std::string model_checksum(const fs::path& model_folder, const fs::path& domain_file) {
  return checksum(read_bytes(model_folder / "weights.safetensors")) + "-" +
         checksum(read_bytes(domain_file));
}

Json held_out_exact(const fs::path& model_folder) {
  const fs::path file = model_folder / "provenance.json";
  std::error_code error;
  if (!fs::exists(file, error)) return {};
  const Json provenance = Json::parse(read_text(file), nullptr, false);
  const Json::json_pointer place("/training/result/best_held_out_exact");
  return provenance.is_object() && provenance.contains(place) ? provenance[place] : Json();
}

namespace {

// Where an instance has its place among those of the paper, 20 a distance: the noise of its pictures depends on it and
// not on how many are planned. Names are DISTANCE-NUMBER.
std::vector<std::size_t> places_of(const std::vector<data::Instance>& instances) {
  constexpr std::size_t kPerDistance = 20;
  std::vector<std::size_t> places;
  std::string distance;
  std::size_t group = 0, number = 0;
  for (const data::Instance& instance : instances) {
    const std::string its = instance.name.substr(0, instance.name.find('-'));
    if (!places.empty() && its != distance) {
      ++group;
      number = 0;
    }
    distance = its;
    places.push_back(group * kPerDistance + number++);
  }
  return places;
}

}  // namespace

PlanningCell complete_cell(const RowTask& task, const PaperSearch& search, const PlanConfig& config,
                           const PlanningCache& cache, int jobs, const fs::path& program, Log& log,
                           const StopFlag& stop) {
  const fs::path file = cache.file(task.row, config, search.search);
  const std::map<std::string, Json> known = PlanningCache::read(file);
  const auto is_missing = [&](std::size_t i) {
    return !known.contains(instance_key(task.instances[i]));
  };
  const std::size_t count = task.instances.size();
  const std::vector<std::size_t> places = places_of(task.instances);
  SilentLog silent;
  for (std::size_t first = 0; first < count && !stop.requested();) {
    if (!is_missing(first)) {
      ++first;
      continue;
    }
    // A stretch of missing ones at a time: the instance in place p has the noise of seed + p, whoever was run before.
    std::size_t last = first;
    while (last < count && is_missing(last) && last - first < static_cast<std::size_t>(jobs) &&
           places[last] == places[first] + (last - first))
      ++last;
    EvaluationConfig evaluation{config, {search.search}, jobs, program};
    evaluation.plan.seed = config.seed + places[first];
    const std::vector<data::Instance> stretch(task.instances.begin() + first,
                                              task.instances.begin() + last);
    const auto results =
        plan_instances(task.codec, task.table, &task.domain, stretch, evaluation, {}, silent, stop);
    for (const InstanceResult& result : results) {
      if (!result.failure.empty()) {
        log.warning(task.row + " " + result.name + ": the search died: " + result.failure);
        continue;
      }
      const auto instance = std::ranges::find(stretch, result.name, &data::Instance::name);
      Json run = {{"key", instance_key(*instance)},
                  {"instance", result.name},
                  {"distance", instance->distance}};
      run.update(to_json(result.outcome, result.judgement));
      run["total_seconds"] = result.outcome.result.statistics.total_seconds;
      PlanningCache::append(file, run);
    }
    first = last;
    log.progress("paper", static_cast<std::int64_t>(first), static_cast<std::int64_t>(count),
                 task.row + " " + search.title + (config.noise > 0 ? " noisy" : ""));
  }
  return remembered_cell(task.instances, task.row, search, config, cache);
}

PlanningCell remembered_cell(const std::vector<data::Instance>& instances, const std::string& row,
                             const PaperSearch& search, const PlanConfig& config,
                             const PlanningCache& cache) {
  const auto known = PlanningCache::read(cache.file(row, config, search.search));
  PlanningCell cell{static_cast<int>(instances.size()), config.time, {}};
  for (const data::Instance& instance : instances) {
    const auto found = known.find(instance_key(instance));
    if (found != known.end()) cell.runs.push_back(found->second);
  }
  return cell;
}

PlanningCell recalled_cell(const std::vector<data::Instance>& instances, const std::string& row,
                           const PaperSearch& search, const PlanConfig& config,
                           const PlanningCache& cache) {
  PlanningCell asked = remembered_cell(instances, row, search, config, cache);
  const std::optional<int> cycle = cache.most_cycles(row, config, search.search);
  if (!asked.runs.empty() || !cycle) return asked;
  PlanConfig other = config;
  other.cycle = *cycle;
  PlanningCell cell = remembered_cell(instances, row, search, other, cache);
  cell.other_cycle = cycle;
  return cell;
}

}  // namespace latplan::pipeline
