#include "base/picture_file.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <zlib.h>

#include <cstring>
#include <fstream>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "support/damage.h"
#include "support/small_jpeg.h"

namespace latplan {
namespace {

Image random_image(ImageShape shape, std::uint64_t seed) {
  Rng rng(seed);
  Image image(shape);
  for (float& pixel : image.pixels()) pixel = static_cast<float>(rng.uniform());
  return image;
}

void write(const std::filesystem::path& file, std::span<const std::uint8_t> content) {
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char*>(content.data()),
             static_cast<std::streamsize>(content.size()));
}

std::string refusal(const std::filesystem::path& file) {
  try {
    read_picture(file);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    const std::string text = error.what();
    EXPECT_EQ(text.find('\n'), std::string::npos) << text;
    EXPECT_EQ(text.rfind(file.string(), 0), 0U) << text;
    EXPECT_NE(text.find("; expected "), std::string::npos) << text;
    return text;
  }
  ADD_FAILURE() << "read without complaint: " << file;
  return "";
}

std::uint32_t big_endian(const Bytes& bytes, std::size_t at) {
  return std::uint32_t{bytes[at]} << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
}

void append_number(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back((value >> shift) & 0xff);
}

void append_chunk(Bytes& out, std::string_view type, const Bytes& data) {
  append_number(out, static_cast<std::uint32_t>(data.size()));
  const std::size_t start = out.size();
  out.insert(out.end(), type.begin(), type.end());
  out.insert(out.end(), data.begin(), data.end());
  append_number(out, static_cast<std::uint32_t>(crc32_z(0, &out[start], out.size() - start)));
}

// A PNG of any colour type; `rows` holds the raw samples with a filter byte before each row.
Bytes raw_png(std::uint32_t width, std::uint32_t height, int depth, int colour_type,
              const Bytes& rows, const Bytes& palette = {}, const Bytes& transparency = {}) {
  Bytes out = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  Bytes header;
  append_number(header, width);
  append_number(header, height);
  for (const int value : {depth, colour_type, 0, 0, 0}) {
    header.push_back(static_cast<std::uint8_t>(value));
  }
  append_chunk(out, "IHDR", header);
  if (!palette.empty()) append_chunk(out, "PLTE", palette);
  if (!transparency.empty()) append_chunk(out, "tRNS", transparency);
  uLongf size = compressBound(rows.size());
  Bytes packed(size);
  compress(packed.data(), &size, rows.data(), rows.size());
  packed.resize(size);
  append_chunk(out, "IDAT", packed);
  append_chunk(out, "IEND", {});
  return out;
}

Bytes read_samples(const Bytes& png, int channels) {
  const TemporaryFolder folder;
  write(folder / "x", png);
  const Image image = read_picture(folder / "x");
  EXPECT_EQ(image.shape().channels, channels);
  return image.to_bytes();
}

TEST(PictureFile, RoundTripsThroughEightBits) {
  const TemporaryFolder folder;
  EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
    const ImageShape shape{*rc::gen::inRange(1, 40), *rc::gen::inRange(1, 40),
                           *rc::gen::element(1, 3)};
    const Image image = random_image(shape, seed);
    write_png(folder / "x.png", image);
    const Image again = read_picture(folder / "x.png");
    RC_ASSERT(again.shape() == shape);
    RC_ASSERT(again.to_bytes() == image.to_bytes());
    RC_ASSERT(encode_png(again) == encode_png(image));
  }));
}

TEST(PictureFile, ReadsEveryKindOfPng) {
  EXPECT_EQ(read_samples(raw_png(8, 1, 1, 0, {0, 0b10100001}), 1),
            (Bytes{255, 0, 255, 0, 0, 0, 0, 255}));
  EXPECT_EQ(read_samples(raw_png(4, 1, 2, 0, {0, 0b00011011}), 1), (Bytes{0, 85, 170, 255}));
  EXPECT_EQ(read_samples(raw_png(2, 1, 4, 0, {0, 0x1f}), 1), (Bytes{17, 255}));
  EXPECT_EQ(read_samples(raw_png(2, 1, 16, 0, {0, 0xff, 0xff, 0x80, 0x80}), 1), (Bytes{255, 128}));
  EXPECT_EQ(read_samples(raw_png(1, 1, 16, 2, {0, 0, 0, 0x80, 0x80, 0xff, 0xff}), 3),
            (Bytes{0, 128, 255}));
}

