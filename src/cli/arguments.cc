#include "cli/arguments.h"

#include "base/error.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

namespace latplan::cli {

struct Arguments::Item {
  std::string long_name;    // "--seed"; for a positional its placeholder, "WORLD"
  std::string short_name;   // "-s" or empty
  std::string placeholder;  // what stands for the value in the help; empty: a flag
  std::string help;
  std::string section;
  std::string bounds;        // "1 to 100", "a, b or c", or empty
  std::string default_text;  // the value before parsing
  bool is_positional = false;
  bool many = false;  // takes several words, an option one each time it is given
  bool required = false;
  std::function<std::string()> show;             // the value now, as text
  std::function<void(const std::string&)> read;  // throws std::string: what is wrong with the text
  std::vector<std::string> words;                // as CLI11 found them
  int times = 0;

  bool is_flag() const { return placeholder.empty(); }
  std::string key() const {  // name in run.json
    std::string name = long_name.substr(is_positional ? 0 : 2);
    if (is_positional) {
      name = name.substr(0, name.find('.'));  // "INIT.png" -> "init"
      std::transform(name.begin(), name.end(), name.begin(),
                     [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    }
    return name;
  }
};

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

template <typename T>
T parse_number(const std::string& text) {
  T value{};
  const char* const end = text.data() + text.size();
  const char* const begin = text.data() + (text.starts_with('+') ? 1 : 0);
  const auto [rest, problem] = std::from_chars(begin, end, value);
  if (problem == std::errc::result_out_of_range) throw "'" + text + "' is too large";
  bool good = problem == std::errc() && rest == end;
  if constexpr (std::is_floating_point_v<T>) good = good && std::isfinite(value);
  if (!good) {
    throw "'" + text + "' is not " +
        (std::is_floating_point_v<T>
             ? "a number"
             : (std::is_unsigned_v<T> ? "a whole number from 0 up" : "a whole number"));
  }
  return value;
}

template <typename T>
void check_bounds(T value, const std::string& text, std::optional<T> low, std::optional<T> high) {
  if ((low && value < *low) || (high && value > *high)) {
    throw fmt::format("{} is out of bounds; expected {} to {}", text, *low, *high);
  }
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  if (text.ends_with(separator)) parts.emplace_back();
  return parts;
}

std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replace});
    }
  }
  return row.back();
}

// Show and read a list of paths, one word each.
std::function<std::string()> shower(const std::vector<std::filesystem::path>& values) {
  return [&values] {
    std::string text;
    for (const auto& value : values) text += (text.empty() ? "" : " ") + value.string();
    return text;
  };
}
std::function<void(const std::string&)> collector(std::vector<std::filesystem::path>& values) {
  return [&values](const std::string& text) {
    if (text.empty()) throw std::string("the path is empty");
    values.emplace_back(text);
  };
}

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

std::string nearest(const std::string& typed, const std::vector<std::string>& words) {
  std::string best;
  std::size_t best_distance = typed.size() / 4 + 2;  // at this distance it is another word
  for (const auto& word : words) {
    std::size_t distance = edit_distance(typed, word);
    if (typed.size() >= 3 && word.starts_with(typed)) distance = std::min<std::size_t>(distance, 1);
    if (distance < best_distance && distance < word.size()) {
      best = word;
      best_distance = distance;
    }
  }
  return best;
}

Arguments::Arguments(std::string command, std::string summary, std::vector<std::string> argv)
    : command_(std::move(command)), summary_(std::move(summary)), argv_(std::move(argv)) {}
Arguments::~Arguments() = default;

