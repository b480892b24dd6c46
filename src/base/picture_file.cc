#include "base/picture_file.h"

#include <png.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "base/nearest.h"

#ifdef LATPLAN_HAVE_JPEG
#include <jerror.h>
#include <jpeglib.h>
#endif

namespace latplan {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::array<std::uint8_t, 8> kPngMagic = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
constexpr std::array<std::uint8_t, 3> kJpegMagic = {0xff, 0xd8, 0xff};

#ifdef LATPLAN_HAVE_JPEG
constexpr std::string_view kExpected = "a PNG or JPEG picture";
#else
constexpr std::string_view kExpected = "a PNG picture";
#endif

Error picture_error(const std::string& name, const std::string& reason) {
  return input_error(name + ": " + reason + "; expected " + std::string(kExpected));
}

void check_size(const std::string& name, std::int64_t width, std::int64_t height, int channels) {
  if (width > kMaxImageSide || height > kMaxImageSide || width * height > kMaxImagePixels) {
    throw input_error(name + ": picture of " + std::to_string(width) + "x" +
                      std::to_string(height) + " pixels; expected at most " +
                      std::to_string(kMaxImageSide) + " per side and " +
                      std::to_string(kMaxImagePixels) + " in total");
  }
  check_memory(static_cast<std::uint64_t>(width * height * channels) * (sizeof(float) + 1), name);
}

// ---- Reading PNG. libpng reports errors by longjmp: functions between setjmp and libpng own nothing
// ---- and have no changing locals; all state is in the reader.

class PngReader {
 public:
  explicit PngReader(std::span<const std::uint8_t> file) : left_(file) {
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
    LATPLAN_CHECK(png_ != nullptr, "libpng cannot start");
    info_ = png_create_info_struct(png_);
    LATPLAN_CHECK(info_ != nullptr, "libpng cannot start");
    png_set_user_limits(png_, PNG_UINT_31_MAX,
                        PNG_UINT_31_MAX);  // check_size() has the clearer message
    // Not needed, and libpng takes the memory that they ask for, up to 2 GiB, before it reads them.
    const png_byte skipped[] = "iCCP\0iTXt\0tEXt\0zTXt\0sPLT\0hIST\0eXIf\0pCAL\0sCAL";
    png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, skipped, sizeof skipped / 5);
    png_set_read_fn(png_, this, on_read);
  }
  ~PngReader() { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngReader(const PngReader&) = delete;
  PngReader& operator=(const PngReader&) = delete;

  const char* message() const { return message_.data(); }
  int width() const { return static_cast<int>(png_get_image_width(png_, info_)); }
  int height() const { return static_cast<int>(png_get_image_height(png_, info_)); }
  int channels() const { return png_get_channels(png_, info_); }
  std::size_t row_bytes() const { return png_get_rowbytes(png_, info_); }

  // A palette of greys only: the image counts as grey.
  bool grey_palette() const {
    png_colorp palette = nullptr;
    int size = 0;
    if (png_get_PLTE(png_, info_, &palette, &size) == 0) return false;
    return original_colour_type_ == PNG_COLOR_TYPE_PALETTE &&
           std::all_of(palette, palette + size, [](const png_color& colour) {
             return colour.red == colour.green && colour.green == colour.blue;
           });
  }

  bool read_header() {
    if (setjmp(png_jmpbuf(png_))) return false;
    png_read_info(png_, info_);
    original_colour_type_ = png_get_color_type(png_, info_);
    return true;
  }
  // Requests 8 bits per sample, with a transparent colour expanded to alpha.
  bool start() {
    if (setjmp(png_jmpbuf(png_))) return false;
    png_set_expand(png_);
    png_set_scale_16(png_);
    png_set_interlace_handling(png_);
    png_read_update_info(png_, info_);
    return true;
  }
  // Reads to the end of the file, so that truncation is detected.
  bool read_rows(png_bytepp rows) {
    if (setjmp(png_jmpbuf(png_))) return false;
    png_read_image(png_, rows);
    png_read_end(png_, nullptr);
    return true;
  }

 private:
  [[noreturn]] static void on_error(png_structp png, png_const_charp text) {
    auto* self = static_cast<PngReader*>(png_get_error_ptr(png));
    std::snprintf(self->message_.data(), self->message_.size(), "%s", text);
    png_longjmp(png, 1);
  }
  static void on_warning(png_structp, png_const_charp) {}
  static void on_read(png_structp png, png_bytep data, std::size_t size) {
    auto* self = static_cast<PngReader*>(png_get_io_ptr(png));
    if (size > self->left_.size()) png_error(png, "unexpected end of file");
    std::memcpy(data, self->left_.data(), size);
    self->left_ = self->left_.subspan(size);
  }

  std::span<const std::uint8_t> left_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  int original_colour_type_ = 0;
  std::array<char, 128> message_{};
};

// Blends grey or colour samples with optional alpha (2 or 4 channels) over white.
Image flatten(const Bytes& samples, int height, int width, int channels, bool to_grey) {
  const int colours = channels >= 3 ? 3 : 1;
  const bool alpha = channels == 2 || channels == 4;
  const ImageShape shape{height, width, to_grey ? 1 : colours};
  Bytes flat(shape.size());
  const std::size_t pixels = static_cast<std::size_t>(height) * width;
  for (std::size_t i = 0; i < pixels; ++i) {
    const std::uint8_t* pixel = &samples[i * channels];
    const int cover = alpha ? pixel[channels - 1] : 255;
    for (int c = 0; c < shape.channels; ++c) {
      flat[i * shape.channels + c] =
          static_cast<std::uint8_t>((pixel[c] * cover + 255 * (255 - cover) + 127) / 255);
    }
  }
  return Image::from_bytes(shape, flat);
}

Image decode_png(const std::string& name, std::span<const std::uint8_t> content) {
  PngReader reader(content);
  const auto damaged = [&] {
    return picture_error(name, std::string("damaged PNG (") + reader.message() + ")");
  };
  if (!reader.read_header()) throw damaged();
  check_size(name, reader.width(), reader.height(), reader.channels());
  const bool to_grey = reader.grey_palette();
  if (!reader.start()) throw damaged();
  Bytes samples(reader.row_bytes() * reader.height());
  std::vector<png_bytep> rows(reader.height());
  for (std::size_t r = 0; r < rows.size(); ++r) rows[r] = &samples[r * reader.row_bytes()];
  if (!reader.read_rows(rows.data())) throw damaged();
  return flatten(samples, reader.height(), reader.width(), reader.channels(), to_grey);
}

// ---- Reading JPEG, by the same rules as PNG.

#ifdef LATPLAN_HAVE_JPEG
// The orientation in an EXIF block: "Exif\0\0", then a TIFF file, whose first directory has it under the tag 0x112.
// 0: none, or damaged.
int exif_orientation(std::span<const std::uint8_t> block) {
  constexpr std::string_view kStart("Exif\0\0", 6);
  constexpr std::size_t kEntry = 12;
  if (block.size() < kStart.size() + 8 ||
      !std::equal(kStart.begin(), kStart.end(), block.begin())) {
    return 0;
  }
  const auto tiff = block.subspan(kStart.size());
  const bool little = tiff[0] == 'I';
  const auto number = [&](std::size_t at, std::size_t bytes) -> std::size_t {
    std::size_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) {
      value = value << 8 | tiff[at + (little ? bytes - 1 - i : i)];
    }
    return value;
  };
  const std::size_t directory = number(4, 4);
  if (directory > tiff.size() - 2) return 0;
  const std::size_t entries = number(directory, 2);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t at = directory + 2 + i * kEntry;
    if (at + kEntry > tiff.size()) return 0;
    if (number(at, 2) != 0x112) continue;
    const std::size_t value = number(at + 8, 2);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 0;
  }
  return 0;
}