TEST(PictureFile, ReadsPalettes) {
  EXPECT_EQ(read_samples(raw_png(2, 1, 8, 3, {0, 1, 0}, {10, 20, 30, 40, 50, 60}), 3),
            (Bytes{40, 50, 60, 10, 20, 30}));
  EXPECT_EQ(read_samples(raw_png(2, 1, 8, 3, {0, 1, 0}, {10, 10, 10, 40, 40, 40}), 1),
            (Bytes{40, 10}));  // all grey: a grey picture
}

TEST(PictureFile, LaysTransparentPicturesOnWhite) {
  EXPECT_EQ(read_samples(raw_png(3, 1, 8, 4, {0, 100, 255, 100, 0, 0, 128}), 1),
            (Bytes{100, 255, 127}));
  EXPECT_EQ(read_samples(raw_png(1, 1, 8, 6, {0, 10, 20, 30, 0}), 3), (Bytes{255, 255, 255}));
  EXPECT_EQ(read_samples(raw_png(2, 1, 8, 3, {0, 1, 0}, {10, 20, 30, 40, 50, 60}, {0}), 3),
            (Bytes{40, 50, 60, 255, 255, 255}));
  EXPECT_EQ(read_samples(raw_png(2, 1, 8, 0, {0, 7, 8}, {}, {0, 7}), 1), (Bytes{255, 8}));
}

TEST(PictureFile, NoticesTruncationAtEveryLength) {
  const TemporaryFolder folder;
  const Bytes whole = encode_png(random_image({5, 4, 3}, 1));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    write(folder / "x.png", std::span(whole).first(length));
    EXPECT_FALSE(refusal(folder / "x.png").empty()) << length;
  }
}

TEST(PictureFile, SurvivesEveryFlippedByte) {
  const TemporaryFolder folder;
  const Image image = random_image({4, 4, 1}, 2);
  const Bytes whole = encode_png(image);
  testing::internal::CaptureStderr();
  for (std::size_t i = 0; i < whole.size(); ++i) {
    Bytes damaged = whole;
    damaged[i] ^= 0x41;
    write(folder / "x.png", damaged);
    try {
      EXPECT_EQ(read_picture(folder / "x.png").to_bytes(), image.to_bytes()) << i;
    } catch (const Error&) {  // what we hope for
    }
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");  // libraries keep their mouths shut
}

TEST(PictureFile, ReadsJpegByContentOrSaysThatItCannot) {
  const TemporaryFolder folder;
  const Bytes whole = small_jpeg();
  write(folder / "named.png", whole);
  try {
    const Image image = read_picture(folder / "named.png");
    EXPECT_EQ(image.shape(), (ImageShape{4, 8, 1}));
    EXPECT_NEAR(image.at(2, 1), 40 / 255.0, 0.03);
    EXPECT_NEAR(image.at(2, 6), 200 / 255.0, 0.03);
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("not supported by this build"), std::string::npos);
  }
  testing::internal::CaptureStderr();
  for (std::size_t length = 0; length < whole.size(); ++length) {
    write(folder / "cut.jpg", std::span(whole).first(length));
    EXPECT_FALSE(refusal(folder / "cut.jpg").empty()) << length;
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

// The same picture with an EXIF block that names this orientation.
Bytes turned_jpeg(int orientation) {
  Bytes block = {0xff, 0xe1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1};
  const Bytes entry = {0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, static_cast<std::uint8_t>(orientation),
                       0,    0,    0, 0, 0, 0};
  block.insert(block.end(), entry.begin(), entry.end());
  Bytes bytes = small_jpeg();
  bytes.insert(bytes.begin() + 2, block.begin(), block.end());
  return bytes;
}

TEST(PictureFile, TurnsJpegAsExifSays) {
  const TemporaryFolder folder;
  write(folder / "x.jpg", small_jpeg());
  try {
    read_picture(folder / "x.jpg");
  } catch (const Error&) {
    GTEST_SKIP() << "this build reads no JPEG";
  }
  // Where the bright half is: of width 8 and height 4 the right one, if nothing is turned.
  const std::vector<std::string> bright = {"right", "left",  "left",  "right",
                                           "below", "below", "above", "above"};
  for (int orientation = 1; orientation <= 8; ++orientation) {
    SCOPED_TRACE(orientation);
    write(folder / "x.jpg", turned_jpeg(orientation));
    const Image image = read_picture(folder / "x.jpg");
    const bool upright = orientation >= 5;
    ASSERT_EQ(image.shape(), (upright ? ImageShape{8, 4, 1} : ImageShape{4, 8, 1}));
    const float first = image.at(0, 0);
    const float last = image.at(image.shape().height - 1, image.shape().width - 1);
    const std::string found =
        upright ? (first > last ? "above" : "below") : (first > last ? "left" : "right");
    EXPECT_EQ(found, bright[orientation - 1]);
  }
  for (const int none : {0, 9}) {
    write(folder / "x.jpg", turned_jpeg(none));
    EXPECT_EQ(read_picture(folder / "x.jpg").shape(), (ImageShape{4, 8, 1}));
  }
  Bytes cut = turned_jpeg(6);  // the block ends before its entry
  cut[5] = 20;
  cut.erase(cut.begin() + 22, cut.begin() + 36);
  write(folder / "x.jpg", cut);
  EXPECT_EQ(read_picture(folder / "x.jpg").shape(), (ImageShape{4, 8, 1}));
}

// The shapes of known attacks on readers of PNG: lengths that overflow, a palette or transparency longer than its table, a
// profile that unpacks to much more than the file.
TEST(PictureFile, SurvivesKnownAttacksByChunks) {
  const TemporaryFolder folder;
  const Bytes good = encode_png(Image({2, 2, 3}, 0.5F));
  const std::size_t after_header = 8 + 12 + 13;
  const auto with_chunk = [&](const Bytes& chunk) {
    Bytes bytes = good;
    bytes.insert(bytes.begin() + after_header, chunk.begin(), chunk.end());
    write(folder / "x.png", bytes);
    try {
      EXPECT_EQ(read_picture(folder / "x.png").to_bytes(), Bytes(12, 128));
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
    }
  };
  for (const char* type :
       {"IDAT", "PLTE", "tRNS", "iCCP", "zTXt", "iTXt", "hIST", "sPLT", "eXIf"}) {
    SCOPED_TRACE(type);
    for (const std::uint32_t length : {0xffffffffU, 0x80000000U, 0x7fffffffU, 0x7ffffff4U}) {
      Bytes chunk;
      append_number(chunk, length);
      chunk.insert(chunk.end(), type, type + 4);
      chunk.resize(chunk.size() + 16, 0x41);
      with_chunk(chunk);
    }
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{771}, std::size_t{70000}}) {
      Bytes chunk;
      append_chunk(chunk, type, Bytes(length, 0x41));
      with_chunk(chunk);
    }
  }
  Bytes packed(std::size_t{1} << 20);
  const Bytes zeros(std::size_t{32} << 20);
  uLongf size = packed.size();
  ASSERT_EQ(::compress2(packed.data(), &size, zeros.data(), zeros.size(), 9), Z_OK);
  Bytes profile = {'x', 0, 0};
  profile.insert(profile.end(), packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(size));
  for (const char* type : {"iCCP", "zTXt"}) {
    Bytes chunk;
    append_chunk(chunk, type, profile);
    with_chunk(chunk);
  }
}

