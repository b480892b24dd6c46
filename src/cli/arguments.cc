#include "cli/arguments.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>

#include "base/error.h"
#include "cli/argument_item.h"
#include "cli/nearest.h"

namespace latplan::cli {
namespace {

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

Arguments::Arguments(std::string command, std::string summary, std::vector<std::string> argv)
    : command_(std::move(command)), summary_(std::move(summary)), argv_(std::move(argv)) {}
Arguments::~Arguments() = default;

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

std::string Arguments::key_of(const Item& item) const {
  if (!item.is_positional) return item.long_name.substr(2);
  std::string whole = item.long_name;  // "INIT.png"
  std::transform(whole.begin(), whole.end(), whole.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string name = whole.substr(0, whole.find('.'));
  return find("--" + name) == nullptr ? name : whole;
}

std::vector<std::pair<std::string, std::string>> Arguments::effective(
    const Recorded& earlier) const {
  std::vector<std::pair<std::string, std::string>> result;
  for (const auto& item : items_) {
    const std::string key = key_of(*item);
    const auto known = earlier.find(key);
    result.emplace_back(key,
                        item->times > 0 || known == earlier.end() ? item->show() : known->second);
  }
  return result;
}

std::optional<std::string> Arguments::changed_since(const Recorded& earlier,
                                                    const std::vector<std::string>& free) const {
  for (const auto& item : items_) {
    if (item->times == 0 || std::find(free.begin(), free.end(), item->long_name) != free.end()) {
      continue;
    }
    const auto known = earlier.find(key_of(*item));
    if (known == earlier.end() || known->second != item->show()) return item->long_name;
  }
  return {};
}

}  // namespace latplan::cli
