// JSON in files and on standard output. Files may come from strangers: nesting, size and every value are checked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace latplan {

class Error;
using Json = nlohmann::ordered_json;

// Bounds of what is read, in time linear in the text.
constexpr int kMaxJsonDepth = 64;
constexpr std::size_t kMaxJsonBytes = std::size_t{1} << 26;
constexpr std::size_t kMaxJsonValues = std::size_t{1} << 22;

// One line, or indented by `indent` blanks a level; no newline at the end. Bytes that are not UTF-8 (file names, words
// from the command line) become U+FFFD.
std::string json_text(const Json& json, int indent = -1);

// The object in a text; `file` names it. Damaged, not an object, beyond the bounds above, a key that occurs twice:
// Error(BadInput).
Json parse_json(std::string_view text, const std::string& file);
// Any value; null where the text is damaged.
Json json_or_null(std::string_view text);

// The object in a file; errors as above, or because it cannot be read.
Json read_json(const std::filesystem::path& file);
// The same; an empty object where there is no such file.
Json read_json_if_there(const std::filesystem::path& file);
// Indented, with a newline at the end; all or nothing.
void write_json(const std::filesystem::path& file, const Json& json);

// The object under `key`; an empty object where there is none.
Json part(const Json& json, const char* key);
// The value under `key`; null where there is none.
Json value_or_null(const Json& json, const char* key);
// The text under `key`; `fallback` where there is none.
std::string text_or(const Json& json, const char* key, const std::string& fallback);

// A value in a JSON file, with its place there. Reading it as something else than it is, or out of bounds, is an
// Error(BadInput) that names both: `model.json: config.bits: 0; expected 1 to 4096`. Refers to the JSON that it was made from.
class JsonValue {
 public:
  JsonValue(const Json& json, std::string file) : json_(&json), file_(std::move(file)) {}

  bool is_there() const;  // neither missing nor null
  // The value under a key of an object; it may be missing. Of anything else but an object: Error(BadInput).
  JsonValue operator[](const std::string& key) const;

  std::vector<JsonValue> list() const;
  std::vector<std::pair<std::string, JsonValue>> members() const;  // of an object, in its order
  std::string text() const;
  bool flag() const;
  // A whole number for integers: 3.0 and true are none. Instantiated for int, the 64-bit integers and double.
  template <typename T>
  T number(T low = std::numeric_limits<T>::lowest(), T high = std::numeric_limits<T>::max()) const;
  template <typename T>
  T number_or(T fallback, T low = std::numeric_limits<T>::lowest(),
              T high = std::numeric_limits<T>::max()) const {
    return is_there() ? number<T>(low, high) : fallback;
  }
  template <typename T>
  std::vector<T> numbers(T low = std::numeric_limits<T>::lowest(),
                         T high = std::numeric_limits<T>::max()) const;

  const Json& json() const { return *json_; }  // null if missing
  // Another value in this place.
  JsonValue with(const Json& other) const { return {&other, file_, path_}; }
  Error error(const std::string& expected) const;  // the value, and what was expected
  Error fault(const std::string& what) const;      // the place alone, and what is wrong

 private:
  JsonValue(const Json* json, std::string file, std::string path);
  JsonValue below(const Json* json, const std::string& step) const;

  const Json* json_;
  std::string file_;
  std::string path_;  // "config.bits"; empty: the whole
  bool missing_ = false;
};

}  // namespace latplan
