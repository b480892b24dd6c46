#include "data/npz.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
#include "data/zip.h"

namespace latplan::data {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::string_view kSuffix = ".npy";
constexpr std::size_t kAlignment = 64;  // of the data within a member
constexpr std::string_view kDtypes = "|u1, <i4, <i8, <f4, <f8";

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
    throw input_error(where + "has elements of type " + array.dtype + "; expected one of " +
                      std::string(kDtypes));
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

int dtype_size(const std::string& dtype) {
  if (dtype == "|u1") return 1;
  if (dtype == "<i4" || dtype == "<f4") return 4;
  if (dtype == "<i8" || dtype == "<f8") return 8;
  return 0;
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
  for (ZipMember& member : decode_zip(name, content)) {
    arrays.push_back(decode_npy(name, std::move(member)));
    const auto same = [&](const NpzArray& other) { return other.name == arrays.back().name; };
    if (std::count_if(arrays.begin(), arrays.end(), same) > 1) {
      throw input_error(name + ": array " + arrays.back().name + " occurs twice; expected once");
    }
  }
  return arrays;
}

std::vector<NpzArray> read_npz(const std::filesystem::path& file) {
  return decode_npz(file.string(), read_bytes(file));
}

}  // namespace latplan::data
