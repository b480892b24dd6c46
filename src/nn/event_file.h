// Writer for TensorBoard event files: length-prefixed, checksummed protocol-buffer messages.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/image.h"

namespace latplan::nn {

// CRC-32C (Castagnoli) of the bytes.
std::uint32_t crc32c(std::string_view bytes);

// One record: u64 length, its masked CRC, the message, its masked CRC; little-endian.
std::string event_record(std::string_view message);

// The first message of every file.
std::string version_event(double wall_time);

struct Scalar {
  std::string tag;
  float value;
};
std::string scalar_event(double wall_time, std::int64_t step, std::span<const Scalar> scalars);
std::string image_event(double wall_time, std::int64_t step, const std::string& tag,
                        const Image& image);

}  // namespace latplan::nn
