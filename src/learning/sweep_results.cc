#include "learning/sweep_results.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "base/error.h"
#include "report/text_table.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPlanNumbers[] = {"instances", "found", "valid", "optimal"};

// Every number below `json` under its path; lists are left out.
void collect_numbers(const std::string& name, const Json& json,
                     std::map<std::string, double>& numbers) {
  if (json.is_number() || json.is_boolean()) {
    numbers[name] = json.is_boolean() ? (json.get<bool>() ? 1 : 0) : json.get<double>();
  } else if (json.is_object()) {
    for (const auto& [key, value] : json.items()) {
      collect_numbers(name + "/" + key, value, numbers);
    }
  }
}

void collect_counts(const Json& evaluation, std::map<std::string, double>& numbers) {
  if (!evaluation.contains("counts") || !evaluation["counts"].is_array()) return;
  for (const Json& row : evaluation["counts"]) {
    if (!row.is_object() || value_or_null(row, "distance") != "all") continue;
    const std::string prefix = "plan/" + text_or(row, "search", "?");
    for (const char* key : kPlanNumbers) {
      if (row.contains(key)) collect_numbers(prefix + "/" + key, row[key], numbers);
    }
  }
}

const char* const kQuality = "export/selection_score";
const char* const kExact = "train/best_held_out_exact";
// Main columns of the table; those of plans come after them.
const char* const kMainNumbers[] = {kExact,
                                    "export/actions",
                                    "export/effective_bits",
                                    "export/held_out_recall",
                                    "export/held_out_plausibility",
                                    kQuality,
                                    "fidelity/precision",
                                    "fidelity/recall",
                                    "metrics/loss_terms/negative_elbo",
                                    "metrics/state_variance"};

std::vector<std::string> columns_of(const std::vector<SweepResult>& results,
                                    const std::string& ranked) {
  std::set<std::string> known;
  for (const SweepResult& result : results) {
    for (const auto& [name, value] : result.numbers) known.insert(name);
  }
  std::vector<std::string> columns = {ranked};
  for (const char* name : kMainNumbers) {
    if (name != ranked && known.contains(name)) columns.emplace_back(name);
  }
  for (const std::string& name : known) {
    if (name.starts_with("plan/") && name != ranked) columns.push_back(name);
  }
  return columns;
}

std::string number_text(double value) {
  return value == std::floor(value) && std::abs(value) < 1e9 ? fmt::format("{:.0f}", value)
                                                             : fmt::format("{:.5g}", value);
}

Json training_entry(const SweepResult& result) {
  Json entry = {{"algorithm", result.run.name},
                {"domain", result.world},
                {"error", result.error.empty() ? "none" : result.error},
                {"world_options", result.world_options},
                {"config", nn::to_json(result.run.config.train)}};
  for (const auto& [option, value] : result.run.setting) entry["option_" + option] = value;
  for (const auto& [name, value] : result.numbers) entry[name] = value;
  return entry;
}

Json lab_instance(const SweepResult& result, const std::string& instance, const Json& found) {
  const auto get = [&](const char* key) { return found.contains(key) ? found[key] : Json(); };
  const bool solved = get("found") == Json(true);
  const std::string algorithm = result.run.name + ":" + text_or(found, "search", "auto");
  return {{"id", {algorithm, result.world, instance}},
          {"algorithm", algorithm},
          {"domain", result.world},
          {"problem", instance},
          {"coverage", solved ? 1 : 0},
          {"cost", get("plan_length")},
          {"expansions", get("expanded")},
          {"evaluated", get("evaluated")},
          {"generated", get("generated")},
          {"search_time", get("search_seconds")},
          {"memory", get("search_bytes")},
          {"found", get("found")},
          {"valid", get("valid")},
          {"optimal", get("optimal")},
          {"error", solved ? "none" : text_or(found, "status", "unknown")}};
}

}  // namespace

SweepResult read_result(const SweepRun& run, const fs::path& folder, const std::string& error) {
  SweepResult result;
  result.run = run;
  result.error = error;
  const Json record = read_json_if_there(folder / "run.json");
  const Json exported = read_json_if_there(folder / "export.json");
  const Json evaluation = part(read_json_if_there(folder / "evaluation" / "run.json"), "result");
  result.world = record.contains("world") && record["world"].is_string()
                     ? record["world"].get<std::string>()
                     : "own";
  result.world_options = part(record, "world_options");
  collect_numbers("train", part(record, "result"), result.numbers);
  collect_numbers("export", part(exported, "result"), result.numbers);
  collect_numbers("fidelity", part(evaluation, "fidelity"), result.numbers);
  collect_numbers("metrics", part(part(evaluation, "metrics"), "test"), result.numbers);
  collect_numbers("job", read_json_if_there(folder / "job.json"), result.numbers);
  collect_counts(evaluation, result.numbers);
  result.instances = part(evaluation, "instances");
  return result;
}

std::string full_number(const std::string& name) {
  std::vector<std::string> known(std::begin(kMainNumbers), std::end(kMainNumbers));
  for (const char* key : kPlanNumbers) known.push_back(std::string("plan/auto/") + key);
  for (const std::string& number : known) {
    if (number == name || number.ends_with("/" + name)) return number;
  }
  if (name == "auto") return name;
  throw usage_error(
      fmt::format("--rank {}: expected auto or one of: {}", name, fmt::join(known, ", ")));
}

std::string find_number(const std::vector<SweepResult>& results, const std::string& number) {
  const auto is_known = [&](const std::string& name) {
    return std::ranges::any_of(
        results, [&](const SweepResult& result) { return result.numbers.contains(name); });
  };
  if (number == "auto") return is_known(kQuality) ? kQuality : kExact;
  if (!is_known(number)) throw usage_error("--rank " + number + ": no run has this number");
  return number;
}

void rank(std::vector<SweepResult>& results, const std::string& number, bool smallest_first) {
  const auto key = [&](const SweepResult& result) {
    const auto found = result.numbers.find(number);
    const bool known = result.error.empty() && found != result.numbers.end();
    const double value = known ? found->second : 0;
    const auto exact = result.numbers.find(kExact);
    return std::make_tuple(!known, smallest_first ? value : -value,
                           exact == result.numbers.end() ? 0 : -exact->second, result.run.name);
  };
  std::ranges::sort(results, {}, key);
}

std::string sweep_table(const std::vector<SweepResult>& results, const std::string& number) {
  const std::vector<std::string> columns = columns_of(results, number);
  report::TextRow header = {"run"};
  header.insert(header.end(), columns.begin(), columns.end());
  std::vector<report::TextRow> rows;
  for (const SweepResult& result : results) {
    report::TextRow row = {result.run.name};
    if (!result.error.empty()) row.push_back("failed: " + result.error);
    for (const std::string& column : columns) {
      if (!result.error.empty()) break;
      const auto found = result.numbers.find(column);
      row.push_back(found == result.numbers.end() ? "-" : number_text(found->second));
    }
    rows.push_back(row);
  }
  return report::text_table(header, rows);
}

Json training_properties(const std::vector<SweepResult>& results) {
  Json properties = Json::object();
  for (const SweepResult& result : results) {
    properties[result.run.name] = training_entry(result);
  }
  return properties;
}

Json lab_properties(const std::vector<SweepResult>& results) {
  Json properties = Json::object();
  for (const SweepResult& result : results) {
    for (const auto& [instance, found] : result.instances.items()) {
      if (!found.is_object()) continue;
      properties[result.run.name + "-" + instance] = lab_instance(result, instance, found);
    }
  }
  return properties;
}

}  // namespace latplan::learning
