// Named arrays in one file, the safetensors layout: u64 little-endian header length, JSON header, raw data.
// Any tool that reads safetensors opens it. Every range is checked on reading.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace latplan::nn {

struct NamedArray {
  std::vector<std::int64_t> shape;
  std::vector<float> values;  // row-major
};

// Keyed by name: the order in the file is the alphabetical one, so equal contents give equal bytes.
using NamedArrays = std::map<std::string, NamedArray>;

std::vector<std::uint8_t> encode_safetensors(const NamedArrays& arrays);
// Only F32 arrays; `file` is for messages. Error(BadInput) for anything malformed.
NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file);

}  // namespace latplan::nn