Arguments::Item& Arguments::add(const std::string& names, const std::string& placeholder,
                                const std::string& help, std::function<std::string()> show,
                                std::function<void(const std::string&)> read) {
  auto item = std::make_unique<Item>();
  for (const auto& name : split(names, ',')) {
    (name.starts_with("--") ? item->long_name : item->short_name) = name;
  }
  LATPLAN_CHECK(item->long_name.size() > 2, "an option needs a long name: " + names);
  LATPLAN_CHECK(find(item->long_name) == nullptr, "declared twice: " + names);
  LATPLAN_CHECK(item->short_name.empty() || find(item->short_name) == nullptr,
                "declared twice: " + names);
  item->placeholder = placeholder;
  item->help = help;
  item->section = section_;
  item->default_text = show();
  item->show = std::move(show);
  item->read = std::move(read);
  return *items_.emplace_back(std::move(item));
}

Arguments::Item& Arguments::add_positional(const std::string& name, const std::string& help,
                                           bool required, std::function<std::string()> show,
                                           std::function<void(const std::string&)> read) {
  auto item = std::make_unique<Item>();
  for (const auto& other : items_) {
    LATPLAN_CHECK(!other->is_positional || (!other->many && (other->required || !required)),
                  "no positional can follow " + other->long_name);
  }
  item->is_positional = true;
  item->long_name = item->placeholder = name;
  item->help = help;
  item->required = required;
  item->default_text = show();
  item->show = std::move(show);
  item->read = std::move(read);
  return *items_.emplace_back(std::move(item));
}

void Arguments::positional(const std::string& name, std::string& value, const std::string& help,
                           bool required) {
  add_positional(
      name, help, required, [&value] { return value; },
      [&value](const std::string& text) { value = text; });
}

void Arguments::positional(const std::string& name, std::filesystem::path& value,
                           const std::string& help, bool required) {
  add_positional(
      name, help, required, [&value] { return value.string(); },
      [&value](const std::string& text) {
        if (text.empty()) throw std::string("the path is empty");
        value = text;
      });
}

void Arguments::positional(const std::string& name, std::vector<std::filesystem::path>& values,
                           const std::string& help, bool required) {
  values.clear();
  add_positional(name, help, required, shower(values), collector(values)).many = true;
}

void Arguments::option(const std::string& names, std::string& value, const std::string& help) {
  add(
      names, "TEXT", help, [&value] { return value; },
      [&value](const std::string& text) { value = text; });
}

void Arguments::option(const std::string& names, std::filesystem::path& value,
                       const std::string& help) {
  add(
      names, "PATH", help, [&value] { return value.string(); },
      [&value](const std::string& text) {
        if (text.empty()) throw std::string("the path is empty");
        value = text;
      });
}

void Arguments::option(const std::string& names, std::vector<std::filesystem::path>& values,
                       const std::string& help) {
  values.clear();
  add(names, "PATH", help, shower(values), collector(values)).many = true;
}

void Arguments::option(const std::string& names, std::vector<std::string>& values,
                       const std::string& help) {
  values.clear();
  const auto show = [&values] { return fmt::format("{}", fmt::join(values, " ")); };
  add(names, "TEXT", help, show, [&values](const std::string& text) {
    values.push_back(text);
  }).many = true;
}

template <typename T>
void Arguments::number(const std::string& names, T& value, const std::string& help,
                       std::optional<T> low, std::optional<T> high) {
  auto& item = add(
      names, std::is_floating_point_v<T> ? "X" : "N", help,
      [&value] { return fmt::format("{}", value); },
      [&value, low, high](const std::string& text) {
        const T parsed = parse_number<T>(text);
        check_bounds(parsed, text, low, high);
        value = parsed;
      });
  if (low) item.bounds = fmt::format("{} to {}", *low, *high);
}

