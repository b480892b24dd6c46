// One page for each table and figure of the paper's sections on training and planning and of its Hanoi appendix: our
// numbers with the paper's beside them, "not run" where there are none.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "pipeline/paper_data.h"
#include "report/text_table.h"

namespace latplan::pipeline {

struct PaperPage {
  report::TextRow header;
  std::vector<report::TextRow> rows;
  // What the Markdown shows instead of hundreds of rows, which are in the CSV then; empty: the rows.
  report::TextRow digest_header;
  std::vector<report::TextRow> digest;
  std::vector<std::string> notes;     // sentences above the table
  std::vector<std::string> pictures;  // files to show below it
  std::string svg;                    // the figure; empty: none
  bool any = false;                   // some of it was run
};

struct PaperLabel {
  std::string label;  // as in the LaTeX: "tab:elbo"
  std::string title;
  std::string needs;  // what must be there, in words
  PaperPage (*make)(const PaperData& data);
};
// The catalog: a page is a function and a line of it.
std::span<const PaperLabel> paper_labels();

inline constexpr const char* kRun = "run";
inline constexpr const char* kNotRun = "not run";
inline constexpr const char* kKept = "kept from an earlier run";

std::string page_name(std::string label);  // with a dash for the colon

// NAME.md, NAME.csv, NAME.json and, for figures, NAME.svg, NAME being page_name(). A page with
// nothing to show does not replace one that has something. Returns one of the three above.
std::string write_page(const std::filesystem::path& folder, const PaperLabel& label,
                       const PaperPage& page, const std::string& provenance);
// README.md: every label with its title and what write_page() said.
void write_index(const std::filesystem::path& folder, const std::vector<std::string>& status,
                 const std::string& provenance);

// Of the section "Planning Performance", its appendices, and the gallery.
PaperPage planning_summary(const PaperData& data);
PaperPage ama3_against_ama4(const PaperData& data);
PaperPage heuristics_by_search(const PaperData& data);
PaperPage heuristics_by_world(const PaperData& data);
PaperPage exhausted_by_search(const PaperData& data);
PaperPage exhausted_by_world(const PaperData& data);
PaperPage valid_by_prior(const PaperData& data);
PaperPage optimal_of_valid(const PaperData& data);
PaperPage preprocessing(const PaperData& data);
PaperPage hanoi_planning(const PaperData& data);
PaperPage gallery_of_plans(const PaperData& data);
PaperPage noisy_pictures(const PaperData& data);
// Of the section "Training Performance" and the appendix on training curves.
PaperPage best_elbo(const PaperData& data);
PaperPage elbo_against_untuned(const PaperData& data);
PaperPage elbo_by_prior(const PaperData& data);
PaperPage elbo_ama3_ama4(const PaperData& data);
PaperPage variance_by_prior(const PaperData& data);
PaperPage effective_bits_by_prior(const PaperData& data);
PaperPage zero_bits_by_prior(const PaperData& data);
PaperPage successor_error(const PaperData& data);
PaperPage xor_bits(const PaperData& data);
PaperPage table_statistics(const PaperData& data);
PaperPage training_curves(const PaperData& data);
PaperPage generalisation(const PaperData& data);
PaperPage selection(const PaperData& data);

}  // namespace latplan::pipeline
