#include "base/bit_vector.h"

#include "base/error.h"

namespace latplan {

BitVector::BitVector(int size, bool value)
    : size_(size), words_((size + 63) / 64, value ? ~std::uint64_t{0} : 0) {
  clear_tail();
}

BitVector BitVector::from_words(int size, std::span<const std::uint64_t> words) {
  LATPLAN_CHECK(size >= 0 && words.size() == (static_cast<std::size_t>(size) + 63) / 64 &&
                    (size % 64 == 0 || words.back() >> (size % 64) == 0),
                std::to_string(words.size()) + " words for " + std::to_string(size) + " bits");
  BitVector bits;
  bits.size_ = size;
  bits.words_.assign(words.begin(), words.end());
  return bits;
}

BitVector BitVector::from_string(const std::string& text) {
  BitVector bits(static_cast<int>(text.size()));
  for (int i = 0; i < bits.size(); ++i) {
    if (text[i] != '0' && text[i] != '1') {
      throw input_error("bit string holds '" + std::string(1, text[i]) + "'; expected 0 or 1");
    }
    bits.set(i, text[i] == '1');
  }
  return bits;
}

int BitVector::count() const {
  int total = 0;
  for (const std::uint64_t word : words_) total += std::popcount(word);
  return total;
}

bool BitVector::none() const {
  for (const std::uint64_t word : words_) {
    if (word != 0) return false;
  }
  return true;
}

std::vector<int> BitVector::ones() const {
  std::vector<int> result;
  for (std::size_t w = 0; w < words_.size(); ++w) {
    for (std::uint64_t word = words_[w]; word != 0; word &= word - 1) {
      result.push_back(static_cast<int>(w) * 64 + std::countr_zero(word));
    }
  }
  return result;
}

std::string BitVector::to_string() const {
  std::string text(size_, '0');
  for (const int i : ones()) text[i] = '1';
  return text;
}

BitVector& BitVector::operator|=(const BitVector& other) {
  LATPLAN_CHECK(size_ == other.size_, "bit vectors of different length");
  for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
  return *this;
}

BitVector& BitVector::operator&=(const BitVector& other) {
  LATPLAN_CHECK(size_ == other.size_, "bit vectors of different length");
  for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= other.words_[w];
  return *this;
}

BitVector& BitVector::operator^=(const BitVector& other) {
  LATPLAN_CHECK(size_ == other.size_, "bit vectors of different length");
  for (std::size_t w = 0; w < words_.size(); ++w) words_[w] ^= other.words_[w];
  return *this;
}

BitVector BitVector::operator~() const {
  BitVector result = *this;
  for (std::uint64_t& word : result.words_) word = ~word;
  result.clear_tail();
  return result;
}

bool BitVector::contains(const BitVector& subset) const {
  LATPLAN_CHECK(size_ == subset.size_, "bit vectors of different length");
  for (std::size_t w = 0; w < words_.size(); ++w) {
    if ((subset.words_[w] & ~words_[w]) != 0) return false;
  }
  return true;
}

bool BitVector::intersects(const BitVector& other) const {
  LATPLAN_CHECK(size_ == other.size_, "bit vectors of different length");
  for (std::size_t w = 0; w < words_.size(); ++w) {
    if ((words_[w] & other.words_[w]) != 0) return true;
  }
  return false;
}

std::size_t BitVector::hash() const {
  std::uint64_t h = 0x9e3779b97f4a7c15ULL ^ static_cast<std::uint64_t>(size_);
  for (const std::uint64_t word : words_) {
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  }
  return h;
}

void BitVector::clear_tail() {
  if (size_ % 64 != 0) words_.back() &= (std::uint64_t{1} << (size_ % 64)) - 1;
}

}  // namespace latplan