void Arguments::option(const std::string& names, int& value, const std::string& help) {
  number<int>(names, value, help, {}, {});
}
void Arguments::option(const std::string& names, int& value, const std::string& help, int low,
                       int high) {
  number<int>(names, value, help, low, high);
}
void Arguments::option(const std::string& names, std::int64_t& value, const std::string& help) {
  number<std::int64_t>(names, value, help, {}, {});
}
void Arguments::option(const std::string& names, std::int64_t& value, const std::string& help,
                       std::int64_t low, std::int64_t high) {
  number<std::int64_t>(names, value, help, low, high);
}
void Arguments::option(const std::string& names, std::uint64_t& value, const std::string& help) {
  number<std::uint64_t>(names, value, help, {}, {});
}
void Arguments::option(const std::string& names, std::uint64_t& value, const std::string& help,
                       std::uint64_t low, std::uint64_t high) {
  number<std::uint64_t>(names, value, help, low, high);
}
void Arguments::option(const std::string& names, double& value, const std::string& help) {
  number<double>(names, value, help, {}, {});
}
void Arguments::option(const std::string& names, double& value, const std::string& help, double low,
                       double high) {
  number<double>(names, value, help, low, high);
}

void Arguments::integers(const std::string& names, std::vector<int>& values,
                         const std::string& help, std::optional<int> low, std::optional<int> high) {
  auto& item = add(
      names, "N,N,...", help, [&values] { return fmt::format("{}", fmt::join(values, ",")); },
      [&values, low, high](const std::string& text) {
        std::vector<int> parsed;
        for (const auto& part : split(text, ',')) {
          parsed.push_back(parse_number<int>(part));
          check_bounds(parsed.back(), part, low, high);
        }
        if (parsed.empty()) throw std::string("the list is empty");
        values = parsed;
      });
  if (low) item.bounds = fmt::format("{} to {}", *low, *high);
}

void Arguments::option(const std::string& names, std::vector<int>& values,
                       const std::string& help) {
  integers(names, values, help, {}, {});
}
void Arguments::option(const std::string& names, std::vector<int>& values, const std::string& help,
                       int low, int high) {
  integers(names, values, help, low, high);
}

void Arguments::choice(const std::string& names, std::string& value,
                       const std::vector<std::string>& choices, const std::string& help) {
  auto& item = add(
      names, "NAME", help, [&value] { return value; },
      [&value, choices](const std::string& text) {
        if (std::find(choices.begin(), choices.end(), text) == choices.end()) {
          const std::string meant = nearest(text, choices);
          throw fmt::format("unknown value '{}'{}; one of: {}", text,
                            meant.empty() ? "" : " (did you mean " + meant + "?)",
                            fmt::join(choices, ", "));
        }
        value = text;
      });
  item.bounds = fmt::format("one of: {}", fmt::join(choices, ", "));
}

void Arguments::flag(const std::string& names, bool& value, const std::string& help) {
  LATPLAN_CHECK(!value, "a flag is false unless given: " + names);
  add(
      names, "", help, [&value] { return std::string(value ? "true" : "false"); },
      [&value](const std::string&) { value = true; });
}

void Arguments::require(const std::string& name) {
  for (auto& item : items_) {
    if (item->long_name == name) {
      item->required = true;
      return;
    }
  }
  LATPLAN_CHECK(false, "not declared: " + name);
}

void Arguments::section(const std::string& title) { section_ = title; }

void Arguments::example(const std::string& command_line, const std::string& what_it_does) {
  examples_.emplace_back(command_line, what_it_does);
}

std::optional<std::string> Arguments::peek_positional() const {
  for (std::size_t i = 0; i < argv_.size(); ++i) {
    const std::string& word = argv_[i];
    if (word == "--") return i + 1 < argv_.size() ? std::optional(argv_[i + 1]) : std::nullopt;
    if (!looks_like_option(word)) return word;
    if (word == "--help" || word == "-h") continue;
    const bool holds_value =
        word.starts_with("--") ? word.find('=') != std::string::npos : word.size() > 2;
    const Item* item = find(word);
    if (!holds_value && !(item != nullptr && item->is_flag())) ++i;
  }
  return {};
}

bool Arguments::has_word(const std::string& word) const {
  return std::find(argv_.begin(), argv_.end(), word) != argv_.end();
}

std::optional<std::string> Arguments::first_positional(const std::vector<std::string>& argv) {
  return Arguments("", "", argv).peek_positional();
}

const Arguments::Item* Arguments::find(const std::string& name) const {
  for (const auto& item : items_) {
    if (item->is_positional) continue;
    if (item->long_name == name || item->short_name == name) return item.get();
  }
  return nullptr;
}

