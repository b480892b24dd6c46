// Our own compact file of a model or a task (.lpd): packed masks, checked, quick to load. Layout in docs/formats.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

std::vector<std::uint8_t> encode_model(const ActionTable& table);
std::vector<std::uint8_t> encode_task(const StripsTask& task);
// Damage of any kind is Error(BadInput): "FILE: byte N: reason". `file` is for messages only. A task file can be read
// as a model too, and gives its model.
ActionTable decode_model(std::span<const std::uint8_t> content, const std::string& file);
StripsTask decode_task(std::span<const std::uint8_t> content, const std::string& file);

void write_model_file(const std::filesystem::path& file, const ActionTable& table);
void write_task_file(const std::filesystem::path& file, const StripsTask& task);
ActionTable read_model_file(const std::filesystem::path& file);
StripsTask read_task_file(const std::filesystem::path& file);

// Whether the content starts as such a file does.
bool is_binary_file(std::span<const std::uint8_t> content);

}  // namespace latplan::symbolic
