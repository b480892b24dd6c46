#include "base/gif_file.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

#include "base/error.h"

namespace latplan {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kColours = 256;
constexpr int kCodeSize = 8;         // bits of a colour
constexpr int kMostCodes = 4096;     // of LZW in GIF
constexpr std::size_t kBlock = 255;  // bytes of a data block

struct Palette {
  std::array<std::array<std::uint8_t, 3>, kColours> colours{};
  std::vector<Bytes> frames;  // an index per pixel
};

std::array<std::uint8_t, 3> colour_at(const Bytes& samples, std::size_t pixel, int channels) {
  if (channels == 1) return {samples[pixel], samples[pixel], samples[pixel]};
  return {samples[3 * pixel], samples[3 * pixel + 1], samples[3 * pixel + 2]};
}

// Colours that agree but for their lowest `dropped` bits share an entry, their average. False: too many.
bool fill_palette(const std::vector<Bytes>& samples, int channels, int dropped, Palette& palette) {
  struct Entry {
    std::size_t index = 0, count = 0;
    std::array<std::size_t, 3> sum{};
  };
  std::unordered_map<std::uint32_t, Entry> entries;
  palette.frames.clear();
  for (const Bytes& frame : samples) {
    Bytes& indices = palette.frames.emplace_back(frame.size() / channels);
    Entry* last = nullptr;  // of the pixel before: enlarged pictures have runs of one colour
    std::array<std::uint8_t, 3> last_colour{};
    for (std::size_t i = 0; i < indices.size(); ++i) {
      const auto colour = colour_at(frame, i, channels);
      if (last != nullptr && colour == last_colour) {
        ++last->count;
        for (int c = 0; c < 3; ++c) last->sum[c] += colour[c];
        indices[i] = static_cast<std::uint8_t>(last->index);
        continue;
      }
      const std::uint32_t key = static_cast<std::uint32_t>(colour[0] >> dropped) << 16 |
                                static_cast<std::uint32_t>(colour[1] >> dropped) << 8 |
                                static_cast<std::uint32_t>(colour[2] >> dropped);
      const auto [at, is_new] = entries.try_emplace(key);
      if (is_new) at->second.index = entries.size() - 1;
      if (entries.size() > kColours) return false;
      Entry& entry = at->second;
      ++entry.count;
      for (int c = 0; c < 3; ++c) entry.sum[c] += colour[c];
      indices[i] = static_cast<std::uint8_t>(entry.index);
      last = &entry;  // stays where it is when the table grows
      last_colour = colour;
    }
  }
  for (const auto& [key, entry] : entries) {
    for (int c = 0; c < 3; ++c) {
      palette.colours[entry.index][c] =
          static_cast<std::uint8_t>((entry.sum[c] + entry.count / 2) / entry.count);
    }
  }
  return true;
}

void append_low_first(Bytes& out, int value) {
  out.push_back(static_cast<std::uint8_t>(value & 0xff));
  out.push_back(static_cast<std::uint8_t>(value >> 8));
}

// LZW with codes of growing length, the lowest bit first.
Bytes compressed(const Bytes& indices) {
  constexpr int kClear = 1 << kCodeSize, kEnd = kClear + 1;
  Bytes out;
  std::uint32_t bits = 0;
  int filled = 0, length = kCodeSize + 1, next = kEnd + 1;
  const auto put = [&](int code) {
    bits |= static_cast<std::uint32_t>(code) << filled;
    for (filled += length; filled >= 8; filled -= 8, bits >>= 8) {
      out.push_back(static_cast<std::uint8_t>(bits));
    }
  };
  std::vector<std::uint16_t> codes(kMostCodes
                                   << 8);  // by (code of a prefix) * 256 + index; 0: none
  put(kClear);
  int prefix = -1;
  for (const std::uint8_t index : indices) {
    if (prefix < 0) {
      prefix = index;
      continue;
    }
    std::uint16_t& code = codes[prefix << 8 | index];
    if (code != 0) {
      prefix = code;
      continue;
    }
    code = static_cast<std::uint16_t>(next);
    put(prefix);
    prefix = index;
    if (next == 1 << length && length < 12) ++length;
    if (++next < kMostCodes) continue;
    put(kClear);
    std::ranges::fill(codes, std::uint16_t{0});
    length = kCodeSize + 1;
    next = kEnd + 1;
  }
  if (prefix >= 0) put(prefix);
  if (next == 1 << length && length < 12) ++length;
  put(kEnd);
  if (filled > 0) out.push_back(static_cast<std::uint8_t>(bits));
  return out;
}

void append_frame(Bytes& out, const ImageShape& shape, const Bytes& indices, int hundredths) {
  out.insert(out.end(), {0x21, 0xf9, 4, 0});  // graphic control
  append_low_first(out, hundredths);
  out.insert(out.end(), {0, 0, 0x2c, 0, 0, 0, 0});  // image at 0, 0
  append_low_first(out, shape.width);
  append_low_first(out, shape.height);
  out.insert(out.end(), {0, kCodeSize});
  const Bytes data = compressed(indices);
  for (std::size_t at = 0; at < data.size(); at += kBlock) {
    const std::size_t size = std::min(kBlock, data.size() - at);
    out.push_back(static_cast<std::uint8_t>(size));
    out.insert(out.end(), data.begin() + at, data.begin() + at + size);
  }
  out.push_back(0);
}

}  // namespace

std::vector<std::uint8_t> encode_gif(std::span<const Image> frames, int milliseconds_per_frame) {
  LATPLAN_CHECK(!frames.empty(), "an animation needs a frame");
  const ImageShape shape = frames.front().shape();
  std::vector<Bytes> samples;
  for (const Image& frame : frames) {
    LATPLAN_CHECK(frame.shape() == shape, "frames of different shapes");
    samples.push_back(frame.to_bytes());
  }
  Palette palette;
  int dropped = 0;
  while (!fill_palette(samples, shape.channels, dropped, palette)) ++dropped;
  constexpr std::string_view kMagic = "GIF89a", kLoop = "NETSCAPE2.0";
  Bytes out(kMagic.begin(), kMagic.end());
  append_low_first(out, shape.width);
  append_low_first(out, shape.height);
  out.insert(out.end(), {0xf7, 0, 0});  // a palette of 256 colours
  for (const auto& colour : palette.colours) out.insert(out.end(), colour.begin(), colour.end());
  out.insert(out.end(), {0x21, 0xff, 11});
  out.insert(out.end(), kLoop.begin(), kLoop.end());
  out.insert(out.end(), {3, 1, 0, 0, 0});  // forever
  for (const Bytes& indices : palette.frames) {
    append_frame(out, shape, indices, milliseconds_per_frame / 10);
  }
  out.push_back(0x3b);
  return out;
}

}  // namespace latplan
