// How the pages of pipeline/paper_pages.h read numbers, and what several of them say of their cells.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "pipeline/paper_data.h"

namespace latplan::pipeline {

std::optional<double> number_at(const report::Json& json, const char* key);

// A number of a model below --models; "not run" without it, "-" where it has none.
std::string model_number(const PaperData& data, const std::string& name,
                         const std::vector<const char*>& path, const char* format);

// How many instances were run: "40", "13 of 40" where some are missing, "-" without a cell.
std::string instances_text(const PlanningCell* cell);
// Of two cells of a line: "40, 13 of 40" where they differ.
std::string instances_text(const PlanningCell* one, const PlanningCell* two);

// Which prior our models of the paper's columns of epsilon 0.1 really had.
std::string models_note(const PaperData& data);

// Adds, of the cells that a page shows, which were planned with other rounds of decoding and encoding than the rest
// (PlanningCell::other_cycle): a sentence for each number of rounds.
using ShowsCells = std::function<bool(const PaperRow&, const PaperVariant&)>;
void add_rounds_notes(const PaperData& data, const ShowsCells& shows,
                      std::vector<std::string>& notes);
// What most pages show: no Hanoi, whose rows have a table of their own.
bool shows_main_rows(const PaperRow& row, const PaperVariant& variant);
// The same, of the columns of epsilon 0.1 alone.
bool shows_low_prior(const PaperRow& row, const PaperVariant& variant);

}  // namespace latplan::pipeline