// Shapes of further advisories: palette indices beyond the palette (CVE-2013-6954, CVE-2015-8126), a palette in a grey
// picture, interlacing with more rows than the file has, headers that come twice, late or with other sizes.
TEST(PictureFile, SurvivesKnownAttacksByHeaders) {
  const TemporaryFolder folder;
  const auto try_file = [&](const Bytes& bytes) {
    write(folder / "x.png", bytes);
    try {
      const Image image = read_picture(folder / "x.png");
      EXPECT_LE(image.shape().size(), 64U * 3);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
    }
  };
  const Bytes rows = {0, 0xff, 0x7f, 0, 0x80, 0x01};
  for (const int depth : {1, 2, 4, 8}) {
    try_file(raw_png(2, 2, depth, 3, rows, {10, 20, 30}));                 // index 255, one colour
    try_file(raw_png(2, 2, depth, 3, rows));                               // no palette
    try_file(raw_png(2, 2, depth, 3, rows, {10, 20}));                     // part of a colour
    try_file(raw_png(2, 2, depth, 3, rows, Bytes(3 * 300, 7)));            // 300 colours
    try_file(raw_png(2, 2, depth, 3, rows, {10, 20, 30}, Bytes(300, 9)));  // more transparency
    try_file(raw_png(2, 2, depth, 0, rows, {10, 20, 30}, {0}));
  }
  const std::size_t interlace = 8 + 8 + 12, header = 8 + 12 + 13;
  for (const std::uint32_t side : {1U, 2U, 3U, 8U}) {
    for (const int method : {1, 2, 255}) {
      Bytes bytes = raw_png(side, side, 8, 2, Bytes(side * (1 + 3 * side), 0));
      bytes[interlace] = static_cast<std::uint8_t>(method);
      correct_png(bytes);
      try_file(bytes);
      const Bytes first(bytes.begin() + 8, bytes.begin() + header);
      bytes.insert(bytes.begin() + header, first.begin(), first.end());  // twice
      try_file(bytes);
      bytes[header + 11] = 200;  // the second with another width
      correct_png(bytes);
      try_file(bytes);
      bytes.erase(bytes.begin() + 8, bytes.begin() + header);
      try_file(bytes);
    }
  }
}

