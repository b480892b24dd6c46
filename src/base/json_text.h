// JSON as text, for files and standard output. File names and what users type need not be UTF-8, which JSON must be:
// bytes that are not become U+FFFD here, where nlohmann's plain dump() would throw.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace latplan {

// One line, or with `indent` that many blanks a level; no newline at the end.
std::string json_text(const nlohmann::json& json, int indent = -1);
std::string json_text(const nlohmann::ordered_json& json, int indent = -1);

}  // namespace latplan
