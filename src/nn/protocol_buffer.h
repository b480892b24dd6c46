// Writes messages of protocol buffers. A field is its number and wire type, then a number of variable length, 8 or 4 raw
// bytes, or a length and that many bytes. Used by nn/event_file and nn/onnx_graph.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace latplan::nn::protocol_buffer {

static_assert(std::endian::native == std::endian::little, "raw bytes are little-endian");

template <typename T>
std::string raw(T value) {
  std::string bytes(sizeof(T), '\0');
  std::memcpy(bytes.data(), &value, sizeof(T));
  return bytes;
}

enum Wire { kVarint = 0, kEightBytes = 1, kBytes = 2, kFourBytes = 5 };

inline std::string varint(std::uint64_t value) {
  std::string bytes;
  for (; value >= 0x80; value >>= 7) bytes.push_back(static_cast<char>(value | 0x80));
  bytes.push_back(static_cast<char>(value));
  return bytes;
}
inline std::string key(int field, Wire wire) {
  return varint(static_cast<std::uint64_t>(field) << 3 | wire);
}
inline std::string number_field(int field, std::int64_t value) {
  return key(field, kVarint) + varint(static_cast<std::uint64_t>(value));
}
inline std::string bytes_field(int field, std::string_view bytes) {
  return key(field, kBytes) + varint(bytes.size()) + std::string(bytes);
}

}  // namespace latplan::nn::protocol_buffer
