#include "base/field.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/error.h"
#include "base/nearest.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

template <typename T>
constexpr bool kIsList =
    std::is_same_v<T, std::vector<std::string>> || std::is_same_v<T, std::vector<fs::path>>;

template <typename T>
std::string number_kind() {
  if constexpr (std::is_floating_point_v<T>) return "a number";
  return std::is_unsigned_v<T> ? "a whole number from 0 up" : "a whole number";
}

template <typename T>
T parse_number(const std::string& text) {
  T value{};
  const char* const end = text.data() + text.size();
  const bool plus = text.starts_with('+') && !text.starts_with("+-");
  const char* const begin = text.data() + (plus ? 1 : 0);
  const auto [rest, problem] = std::from_chars(begin, end, value);
  if (problem == std::errc::result_out_of_range)
    throw usage_error(in_quotes(text) + " is too large");
  bool good = problem == std::errc() && rest == end;
  if constexpr (std::is_floating_point_v<T>) good = good && std::isfinite(value);
  if (!good) throw usage_error(in_quotes(text) + " is not " + number_kind<T>());
  return value;
}

bool is_memory(double gibibytes) { return gibibytes >= 0 && gibibytes <= 1e6; }

Memory parse_memory(const std::string& text) {
  const std::string number = text.substr(0, text.find_last_not_of("MG") + 1);
  const std::string unit = text.substr(number.size());
  double value = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  const bool whole = error == std::errc() && end == number.data() + number.size();
  if (!whole || unit.size() > 1 || !is_memory(value)) {
    throw usage_error(in_quotes(text) +
                      " is not an amount of memory; expected GiB, or as in 64M, 8G");
  }
  return {unit == "M" ? value / 1024 : value};
}

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts = {""};
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

fs::path parse_path(const std::string& text) {
  if (text.empty()) throw usage_error("the path is empty");
  return text;
}

std::string bound_text(double bound) {
  const auto whole = static_cast<std::int64_t>(bound);
  return static_cast<double>(whole) == bound ? fmt::format("{}", whole) : fmt::format("{}", bound);
}

struct Text {
  std::string operator()(const bool* value) const { return *value ? "true" : "false"; }
  std::string operator()(const Memory* value) const { return fmt::format("{}", value->gibibytes); }
  std::string operator()(const std::string* value) const { return *value; }
  std::string operator()(const fs::path* value) const { return value->string(); }
  std::string operator()(const std::vector<int>* value) const {
    return fmt::format("{}", fmt::join(*value, ","));
  }
  std::string operator()(const std::vector<std::string>* value) const {
    return fmt::format("{}", fmt::join(*value, " "));
  }
  std::string operator()(const std::vector<fs::path>* value) const {
    std::string text;
    for (const fs::path& path : *value) text += (text.empty() ? "" : " ") + path.string();
    return text;
  }
  template <typename Number>
  std::string operator()(const Number* number) const {
    return fmt::format("{}", *number);
  }
};

}  // namespace

Field::Field(std::string name, Value value, std::string meaning)
    : name_(std::move(name)), value_(value), meaning_(std::move(meaning)) {}

Field::Field(std::string name, Value value, std::string meaning, double low, double high)
    : name_(std::move(name)),
      value_(value),
      meaning_(std::move(meaning)),
      bounded_(true),
      low_(low),
      high_(high) {}

Field::Field(std::string name, std::string* value, std::string meaning,
             std::vector<std::string> choices)
    : name_(std::move(name)),
      value_(value),
      meaning_(std::move(meaning)),
      choices_(std::move(choices)) {}

Field Field::expert() && {
  expert_ = true;
  return std::move(*this);
}

Field Field::alias(std::string name) && {
  aliases_.push_back(std::move(name));
  return std::move(*this);
}

Field Field::shorthand(std::string flag, std::string value) && {
  shorthands_.emplace_back(std::move(flag), std::move(value));
  return std::move(*this);
}

bool Field::is_list() const {
  return std::visit([](auto* value) { return kIsList<std::decay_t<decltype(*value)>>; }, value_);
}

bool Field::is_whole_number() const {
  return std::holds_alternative<int*>(value_) || std::holds_alternative<std::int64_t*>(value_) ||
         std::holds_alternative<std::uint64_t*>(value_);
}

std::string Field::placeholder() const {
  struct Placeholder {
    std::string operator()(const bool*) const { return ""; }
    std::string operator()(const double*) const { return "X"; }
    std::string operator()(const Memory*) const { return "GiB"; }
    std::string operator()(const std::string*) const { return "TEXT"; }
    std::string operator()(const fs::path*) const { return "PATH"; }
    std::string operator()(const std::vector<int>*) const { return "N,N,..."; }
    std::string operator()(const std::vector<std::string>*) const { return "TEXT"; }
    std::string operator()(const std::vector<fs::path>*) const { return "PATH"; }
    std::string operator()(const int*) const { return "N"; }
    std::string operator()(const std::int64_t*) const { return "N"; }
    std::string operator()(const std::uint64_t*) const { return "N"; }
  };
  return choices_.empty() ? std::visit(Placeholder{}, value_) : "NAME";
}

std::optional<std::pair<double, double>> Field::limits() const {
  if (!bounded_) return {};
  return std::pair(low_, high_);
}

std::string Field::bounds() const {
  if (!choices_.empty()) return fmt::format("one of: {}", fmt::join(choices_, ", "));
  return bounded_ ? bound_text(low_) + " to " + bound_text(high_) : "";
}

