// The text of --help.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

#include "cli/argument_item.h"

namespace latplan::cli {
namespace {

constexpr std::size_t kColumns = 100;
constexpr std::size_t kHelpColumn = 30;

// Text in lines of at most `width`, later ones indented; words longer than a line are kept whole.
std::string wrap(const std::string& text, std::size_t indent, std::size_t width) {
  std::string result;
  std::size_t used = 0;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    if (used > 0 && used + 1 + word.size() > width) {
      result += "\n" + std::string(indent, ' ');
      used = 0;
    }
    if (used > 0) {
      result += ' ';
      ++used;
    }
    result += word;
    used += word.size();
  }
  return result;
}

std::string entry(const std::string& left, const std::string& text) {
  std::string line = "  " + left;
  if (line.size() + 2 > kHelpColumn) {
    line += "\n" + std::string(kHelpColumn, ' ');
  } else {
    line.resize(kHelpColumn, ' ');
  }
  return line + wrap(text, kHelpColumn, kColumns - kHelpColumn) + "\n";
}

}  // namespace

std::string Arguments::help() const {
  std::string usage = "latplan " + command_;
  std::string positionals;
  std::vector<std::string> sections;
  for (const auto& item : items_) {
    if (!item->is_positional) {
      if (item->required) usage += " " + item->long_name + " " + item->placeholder;
      if (std::find(sections.begin(), sections.end(), item->section) == sections.end()) {
        sections.push_back(item->section);
      }
    }
  }
  for (const auto& item : items_) {
    if (!item->is_positional) continue;
    const std::string word = item->long_name + (item->many ? "..." : "");
    usage += item->required ? " " + word : " [" + word + "]";
    std::string text = item->help;
    if (!item->required) {
      text += item->default_text.empty() ? " (optional)" : " (default " + item->default_text + ")";
    }
    positionals += entry(word, text);
  }
  if (sections.empty()) sections.push_back(section_);

  std::string result = wrap("latplan " + command_ + ": " + summary_, 0, kColumns) + "\n\n";
  result += "usage: " + usage + " [options]\n";
  if (!positionals.empty()) result += "\narguments:\n" + positionals;
  for (const auto& title : sections) {
    result += "\n" + title + ":\n";
    for (const auto& item : items_) {
      if (item->is_positional || item->section != title) continue;
      std::string left = item->short_name.empty() ? "    " : item->short_name + ", ";
      left += item->long_name + (item->is_flag() ? "" : " " + item->placeholder);
      std::vector<std::string> facts;
      if (!item->bounds.empty()) facts.push_back(item->bounds);
      if (item->required) {
        facts.emplace_back("required");
      } else if (!item->is_flag()) {
        facts.push_back("default " + (item->default_text.empty() ? "none" : item->default_text));
      }
      result += entry(
          left, item->help + (facts.empty() ? "" : fmt::format(" ({})", fmt::join(facts, "; "))));
    }
    if (title == sections.front()) result += entry("-h, --help", "show this text");
  }
  if (!examples_.empty()) {
    result += "\nexamples:\n";
    for (const auto& [line, what] : examples_) {
      result += "  " + line + "\n      " + wrap(what, 6, kColumns - 6) + "\n";
    }
  }
  result +=
      "\nexit codes: 0 done, 33 bad input, 35 output not writable, 36 wrong use; all of them: "
      "latplan --help\n";
  return result;
}

}  // namespace latplan::cli