// Turns and mirrors a picture that was stored with this orientation.
Image upright(const Image& stored, int orientation) {
  if (orientation == 1) return stored;
  const ImageShape& from = stored.shape();
  const bool swaps = orientation >= 5;  // rows and columns
  const bool mirrors_rows =
      orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
  const bool mirrors_columns =
      orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
  Image result(swaps ? ImageShape{from.width, from.height, from.channels} : from);
  const ImageShape& to = result.shape();
  for (int row = 0; row < to.height; ++row) {
    for (int column = 0; column < to.width; ++column) {
      const int r = mirrors_rows ? to.height - 1 - row : row;
      const int c = mirrors_columns ? to.width - 1 - column : column;
      for (int i = 0; i < to.channels; ++i) {
        result.at(row, column, i) = swaps ? stored.at(c, r, i) : stored.at(r, c, i);
      }
    }
  }
  return result;
}

class JpegReader {
 public:
  explicit JpegReader(std::span<const std::uint8_t> file) : file_(file) {
    jpeg_.err = jpeg_std_error(&errors_);
    jpeg_.client_data = this;
    errors_.error_exit = on_error;
    errors_.emit_message = on_message;
  }
  ~JpegReader() { jpeg_destroy_decompress(&jpeg_); }
  JpegReader(const JpegReader&) = delete;
  JpegReader& operator=(const JpegReader&) = delete;

  const char* message() const { return message_.data(); }
  int width() const { return static_cast<int>(jpeg_.image_width); }
  int height() const { return static_cast<int>(jpeg_.image_height); }
  int channels() const { return jpeg_.out_color_space == JCS_GRAYSCALE ? 1 : 3; }