void Arguments::fail(const std::string& message) const {
  throw usage_error(
      fmt::format("latplan {}: {}; see latplan {} --help", command_, message, command_));
}

void Arguments::fail_unknown(const std::string& word) const {
  if (!looks_like_option(word)) fail("unexpected argument '" + word + "'");
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> known = {"--help"};
  for (const auto& item : items_) {
    if (!item->is_positional) known.push_back(item->long_name);
  }
  const std::string meant = name.starts_with("--") ? nearest(name, known) : "";
  fail("unknown option " + name + (meant.empty() ? "" : " (did you mean " + meant + "?)"));
}

// Lets CLI11 sort the words to the items. Values are read later, by us, for errors in one style.
void Arguments::parse() {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<CLI::Option*> options;
  std::vector<std::vector<std::string>> words(items_.size());
  for (std::size_t i = 0; i < items_.size(); ++i) {
    const Item& item = *items_[i];
    if (item.is_flag()) {
      const auto names = item.long_name + (item.short_name.empty() ? "" : "," + item.short_name);
      options.push_back(app.add_flag(names));
      continue;
    }
    // CLI11 wants plain names: a positional is known to it by its number.
    auto names = item.is_positional ? "positional" + std::to_string(i) : item.long_name;
    if (!item.short_name.empty()) names += "," + item.short_name;
    options.push_back(app.add_option(names, words[i]));
    if (!item.many || !item.is_positional) {
      // TakeAll: a second mention reaches us, who say so. No extra arguments: "[a,b]" stays one word.
      options.back()->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
      options.back()->allow_extra_args(false);
    }
  }
  std::vector<std::string> reversed(argv_.rbegin(), argv_.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ArgumentMismatch& error) {
    // Ends in an option without its value: the text begins with the option's name.
    const std::string text = error.what();
    fail("option " + text.substr(0, text.find(':')) + " needs a value");
  } catch (const CLI::ParseError& error) {
    std::string text = error.what();
    std::replace(text.begin(), text.end(), '\n', ' ');
    fail(text);
  }
  auto extras = app.remaining();
  std::erase(extras, "--");  // CLI11 leaves the separator there
  for (const auto& word : extras) {
    if (looks_like_option(word)) fail_unknown(word);
  }
  if (!extras.empty()) fail_unknown(extras.front());
  for (std::size_t i = 0; i < items_.size(); ++i) {
    items_[i]->times = static_cast<int>(options[i]->count());
    items_[i]->words = options[i]->results();
  }
}

bool Arguments::finish(std::string& help_text) {
  for (const auto& word : argv_) {
    if (word == "--") break;
    if (word == "--help" || word == "-h") {
      help_text = help();
      return true;
    }
  }
  parse();
  for (const auto& item : items_) {
    if (item->required && item->times == 0) {
      fail((item->is_positional ? "missing argument " : "missing option ") + item->long_name);
    }
    if (item->is_flag()) {
      if (item->times > 0) item->read("");
      continue;
    }
    if (item->times > 1 && !item->many) fail("option " + item->long_name + " is given twice");
    for (const auto& word : item->words) {
      if (!item->is_positional && find(word) != nullptr) {
        fail("option " + item->long_name + " needs a value");  // `-o --force`
      }
      try {
        item->read(word);
      } catch (const std::string& problem) {
        fail(item->long_name + ": " + problem);
      }
    }
  }
  return false;
}

bool Arguments::given(const std::string& name) const {
  for (const auto& item : items_) {
    if (item->long_name == name) return item->times > 0;
  }
  LATPLAN_CHECK(false, "not declared: " + name);
  return false;
}

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

std::vector<std::pair<std::string, std::string>> Arguments::effective() const {
  std::vector<std::pair<std::string, std::string>> result;
  for (const auto& item : items_) result.emplace_back(item->key(), item->show());
  return result;
}

}  // namespace latplan::cli
