#include "data/npz.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <set>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "data/zip.h"

namespace latplan::data {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::string_view kSuffix = ".npy";
constexpr std::size_t kAlignment = 64;  // of the data within a member
constexpr std::string_view kDtypes = "bool, integers, <f4, <f8, |S, <U, all little endian";
constexpr int kMaxTextLength = 1 << 24;     // characters of one element
constexpr std::size_t kMaxDimensions = 64;  // as in NumPy

std::string npy_header(const NpzView& array) {
  std::string header = "{'descr': '" + array.dtype + "', 'fortran_order': False, 'shape': (";
  for (const std::int64_t side : array.shape) header += std::to_string(side) + ", ";
  if (array.shape.size() > 1) header.resize(header.size() - 2);
  if (array.shape.size() == 1) header.pop_back();  // a tuple of one: "(3,)"
  header += "), }";
  const std::size_t unpadded = kMagic.size() + 4 + header.size() + 1;
  header.append((kAlignment - unpadded % kAlignment) % kAlignment, ' ');
  header += '\n';
  std::string start(kMagic);
  start += {1, 0};  // format 1.0
  start += {static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)};
  return start + header;
}

// Parses the header: a Python dictionary with exactly three keys, in any order.
class HeaderParser {
 public:
  HeaderParser(std::string where, std::string_view text) : where_(std::move(where)), text_(text) {}

  void parse(NpzArray& array) {
    int seen = 0;
    take('{');
    while (!peek('}')) {
      const std::string key = quoted();
      take(':');
      if (key == "descr") {
        array.dtype = quoted();
      } else if (key == "fortran_order") {
        if (word() != "False") fail("is in Fortran order; expected C order");
      } else if (key == "shape") {
        array.shape = tuple();
      } else {
        fail("has an unknown header field; expected descr, fortran_order and shape");
      }
      ++seen;
      if (!peek('}')) take(',');
    }
    take('}');
    if (seen != 3 || peek('{') || !text_.empty())
      fail("has a damaged header; expected three fields");
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const { throw input_error(where_ + reason); }
  bool peek(char c) {
    const std::size_t skipped = std::min(text_.find_first_not_of(" \n"), text_.size());
    text_.remove_prefix(skipped);
    return !text_.empty() && text_.front() == c;
  }
  void take(char c) {
    if (!peek(c)) fail(std::string("has a damaged header; expected '") + c + "'");
    text_.remove_prefix(1);
  }
  std::string quoted() {
    take('\'');
    const std::size_t end = text_.find('\'');
    if (end == std::string_view::npos) fail("has a damaged header; expected a quoted word");
    const std::string result(text_.substr(0, end));
    text_.remove_prefix(end + 1);
    return result;
  }
  std::string word() {
    peek(' ');
    const std::size_t end = std::min(text_.find_first_of(" ,}"), text_.size());
    const std::string result(text_.substr(0, end));
    text_.remove_prefix(end);
    return result;
  }
  std::vector<std::int64_t> tuple() {
    std::vector<std::int64_t> sides;
    take('(');
    while (!peek(')')) {
      std::int64_t side = -1;
      const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), side);
      if (error != std::errc() || side < 0) fail("has a damaged header; expected a shape");
      text_.remove_prefix(end - text_.data());
      sides.push_back(side);
      if (sides.size() > kMaxDimensions) fail("has too many dimensions; expected at most 64");
      if (!peek(')')) take(',');
    }
    take(')');
    return sides;
  }

  std::string where_;
  std::string_view text_;
};

// Number of elements; -1 on overflow.
std::int64_t product(const std::vector<std::int64_t>& shape) {
  std::int64_t total = 1;
  for (const std::int64_t side : shape) {
    if (__builtin_mul_overflow(total, side, &total)) return -1;
  }
  return total;
}

