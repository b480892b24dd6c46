// Structure-aware damage: copies of valid files with one to three faults. Deterministic. Checksums of PNG and zip are often
// corrected afterwards, so that the fault reaches the code behind them.
#pragma once

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"

namespace latplan {

using Bytes = std::vector<std::uint8_t>;

inline std::uint32_t crc_of(const Bytes& bytes, std::size_t at, std::size_t size) {
  return static_cast<std::uint32_t>(::crc32_z(0, bytes.data() + at, size));
}

// The checksums of the chunks of a PNG, as far as their lengths lie inside the file.
inline void correct_png(Bytes& bytes) {
  for (std::size_t at = 8; at + 12 <= bytes.size();) {
    std::size_t length = 0;
    for (int i = 0; i < 4; ++i) length = length << 8 | bytes[at + i];
    if (length > bytes.size() - at - 12) return;
    const std::uint32_t sum = crc_of(bytes, at + 4, length + 4);
    for (int i = 0; i < 4; ++i) bytes[at + 8 + length + i] = (sum >> (24 - 8 * i)) & 0xff;
    at += 12 + length;
  }
}

// The checksums of the members of a zip file that are stored without compression.
inline void correct_zip(Bytes& bytes) {
  const auto number = [&](std::size_t at, int size) {
    std::size_t value = 0;
    for (int i = size - 1; i >= 0; --i) value = value << 8 | bytes[at + i];
    return value;
  };
  const auto put = [&](std::size_t at, std::uint32_t value) {
    std::memcpy(bytes.data() + at, &value, sizeof value);
  };
  std::vector<std::uint32_t> sums;
  std::size_t at = 0;
  while (at + 30 <= bytes.size() && number(at, 4) == 0x04034b50) {
    const std::size_t start = at + 30 + number(at + 26, 2) + number(at + 28, 2);
    const std::size_t size = number(at + 18, 4);
    if (number(at + 8, 2) != 0 || start > bytes.size() || size > bytes.size() - start) return;
    sums.push_back(crc_of(bytes, start, size));
    put(at + 14, sums.back());
    at = start + size;
  }
  for (const std::uint32_t sum : sums) {
    if (at + 46 > bytes.size() || number(at, 4) != 0x02014b50) return;
    put(at + 16, sum);
    at += 46 + number(at + 28, 2) + number(at + 30, 2) + number(at + 32, 2);
  }
}

inline void correct_checksums(Bytes& bytes) {
  if (bytes.size() > 8 && std::memcmp(bytes.data(), "\x89PNG", 4) == 0) correct_png(bytes);
  if (bytes.size() > 4 && std::memcmp(bytes.data(), "PK\3\4", 4) == 0) correct_zip(bytes);
}

class Damager {
 public:
  Damager(std::uint64_t seed, std::vector<Bytes> valid) : rng_(seed), valid_(std::move(valid)) {}

  // A damaged copy of one of the valid files.
  Bytes next() {
    Bytes bytes = valid_[below(valid_.size())];
    for (std::uint64_t faults = 1 + below(3); faults > 0; --faults) damage(bytes);
    if (below(2) == 0) correct_checksums(bytes);
    return bytes;
  }

 private:
  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : rng_.below(bound); }
  std::size_t place(const Bytes& bytes) { return below(bytes.size() + 1); }

  void damage(Bytes& bytes) {
    const std::size_t at = place(bytes), size = std::min(below(40), bytes.size() - at);
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(size);
    switch (below(10)) {
      case 0:
        if (at < bytes.size()) bytes[at] ^= 1U << below(8);
        break;
      case 1: {
        constexpr std::string_view kBytes("\0\1\x7f\x80\xff \n\"'[]{}(),:-9", 20);
        if (at < bytes.size()) bytes[at] = static_cast<std::uint8_t>(kBytes[below(20)]);
        break;
      }
      case 2:
        bytes.erase(begin, end);
        break;
      case 3: {
        const Bytes part(begin, end);
        bytes.insert(begin, part.begin(), part.end());
        break;
      }
      case 4:
        bytes.resize(at);
        break;
      case 5: {  // a part of another file, or of another place
        const Bytes& other = valid_[below(valid_.size())];
        const std::size_t from = place(other), count = std::min(below(60), other.size() - from);
        const auto first = other.begin() + static_cast<std::ptrdiff_t>(from);
        bytes.insert(begin, first, first + static_cast<std::ptrdiff_t>(count));
        break;
      }
      case 6:
        for (std::size_t i = 0; i < size; ++i)
          bytes[at + i] = static_cast<std::uint8_t>(rng_.next());
        break;
      case 7:
        set_integer(bytes, at);
        break;
      default:
        replace_run(bytes, at);
    }
  }

  // An extreme integer of 2, 4 or 8 bytes in either byte order.
  void set_integer(Bytes& bytes, std::size_t at) {
    constexpr std::array<std::uint64_t, 9> kExtreme = {
        0, 1, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 1ULL << 63, ~0ULL};
    const std::size_t size = std::size_t{2} << below(3);
    const std::uint64_t value = kExtreme[below(kExtreme.size())];
    const bool big = below(2) == 0;
    for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i) {
      bytes[at + i] = (value >> (8 * (big ? size - 1 - i : i))) & 0xff;
    }
  }

  // A number of a text becomes an extreme one, a word becomes another word of the file.
  void replace_run(Bytes& bytes, std::size_t at) {
    const auto kind = [&](std::size_t i) {
      return std::isdigit(bytes[i]) != 0 ? 1 : std::isalpha(bytes[i]) != 0 ? 2 : 0;
    };
    const auto run = [&](std::size_t from) {
      while (from < bytes.size() && kind(from) == 0) ++from;
      std::size_t to = from;
      while (to < bytes.size() && kind(to) == kind(from)) ++to;
      return std::pair(from, to);
    };
    const auto [from, to] = run(at);
    if (from == bytes.size()) return;
    std::string other;
    if (kind(from) == 1) {
      constexpr std::array<const char*, 14> kNumbers = {"0",          "-1",
                                                        "1",          "255",
                                                        "4096",       "65536",
                                                        "16777216",   "2147483647",
                                                        "2147483648", "4294967296",
                                                        "1e999",      "1.5",
                                                        "null",       "99999999999999999999"};
      other = kNumbers[below(kNumbers.size())];
    } else {
      const auto [first, last] = run(place(bytes));
      other.assign(bytes.begin() + static_cast<std::ptrdiff_t>(first),
                   bytes.begin() + static_cast<std::ptrdiff_t>(last));
    }
    bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(from),
                bytes.begin() + static_cast<std::ptrdiff_t>(to));
    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(from), other.begin(), other.end());
  }

  Rng rng_;
  std::vector<Bytes> valid_;
};

}  // namespace latplan