TEST(PictureFile, RefusesWhatIsNoPicture) {
  const TemporaryFolder folder;
  write_atomically(folder / "text.png", std::string_view("I am no picture\n"));
  EXPECT_NE(refusal(folder / "text.png").find("not a picture"), std::string::npos);
  write_atomically(folder / "empty.png", std::string_view(""));
  EXPECT_NE(refusal(folder / "empty.png").find("empty"), std::string::npos);
  EXPECT_THROW(read_picture(folder / "missing.png"), Error);
  EXPECT_THROW(read_picture(folder.path()), Error);
}

TEST(PictureFile, RefusesAbsurdDimensions) {
  const TemporaryFolder folder;
  write(folder / "wide.png", raw_png(16385, 1, 8, 0, {0}));
  EXPECT_NE(refusal(folder / "wide.png").find("16385x1 "), std::string::npos);
  write(folder / "huge.png", raw_png(0x7fffffff, 0x7fffffff, 8, 2, {0}));
  EXPECT_NE(refusal(folder / "huge.png").find("at most 16384"), std::string::npos);
  write(folder / "bomb.png", raw_png(16384, 16384, 8, 2, {0}));
  refusal(folder / "bomb.png");
  write(folder / "none.png", raw_png(0, 0, 8, 2, {0}));
  refusal(folder / "none.png");
}

struct Chunk {
  std::string type;
  Bytes data;
};

std::vector<Chunk> parse_chunks(const Bytes& file) {
  std::vector<Chunk> chunks;
  std::size_t at = 8;
  while (at < file.size()) {
    const std::size_t length = big_endian(file, at);
    EXPECT_LE(at + 12 + length, file.size());
    const auto start = file.begin() + static_cast<std::ptrdiff_t>(at);
    chunks.push_back({std::string(start + 4, start + 8), Bytes(start + 8, start + 8 + length)});
    EXPECT_EQ(big_endian(file, at + 8 + length), crc32_z(0, &file[at + 4], length + 4));
    at += 12 + length;
  }
  return chunks;
}

TEST(PictureFile, WritesAnimationsThatFollowTheStandard) {
  const TemporaryFolder folder;
  const std::vector<Image> frames = {random_image({6, 9, 1}, 1), random_image({6, 9, 1}, 2),
                                     random_image({6, 9, 1}, 3)};
  write_animation(folder / "x.png", frames, 250);
  const auto chunks = parse_chunks(read_bytes(folder / "x.png"));
  std::string order;
  std::uint32_t sequence = 0;
  std::size_t frame = 0;
  for (const Chunk& chunk : chunks) {
    order += chunk.type + " ";
    if (chunk.type == "fcTL" || chunk.type == "fdAT") {
      EXPECT_EQ(big_endian(chunk.data, 0), sequence++);
    }
    if (chunk.type == "fcTL") {
      EXPECT_EQ(chunk.data.size(), 26U);
      EXPECT_EQ(big_endian(chunk.data, 4), 9U);
      EXPECT_EQ(big_endian(chunk.data, 8), 6U);
      EXPECT_EQ(big_endian(chunk.data, 20), 250U << 16 | 1000U);
    }
    if (chunk.type != "IDAT" && chunk.type != "fdAT") continue;
    const std::size_t skip = chunk.type == "fdAT" ? 4 : 0;
    Bytes rows(6 * 10);
    uLongf size = rows.size();
    ASSERT_EQ(uncompress(rows.data(), &size, &chunk.data[skip], chunk.data.size() - skip), Z_OK);
    const Bytes expected = frames[frame++].to_bytes();
    for (int r = 0; r < 6; ++r) EXPECT_EQ(std::memcmp(&rows[r * 10 + 1], &expected[r * 9], 9), 0);
  }
  EXPECT_EQ(order, "IHDR acTL fcTL IDAT fcTL fdAT fcTL fdAT IEND ");
  EXPECT_EQ(big_endian(chunks[1].data, 0), 3U);
  EXPECT_EQ(read_picture(folder / "x.png").to_bytes(), frames[0].to_bytes());  // as a still
}

TEST(PictureFile, NamesTheFileItCannotWrite) {
  EXPECT_THROW(write_png("/proc/latplan-test.png", random_image({2, 2, 1}, 1)), Error);
}

}  // namespace
}  // namespace latplan
