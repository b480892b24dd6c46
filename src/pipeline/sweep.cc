#include "pipeline/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"

namespace latplan::pipeline {
namespace {

constexpr std::size_t kLongestName = 120;
constexpr std::uint64_t kMostAttempts = 100;  // at a draw that was not made yet

// "a=b" -> {a, b}.
std::pair<std::string, std::string> split_assignment(const std::string& text,
                                                     const std::string& what) {
  const auto equals = text.find('=');
  if (equals == 0 || equals == std::string::npos || equals + 1 == text.size()) {
    throw usage_error("'" + text + "'; expected " + what);
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<std::string> split_at(const std::string& text, char separator) {
  std::vector<std::string> parts = {""};
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

template <typename T>
bool read_number(const std::string& text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

// Sets the field of that name; see nn::visit_fields.
struct SetField {
  const std::string& option;
  const std::string& text;
  bool found = false;
  bool whole = false;  // it takes whole numbers

  template <typename T>
  void number(const char* name, T& value, T low, T high) {
    if (option != name) return;
    found = true;
    whole = std::is_integral_v<T>;
    if (!text.empty() && (!read_number(text, value) || !(value >= low && value <= high))) {
      throw usage_error(fmt::format("{}={}; expected a{} number from {} to {}", option, text,
                                    whole ? " whole" : "", low, high));
    }
  }
  void operator()(const char* name, int& value, const char*, int low, int high) {
    number(name, value, low, high);
  }
  void operator()(const char* name, double& value, const char*, double low, double high) {
    number(name, value, low, high);
  }
  void operator()(const char* name, std::uint64_t& value, const char*) {
    number(name, value, std::uint64_t{0}, ~std::uint64_t{0});
  }
  void operator()(const char* name, std::string& value, const char*,
                  const std::vector<std::string>& choices) {
    if (option != name) return;
    found = true;
    if (text.empty()) return;
    if (std::ranges::find(choices, text) == choices.end()) {
      throw usage_error(
          fmt::format("{}={}; expected one of: {}", option, text, fmt::join(choices, ", ")));
    }
    value = text;
  }
};

// Options of latplan train that are no field of its configuration.
const char* const kNotSwept[] = {"recipe", "pairs", "output", "resume", "force", "json", "quiet"};

void check_found(const SetField& field) {
  if (field.found) return;
  if (field.option == "preset") {
    throw usage_error(
        "'preset' cannot be swept: it stands for many options; sweep those, and name one preset "
        "for all runs with --preset");
  }
  throw usage_error("'" + field.option +
                    (std::ranges::find(kNotSwept, field.option) != std::end(kNotSwept)
                         ? "' cannot be swept: it is no option of the network or its training"
                         : "' is no option of latplan train"));
}

bool takes_whole_numbers(const std::string& option) {
  nn::TrainConfig any;
  const std::string nothing;
  SetField field{option, nothing};
  nn::visit_fields(any, field);
  check_found(field);
  return field.whole;
}

std::string draw(const Range& range, Rng& rng) {
  const double share = rng.uniform();
  const double value = range.logarithmic ? range.low * std::pow(range.high / range.low, share)
                                         : range.low + (range.high - range.low) * share;
  if (takes_whole_numbers(range.option)) return fmt::format("{}", std::lround(value));
  return fmt::format("{:.4g}", value);
}

}  // namespace

Axis parse_axis(const std::string& text) {
  const auto [option, values] = split_assignment(text, "option=value,value");
  Axis axis{option, split_at(values, ',')};
  std::set<std::string> meanings;  // 1e2 and 100 are one value
  for (const std::string& value : axis.values) {
    if (!meanings.insert(nn::to_json(with_setting({}, {{option, value}})).dump()).second) {
      throw usage_error("'" + text + "': a value twice");
    }
  }
  return axis;
}

Range parse_range(const std::string& text) {
  const std::string expected = "option=low:high or option=low:high:log";
  const auto [option, bounds] = split_assignment(text, expected);
  const std::vector<std::string> parts = split_at(bounds, ':');
  Range range{option, 0, 0, parts.size() == 3};
  if (parts.size() < 2 || parts.size() > 3 || (range.logarithmic && parts[2] != "log") ||
      !read_number(parts[0], range.low) || !read_number(parts[1], range.high) ||
      range.low > range.high || (range.logarithmic && range.low <= 0)) {
    throw usage_error("'" + text + "'; expected " + expected);
  }
  for (const std::string& bound : {parts[0], parts[1]}) with_setting({}, {{option, bound}});
  return range;
}

std::vector<Setting> grid(const std::vector<Axis>& axes) {
  std::vector<Setting> settings = {{}};
  for (const Axis& axis : axes) {
    std::vector<Setting> longer;
    for (const Setting& setting : settings) {
      for (const std::string& value : axis.values) {
        longer.push_back(setting);
        longer.back().emplace_back(axis.option, value);
      }
    }
    settings = std::move(longer);
  }
  return settings;
}

std::vector<Setting> random_settings(const std::vector<Range>& ranges, int count,
                                     std::uint64_t seed) {
  std::vector<Setting> settings;
  std::set<Setting> known;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(count); ++i) {
    for (std::uint64_t attempt = 0; attempt < kMostAttempts; ++attempt) {
      Setting setting;
      for (const Range& range : ranges) {
        Rng rng = Rng(seed).fork("sweep/" + range.option, i + (attempt << 32U));
        setting.emplace_back(range.option, draw(range, rng));
      }
      if (!known.insert(setting).second) continue;
      settings.push_back(std::move(setting));
      break;
    }
  }
  return settings;
}

std::vector<std::string> paper_grids() { return {"all", "kltune", "notune", "default"}; }

std::vector<Axis> paper_grid(const std::string& name) {
  const bool notune = name == "notune";
  std::vector<std::string> epsilons = {"0.1"};
  if (name == "default") epsilons = {"0.5"};
  if (name == "all") epsilons = {"0.1", "0.5"};
  const std::vector<std::string> one = {"1"};
  return {{"epsilon", epsilons},
          {"bits", {"50", "100", "300"}},
          {"beta1", notune ? one : std::vector<std::string>{"1", "10"}},
          {"beta3", notune ? one : std::vector<std::string>{"1", "10", "100", "1000", "10000"}}};
}

nn::TrainConfig with_setting(nn::TrainConfig base, const Setting& setting) {
  for (const auto& [option, text] : setting) {
    if (text.empty()) throw usage_error(option + "=; expected a value");
    SetField field{option, text};
    nn::visit_fields(base, field);
    check_found(field);
  }
  return base;
}

std::string setting_name(const Setting& setting) {
  std::string name;
  for (const auto& [option, value] : setting) {
    name += (name.empty() ? "" : ",") + option + "=" + value;
  }
  if (name.size() > kLongestName) {
    const std::vector<std::uint8_t> bytes(name.begin(), name.end());
    name = name.substr(0, kLongestName - 9) + "-" + checksum(bytes);
  }
  return name.empty() ? "base" : name;
}

std::vector<std::string> as_words(const nn::TrainConfig& config) {
  std::vector<std::string> words;
  const report::Json json = nn::to_json(config);
  for (const auto& [name, value] : json.items()) {
    words.push_back("--" + name);
    words.push_back(value.is_string() ? value.get<std::string>() : value.dump());
  }
  return words;
}

}  // namespace latplan::pipeline
