#include "experiments/pages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

constexpr const char* kModels = "models in --models";
constexpr const char* kSweeps = "sweeps in OUTPUT/sweeps";
constexpr const char* kNetworks = "lines of tools/network-table in OUTPUT/networks.jsonl";
constexpr const char* kVariants =
    "models in --models, also NAME-ama4, NAME-eps0.5, NAME-ama3, NAME-ama3-eps0.5. No network is "
    "shipped, so their cells are not run; [the exam](network-actions.md) and [the "
    "ablation](ablation.md) have networks, with our search";

std::string labels_text(const PageEntry& entry) {
  return fmt::format("`{}`", fmt::join(entry.labels, "`, `"));
}

std::string markdown(const PageEntry& entry, const PaperPage& page, const Provenance& provenance) {
  const std::string name = entry.name(), status = page.status();
  // The lines of networks name their own instances.
  std::string text =
      fmt::format("# {}\n\n{}: **{}**. {}{}\n\n", entry.title, labels_text(entry), status,
                  provenance.program, entry.needs == kNetworks ? "" : " " + provenance.instances);
  if (page.done < page.wanted) text += fmt::format("A complete page needs {}.\n\n", entry.needs);
  if (page.rows.empty()) return text;
  for (const std::string& note : page.notes) text += note + "\n\n";
  if (!page.panels.empty()) text += fmt::format("![{}]({}.svg)\n\n", entry.title, name);
  text += report::text_table(page.header, page.rows) + "\n";
  for (const std::string& picture : page.pictures) {
    text += fmt::format("{0}\n\n![{0}]({1})\n\n", fs::path(picture).stem().string(), picture);
  }
  text.erase(text.find_last_not_of('\n') + 1);
  return text + "\n";
}

}  // namespace

std::span<const PageEntry> page_entries() {
  static const std::vector<PageEntry> kEntries = {
      {{"summary"}, "Planning with our default search", kModels, planning_summary},
      {{"network-actions"}, "Network actions: the exam", kNetworks, network_exam},
      {{"ablation"}, "Ablation: networks and extraction methods", kNetworks, network_ablation},
      {{"generalisation"}, "Generalisation beyond the training data", kModels, generalisation},
      {{"tab:elbo"}, "Lowest negative ELBO", kSweeps, best_elbo},
      {{"fig:vs-notune", "fig:vs-nozsae", "fig:ama3-ama4", "fig:variance", "fig:effective",
        "fig:constantzero", "fig:action-model"},
       "Comparison of trainings",
       kSweeps,
       training_comparisons},
      {{"fig:curve"}, "Training curves", "train.jsonl of runs in OUTPUT/sweeps", training_curves},
      {{"tab:statistics-summary", "tab:xor"},
       "Propositions, actions and XOR bits",
       kVariants,
       table_statistics},
      {{"tab:vs-nozsae", "tab:vanilla-ama3-vs-ama4", "tab:opt-valid-ratio", "fig:exhaust-vs-nozsae",
        "fig:exhaust-vs-nozsae-domain"},
       "Plans of `learn`, AMA3+ and AMA4+, clean and noisy",
       kVariants,
       planning_counts},
      {{"tab:planning-hanoi"}, "Towers of Hanoi", kVariants, hanoi_counts},
      {{"fig:heuristics", "fig:heuristics-domainwise"},
       "Search effort against blind search",
       kVariants,
       search_effort},
      {{"planner-preprocessing"},
       "Tasks after the planner's preprocessing",
       kModels,
       preprocessing},
      {{"fig:planning-examples", "fig:noise"}, "Examples of plans", kModels, plan_examples},
  };
  return kEntries;
}

std::string PageEntry::name() const {
  std::string name = labels.front();
  std::ranges::replace(name, ':', '-');
  return name;
}

void PaperPage::add_panel(report::PlotPanel panel) {
  const bool any = std::ranges::any_of(
      panel.series, [](const report::PlotSeries& series) { return !series.points.empty(); });
  if (any) panels.push_back(std::move(panel));
}

std::string PaperPage::status() const {
  if (rows.empty()) return kNotRun;
  return done == wanted ? "complete" : fmt::format("{} of {} cells", done, wanted);
}

std::vector<WrittenPage> write_pages(const fs::path& folder, const PaperResults& results,
                                     const Provenance& provenance) {
  std::vector<WrittenPage> written;
  std::vector<report::TextRow> index;
  for (const PageEntry& entry : page_entries()) {
    const PaperPage page = entry.make(results);
    const std::string name = entry.name();
    write_atomically(folder / (name + ".md"), markdown(entry, page, provenance));
    std::error_code error;
    fs::remove(folder / (name + ".svg"), error);
    if (!page.panels.empty()) {
      write_atomically(folder / (name + ".svg"), report::svg_plot(page.panels));
    }
    written.push_back({name, page.status()});
    index.push_back(
        {fmt::format("[{}]({}.md)", entry.title, name), labels_text(entry), page.status()});
  }
  write_atomically(
      folder / "README.md",
      "# Results\n\n"
      "Every table and figure of the paper's sections on training and planning and of its Hanoi "
      "appendix, with our numbers beside the paper's. " +
          provenance.program + " " + provenance.instances + "\n\n" +
          report::text_table({"page", "label", "holds"}, index) +
          "\n`latplan-paper` plans what the cache does not hold and writes these pages. "
          "`latplan-paper --render` writes them from the cache alone. `cache` has one file of "
          "planner runs per model; a file whose checksum fits no model can be deleted. `sweeps` "
          "has the output of `latplan sweep` that the pages on training show, `networks.jsonl` "
          "that "
          "of `tools/network-table`.\n");
  return written;
}

std::optional<double> number_at(const Json& json, const JsonPath& path) {
  Json value = json;
  for (const char* key : path) value = value_or_null(Json(value), key);
  return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

std::optional<double> number_at(const Json& json, const char* key) {
  return number_at(json, JsonPath{key});
}

std::string number_text(const Json& json, const JsonPath& path, const char* format) {
  const auto number = number_at(json, path);
  return number ? fmt::format(fmt::runtime(format), *number) : "-";
}

std::string text_at(const Json& json, const char* key) {
  const Json value = value_or_null(json, key);
  return value.is_string() ? value.get<std::string>() : "";
}

void add_point(SeriesByName& series, const std::string& name, double x, double y) {
  series[name].name = name;
  series[name].points.emplace_back(x, y);
}

std::vector<report::PlotSeries> to_list(const SeriesByName& series) {
  std::vector<report::PlotSeries> list;
  for (const auto& [name, one] : series) list.push_back(one);
  return list;
}

}  // namespace latplan::experiments
