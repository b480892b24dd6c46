// One page per table or figure of the paper's sections on training and planning and of its Hanoi appendix: our numbers
// beside the printed ones.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "experiments/results.h"
#include "report/svg_plot.h"
#include "report/text_table.h"

namespace latplan::experiments {

inline constexpr const char* kNotRun = "not run";

struct PaperPage {
  report::TextRow header;
  std::vector<report::TextRow> rows;  // only what was run
  std::vector<std::string> notes;     // paragraphs above the table
  std::vector<std::string> pictures;  // files shown below the table
  std::vector<report::PlotPanel> panels;
  int done = 0, wanted = 0;  // cells

  void count(bool is_done) {
    ++wanted;
    done += is_done;
  }
  // Counts a cell and returns it.
  const PlanningCell* add(const PlanningCell* cell) {
    count(cell != nullptr && cell->complete());
    return cell;
  }
  // Adds a panel unless it is empty.
  void add_panel(report::PlotPanel panel);
  std::string status() const;  // "complete", "3 of 40 cells" or "not run"
};

struct PageEntry {
  std::vector<std::string> labels;  // as in the LaTeX: "tab:elbo"; the first names the file
  std::string title;
  std::string needs;  // what must be there, in words
  PaperPage (*make)(const PaperResults& results);

  std::string name() const;  // "tab-elbo"
};
// The catalog: a page is a function and an entry here.
std::span<const PageEntry> page_entries();

// Sentences that begin a page.
struct Provenance {
  std::string program, instances;
};

struct WrittenPage {
  std::string name, status;
};
// NAME.md of each page and NAME.svg of its figure; README.md lists the pages.
std::vector<WrittenPage> write_pages(const std::filesystem::path& folder,
                                     const PaperResults& results, const Provenance& provenance);

// Helpers of the pages.
using JsonPath = std::vector<const char*>;
std::optional<double> number_at(const Json& json, const JsonPath& path);
std::optional<double> number_at(const Json& json, const char* key);
std::string number_text(const Json& json, const JsonPath& path, const char* format);  // or "-"
std::string text_at(const Json& json, const char* key);                               // or ""
// Series by name, as a panel wants them.
using SeriesByName = std::map<std::string, report::PlotSeries>;
void add_point(SeriesByName& series, const std::string& name, double x, double y);
std::vector<report::PlotSeries> to_list(const SeriesByName& series);

// Section "Planning Performance" and its appendices.
PaperPage planning_summary(const PaperResults& results);
PaperPage planning_counts(const PaperResults& results);
PaperPage hanoi_counts(const PaperResults& results);
PaperPage preprocessing(const PaperResults& results);
PaperPage plan_examples(const PaperResults& results);
PaperPage search_effort(const PaperResults& results);
// Networks trained by the loss alone.
PaperPage network_exam(const PaperResults& results);
PaperPage network_ablation(const PaperResults& results);
// Section "Training Performance" and the appendix on training curves.
PaperPage best_elbo(const PaperResults& results);
PaperPage training_comparisons(const PaperResults& results);
PaperPage training_curves(const PaperResults& results);
PaperPage table_statistics(const PaperResults& results);
PaperPage generalisation(const PaperResults& results);

}  // namespace latplan::experiments
