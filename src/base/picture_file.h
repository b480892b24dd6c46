// Pictures in files: PNG and JPEG in, PNG and animated PNG out. Every fault names the file.
#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "base/image.h"

namespace latplan {

// PNG (any bit depth, palette, alpha on white) or JPEG, told apart by content, not by name. Grey stays one channel.
// Missing, truncated, or not a picture: Error(BadInput).
Image read_picture(const std::filesystem::path& file);

void write_png(const std::filesystem::path& file, const Image& image);
std::vector<std::uint8_t> encode_png(const Image& image);

// An animated PNG (opens as a still in viewers that do not animate). All frames of one shape; loops for ever.
void write_animation(const std::filesystem::path& file, std::span<const Image> frames,
                     int milliseconds_per_frame);

}  // namespace latplan
