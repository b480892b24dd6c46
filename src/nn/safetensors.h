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

// How matrices (two extents or more) are stored. Vectors are few and sensitive and stay F32, and so does a matrix that
// has a value no half can hold. kInt8: whole numbers from -127 to 127, and beside them the array NAME.scale, F32, with
// one factor for each row; reading multiplies them.
enum class Precision { kFloat32, kFloat16, kInt8 };

std::vector<std::uint8_t> encode_safetensors(const NamedArrays& arrays,
                                             Precision precision = Precision::kFloat32);
// F32 and F16 arrays, and I8 with their scales; `file` is for messages. Error(BadInput) for anything malformed.
NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file);

// IEEE 754 half precision. To it: the nearest half, ties to even; beyond the largest (65504): infinity.
std::uint16_t to_half(float value);
float from_half(std::uint16_t half);

}  // namespace latplan::nn
