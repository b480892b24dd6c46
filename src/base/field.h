// One setting of a configuration: name, value, meaning and bounds. Each configuration struct has one function that lists
// its fields (`Fields fields(TrainConfig&)`). Command-line flags, --set, help, recipes, sweeps and run.json all use that
// list.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/json.h"

namespace latplan {

// An amount of memory. Text: GiB, or with a unit as in "64M" and "8G".
struct Memory {
  double gibibytes = 0;  // 0: no limit
  std::int64_t bytes() const { return static_cast<std::int64_t>(gibibytes * (1LL << 30)); }
};

class Field {
 public:
  using Value = std::variant<bool*, int*, std::int64_t*, std::uint64_t*, double*, Memory*,
                             std::string*, std::filesystem::path*, std::vector<int>*,
                             std::vector<std::string>*, std::vector<std::filesystem::path>*>;

  // `value` points to the default, which set() replaces. It must outlive the field.
  Field(std::string name, Value value, std::string meaning);
  // A number, or a list of numbers, within inclusive bounds.
  Field(std::string name, Value value, std::string meaning, double low, double high);
  // One word of a list.
  Field(std::string name, std::string* value, std::string meaning,
        std::vector<std::string> choices);

  // Shown by --help-all, not by --help.
  Field expert() &&;
  // Another name on the command line: `--lr` for `--learning-rate`.
  Field alias(std::string name) &&;
  // A flag that stands for one value: `--gpu` for `--device cuda`.
  Field shorthand(std::string flag, std::string value) &&;

  const std::string& name() const { return name_; }
  const std::string& meaning() const { return meaning_; }
  const std::vector<std::string>& choices() const { return choices_; }
  bool is_expert() const { return expert_; }
  bool is_flag() const { return std::holds_alternative<bool*>(value_); }
  bool is_list() const;  // takes several words: each set() adds one
  bool is_whole_number() const;
  const std::vector<std::string>& aliases() const { return aliases_; }
  const std::vector<std::pair<std::string, std::string>>& shorthands() const { return shorthands_; }
  std::string placeholder() const;  // what stands for the value in help; empty for a flag
  std::optional<std::pair<double, double>> limits() const;  // inclusive bounds of a number
  std::string bounds() const;                               // "1 to 100", "one of: a, b", or empty

  std::string text() const;  // the value now
  // From text. Not a value of this field: Error(Usage) that says what was expected, without the name.
  void set(const std::string& text) const;

  Json json() const;
  // From JSON, with the same bounds; a list replaces the old one. Error(BadInput) that names the place.
  void set(const JsonValue& json) const;

 private:
  template <typename T>
  void check_bounds(T value) const;
  std::string name_;
  Value value_;
  std::string meaning_;
  bool bounded_ = false;
  double low_ = 0, high_ = 0;
  std::vector<std::string> choices_;
  bool expert_ = false;
  std::vector<std::string> aliases_;
  std::vector<std::pair<std::string, std::string>> shorthands_;
};

using Fields = std::vector<Field>;

// The fields with all but those named marked as expert().
Fields with_shown(const std::vector<std::string>& shown, Fields fields);

// The field of that name. Unknown: Error(Usage) with the nearest known name.
const Field& find_field(const Fields& fields, const std::string& name);

Json to_json(const Fields& fields);
// Sets the fields that the JSON object names; the others keep their values. Anything unknown, of the wrong type or out of
// bounds: Error(BadInput) that names the place.
void read_fields(const JsonValue& json, const Fields& fields);

}  // namespace latplan
