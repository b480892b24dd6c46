// Image files: reads PNG and JPEG, writes PNG and animated PNG. Every error names the file.
#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "base/image.h"

namespace latplan {

// PNG (any bit depth, palette, alpha over white) or JPEG, detected by content. Grey images keep one
// channel. Missing, truncated or not an image: Error(BadInput).
Image read_picture(const std::filesystem::path& file);
// The same from memory; `name` is for messages.
Image decode_picture(std::span<const std::uint8_t> content, const std::string& name);

// These two write without flushing, as write_file().
void write_png(const std::filesystem::path& file, const Image& image);
std::vector<std::uint8_t> encode_png(const Image& image);

// An animated PNG that loops forever; viewers without animation show the first frame. All frames
// have the same shape.
void write_animation(const std::filesystem::path& file, std::span<const Image> frames,
                     int milliseconds_per_frame);

}  // namespace latplan