  bool read_header() {
    if (setjmp(jump_)) return false;
    jpeg_create_decompress(&jpeg_);
    jpeg_save_markers(&jpeg_, kExifMarker, 0xffff);
    jpeg_mem_src(&jpeg_, file_.data(), file_.size());
    jpeg_read_header(&jpeg_, TRUE);
    jpeg_.out_color_space = jpeg_.jpeg_color_space == JCS_GRAYSCALE ? JCS_GRAYSCALE : JCS_RGB;
    find_orientation();
    return true;
  }
  bool read_rows(std::uint8_t* samples) {
    if (setjmp(jump_)) return false;
    limit_scans();
    jpeg_start_decompress(&jpeg_);
    while (jpeg_.output_scanline < jpeg_.output_height) {
      JSAMPROW row = samples + std::size_t{jpeg_.output_scanline} * width() * channels();
      jpeg_read_scanlines(&jpeg_, &row, 1);
    }
    jpeg_finish_decompress(&jpeg_);
    return true;
  }
  int orientation() const { return orientation_; }  // as in EXIF, from 1 to 8

 private:
  static constexpr int kExifMarker = JPEG_APP0 + 1;

  void find_orientation() {
    for (auto* marker = jpeg_.marker_list; marker != nullptr; marker = marker->next) {
      const int found = exif_orientation({marker->data, marker->data_length});
      if (marker->marker == kExifMarker && found != 0) orientation_ = found;
    }
  }

  // A progressive picture has about ten scans. Each goes over the whole picture, and takes a few bytes of the file.
  void limit_scans() {
    constexpr std::int64_t kMostWork = std::int64_t{1} << 31;
    const std::int64_t pixels = std::int64_t{width()} * height();
    most_scans_ = static_cast<int>(std::min<std::int64_t>(500, kMostWork / pixels));
    progress_.progress_monitor = on_progress;
    jpeg_.progress = &progress_;
  }
  static void on_progress(j_common_ptr common) {
    auto* self = static_cast<JpegReader*>(common->client_data);
    if (self->jpeg_.input_scan_number <= self->most_scans_) return;
    std::snprintf(self->message_.data(), self->message_.size(), "more than %d scans",
                  self->most_scans_);
    std::longjmp(self->jump_, 1);
  }
  [[noreturn]] static void on_error(j_common_ptr common) {
    auto* self = static_cast<JpegReader*>(common->client_data);
    common->err->format_message(common, self->message_.data());
    std::longjmp(self->jump_, 1);
  }
  // libjpeg only warns about missing or invented pixels; we treat them as damage.
  static void on_message(j_common_ptr common, int level) {
    const int code = common->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER ||
                      code == JWRN_HUFF_BAD_CODE || code == JWRN_MUST_RESYNC)) {
      on_error(common);
    }
  }

  std::span<const std::uint8_t> file_;
  jpeg_decompress_struct jpeg_{};
  jpeg_error_mgr errors_{};
  std::jmp_buf jump_{};
  jpeg_progress_mgr progress_{};
  int most_scans_ = 0;
  int orientation_ = 1;
  std::array<char, JMSG_LENGTH_MAX> message_{};
};

Image decode_jpeg(const std::string& name, std::span<const std::uint8_t> content) {
  JpegReader reader(content);
  const auto damaged = [&] {
    return picture_error(name, std::string("damaged or unusual JPEG (") + reader.message() + ")");
  };
  if (!reader.read_header()) throw damaged();
  check_size(name, reader.width(), reader.height(), reader.channels());
  const ImageShape shape{reader.height(), reader.width(), reader.channels()};
  Bytes samples(shape.size());
  if (!reader.read_rows(samples.data())) throw damaged();
  return upright(Image::from_bytes(shape, samples), reader.orientation());
}
#else
Image decode_jpeg(const std::string& name, std::span<const std::uint8_t>) {
  throw picture_error(name, "JPEG, not supported by this build");
}
#endif

// ---- Writing PNG, directly over zlib: stills and animations share the code.

void append_u32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back((value >> shift) & 0xff);
}

void append_u16(Bytes& out, std::uint32_t value) {
  out.push_back((value >> 8) & 0xff);
  out.push_back(value & 0xff);
}

void append_chunk(Bytes& out, std::string_view type, std::span<const std::uint8_t> data) {
  append_u32(out, static_cast<std::uint32_t>(data.size()));
  const std::size_t start = out.size();
  out.insert(out.end(), type.begin(), type.end());
  out.insert(out.end(), data.begin(), data.end());
  append_u32(out, static_cast<std::uint32_t>(
                      ::crc32_z(0, out.data() + start, static_cast<z_size_t>(out.size() - start))));
}

