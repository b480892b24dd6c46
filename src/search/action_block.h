// A set of actions that are checked together, 64 at a time: for every byte of the state that the actions ask about,
// a table of 256 rows tells which of them a value of that byte allows; the rows of a state's bytes are and-ed.
// A leaf of the successor generator's decision tree.
#pragma once

#include <cstdint>
#include <vector>

#include "search/packed_task.h"

namespace latplan::search {

class ActionBlock {
 public:
  // `members` are numbers of `actions`, ascending. `known`: bits of the state which whoever asks has already checked.
  ActionBlock(const ActionSet& actions, std::vector<int> members, const std::vector<Word>& known);

  // Writes the members applicable in `state`, ascending, and returns the end of what was written.
  int* collect(const Word* state, int* out) const;

  std::size_t bytes() const;
  static std::size_t table_bytes(std::size_t size, std::size_t bytes_asked);

 private:
  static constexpr int kRows = 256;
  static constexpr int kStrip = 4;  // words and-ed together

  void fill_table(const ActionSet& actions, unsigned unknown, int byte, Word* rows) const;
  template <int kWords>
  int* collect_words(const Word* state, int first, int* out) const;

  std::vector<int> members_;
  int row_words_ = 0;       // 0: no table
  std::vector<int> asked_;  // bytes of the state, ascending
  std::vector<Word>
      table_;  // [asked byte][value of the byte][row_words_]; bit i: member i is allowed
};

}  // namespace latplan::search
