#include "cli/arguments.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/nearest.h"

namespace latplan::cli {
namespace {

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

Arguments::Arguments(std::string command, std::string summary, std::vector<std::string> argv)
    : command_(command.starts_with("latplan") ? command : "latplan " + command),
      summary_(std::move(summary)),
      argv_(std::move(argv)) {}

Arguments::Item& Arguments::add(Item item) {
  item.section = section_;
  item.default_text = item.field.text();
  return items_.emplace_back(std::move(item));
}

void Arguments::positional(Field field, bool required) {
  for (const Item& other : items_) {
    LATPLAN_CHECK(!other.is_positional || (!other.field.is_list() && (other.required || !required)),
                  "no positional can follow " + other.field.name());
  }
  Item& item = add({std::move(field)});
  item.is_positional = true;
  item.required = required;
}

void Arguments::option(Field field, const std::string& short_name) {
  LATPLAN_CHECK(find("--" + field.name()) == nullptr, "declared twice: " + field.name());
  LATPLAN_CHECK(short_name.empty() || find(short_name) == nullptr, "declared twice: " + short_name);
  add({std::move(field)}).short_name = short_name;
}

void Arguments::required_option(Field field, const std::string& short_name) {
  option(std::move(field), short_name);
  items_.back().required = true;
}

void Arguments::fields(const Fields& fields) {
  for (const Field& field : fields) {
    if (field.name() != "seed") option(field);  // all commands have --seed
  }
  if (!has_fields_) {
    option({"set", &settings_, "NAME=VALUE of any option that --help-all lists; repeatable"});
  }
  has_fields_ = true;
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
    if (word == "--help" || word == "-h" || word == "--help-all") continue;
    const bool holds_value =
        word.starts_with("--") ? word.find('=') != std::string::npos : word.size() > 2;
    const Item* item = find(word);
    if (!holds_value && !(item != nullptr && item->field.is_flag())) ++i;
  }
  return {};
}

const Arguments::Item* Arguments::find(const std::string& word) const {
  for (const Item& item : items_) {
    if (item.is_positional) continue;
    const std::vector<std::string>& aliases = item.field.aliases();
    if ("--" + item.field.name() == word || (!word.empty() && item.short_name == word) ||
        (word.starts_with("--") && std::ranges::find(aliases, word.substr(2)) != aliases.end())) {
      return &item;
    }
  }
  return nullptr;
}

void Arguments::fail(const std::string& message) const {
  throw usage_error(fmt::format("{}: {}; see {} --help", command_, message, command_));
}

void Arguments::fail_unknown(const std::string& word) const {
  if (!looks_like_option(word)) fail("unexpected argument '" + word + "'");
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> known = {"--help"};
  for (const Item& item : items_) {
    if (!item.is_positional) known.push_back(item.shown_name());
  }
  const std::string meant = name.starts_with("--") ? nearest(name, known) : "";
  fail("unknown option " + name + (meant.empty() ? "" : "; did you mean " + meant + "?"));
}

// CLI11 assigns the words to the items. Values are read later, so that all errors have one form.
void Arguments::sort_words() {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<CLI::Option*> options;
  std::vector<std::vector<std::string>> words(items_.size());
  std::vector<std::pair<CLI::Option*, std::pair<std::size_t, std::string>>> shorthands;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    const Item& item = items_[i];
    // CLI11 wants plain names: a positional is known to it by its number.
    std::string names =
        item.is_positional ? "positional" + std::to_string(i) : "--" + item.field.name();
    if (!item.short_name.empty()) names += "," + item.short_name;
    for (const std::string& alias : item.field.aliases()) names += ",--" + alias;
    for (const auto& [flag, value] : item.field.shorthands()) {
      shorthands.emplace_back(app.add_flag("--" + flag), std::pair(i, value));
    }
    if (item.field.is_flag()) {
      options.push_back(app.add_flag(names));
      continue;
    }
    options.push_back(app.add_option(names, words[i]));
    if (!item.field.is_list() || !item.is_positional) {
      // TakeAll: a repeated option reaches us. No extra arguments: "[a,b]" stays one word.
      options.back()->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
      options.back()->allow_extra_args(false);
    }
  }
  std::vector<std::string> reversed(argv_.rbegin(), argv_.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string text = error.what();  // begins with the option's name
    fail("option " + text.substr(0, text.find(':')) + " needs a value");
  } catch (const CLI::ParseError& error) {
    std::string text = error.what();
    std::ranges::replace(text, '\n', ' ');
    fail(text);
  }
  auto extras = app.remaining();
  std::erase(extras, "--");  // CLI11 leaves the separator there
  for (const auto& word : extras) {
    if (looks_like_option(word)) fail_unknown(word);
  }
  if (!extras.empty()) fail_unknown(extras.front());
  for (std::size_t i = 0; i < items_.size(); ++i) {
    items_[i].times = static_cast<int>(options[i]->count());
    items_[i].words = options[i]->results();
  }
  for (const auto& [option, target] : shorthands) {
    if (option->count() == 0) continue;
    items_[target.first].times += 1;
    items_[target.first].words.push_back(target.second);
  }
}

