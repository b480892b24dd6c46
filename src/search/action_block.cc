#include "search/action_block.h"

#include <algorithm>
#include <array>
#include <bit>

namespace latplan::search {
namespace {

// Byte i of a packed state holds bits 8 i to 8 i + 7, independent of the byte order.
unsigned byte_of(const Word* words, int byte) {
  return static_cast<unsigned>((words[byte >> 3] >> (8 * (byte & 7))) & 0xff);
}

}  // namespace

std::size_t ActionBlock::table_bytes(std::size_t size, std::size_t bytes_read) {
  return bytes_read * kRows * ((size + 63) / 64) * sizeof(Word);
}

std::size_t ActionBlock::bytes() const {
  return members_.capacity() * sizeof(ActionId) + read_bytes_.capacity() * sizeof(int) +
         table_.capacity() * sizeof(Word);
}

ActionBlock::ActionBlock(const ActionSet& actions, std::vector<ActionId> members,
                         const std::vector<Word>& known)
    : members_(std::move(members)), row_words_(static_cast<int>((members_.size() + 63) / 64)) {
  for (int byte = 0; byte < 8 * actions.words(); ++byte) {
    unsigned mask = 0;
    for (const ActionId a : members_) mask |= byte_of(actions.pre_mask(a), byte);
    if ((mask & ~byte_of(known.data(), byte)) != 0) read_bytes_.push_back(byte);
  }
  const std::size_t table_words = static_cast<std::size_t>(kRows) * row_words_;
  table_.assign(read_bytes_.size() * table_words, 0);
  for (std::size_t i = 0; i < read_bytes_.size(); ++i) {
    fill_table(actions, ~byte_of(known.data(), read_bytes_[i]), read_bytes_[i],
               table_.data() + i * table_words);
  }
}

// By doubling: after i bits, rows 0 to 2^i - 1 are correct for these bits.
void ActionBlock::fill_table(const ActionSet& actions, unsigned unknown, int byte,
                             Word* rows) const {
  std::vector<Word> allowed[8][2];
  for (auto& by_value : allowed) {
    for (std::vector<Word>& words : by_value) words.assign(row_words_, ~Word{0});
  }
  std::fill(rows, rows + row_words_, ~Word{0});
  rows[row_words_ - 1] >>= (64 - members_.size() % 64) % 64;
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const unsigned value = byte_of(actions.pre_value(members_[i]), byte);
    const unsigned mask = byte_of(actions.pre_mask(members_[i]), byte) & unknown;
    for (unsigned rest = mask; rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      allowed[bit][((value >> bit) & 1) ^ 1][i / 64] &= ~(Word{1} << (i % 64));
    }
  }
  for (int bit = 0; bit < 8; ++bit) {
    for (int v = 0; v < 1 << bit; ++v) {
      Word* off = rows + static_cast<std::size_t>(v) * row_words_;
      Word* on = off + (static_cast<std::size_t>(row_words_) << bit);
      for (int w = 0; w < row_words_; ++w) {
        on[w] = off[w] & allowed[bit][1][w];
        off[w] &= allowed[bit][0][w];
      }
    }
  }
}

template <int kWords>
ActionId* ActionBlock::collect_words(const Word* state, int first, ActionId* out) const {
  std::array<Word, kWords> all;
  all.fill(~Word{0});
  const Word* rows = table_.data() + first;
  const std::size_t table_words = static_cast<std::size_t>(kRows) * row_words_;
  for (const int byte : read_bytes_) {
    const Word* row = rows + static_cast<std::size_t>(byte_of(state, byte)) * row_words_;
    for (int w = 0; w < kWords; ++w) all[w] &= row[w];
    rows += table_words;
  }
  for (int w = 0; w < kWords; ++w) {
    const ActionId* member = members_.data() + 64 * static_cast<std::size_t>(first + w);
    for (Word rest = all[w]; rest != 0; rest &= rest - 1) {
      *out++ = member[std::countr_zero(rest)];
    }
  }
  return out;
}

ActionId* ActionBlock::collect(const Word* state, ActionId* out) const {
  if (read_bytes_.empty()) return std::copy(members_.begin(), members_.end(), out);
  int w = 0;
  for (; w + kStrip <= row_words_; w += kStrip) out = collect_words<kStrip>(state, w, out);
  for (; w < row_words_; ++w) out = collect_words<1>(state, w, out);
  return out;
}

}  // namespace latplan::search
