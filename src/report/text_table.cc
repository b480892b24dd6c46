#include "report/text_table.h"

#include <algorithm>
#include <cstdlib>

#include "base/error.h"

namespace latplan::report {
namespace {

// Escapes column separators and line breaks.
std::string safe(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '|') result += '\\';
    result += c == '\n' || c == '\r' ? ' ' : c;
  }
  return result;
}

// Characters, not bytes: skips continuation bytes of UTF-8.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

bool is_number(const std::string& text) {
  if (text.empty()) return true;
  if (text == "-") return true;
  const std::string digits = text.back() == '%' ? text.substr(0, text.size() - 1) : text;
  char* end = nullptr;
  std::strtod(digits.c_str(), &end);
  return !digits.empty() && *end == '\0';
}

struct Column {
  std::size_t width = 3;  // minimum for the rule line
  bool right = false;
};

Column measure(const std::vector<TextRow>& table, std::size_t index) {
  Column column;
  bool numbers = true, filled = false;
  for (std::size_t r = 0; r < table.size(); ++r) {
    const std::string& cell = table[r][index];
    column.width = std::max(column.width, width(cell));
    if (r == 0) continue;  // the header
    numbers = numbers && is_number(cell);
    filled = filled || !cell.empty();
  }
  column.right = numbers && filled;
  return column;
}

std::string line(const TextRow& row, const std::vector<Column>& columns) {
  std::string text = "|";
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string padding(columns[i].width - width(row[i]), ' ');
    text += " " + (columns[i].right ? padding + row[i] : row[i] + padding) + " |";
  }
  return text + "\n";
}

}  // namespace

std::string text_table(const TextRow& header, std::span<const TextRow> rows) {
  std::vector<TextRow> table = {header};
  table.insert(table.end(), rows.begin(), rows.end());
  for (TextRow& row : table) {
    LATPLAN_CHECK(row.size() <= header.size(), "row longer than the header");
    row.resize(header.size());
    for (std::string& cell : row) cell = safe(cell);
  }
  std::vector<Column> columns;
  TextRow rule;
  for (std::size_t i = 0; i < header.size(); ++i) {
    columns.push_back(measure(table, i));
    rule.push_back(std::string(columns[i].width - 1, '-') + (columns[i].right ? ":" : "-"));
  }
  std::string text = line(table[0], columns) + line(rule, columns);
  for (std::size_t r = 1; r < table.size(); ++r) text += line(table[r], columns);
  return text;
}

}  // namespace latplan::report