// `--set beta1=10` is `--beta1 10`.
void Arguments::apply_settings() {
  for (const std::string& setting : settings_) {
    const auto equals = setting.find('=');
    if (equals == 0 || equals == std::string::npos) {
      fail("--set: '" + setting + "'; expected NAME=VALUE");
    }
    const std::string name = setting.substr(0, equals);
    const Item* found = find("--" + name);
    if (found == nullptr) fail_unknown("--" + name);
    Item& item = items_[found - items_.data()];
    item.times += 1;
    item.words.push_back(setting.substr(equals + 1));
    read(item);
  }
}

void Arguments::read(const Item& item) {
  if (item.times == 0) return;
  if (item.times > 1 && !item.field.is_list() && !item.field.is_flag()) {
    fail("option " + item.shown_name() + " is given twice");
  }
  for (const std::string& word : item.words) {
    if (!item.is_positional && find(word) != nullptr) {
      fail("option " + item.shown_name() + " needs a value");  // `-o --force`
    }
    try {
      item.field.set(word);
    } catch (const Error& error) {
      fail(item.shown_name() + ": " + error.what());
    }
  }
}

bool Arguments::finish(std::string& help_text) {
  for (const auto& word : argv_) {
    if (word == "--") break;
    if (word == "--help" || word == "-h" || word == "--help-all") {
      help_text = help(word == "--help-all");
    } else if (word == "--help-man") {
      help_text = man_page(command_, help(true));
    } else if (word == "--help-words") {
      help_text = words();
    } else {
      continue;
    }
    return true;
  }
  sort_words();
  for (const Item& item : items_) {
    if (item.required && item.times == 0) {
      fail((item.is_positional ? "missing argument " : "missing option ") + item.shown_name());
    }
    read(item);
  }
  apply_settings();
  return false;
}

bool Arguments::given(const std::string& name) const {
  for (const Item& item : items_) {
    if (item.field.name() == name) return item.times > 0;
  }
  LATPLAN_CHECK(false, "not declared: " + name);
  return false;
}

Json Arguments::given_fields(const Fields& fields) const {
  Json json = Json::object();
  for (const Field& field : fields) {
    if (given(field.name())) json[field.name()] = field.json();
  }
  return json;
}

std::string Arguments::key_of(const Item& item) const {
  if (!item.is_positional) return item.field.name();
  std::string whole = item.field.name();  // "INIT.png"
  std::ranges::transform(whole, whole.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string name = whole.substr(0, whole.find('.'));
  return find("--" + name) == nullptr ? name : whole;
}

std::vector<std::pair<std::string, std::string>> Arguments::effective(
    const Recorded& earlier) const {
  std::vector<std::pair<std::string, std::string>> result;
  for (const Item& item : items_) {
    const std::string key = key_of(item);
    const auto known = earlier.find(key);
    const bool now = item.times > 0 || known == earlier.end();
    result.emplace_back(key, now ? item.field.text() : known->second);
  }
  return result;
}

std::optional<std::string> Arguments::changed_since(const Recorded& earlier,
                                                    const std::vector<std::string>& free) const {
  for (const Item& item : items_) {
    if (item.times == 0 || std::ranges::find(free, item.field.name()) != free.end()) continue;
    const auto known = earlier.find(key_of(item));
    if (known == earlier.end() || known->second != item.field.text()) return item.shown_name();
  }
  return {};
}

}  // namespace latplan::cli
