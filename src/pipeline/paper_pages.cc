#include "pipeline/paper_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/files.h"
#include "base/json_text.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

constexpr const char* kModels = "models in --models";
constexpr const char* kSweeps = "sweeps of the paper's grid in --sweeps";
constexpr const char* kVariants =
    "models in --models, also NAME-ama3, NAME-eps0.5, NAME-ama3-eps0.5";

std::string csv_cell(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string csv_line(const report::TextRow& row) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) line += (i == 0 ? "" : ",") + csv_cell(row[i]);
  return line + "\n";
}

std::string markdown(const PaperLabel& label, const PaperPage& page, const std::string& name,
                     const std::string& provenance) {
  std::string text = fmt::format("# {}\n\n`{}`. {}\n\n", label.title, label.label, provenance);
  if (!page.any) text += fmt::format("**{}**: needs {}.\n\n", kNotRun, label.needs);
  for (const std::string& note : page.notes) text += note + "\n\n";
  if (!page.svg.empty()) text += fmt::format("![{}]({}.svg)\n\n", label.title, name);
  if (!page.digest.empty()) {
    text += fmt::format("{}\nEvery point: [{}.csv]({}.csv).\n\n",
                        report::text_table(page.digest_header, page.digest), name, name);
  } else if (!page.rows.empty()) {
    text += report::text_table(page.header, page.rows) + "\n";
  }
  for (const std::string& picture : page.pictures) {
    text += fmt::format("{}\n\n![{}]({})\n\n", fs::path(picture).stem().string(),
                        fs::path(picture).stem().string(), picture);
  }
  return text;
}

bool was_run(const fs::path& json) {
  std::error_code error;
  if (!fs::exists(json, error)) return false;
  const Json page = Json::parse(read_text(json), nullptr, false);
  return page.is_object() && page.value("status", "") == kRun;
}

}  // namespace

std::span<const PaperLabel> paper_labels() {
  static const std::vector<PaperLabel> kLabels = {
      {"summary", "Planning with our default search", kModels, planning_summary},
      {"generalisation", "Generalisation, not memory", kModels, generalisation},
      {"selection", "What each model was chosen from", "sweeps over seeds in --selection",
       selection},
      {"tab:elbo", "Best negative ELBO", kSweeps, best_elbo},
      {"fig:vs-notune", "-ELBO, weights tuned against weights 1", kSweeps, elbo_against_untuned},
      {"fig:vs-nozsae", "-ELBO, epsilon 0.1 against 0.5", kSweeps, elbo_by_prior},
      {"fig:ama3-ama4", "-ELBO, AMA3+ against AMA4+", kSweeps, elbo_ama3_ama4},
      {"fig:variance", "State variance under noise", kSweeps, variance_by_prior},
      {"fig:effective", "Effective bits", kSweeps, effective_bits_by_prior},
      {"fig:constantzero", "Bits that are always 0", kSweeps, zero_bits_by_prior},
      {"fig:action-model", "Error of the predicted successor", kSweeps, successor_error},
      {"tab:xor", "XOR bits and compiled actions", kVariants, xor_bits},
      {"tab:statistics-summary", "Statistics of the PDDL", kModels, table_statistics},
      {"tab:vanilla-ama3-vs-ama4", "Planning, AMA3+ against AMA4+", kVariants, ama3_against_ama4},
      {"fig:heuristics", "Evaluations and time against blind search", kModels,
       heuristics_by_search},
      {"fig:heuristics-domainwise", "The same, coloured by world", kModels, heuristics_by_world},
      {"fig:exhaust-vs-nozsae", "Exhausted instances, epsilon 0.1 against 0.5", kVariants,
       exhausted_by_search},
      {"fig:exhaust-vs-nozsae-domain", "The same, coloured by world", kVariants,
       exhausted_by_world},
      {"fig:noise", "Pictures before and after noise", kModels, noisy_pictures},
      {"tab:vs-nozsae", "Valid plans, epsilon 0.1 against 0.5, clean and noisy", kVariants,
       valid_by_prior},
      {"tab:opt-valid-ratio", "Optimal plans of the valid ones", kVariants, optimal_of_valid},
      {"planner-preprocessing", "What the planner's preprocessing leaves", kModels, preprocessing},
      {"fig:curve", "Training curves", "runs or sweeps with their train.jsonl in --sweeps",
       training_curves},
      {"tab:planning-hanoi", "Towers of Hanoi", kVariants, hanoi_planning},
      {"fig:planning-examples", "A gallery of plans", kModels, gallery_of_plans},
  };
  return kLabels;
}

std::string page_name(std::string label) {
  std::ranges::replace(label, ':', '-');
  return label;
}

std::string write_page(const fs::path& folder, const PaperLabel& label, const PaperPage& page,
                       const std::string& provenance) {
  const std::string name = page_name(label.label);
  if (!page.any && was_run(folder / (name + ".json"))) return kKept;
  write_atomically(folder / (name + ".md"), markdown(label, page, name, provenance));
  std::string csv = csv_line(page.header);
  for (const report::TextRow& row : page.rows) csv += csv_line(row);
  write_atomically(folder / (name + ".csv"), csv);
  const Json json = {
      {"label", label.label},  {"title", label.title},     {"status", page.any ? kRun : kNotRun},
      {"needs", label.needs},  {"provenance", provenance}, {"notes", page.notes},
      {"header", page.header}, {"rows", page.rows},        {"pictures", page.pictures}};
  write_atomically(folder / (name + ".json"), json_text(json, 1) + "\n");
  if (!page.svg.empty()) write_atomically(folder / (name + ".svg"), page.svg);
  return page.any ? kRun : kNotRun;
}

void write_index(const fs::path& folder, const std::vector<std::string>& status,
                 const std::string& provenance) {
  std::vector<report::TextRow> rows;
  const auto labels = paper_labels();
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::string name = page_name(labels[i].label);
    rows.push_back({fmt::format("[{}]({}.md)", labels[i].label, name), labels[i].title,
                    status[i] == kRun ? "" : status[i]});
  }
  write_atomically(folder / "README.md",
                   "# Results\n\nMade by `latplan evaluate --paper`: every table and figure of the "
                   "paper's sections on training and planning, and of its Hanoi appendix, with our "
                   "numbers beside the paper's.\n\n" +
                       provenance + "\n\n" +
                       report::text_table({"label", "what it shows", "status"}, rows));
}

}  // namespace latplan::pipeline