std::string integer_text(std::span<const std::uint8_t> element, bool is_signed) {
  std::uint64_t value = 0;
  for (std::size_t i = element.size(); i-- > 0;) value = value << 8 | element[i];
  if (!is_signed) return std::to_string(value);
  const auto unused = 64 - 8 * static_cast<int>(element.size());
  return std::to_string(static_cast<std::int64_t>(value << unused) >> unused);
}

void append_utf8(std::string& text, std::uint32_t point) {
  if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) point = 0xfffd;
  const int more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  constexpr std::uint32_t kFirst[] = {0, 0xc0, 0xe0, 0xf0};
  text += static_cast<char>(kFirst[more] | point >> (6 * more));
  for (int i = more; i-- > 0;) text += static_cast<char>(0x80 | (point >> (6 * i) & 0x3f));
}

// UTF-32, padded with zeros.
std::string utf8_text(std::span<const std::uint8_t> element) {
  std::string text;
  for (std::size_t at = 0; at < element.size(); at += 4) {
    std::uint32_t point = 0;
    for (int i = 4; i-- > 0;) point = point << 8 | element[at + i];
    append_utf8(text, point);
  }
  return text;
}

std::vector<NpzView> views_of(std::span<const NpzArray> arrays) {
  std::vector<NpzView> views;
  for (const NpzArray& array : arrays) {
    views.push_back({array.name, array.dtype, array.shape, array.bytes});
  }
  return views;
}

Bytes encode_views(std::span<const NpzView> arrays) {
  ZipEncoder zip;
  for (const NpzView& array : arrays) {
    LATPLAN_CHECK(dtype_size(array.dtype) > 0, "dtype " + array.dtype);
    LATPLAN_CHECK(product(array.shape) * dtype_size(array.dtype) ==
                      static_cast<std::int64_t>(array.bytes.size()),
                  "array " + array.name + " does not match its shape");
    const std::string header = npy_header(array);
    zip.add(array.name + std::string(kSuffix),
            {reinterpret_cast<const std::uint8_t*>(header.data()), header.size()}, array.bytes);
  }
  return zip.finish();
}

NpzArray decode_npy(const std::string& name, ZipMember member) {
  if (!member.name.ends_with(kSuffix)) {
    throw input_error(name + ": member " + member.name +
                      " is not an array; expected only .npy members");
  }
  NpzArray array;
  array.name = member.name.substr(0, member.name.size() - kSuffix.size());
  const std::string where = name + ": array " + array.name + " ";
  const Bytes& bytes = member.content;
  const std::size_t start = kMagic.size() + 2;
  if (bytes.size() < start + 4 || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0) {
    throw input_error(where + "is damaged; expected the .npy format");
  }
  const int version = bytes[kMagic.size()];
  const std::size_t length_bytes = version == 1 ? 2 : 4;  // since format 2.0
  std::size_t length = 0;
  for (std::size_t i = length_bytes; i-- > 0;) length = length << 8 | bytes[start + i];
  if (version < 1 || version > 3 || bytes.size() - start - length_bytes < length) {
    throw input_error(where + "is damaged; expected the .npy format, version 1 to 3");
  }
  const auto* header = reinterpret_cast<const char*>(bytes.data() + start + length_bytes);
  HeaderParser(where, std::string_view(header, length)).parse(array);
  const int element = dtype_size(array.dtype);
  if (element == 0) {
    throw input_error(where + "has elements of type " + in_quotes(array.dtype) +
                      "; expected one of " + std::string(kDtypes));
  }
  const std::size_t data = start + length_bytes + length;
  std::int64_t size = product(array.shape);
  if (size < 0 || __builtin_mul_overflow(size, std::int64_t{element}, &size) ||
      static_cast<std::uint64_t>(size) != bytes.size() - data) {
    throw input_error(where + "has " + std::to_string(bytes.size() - data) +
                      " bytes, which does not match its shape");
  }
  member.content.erase(member.content.begin(), member.content.begin() + data);
  array.bytes = std::move(member.content);
  return array;
}

}  // namespace

