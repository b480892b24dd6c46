// A reader of TensorBoard's event files for tests, written from the format's description alone.
#pragma once

#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "nn/event_file.h"

namespace latplan::nn {

struct EventField {
  std::uint64_t number = 0;  // of a variable-length field
  std::string bytes;         // of all others
  double as_double() const {
    double value = 0;
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
  }
  float as_float() const {
    float value = 0;
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
  }
};
using Message = std::map<int, std::vector<EventField>>;  // fields by number, in order

inline std::uint64_t read_varint(std::string_view& in) {
  std::uint64_t value = 0;
  for (int shift = 0; !in.empty(); shift += 7) {
    const auto byte = static_cast<std::uint8_t>(in.front());
    in.remove_prefix(1);
    value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) break;
  }
  return value;
}

inline Message parse_message(std::string_view in) {
  Message message;
  while (!in.empty()) {
    const std::uint64_t key = read_varint(in);
    const int wire = static_cast<int>(key & 7);
    EventField field;
    if (wire == 0) {
      field.number = read_varint(in);
    } else {
      const std::size_t length = wire == 1 ? 8 : wire == 5 ? 4 : read_varint(in);
      field.bytes = std::string(in.substr(0, length));
      in.remove_prefix(std::min(length, in.size()));
    }
    message[static_cast<int>(key >> 3)].push_back(std::move(field));
  }
  return message;
}

// The messages of the records; it ends before the first one with a wrong length or checksum.
inline std::vector<std::string> split_records(std::string_view file) {
  const auto u32 = [](std::string_view bytes) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data(), 4);
    return value;
  };
  const auto mask = [](std::uint32_t crc) { return ((crc >> 15) | (crc << 17)) + 0xa282ead8U; };
  std::vector<std::string> messages;
  while (file.size() >= 16) {
    std::uint64_t length = 0;
    std::memcpy(&length, file.data(), 8);
    if (u32(file.substr(8)) != mask(crc32c(file.substr(0, 8)))) break;
    if (length > file.size() - 16) break;
    const std::string_view message = file.substr(12, length);
    if (u32(file.substr(12 + length)) != mask(crc32c(message))) break;
    messages.emplace_back(message);
    file.remove_prefix(16 + length);
  }
  return messages;
}

}  // namespace latplan::nn
