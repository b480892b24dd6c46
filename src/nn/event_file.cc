#include "nn/event_file.h"

#include <array>

#include "base/picture_file.h"
#include "nn/protocol_buffer.h"

namespace latplan::nn {
namespace {

using protocol_buffer::bytes_field, protocol_buffer::number_field, protocol_buffer::key,
    protocol_buffer::raw;

constexpr std::uint32_t kCastagnoli = 0x82f63b78;  // reflected polynomial
constexpr std::uint32_t kMask = 0xa282ead8;

std::array<std::uint32_t, 256> crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t value = byte;
    for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ ((value & 1) != 0 ? kCastagnoli : 0);
    table[byte] = value;
  }
  return table;
}

std::uint32_t masked(std::uint32_t crc) { return ((crc >> 15) | (crc << 17)) + kMask; }

// Event: 1 wall_time, 2 step, 3 file_version, 5 summary. Summary: 1 value, repeated. Value: 1 tag,
// 2 simple_value, 4 image. Image: 1 height, 2 width, 3 colorspace, 4 encoded_image_string.
std::string event(double wall_time, std::int64_t step, const std::string& summary) {
  return key(1, protocol_buffer::kEightBytes) + raw(wall_time) + number_field(2, step) +
         bytes_field(5, summary);
}

}  // namespace

std::uint32_t crc32c(std::string_view bytes) {
  static const std::array<std::uint32_t, 256> table = crc_table();
  std::uint32_t crc = 0xffffffff;
  for (const char c : bytes) crc = (crc >> 8) ^ table[(crc ^ static_cast<std::uint8_t>(c)) & 0xff];
  return ~crc;
}

std::string event_record(std::string_view message) {
  const std::string length = raw(static_cast<std::uint64_t>(message.size()));
  return length + raw(masked(crc32c(length))) + std::string(message) + raw(masked(crc32c(message)));
}

std::string version_event(double wall_time) {
  return key(1, protocol_buffer::kEightBytes) + raw(wall_time) + bytes_field(3, "brain.Event:2");
}

std::string scalar_event(double wall_time, std::int64_t step, std::span<const Scalar> scalars) {
  std::string summary;
  for (const Scalar& scalar : scalars) {
    summary += bytes_field(
        1, bytes_field(1, scalar.tag) + key(2, protocol_buffer::kFourBytes) + raw(scalar.value));
  }
  return event(wall_time, step, summary);
}

std::string image_event(double wall_time, std::int64_t step, const std::string& tag,
                        const Image& image) {
  const std::vector<std::uint8_t> png = encode_png(image);
  const std::string picture =
      number_field(1, image.shape().height) + number_field(2, image.shape().width) +
      number_field(3, image.shape().channels) +
      bytes_field(4, {reinterpret_cast<const char*>(png.data()), png.size()});
  return event(wall_time, step, bytes_field(1, bytes_field(1, tag) + bytes_field(4, picture)));
}

}  // namespace latplan::nn
