// What commands declare: positionals, options, choices and flags, and how the text of each becomes its value.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

#include "base/error.h"
#include "cli/argument_item.h"
#include "cli/nearest.h"

namespace latplan::cli {
namespace {

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

}  // namespace

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

}  // namespace latplan::cli
