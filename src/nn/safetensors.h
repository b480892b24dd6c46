// Named arrays in one safetensors file: u64 little-endian header length, JSON header, raw data.
// Reading checks all ranges.
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

// Written in alphabetical order, so equal contents give equal bytes.
using NamedArrays = std::map<std::string, NamedArray>;

// Storage type of matrices (two or more dimensions). Vectors stay F32. So does a matrix with a
// value that F16 cannot represent. kInt8 stores integers from -127 to 127 and one F32 factor per
// row in the array NAME.scale; reading multiplies them.
enum class Precision { kFloat32, kFloat16, kInt8 };

std::vector<std::uint8_t> encode_safetensors(const NamedArrays& arrays,
                                             Precision precision = Precision::kFloat32);
// Reads F32, F16 and scaled I8 arrays. Malformed: Error(BadInput) naming `file`.
NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file);

// IEEE 754 half precision. Rounds to nearest, ties to even; above 65504: infinity.
std::uint16_t to_half(float value);
float from_half(std::uint16_t half);

}  // namespace latplan::nn
