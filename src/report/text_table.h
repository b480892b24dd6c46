// Markdown tables, aligned for reading as plain text.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace latplan::report {

using TextRow = std::vector<std::string>;

// Columns of numbers are right-aligned. Short rows are filled with empty cells.
std::string text_table(const TextRow& header, std::span<const TextRow> rows);

}  // namespace latplan::report
