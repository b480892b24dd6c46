#include "experiments/planning_cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "evaluation/evaluation.h"
#include "experiments/trainings.h"
#include "planning/plan_files.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

// Everything that changes the result of a run, including today's defaults.
std::string settings_text(const planning::PlanConfig& config) {
  return fmt::format("{} {}s {}GiB noise{} seed{} cycle{} {}", config.search.search,
                     config.search.time, config.search.memory.gibibytes, config.noise, config.seed,
                     config.cycle, config.unstable);
}

// The part of a result that the pages show.
Json run_json(const RowInstance& instance, const evaluation::InstanceResult& result) {
  Json run = {{"index", instance.index},
              {"instance", instance.instance.name},
              {"pictures", picture_checksum(instance.instance)}};
  const Json all = planning::to_json(result.outcome, result.judgement);
  for (const char* key : {"found", "status", "plan_length", "valid", "valid_by_paper_judge",
                          "optimal", "shortest", "evaluated", "search_seconds"}) {
    run[key] = value_or_null(all, key);
  }
  const Json details = part(all, "fast_downward");
  for (const char* key : {"operators_per_action", "variables_per_effective_bit"}) {
    if (details.contains(key)) run[key] = details[key];
  }
  return run;
}

}  // namespace

int PlanningCell::count(const char* key) const {
  return static_cast<int>(std::ranges::count_if(
      runs, [&](const Json& run) { return value_or_null(run, key) == Json(true); }));
}

int PlanningCell::count_status(const char* status) const {
  return static_cast<int>(std::ranges::count_if(
      runs, [&](const Json& run) { return value_or_null(run, "status") == Json(status); }));
}

RunCache::RunCache(const fs::path& folder, const std::string& model, const std::string& checksum)
    : file_(folder / (model + "-" + checksum + ".jsonl")) {
  for (const Json& line : json_lines(file_)) record(line);
}

const RunCache::Runs& RunCache::runs(const std::string& row,
                                     const planning::PlanConfig& config) const {
  static const Runs kNone;
  const auto found = runs_.find(row + " " + settings_text(config));
  return found == runs_.end() ? kNone : found->second;
}

PlanningCell RunCache::cell(const PaperRow& row, const planning::PlanConfig& config,
                            int count) const {
  PlanningCell cell{count * static_cast<int>(row.distances.size()), config.search.time, {}};
  for (const auto& [index, run] : runs(row.name, config)) {
    if (index % kInstancesPerDistance < count) cell.runs.push_back(run);
  }
  return cell;
}

void RunCache::record(const Json& line) {
  if (line.contains("description")) {
    description_ = line["description"];
  } else if (value_or_null(line, "drawn").is_string()) {
    pictures_.insert(line["drawn"].get<std::string>());
  } else if (value_or_null(line, "index").is_number_integer() &&
             value_or_null(line, "row").is_string() &&
             value_or_null(line, "settings").is_string()) {
    runs_[line["row"].get<std::string>() + " " + line["settings"].get<std::string>()]
         [line["index"].get<int>()] = line;
  }
}

void RunCache::append(const Json& line) {
  std::error_code error;
  fs::create_directories(file_.parent_path(), error);
  std::string before;  // ends a line that a kill cut short
  if (fs::exists(file_, error)) {
    const std::vector<std::uint8_t> bytes = read_bytes(file_);
    if (!bytes.empty() && bytes.back() != '\n') before = "\n";
  }
  std::ofstream out(file_, std::ios::app);
  out << before << json_text(line) << '\n';
  out.flush();
  if (!out) throw output_error(file_.string() + ": cannot write");
  record(line);
}

void RunCache::add_run(const std::string& row, const planning::PlanConfig& config, Json run) {
  Json line = {{"row", row}, {"settings", settings_text(config)}};
  line.update(run);
  append(line);
}

void RunCache::set_description(const Json& description) { append({{"description", description}}); }

void RunCache::set_pictures(const std::string& row) { append({{"drawn", row}}); }

std::string model_checksum(const fs::path& weights, const fs::path& domain) {
  return checksum(read_bytes(weights)) + "-" + checksum(read_bytes(domain));
}

std::string picture_checksum(const data::Instance& instance) {
  std::vector<std::uint8_t> bytes = instance.init.to_bytes();
  const std::vector<std::uint8_t> goal = instance.goal.to_bytes();
  bytes.insert(bytes.end(), goal.begin(), goal.end());
  return checksum(bytes);
}

void complete_cell(const RowTask& task, const planning::PlanConfig& config, int jobs,
                   const planning::SolveCommand& solve, RunCache& cache, Log& log,
                   const StopFlag& stop) {
  std::vector<const RowInstance*> missing;
  const RunCache::Runs& known = cache.runs(task.row, config);
  for (const RowInstance& one : task.instances) {
    const auto run = known.find(one.index);
    const bool recorded = run != known.end() && value_or_null(run->second, "pictures") ==
                                                    Json(picture_checksum(one.instance));
    if (!recorded) missing.push_back(&one);
  }
  SilentLog silent;
  for (std::size_t first = 0, last = 0; first < missing.size() && !stop.requested(); first = last) {
    // plan_instances() counts the seed up from the first instance: neighbours in the row run together.
    std::vector<data::Instance> batch;
    const int start = missing[first]->index;
    for (; last < missing.size() && static_cast<int>(batch.size()) < jobs &&
           missing[last]->index == start + static_cast<int>(batch.size());
         ++last) {
      batch.push_back(missing[last]->instance);
    }
    evaluation::EvaluationConfig evaluation{config, {config.search.search}, jobs, solve};
    evaluation.plan.seed = config.seed + static_cast<std::uint64_t>(start);
    for (const evaluation::InstanceResult& result :
         evaluation::plan_instances(task.model, &task.world, batch, evaluation, {}, silent, stop)) {
      if (!result.failure.empty()) {
        log.warning(
            fmt::format("{} {}: the search crashed: {}", task.row, result.name, result.failure));
        continue;
      }
      const auto one = std::find_if(
          missing.begin() + static_cast<std::ptrdiff_t>(first), missing.end(),
          [&](const RowInstance* other) { return other->instance.name == result.name; });
      cache.add_run(task.row, config, run_json(**one, result));
    }
    log.progress("paper", static_cast<std::int64_t>(last),
                 static_cast<std::int64_t>(missing.size()),
                 task.row + " " + config.search.search + (config.noise > 0 ? " noisy" : ""));
  }
}

}  // namespace latplan::experiments
