// The text of --help.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/exit_code.h"
#include "base/version.h"
#include "cli/arguments.h"

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

std::string Arguments::help(bool all) const {
  std::string usage = command_;
  std::string positionals;
  std::vector<std::string> sections = {"options"};
  bool hides = false;
  for (const Item& item : items_) {
    if (item.is_positional) continue;
    if (item.required) usage += " " + item.shown_name() + " " + item.field.placeholder();
    hides = hides || item.field.is_expert();
    const bool shown = all || !item.field.is_expert();
    if (shown && std::ranges::find(sections, item.section) == sections.end()) {
      sections.push_back(item.section);
    }
  }
  for (const Item& item : items_) {
    if (!item.is_positional) continue;
    const std::string word = item.field.name() + (item.field.is_list() ? "..." : "");
    usage += item.required ? " " + word : " [" + word + "]";
    std::string text = item.field.meaning();
    if (!item.required) {
      text += item.default_text.empty() ? " (optional)" : " (default " + item.default_text + ")";
    }
    positionals += entry(word, text);
  }
  std::string result = wrap(command_ + ": " + summary_, 0, kColumns) + "\n\n";
  result += "usage: " + usage + " [options]\n";
  if (!positionals.empty()) result += "\narguments:\n" + positionals;
  for (const std::string& title : sections) {
    result += "\n" + title + ":\n";
    for (const Item& item : items_) {
      const Field& field = item.field;
      if (item.is_positional || item.section != title || (field.is_expert() && !all)) continue;
      std::string left = item.short_name.empty() ? "    " : item.short_name + ", ";
      left += item.shown_name() + (field.is_flag() ? "" : " " + field.placeholder());
      std::vector<std::string> facts;
      if (!field.bounds().empty()) facts.push_back(field.bounds());
      if (item.required) {
        facts.emplace_back("required");
      } else if (!field.is_flag() && !item.default_text.empty()) {
        facts.push_back("default " + item.default_text);
      }
      for (const std::string& alias : field.aliases()) facts.push_back("also --" + alias);
      for (const auto& [flag, value] : field.shorthands()) {
        facts.push_back(fmt::format("--{} means {}", flag, value));
      }
      result +=
          entry(left, field.meaning() +
                          (facts.empty() ? "" : fmt::format(" ({})", fmt::join(facts, "; "))));
    }
    if (title == sections.front()) {
      result += entry("-h, --help", "show this text");
      if (hides) result += entry("    --help-all", "show all options");
    }
  }
  if (!examples_.empty()) {
    result += "\nexamples:\n";
    for (const auto& [line, what] : examples_) {
      result += "  " + line + "\n      " + wrap(what, 6, kColumns - 6) + "\n";
    }
  }
  result += "\nexit codes:\n";
  for (const ExitCode code : exit_codes_) {
    result += entry(std::to_string(static_cast<int>(code)), std::string(meaning(code)));
  }
  return result;
}

std::string Arguments::words() const {
  std::string text;
  const auto add = [&](const std::string& name, const std::string& choices,
                       const std::string& meaning) {
    text += name + "\t" + choices + "\t" + meaning + "\n";
  };
  for (const Item& item : items_) {
    if (item.is_positional) continue;
    const Field& field = item.field;
    const std::string choices = fmt::format("{}", fmt::join(field.choices(), " "));
    add(item.shown_name(), choices, field.meaning());
    if (!item.short_name.empty()) add(item.short_name, choices, field.meaning());
    for (const auto& [flag, value] : field.shorthands()) add("--" + flag, "", field.meaning());
  }
  add("--help", "", "show the help");
  add("--help-all", "", "show all options");
  return text;
}

// The headings of a help text are its lines that are not indented and end with a colon.
std::string man_page(const std::string& name, const std::string& help) {
  std::string title = name;
  std::ranges::replace(title, ' ', '-');
  std::string page =
      fmt::format(".TH {} 1 \"\" \"latplan {}\"\n.SH NAME\n", title, std::string(version()));
  std::istringstream stream(help);
  bool first = true;
  for (std::string line; std::getline(stream, line); first = false) {
    std::string text;
    for (const char c : line) text += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
    if (text.starts_with('.') || text.starts_with('\'')) text.insert(0, "\\&");
    const bool heading = line.size() > 1 && line[0] != ' ' && line.ends_with(':');
    if (first) {
      const std::size_t colon = text.find(": ");
      page += title + " \\- " + (colon == std::string::npos ? text : text.substr(colon + 2)) +
              "\n.SH SYNOPSIS\n.nf\n";
    } else if (heading) {
      std::ranges::transform(text, text.begin(),
                             [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
      page += ".fi\n.SH " + text.substr(0, text.size() - 1) + "\n.nf\n";
    } else {
      page += (text.empty() ? "" : text) + "\n";
    }
  }
  return page + ".fi\n";
}

}  // namespace latplan::cli
