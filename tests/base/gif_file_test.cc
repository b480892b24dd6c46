#include "base/gif_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "base/rng.h"

namespace latplan {
namespace {

using Bytes = std::vector<std::uint8_t>;

// What a decoder sees: written from the specification of the format, bit by bit.
struct Decoded {
  int width = 0, height = 0;
  Bytes palette;
  std::vector<Bytes> frames;  // indices
  std::vector<int> hundredths;
};

Bytes expand(const Bytes& data, std::size_t pixels) {
  std::vector<Bytes> table;
  const auto reset = [&] {
    table.clear();
    for (int i = 0; i < 258; ++i) table.push_back({static_cast<std::uint8_t>(i)});
  };
  Bytes out, last;
  int length = 9;
  for (std::size_t bit = 0; bit + length <= data.size() * 8;) {
    std::size_t code = 0;
    for (int i = 0; i < length; ++i, ++bit) code |= (data[bit / 8] >> bit % 8 & 1UL) << i;
    if (code == 257) break;
    if (code == 256) {
      reset();
      last.clear();
      length = 9;
      continue;
    }
    Bytes entry;
    if (code < table.size()) {
      entry = table[code];
    } else {
      EXPECT_EQ(code, table.size());
      entry = last;
      entry.push_back(last.empty() ? 0 : last.front());
    }
    if (!last.empty() && table.size() < 4096) {
      last.push_back(entry.front());
      table.push_back(last);
    }
    if (table.size() == 1UL << length && length < 12) ++length;
    out.insert(out.end(), entry.begin(), entry.end());
    last = entry;
  }
  EXPECT_EQ(out.size(), pixels);
  return out;
}

Decoded decode(const Bytes& file) {
  Decoded gif;
  EXPECT_EQ(std::string(file.begin(), file.begin() + 6), "GIF89a");
  const auto u16 = [&](std::size_t at) { return file[at] | file[at + 1] << 8; };
  gif.width = u16(6);
  gif.height = u16(8);
  gif.palette.assign(file.begin() + 13, file.begin() + 13 + 768);
  std::size_t at = 13 + 768;
  while (file.at(at) != 0x3b) {
    Bytes data;
    const bool image = file[at] == 0x2c;
    if (!image && file[at + 1] == 0xf9) gif.hundredths.push_back(u16(at + 4));
    at += image ? 11 : 2;
    for (; file.at(at) != 0; at += 1 + file[at]) {
      data.insert(data.end(), file.begin() + at + 1, file.begin() + at + 1 + file[at]);
    }
    ++at;
    if (image) gif.frames.push_back(expand(data, static_cast<std::size_t>(gif.width) * gif.height));
  }
  EXPECT_EQ(at + 1, file.size());
  return gif;
}

Image noise(ImageShape shape, std::uint64_t seed) {
  Rng rng(seed);
  Image image(shape);
  for (float& pixel : image.pixels()) pixel = static_cast<float>(rng.below(256)) / 255;
  return image;
}

TEST(Gif, KeepsGreyPicturesExactly) {
  // Noise fills the table of codes several times.
  const std::vector<Image> frames = {noise({90, 110, 1}, 1), Image({90, 110, 1}, 0.5F),
                                     noise({90, 110, 1}, 2)};
  const Decoded gif = decode(encode_gif(frames, 700));
  EXPECT_EQ(gif.width, 110);
  EXPECT_EQ(gif.height, 90);
  EXPECT_EQ(gif.hundredths, (std::vector<int>{70, 70, 70}));
  ASSERT_EQ(gif.frames.size(), frames.size());
  for (std::size_t i = 0; i < frames.size(); ++i) {
    Bytes grey;
    for (const std::uint8_t index : gif.frames[i]) grey.push_back(gif.palette[3 * index]);
    EXPECT_EQ(grey, frames[i].to_bytes()) << i;
  }
}

TEST(Gif, MergesTooManyColoursToNearOnes) {
  Image wheel({64, 64, 3});
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 64; ++x) {
      wheel.at(y, x, 0) = static_cast<float>(x) / 63;
      wheel.at(y, x, 1) = static_cast<float>(y) / 63;
      wheel.at(y, x, 2) = 0.25F;
    }
  }
  const Decoded gif = decode(encode_gif(std::vector<Image>{wheel}, 100));
  const Bytes expected = wheel.to_bytes();
  int largest = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    largest =
        std::max(largest, std::abs(gif.palette[3 * gif.frames[0][i / 3] + i % 3] - expected[i]));
  }
  EXPECT_LE(largest, 16);
}

TEST(Gif, TakesOnePixel) {
  const Decoded gif = decode(encode_gif(std::vector<Image>{Image({1, 1, 1}, 1.0F)}, 10));
  EXPECT_EQ(gif.palette[3 * gif.frames.at(0).at(0)], 255);
}

}  // namespace
}  // namespace latplan
