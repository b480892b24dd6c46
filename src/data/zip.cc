#include "data/zip.h"

#include <zlib.h>

#include <algorithm>
#include <new>

#include "base/error.h"
#include "base/free_memory.h"

namespace latplan::data {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint32_t kLocalMagic = 0x04034b50;
constexpr std::uint32_t kCentralMagic = 0x02014b50;
constexpr std::uint32_t kEndMagic = 0x06054b50;
constexpr std::size_t kLocalSize = 30, kCentralSize = 46, kEndSize = 22;
constexpr std::uint32_t kUnknown32 = 0xffffffff;  // the value is in the zip64 extra field
constexpr std::uint32_t kEnd64Magic = 0x06064b50, kLocator64Magic = 0x07064b50;
constexpr std::size_t kEnd64Size = 56, kLocator64Size = 20;
constexpr std::uint16_t kStored = 0, kDeflated = 8;
constexpr std::uint16_t kEncryptedFlag = 1;
constexpr std::uint32_t kDate = 0x00210000;  // 1 January 1980, the earliest date
constexpr std::size_t kMaxName = 128;
constexpr std::size_t kMaxDeflateRatio = 1032;  // maximum compression ratio of deflate

void append(Bytes& out, std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back((value >> (8 * i)) & 0xff);
}

// zlib sizes have 32 bits: input is passed in pieces.
constexpr std::size_t kPiece = std::size_t{1} << 30;

// Appends the deflated `head` and `body` to `out`; returns the number of bytes appended.
std::size_t deflate_raw(std::span<const std::uint8_t> head, std::span<const std::uint8_t> body,
                        Bytes& out) {
  const std::size_t start = out.size();
  Bytes buffer(std::size_t{1} << 18);
  z_stream stream{};
  int status = ::deflateInit2(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  if (status == Z_MEM_ERROR) throw std::bad_alloc();
  LATPLAN_CHECK(status == Z_OK, "zlib: " + std::to_string(status));
  while (status != Z_STREAM_END) {
    if (stream.avail_in == 0) {
      std::span<const std::uint8_t>& content = head.empty() ? body : head;
      const std::size_t piece = std::min(content.size(), kPiece);
      stream.next_in = const_cast<Bytef*>(content.data());  // zlib does not write there
      stream.avail_in = static_cast<uInt>(piece);
      content = content.subspan(piece);
    }
    stream.next_out = buffer.data();
    stream.avail_out = static_cast<uInt>(buffer.size());
    status = ::deflate(&stream, head.empty() && body.empty() ? Z_FINISH : Z_NO_FLUSH);
    out.insert(out.end(), buffer.data(), stream.next_out);
  }
  ::deflateEnd(&stream);
  return out.size() - start;
}

// False unless the packed bytes expand to exactly `size` bytes.
bool inflate_raw(std::span<const std::uint8_t> packed, std::size_t size, Bytes& out) {
  out.resize(size + 1);  // the spare byte detects a member that is too long
  z_stream stream{};
  if (::inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw std::bad_alloc();
  std::size_t taken = 0, made = 0;
  int status = Z_OK;
  while (status == Z_OK) {
    const std::size_t in = std::min(packed.size() - taken, kPiece);
    const std::size_t room = std::min(out.size() - made, kPiece);
    stream.next_in = const_cast<Bytef*>(packed.data() + taken);
    stream.avail_in = static_cast<uInt>(in);
    stream.next_out = out.data() + made;
    stream.avail_out = static_cast<uInt>(room);
    status = ::inflate(&stream, Z_NO_FLUSH);
    taken += in - stream.avail_in;
    made += room - stream.avail_out;
  }
  ::inflateEnd(&stream);
  if (status == Z_MEM_ERROR) throw std::bad_alloc();
  out.resize(size);
  return status == Z_STREAM_END && taken == packed.size() && made == size;
}

class Reader {
 public:
  Reader(const std::string& name, std::span<const std::uint8_t> content)
      : name_(name), content_(content) {}

  std::vector<ZipMember> read() {
    std::size_t end = find_end();
    std::uint64_t count = number(end + 10, 2);
    std::uint64_t size_of_directory = number(end + 12, 4);
    std::uint64_t first = number(end + 16, 4);
    if (number(end + 4, 4) != 0 || number(end + 8, 2) != count) fail("multi-part archive");
    // NumPy adds the larger end record from 2 GiB on.
    if (end >= kEnd64Size + kLocator64Size && number(end - kLocator64Size, 4) == kLocator64Magic &&
        number(end - kLocator64Size - kEnd64Size, 4) == kEnd64Magic) {
      end -= kLocator64Size + kEnd64Size;
      count = number(end + 32, 8);
      size_of_directory = number(end + 40, 8);
      first = number(end + 48, 8);
    }
    if (first > end || end - first != size_of_directory) fail("damaged central directory");
    if (count > size_of_directory / kCentralSize) fail("damaged central directory");
    std::size_t at = first;
    std::vector<Entry> entries;
    std::uint64_t packed = 0, size = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      entries.push_back(read_entry(at, end));
      packed += std::min<std::uint64_t>(entries.back().packed, content_.size());
      size += std::min(entries.back().size, kMaxDeflateRatio * content_.size());
      if (packed > content_.size()) fail("damaged: its members overlap");
    }
    if (at != end) fail("damaged central directory");
    check_memory(size, name_);
    std::vector<ZipMember> members;
    for (const Entry& entry : entries) members.push_back({entry.name, unpack(entry)});
    return members;
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const {
    throw input_error(name_ + ": " + reason + "; expected an undamaged .npz file");
  }
  std::uint64_t number(std::size_t at, int bytes) const {
    if (at > content_.size() || content_.size() - at < static_cast<std::size_t>(bytes)) {
      fail("unexpected end of file");
    }
    std::uint64_t value = 0;
    for (int i = bytes; i-- > 0;) value = value << 8 | content_[at + i];
    return value;
  }
  std::string text(std::size_t at, std::size_t length) const {
    if (at > content_.size() || content_.size() - at < length) fail("unexpected end of file");
    return std::string(content_.begin() + at, content_.begin() + at + length);
  }
  // The end record; a comment may follow, up to the end of the file.
  std::size_t find_end() const {
    if (content_.size() < 4 || number(0, 2) != (kLocalMagic & 0xffff)) fail("not an .npz file");
    for (std::size_t comment = 0; comment <= 0xffff; ++comment) {
      if (content_.size() < kEndSize + comment) break;
      const std::size_t at = content_.size() - kEndSize - comment;
      if (number(at, 4) == kEndMagic && number(at + 20, 2) == comment) return at;
    }
    fail("truncated or damaged: no central directory");
  }

  struct Entry {
    std::string name;
    std::uint64_t method, crc, packed, size, offset;
  };

  // Values that exceed 32 bits are in the extra field with id 1, in this order.
  void apply_zip64(Entry& entry, std::size_t at, std::size_t end) const {
    while (at + 4 <= end) {
      const std::uint64_t id = number(at, 2);
      const std::size_t field_end = at + 4 + number(at + 2, 2);
      std::size_t value = at + 4;
      at = field_end;
      if (id != 1) continue;
      for (std::uint64_t* field : {&entry.size, &entry.packed, &entry.offset}) {
        if (*field != kUnknown32) continue;
        if (value + 8 > field_end) fail("damaged central directory");
        *field = number(value, 8);
        value += 8;
      }
    }
  }

  Entry read_entry(std::size_t& at, std::size_t end) const {
    if (at + kCentralSize > end || number(at, 4) != kCentralMagic) {
      fail("damaged central directory");
    }
    Entry entry{.name = text(at + kCentralSize, number(at + 28, 2)),
                .method = number(at + 10, 2),
                .crc = number(at + 16, 4),
                .packed = number(at + 20, 4),
                .size = number(at + 24, 4),
                .offset = number(at + 42, 4)};
    const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
    if (entry.name.size() > kMaxName || !std::ranges::all_of(entry.name, is_plain)) {
      fail("damaged central directory");
    }
    if ((number(at + 8, 2) & kEncryptedFlag) != 0) fail("encrypted archive");
    const std::size_t extra = at + kCentralSize + entry.name.size();
    const std::size_t extra_end = extra + number(at + 30, 2);
    apply_zip64(entry, extra, extra_end);
    at = extra_end + number(at + 32, 2);
    return entry;
  }

  Bytes unpack(const Entry& entry) const {
    const std::string where = "member " + entry.name;
    const std::uint64_t local = entry.offset;
    if (local >= content_.size() || number(local, 4) != kLocalMagic ||
        text(local + kLocalSize, number(local + 26, 2)) != entry.name) {
      fail(where + " is damaged");
    }
    const std::size_t start = local + kLocalSize + entry.name.size() + number(local + 28, 2);
    if (start > content_.size() || content_.size() - start < entry.packed ||
        entry.size / kMaxDeflateRatio > entry.packed) {
      fail(where + " is damaged");
    }
    const auto packed = content_.subspan(start, entry.packed);
    Bytes content;
    if (entry.method == kStored && entry.packed == entry.size) {
      content.assign(packed.begin(), packed.end());
    } else if (entry.method != kDeflated || !inflate_raw(packed, entry.size, content)) {
      fail(where + " is damaged or uses an unknown compression");
    }
    if (::crc32_z(0, content.data(), content.size()) != entry.crc) {
      fail(where + " is damaged (wrong checksum)");
    }
    return content;
  }

  const std::string& name_;
  std::span<const std::uint8_t> content_;
};

// The fields shared by local header and central directory entry.
void append_shared(Bytes& out, const std::string& name, std::size_t size, std::size_t packed,
                   std::uint32_t crc) {
  append(out, 20, 2);  // version 2.0: deflate
  append(out, 0, 2);   // flags
  append(out, kDeflated, 2);
  append(out, kDate, 4);
  append(out, crc, 4);
  append(out, packed, 4);
  append(out, size, 4);
  append(out, name.size(), 2);
  append(out, 0, 2);  // extra field
}

}  // namespace

void ZipEncoder::add(const std::string& name, std::span<const std::uint8_t> head,
                     std::span<const std::uint8_t> body) {
  std::uint32_t crc = 0;
  for (const auto part :
       {head, body}) {  // a null pointer would reset the checksum: skip empty parts
    if (!part.empty()) crc = static_cast<std::uint32_t>(::crc32_z(crc, part.data(), part.size()));
  }
  const std::size_t size = head.size() + body.size();
  const std::size_t start = out_.size();
  const auto append_header = [&](std::size_t packed, Bytes& out) {
    append(out, kLocalMagic, 4);
    append_shared(out, name, size, packed, crc);
    out.insert(out.end(), name.begin(), name.end());
  };
  append_header(0, out_);
  const std::size_t packed = deflate_raw(head, body, out_);
  if (std::max(size, out_.size()) >= kUnknown32 - directory_.size() - 65536) {
    throw output_error("member " + name + ": too large; expected less than 4 GiB");
  }
  Bytes header;  // rewritten now that the packed size is known
  append_header(packed, header);
  std::ranges::copy(header, out_.begin() + static_cast<std::ptrdiff_t>(start));
  append(directory_, kCentralMagic, 4);
  append(directory_, 20, 2);  // made by version 2.0
  append_shared(directory_, name, size, packed, crc);
  append(directory_, 0, 6);  // comment, disk, internal attributes
  append(directory_, 0, 4);  // external attributes
  append(directory_, start, 4);
  directory_.insert(directory_.end(), name.begin(), name.end());
  ++members_;
}

std::vector<std::uint8_t> ZipEncoder::finish() {
  const std::size_t start = out_.size();
  out_.insert(out_.end(), directory_.begin(), directory_.end());
  append(out_, kEndMagic, 4);
  append(out_, 0, 4);  // this disk, disk of the directory
  append(out_, members_, 2);
  append(out_, members_, 2);
  append(out_, directory_.size(), 4);
  append(out_, start, 4);
  append(out_, 0, 2);  // comment
  return std::move(out_);
}

std::vector<ZipMember> decode_zip(const std::string& name, std::span<const std::uint8_t> content) {
  return Reader(name, content).read();
}

}  // namespace latplan::data
