// Tables as Markdown, aligned so that they read well as plain text, too.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace latplan::report {

using TextRow = std::vector<std::string>;

// A column whose cells are all numbers (or empty) is aligned to the right. Short rows are filled up with empty cells.
std::string text_table(const TextRow& header, std::span<const TextRow> rows);

}  // namespace latplan::report
