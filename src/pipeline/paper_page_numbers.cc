#include "pipeline/paper_page_numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "pipeline/paper_pages.h"

namespace latplan::pipeline {

using report::Json;

std::optional<double> number_at(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key) || !json[key].is_number()) return {};
  return json[key].get<double>();
}

std::string model_number(const PaperData& data, const std::string& name,
                         const std::vector<const char*>& path, const char* format) {
  const auto found = data.models.find(name);
  if (found == data.models.end()) return kNotRun;
  const Json* json = &found->second;
  for (const char* key : path) {
    if (!json->is_object() || !json->contains(key)) return "-";
    json = &(*json)[key];
  }
  return json->is_number() ? fmt::format(fmt::runtime(format), json->get<double>()) : "-";
}

std::string instances_text(const PlanningCell* cell) {
  if (cell == nullptr) return "-";
  const std::size_t done = cell->runs.size();
  return cell->complete() ? std::to_string(done) : fmt::format("{} of {}", done, cell->instances);
}

std::string instances_text(const PlanningCell* one, const PlanningCell* two) {
  if (one == nullptr || two == nullptr) return instances_text(one == nullptr ? two : one);
  const std::string first = instances_text(one), second = instances_text(two);
  return first == second ? first : first + ", " + second;
}

std::string models_note(const PaperData& data) {
  std::string priors;
  for (const PaperRow& row : paper_rows()) {
    const auto found = data.models.find(row.model);
    if (row.random_goal || found == data.models.end() || !found->second.contains("config"))
      continue;
    const Json& config = found->second["config"];
    if (!config.contains("epsilon") || config["epsilon"] == 0.1) continue;
    priors += fmt::format("{}{} {}", priors.empty() ? "" : ", ", row.title,
                          config["epsilon"].get<double>());
  }
  if (priors.empty()) return "Columns of epsilon 0.1 are those of the paper.";
  return "In the columns of epsilon 0.1 our models have the prior of their recipes: " + priors +
         "; those of epsilon 0.5 have 0.5.";
}

namespace {

// The rounds of some cell of that row and variant, where they are others than those asked for.
std::optional<int> other_rounds(const PaperData& data, const PaperRow& row,
                                const PaperVariant& variant) {
  for (const PaperSearch& search : paper_searches()) {
    for (const bool noisy : {false, true}) {
      const PlanningCell* cell = data.cell(row.name, variant.suffix, search.search, noisy);
      if (cell != nullptr && cell->other_cycle) return cell->other_cycle;
    }
  }
  return {};
}

}  // namespace

void add_rounds_notes(const PaperData& data, const ShowsCells& shows,
                      std::vector<std::string>& notes) {
  std::map<int, std::vector<std::string>> variants;  // by their rounds
  for (const PaperVariant& variant : paper_variants()) {
    for (const PaperRow& row : paper_rows()) {
      if (!shows(row, variant)) continue;
      const std::optional<int> rounds = other_rounds(data, row, variant);
      if (!rounds) continue;
      const std::string name = fmt::format("{} with epsilon {}", variant.model, variant.epsilon);
      std::vector<std::string>& names = variants[*rounds];
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
  }
  for (const auto& [rounds, names] : variants) {
    notes.push_back(
        fmt::format("Cells of models that are gone were planned with {} rounds of decoding and "
                    "encoding: {}.",
                    rounds, fmt::join(names, ", ")));
  }
}

bool shows_main_rows(const PaperRow& row, const PaperVariant&) { return !row.hanoi; }

bool shows_low_prior(const PaperRow& row, const PaperVariant& variant) {
  return !row.hanoi && variant.epsilon == "0.1";
}

}  // namespace latplan::pipeline