template <typename T>
void Field::check_bounds(T value) const {
  const auto number = static_cast<double>(value);
  if (bounded_ && !(number >= low_ && number <= high_)) {
    throw usage_error(fmt::format("{} is out of bounds; expected {}", value, bounds()));
  }
}

std::string Field::text() const { return std::visit(Text{}, value_); }

void Field::set(const std::string& text) const {
  const auto set_word = [&](std::string& value) {
    if (!choices_.empty() && std::ranges::find(choices_, text) == choices_.end()) {
      throw usage_error("unknown value " + in_quotes(text) + expected_one_of(text, choices_));
    }
    value = text;
  };
  const auto set_integers = [&](std::vector<int>& values) {
    std::vector<int> parsed;
    for (const std::string& word : split_at_commas(text)) {
      parsed.push_back(parse_number<int>(word));
      check_bounds(parsed.back());
    }
    values = std::move(parsed);
  };
  std::visit(
      [&](auto* value) {
        using T = std::decay_t<decltype(*value)>;
        if constexpr (std::is_same_v<T, bool>) {
          if (text != "true" && text != "false") {
            throw usage_error(in_quotes(text) + " is neither true nor false");
          }
          *value = text == "true";
        } else if constexpr (std::is_same_v<T, Memory>) {
          *value = parse_memory(text);
        } else if constexpr (std::is_same_v<T, std::string>) {
          set_word(*value);
        } else if constexpr (std::is_same_v<T, fs::path>) {
          *value = parse_path(text);
        } else if constexpr (std::is_same_v<T, std::vector<int>>) {
          set_integers(*value);
        } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
          value->push_back(text);
        } else if constexpr (std::is_same_v<T, std::vector<fs::path>>) {
          value->push_back(parse_path(text));
        } else {
          const T parsed = parse_number<T>(text);
          check_bounds(parsed);
          *value = parsed;
        }
      },
      value_);
}

Json Field::json() const {
  return std::visit(
      [](const auto* value) -> Json {
        using T = std::decay_t<decltype(*value)>;
        if constexpr (std::is_same_v<T, Memory>) {
          return value->gibibytes;
        } else if constexpr (std::is_same_v<T, fs::path>) {
          return value->string();
        } else if constexpr (std::is_same_v<T, std::vector<fs::path>>) {
          Json list = Json::array();
          for (const fs::path& path : *value) list.push_back(path.string());
          return list;
        } else {
          return *value;
        }
      },
      std::as_const(value_));
}

void Field::set(const JsonValue& json) const {
  const auto number = [&]<typename T>(const JsonValue& from, T) {
    const T value = from.number<T>();
    const auto real = static_cast<double>(value);
    if (bounded_ && !(real >= low_ && real <= high_)) throw from.error(bounds());
    return value;
  };
  const auto set_list = [&]<typename T>(std::vector<T>& values) {
    std::vector<T> parsed;
    for (const JsonValue& item : json.list()) {
      if constexpr (std::is_same_v<T, int>) {
        parsed.push_back(number(item, 0));
      } else {
        parsed.emplace_back(item.text());
      }
    }
    values = std::move(parsed);
  };
  std::visit(
      [&](auto* value) {
        using T = std::decay_t<decltype(*value)>;
        if constexpr (std::is_same_v<T, bool>) {
          *value = json.flag();
        } else if constexpr (std::is_same_v<T, Memory>) {
          const auto gibibytes = json.number<double>();
          if (!is_memory(gibibytes)) throw json.error("an amount of memory in GiB");
          *value = {gibibytes};
        } else if constexpr (std::is_arithmetic_v<T>) {
          *value = number(json, T{});
        } else if constexpr (std::is_same_v<T, std::string>) {
          const std::string text = json.text();
          if (!choices_.empty() && std::ranges::find(choices_, text) == choices_.end()) {
            throw json.fault("unknown value " + in_quotes(text) + expected_one_of(text, choices_));
          }
          *value = text;
        } else if constexpr (std::is_same_v<T, fs::path>) {
          *value = json.text();  // may be empty: not set
        } else {
          set_list(*value);
        }
      },
      value_);
}

Fields with_shown(const std::vector<std::string>& shown, Fields fields) {
  for (Field& field : fields) {
    if (std::ranges::find(shown, field.name()) == shown.end()) field = std::move(field).expert();
  }
  return fields;
}

const Field& find_field(const Fields& fields, const std::string& name) {
  for (const Field& field : fields) {
    if (field.name() == name || std::ranges::count(field.aliases(), name) > 0) return field;
  }
  std::vector<std::string> known;
  for (const Field& field : fields) known.push_back(field.name());
  const std::string meant = nearest(name, known);
  throw usage_error(
      "unknown option " + in_quotes(name) +
      (meant.empty() ? expected_one_of(name, known) : "; did you mean " + meant + "?"));
}

Json to_json(const Fields& fields) {
  Json json = Json::object();
  for (const Field& field : fields) json[field.name()] = field.json();
  return json;
}

void read_fields(const JsonValue& json, const Fields& fields) {
  for (const auto& [name, value] : json.members()) {
    const Field* field = nullptr;
    try {
      field = &find_field(fields, name);
    } catch (const Error& error) {
      throw json.fault(error.what());
    }
    field->set(value);
  }
}

}  // namespace latplan