Bytes png_start(const ImageShape& shape) {
  LATPLAN_CHECK(shape.height > 0 && shape.width > 0, "cannot write an empty image");
  LATPLAN_CHECK(shape.channels == 1 || shape.channels == 3, "expected 1 or 3 channels");
  Bytes out(kPngMagic.begin(), kPngMagic.end());
  Bytes header;
  append_u32(header, static_cast<std::uint32_t>(shape.width));
  append_u32(header, static_cast<std::uint32_t>(shape.height));
  const std::uint8_t colour_type = shape.channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB;
  header.insert(header.end(), {8, colour_type, 0, 0, 0});
  append_chunk(out, "IHDR", header);
  return out;
}

// PNG pixel data: every row preceded by its filter byte (none), deflated.
Bytes deflated_pixels(const Image& image) {
  const Bytes samples = image.to_bytes();
  const std::size_t row = static_cast<std::size_t>(image.shape().width) * image.shape().channels;
  Bytes raw;
  raw.reserve(samples.size() + image.shape().height);
  for (std::size_t at = 0; at < samples.size(); at += row) {
    raw.push_back(0);
    raw.insert(raw.end(), samples.begin() + at, samples.begin() + at + row);
  }
  uLongf size = ::compressBound(raw.size());
  Bytes packed(size);
  const int status = ::compress2(packed.data(), &size, raw.data(), raw.size(), 6);
  if (status == Z_MEM_ERROR) throw std::bad_alloc();
  LATPLAN_CHECK(status == Z_OK, "zlib: " + std::to_string(status));
  packed.resize(size);
  return packed;
}

Bytes frame_control(const ImageShape& shape, std::uint32_t sequence, int milliseconds) {
  Bytes data;
  append_u32(data, sequence);
  append_u32(data, static_cast<std::uint32_t>(shape.width));
  append_u32(data, static_cast<std::uint32_t>(shape.height));
  append_u32(data, 0);  // x offset
  append_u32(data, 0);  // y offset
  append_u16(data, static_cast<std::uint32_t>(milliseconds));
  append_u16(data, 1000);           // delay in thousandths of a second
  data.insert(data.end(), {0, 0});  // dispose: none; blend: replace
  return data;
}

template <std::size_t N>
bool starts_with(std::span<const std::uint8_t> content, const std::array<std::uint8_t, N>& magic) {
  return content.size() >= N && std::equal(magic.begin(), magic.end(), content.begin());
}

}  // namespace

Image read_picture(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) {
    const std::string meant = did_you_mean(nearest_entry(file));
    if (!meant.empty()) throw input_error(file.string() + ": no such file" + meant);
  }
  return decode_picture(read_bytes(file), file.string());
}

Image decode_picture(std::span<const std::uint8_t> content, const std::string& name) {
  if (content.empty()) throw picture_error(name, "the file is empty");
  if (starts_with(content, kPngMagic)) return decode_png(name, content);
  if (starts_with(content, kJpegMagic)) return decode_jpeg(name, content);
  throw picture_error(name, "not a picture");
}

void write_png(const std::filesystem::path& file, const Image& image) {
  write_file(file, std::span<const std::uint8_t>(encode_png(image)));
}

std::vector<std::uint8_t> encode_png(const Image& image) {
  Bytes out = png_start(image.shape());
  append_chunk(out, "IDAT", deflated_pixels(image));
  append_chunk(out, "IEND", {});
  return out;
}

void write_animation(const std::filesystem::path& file, std::span<const Image> frames,
                     int milliseconds_per_frame) {
  LATPLAN_CHECK(!frames.empty(), "an animation needs a frame");
  LATPLAN_CHECK(milliseconds_per_frame > 0 && milliseconds_per_frame <= 65535,
                "frame time of " + std::to_string(milliseconds_per_frame) + " ms");
  const ImageShape shape = frames.front().shape();
  Bytes out = png_start(shape);
  Bytes control;
  append_u32(control, static_cast<std::uint32_t>(frames.size()));
  append_u32(control, 0);  // number of plays: infinite
  append_chunk(out, "acTL", control);
  std::uint32_t sequence = 0;  // counts fcTL and fdAT chunks together
  for (const Image& frame : frames) {
    LATPLAN_CHECK(frame.shape() == shape, "frames of different shapes");
    append_chunk(out, "fcTL", frame_control(shape, sequence++, milliseconds_per_frame));
    const Bytes pixels = deflated_pixels(frame);
    if (&frame == &frames.front()) {
      append_chunk(out, "IDAT", pixels);
      continue;
    }
    Bytes data;
    append_u32(data, sequence++);
    data.insert(data.end(), pixels.begin(), pixels.end());
    append_chunk(out, "fdAT", data);
  }
  append_chunk(out, "IEND", {});
  write_file(file, std::span<const std::uint8_t>(out));
}

}  // namespace latplan
