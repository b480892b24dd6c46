// Binary task files (.lpd): packed masks with a checksum. Layout in docs/formats.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

std::vector<std::uint8_t> encode_task(const StripsTask& task);
// Damaged content is Error(BadInput): "FILE: byte N: reason". `file` is used in messages only.
StripsTask decode_task(std::span<const std::uint8_t> content, const std::string& file);

void write_task_file(const std::filesystem::path& file, const StripsTask& task);

// Whether the content starts with the magic number.
bool is_binary_file(std::span<const std::uint8_t> content);

}  // namespace latplan::symbolic
