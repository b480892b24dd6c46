#include "base/json.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"

namespace latplan {

std::string json_text(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json read_json(const std::filesystem::path& file) {
  Json json = Json::parse(read_text(file), nullptr, false);
  if (!json.is_object()) throw input_error(file.string() + ": damaged; expected a JSON object");
  return json;
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

}  // namespace latplan