std::int64_t NpzArray::elements() const { return product(shape); }

std::string NpzArray::to_string() const {
  std::string sides;
  for (const std::int64_t side : shape) sides += (sides.empty() ? "" : ", ") + std::to_string(side);
  return "array " + name + " is " + dtype + " [" + sides + "]";
}

int dtype_size(const std::string& dtype) {
  if (dtype.size() < 3) return 0;
  int length = 0;
  const char* last = dtype.data() + dtype.size();
  const auto [end, error] = std::from_chars(dtype.data() + 2, last, length);
  if (error != std::errc() || end != last || length < 1 || length > kMaxTextLength) return 0;
  const std::string_view kind = std::string_view(dtype).substr(0, 2);
  if (kind == "|S") return length;
  if (kind == "<U") return 4 * length;
  if (kind == "<f") return length == 4 || length == 8 ? length : 0;
  if (kind == "<i" || kind == "<u") return length == 2 || length == 4 || length == 8 ? length : 0;
  return (kind == "|i" || kind == "|u" || kind == "|b") && length == 1 ? 1 : 0;
}

bool is_integer(const std::string& dtype) {
  return dtype_size(dtype) > 0 && (dtype[1] == 'i' || dtype[1] == 'u');
}

std::vector<std::uint8_t> encode_npz(std::span<const NpzArray> arrays) {
  return encode_views(views_of(arrays));
}

void write_npz(const std::filesystem::path& file, std::span<const NpzArray> arrays) {
  write_npz(file, views_of(arrays));
}

void write_npz(const std::filesystem::path& file, std::span<const NpzView> arrays) {
  write_atomically(file, std::span<const std::uint8_t>(encode_views(arrays)));
}

std::vector<NpzArray> decode_npz(const std::string& name, std::span<const std::uint8_t> content) {
  std::vector<NpzArray> arrays;
  std::set<std::string> names;
  for (ZipMember& member : decode_zip(name, content)) {
    arrays.push_back(decode_npy(name, std::move(member)));
    if (!names.insert(arrays.back().name).second) {
      throw input_error(name + ": array " + arrays.back().name + " occurs twice; expected once");
    }
  }
  return arrays;
}

std::vector<NpzArray> read_npz(const std::filesystem::path& file) {
  return decode_npz(file.string(), read_bytes(file));
}

std::vector<std::string> texts_in(const std::string& file, const NpzArray& array,
                                  std::int64_t count) {
  const char kind = array.dtype[1];
  if (array.shape != std::vector{count} ||
      (kind != 'S' && kind != 'U' && !is_integer(array.dtype))) {
    throw input_error(file + ": " + array.to_string() + "; expected texts or integers [" +
                      std::to_string(count) + "]");
  }
  check_memory(count * sizeof(std::string) + array.bytes.size(), file);
  const auto size = static_cast<std::size_t>(dtype_size(array.dtype));
  std::vector<std::string> texts;
  for (std::size_t at = 0; at < array.bytes.size(); at += size) {
    const auto element = std::span(array.bytes).subspan(at, size);
    std::string text = kind == 'S'   ? std::string(element.begin(), element.end())
                       : kind == 'U' ? utf8_text(element)
                                     : integer_text(element, kind == 'i');
    text.erase(text.find_last_not_of('\0') + 1);  // the padding
    texts.push_back(std::move(text));
  }
  return texts;
}

NpzArray text_array(const std::string& name, std::span<const std::string> texts) {
  std::size_t length = 1;
  for (const std::string& text : texts) length = std::max(length, text.size());
  NpzArray array{
      name, "|S" + std::to_string(length), {static_cast<std::int64_t>(texts.size())}, {}};
  for (const std::string& text : texts) {
    array.bytes.insert(array.bytes.end(), text.begin(), text.end());
    array.bytes.resize(array.bytes.size() + length - text.size());
  }
  return array;
}

}  // namespace latplan::data
