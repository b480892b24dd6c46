// A fixed-length vector of bits packed into 64-bit words: a latent state, or a mask over one.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace latplan {

class BitVector {
 public:
  BitVector() = default;
  explicit BitVector(int size, bool value = false);
  // Inverse of words(): exactly the words that `size` bits need; bits past `size` must be zero.
  static BitVector from_words(int size, std::span<const std::uint64_t> words);
  // '0' and '1' only; the first character is bit 0. Throws Error(BadInput) for anything else.
  static BitVector from_string(const std::string& text);

  int size() const { return size_; }
  bool get(int i) const { return (words_[i >> 6] >> (i & 63)) & 1U; }
  void set(int i, bool value) {
    const std::uint64_t bit = std::uint64_t{1} << (i & 63);
    words_[i >> 6] = value ? (words_[i >> 6] | bit) : (words_[i >> 6] & ~bit);
  }
  int count() const;
  bool none() const;
  // Word i holds bits 64 i .. 64 i + 63; bits past size() are always zero.
  std::span<const std::uint64_t> words() const { return words_; }
  std::vector<int> ones() const;  // indices of the set bits, ascending
  std::string to_string() const;

  BitVector& operator|=(const BitVector& other);
  BitVector& operator&=(const BitVector& other);
  BitVector& operator^=(const BitVector& other);
  BitVector operator~() const;
  friend BitVector operator|(BitVector a, const BitVector& b) { return a |= b; }
  friend BitVector operator&(BitVector a, const BitVector& b) { return a &= b; }
  friend BitVector operator^(BitVector a, const BitVector& b) { return a ^= b; }
  bool contains(const BitVector& subset) const;   // every set bit of subset is set here
  bool intersects(const BitVector& other) const;  // some bit is set in both

  friend bool operator==(const BitVector&, const BitVector&) = default;
  friend auto operator<=>(const BitVector&, const BitVector&) = default;  // any total order
  std::size_t hash() const;

 private:
  void clear_tail();
  int size_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace latplan

template <>
struct std::hash<latplan::BitVector> {
  std::size_t operator()(const latplan::BitVector& bits) const { return bits.hash(); }
};
