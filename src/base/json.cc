#include "base/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "base/error.h"
#include "base/files.h"

namespace latplan {
namespace {

// Builds a value from the events of the parser, as the library would: with bounds, and without the library's search for
// the key of each new member, which is quadratic.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Json take() { return std::move(root_); }
  const std::string& problem() const { return problem_; }

  bool null() override { return add(nullptr) != nullptr; }
  bool boolean(bool value) override { return add(value) != nullptr; }
  bool number_integer(std::int64_t value) override { return add(value) != nullptr; }
  bool number_unsigned(std::uint64_t value) override { return add(value) != nullptr; }
  bool number_float(double value, const std::string&) override { return add(value) != nullptr; }
  bool string(std::string& value) override { return add(std::move(value)) != nullptr; }
  bool binary(Json::binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override {
    open_.pop_back();
    return true;
  }
  bool key(std::string& name) override {
    members(*open_.back()).emplace_back(std::move(name), nullptr);
    return true;
  }
  bool end_object() override {
    std::vector<std::string_view> keys;
    for (const auto& member : members(*open_.back())) keys.emplace_back(member.first);
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    if (twice != keys.end()) {
      problem_ = fmt::format("the key {} occurs twice; expected it once", in_quotes(*twice));
    }
    open_.pop_back();
    return problem_.empty();
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  static Json::object_t::Container& members(Json& object) {
    return object.get_ref<Json::object_t&>();
  }
  // Null: too many.
  Json* add(Json value) {
    if (++values_ > kMaxJsonValues) {
      problem_ = fmt::format("more than {} values; expected fewer", kMaxJsonValues);
      return nullptr;
    }
    if (open_.empty()) return &(root_ = std::move(value));
    Json& parent = *open_.back();
    if (parent.is_object()) return &(members(parent).back().second = std::move(value));
    auto& list = parent.get_ref<Json::array_t&>();
    return &list.emplace_back(std::move(value));
  }
  bool open(Json value) {
    if (open_.size() == kMaxJsonDepth) {
      problem_ = fmt::format("nested too deeply; expected at most {} levels", kMaxJsonDepth);
      return false;
    }
    Json* const place = add(std::move(value));
    if (place != nullptr) open_.push_back(place);
    return place != nullptr;
  }

  Json root_;
  std::vector<Json*> open_;
  std::size_t values_ = 0;
  std::string problem_;  // beyond the bounds; empty for damaged text
};

// Whether the text is JSON within the bounds; otherwise `problem`, which may be empty.
bool parse(std::string_view text, Json& json, std::string& problem) {
  if (text.size() > kMaxJsonBytes) {
    problem = fmt::format("{} bytes of JSON; expected at most {}", text.size(), kMaxJsonBytes);
    return false;
  }
  Builder builder;
  const bool good = Json::sax_parse(text.begin(), text.end(), &builder);
  problem = builder.problem();
  if (good) json = builder.take();
  return good;
}

// As it is shown in an error.
std::string excerpt(const Json& json) {
  if (json.is_object()) return "an object";
  if (json.is_array()) return "a list";
  constexpr std::size_t kLongest = 60;
  const std::string text = json_text(json);
  if (text.size() <= kLongest) return text;
  return json_text(text.substr(1, kLongest)) + "...";
}

template <typename T>
std::string kind_of() {
  if constexpr (std::is_floating_point_v<T>) return "a number";
  return std::is_unsigned_v<T> ? "a whole number from 0 up" : "a whole number";
}

// Stricter than the library, which takes 3.5 or true for an int and wraps what is too large.
template <typename T>
bool is_kind(const Json& json) {
  if constexpr (std::is_floating_point_v<T>) {
    return json.is_number();
  } else {
    if (json.is_number_unsigned()) return std::in_range<T>(json.get<std::uint64_t>());
    return json.is_number_integer() && std::in_range<T>(json.get<std::int64_t>());
  }
}

const Json& null_json() {
  static const Json null;
  return null;
}

}  // namespace

std::string json_text(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json parse_json(std::string_view text, const std::string& file) {
  Json json;
  std::string problem;
  if (!parse(text, json, problem) || !json.is_object()) {
    throw input_error(file + ": " +
                      (problem.empty() ? "damaged; expected a JSON object" : problem));
  }
  return json;
}

Json json_or_null(std::string_view text) {
  Json json;
  std::string problem;
  return parse(text, json, problem) ? json : Json();
}

Json read_json(const std::filesystem::path& file) {
  return parse_json(read_text(file), file.string());
}

Json read_json_if_there(const std::filesystem::path& file) {
  std::error_code error;
  return std::filesystem::exists(file, error) ? read_json(file) : Json::object();
}

void write_json(const std::filesystem::path& file, const Json& json) {
  write_atomically(file, json_text(json, 2) + "\n");
}

Json part(const Json& json, const char* key) {
  return json.is_object() && json.contains(key) && json[key].is_object() ? json[key]
                                                                         : Json::object();
}

Json value_or_null(const Json& json, const char* key) {
  return json.is_object() && json.contains(key) ? json[key] : Json();
}

std::string text_or(const Json& json, const char* key, const std::string& fallback) {
  const Json value = value_or_null(json, key);
  return value.is_string() ? value.get<std::string>() : fallback;
}

JsonValue::JsonValue(const Json* json, std::string file, std::string path)
    : json_(json == nullptr ? &null_json() : json),
      file_(std::move(file)),
      path_(std::move(path)),
      missing_(json == nullptr) {}

JsonValue JsonValue::below(const Json* json, const std::string& step) const {
  const bool dot = !path_.empty() && !step.starts_with('[');
  const bool plain =
      step.size() <= 40 && std::ranges::all_of(step, [](char c) { return c > ' ' && c <= '~'; });
  return {json, file_, path_ + (dot ? "." : "") + (plain ? step : in_quotes(step))};
}

bool JsonValue::is_there() const { return !json_->is_null(); }

JsonValue JsonValue::operator[](const std::string& key) const {
  if (missing_) return below(nullptr, key);
  if (!json_->is_object()) throw error("an object");
  const auto found = json_->find(key);
  return below(found == json_->end() ? nullptr : &*found, key);
}

std::vector<JsonValue> JsonValue::list() const {
  if (!json_->is_array()) throw error("a list");
  std::vector<JsonValue> values;
  values.reserve(json_->size());
  for (const Json& value : *json_)
    values.push_back(below(&value, fmt::format("[{}]", values.size())));
  return values;
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::members() const {
  if (!json_->is_object()) throw error("an object");
  std::vector<std::pair<std::string, JsonValue>> values;
  values.reserve(json_->size());
  for (const auto& [key, value] : json_->items()) values.emplace_back(key, below(&value, key));
  return values;
}

std::string JsonValue::text() const {
  if (!json_->is_string()) throw error("a text");
  return json_->get<std::string>();
}

bool JsonValue::flag() const {
  if (!json_->is_boolean()) throw error("true or false");
  return json_->get<bool>();
}

template <typename T>
T JsonValue::number(T low, T high) const {
  if (!is_kind<T>(*json_)) throw error(kind_of<T>());
  const T value = json_->get<T>();
  if (!(value >= low && value <= high)) throw error(fmt::format("{} to {}", low, high));
  return value;
}

template <typename T>
std::vector<T> JsonValue::numbers(T low, T high) const {
  std::vector<T> values;
  for (const JsonValue& value : list()) values.push_back(value.number<T>(low, high));
  return values;
}

template int JsonValue::number(int, int) const;
template std::int64_t JsonValue::number(std::int64_t, std::int64_t) const;
template std::uint64_t JsonValue::number(std::uint64_t, std::uint64_t) const;
template double JsonValue::number(double, double) const;
template std::vector<int> JsonValue::numbers(int, int) const;
template std::vector<std::uint64_t> JsonValue::numbers(std::uint64_t, std::uint64_t) const;

Error JsonValue::error(const std::string& expected) const {
  return fault((missing_ ? "missing" : excerpt(*json_)) + "; expected " + expected);
}

Error JsonValue::fault(const std::string& what) const {
  return input_error(file_ + ": " + (path_.empty() ? "" : path_ + ": ") + what);
}

}  // namespace latplan
