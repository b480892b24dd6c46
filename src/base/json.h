// JSON in files and on standard output.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace latplan {

using Json = nlohmann::ordered_json;

// One line, or indented by `indent` blanks a level; no newline at the end. Bytes that are not UTF-8 (file names, words
// from the command line) become U+FFFD.
std::string json_text(const Json& json, int indent = -1);

// The object in a file. Missing, damaged or not an object: Error(BadInput).
Json read_json(const std::filesystem::path& file);
// The same; an empty object where there is no such file.
Json read_json_if_there(const std::filesystem::path& file);
// Indented, with a newline at the end; all or nothing.
void write_json(const std::filesystem::path& file, const Json& json);

// The object under `key`; an empty object where there is none.
Json part(const Json& json, const char* key);
// The value under `key`; null where there is none.
Json value_or_null(const Json& json, const char* key);

}  // namespace latplan
