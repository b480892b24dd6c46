#include "search/novelty.h"

#include <bit>

namespace latplan::search {

NoveltyTable::NoveltyTable(int words, int width, Guard& guard)
    : words_(words), width_(width), guard_(guard) {
  const std::int64_t row_words = 2 * static_cast<std::int64_t>(words);
  const std::int64_t rows = width == 1 ? 1 : 64 * row_words;
  const auto bytes = static_cast<std::int64_t>(rows * row_words * sizeof(Word));
  if (!guard_.reserve(bytes)) return;
  reserved_ = bytes;
  rows_.assign(rows * row_words, 0);
}

bool NoveltyTable::is_new(const Word* state, const Word* parent) {
  bool found = false;
  for (int w = 0; w < words_; ++w) {
    const Word changed = parent != nullptr ? state[w] ^ parent[w] : ~Word{0};
    if (width_ == 1) {
      Word& seen_true = rows_[w];
      Word& seen_false = rows_[words_ + w];
      found |= (changed & state[w] & ~seen_true) != 0 || (changed & ~state[w] & ~seen_false) != 0;
      seen_true |= changed & state[w];
      seen_false |= changed & ~state[w];
      continue;
    }
    for (Word rest = changed; rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      found |= add_fact(64 * w + bit, ((state[w] >> bit) & 1) != 0, state);
    }
  }
  return found;
}

// Marks the fact's pairs with all facts of the state, in its own row and in those of its new partners.
bool NoveltyTable::add_fact(int bit, bool value, const Word* state) {
  const std::size_t row_words = 2 * static_cast<std::size_t>(words_);
  const auto row = [&](int b, bool v) { return rows_.data() + (2 * b + (v ? 1 : 0)) * row_words; };
  const std::size_t own_word = (value ? 0 : words_) + static_cast<std::size_t>(bit) / 64;
  bool found = false;
  for (int w = 0; w < 2 * words_; ++w) {
    const bool partner_value = w < words_;
    const Word facts = partner_value ? state[w] : ~state[w - words_];
    Word fresh = facts & ~row(bit, value)[w];
    if (fresh == 0) continue;
    found = true;
    row(bit, value)[w] |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      const int partner = 64 * (partner_value ? w : w - words_) + std::countr_zero(fresh);
      row(partner, partner_value)[own_word] |= Word{1} << (bit % 64);
    }
  }
  return found;
}

}  // namespace latplan::search
