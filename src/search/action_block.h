// A set of actions that are checked together, 64 at a time. For every byte of the state that occurs
// in a precondition, a table of 256 rows tells which actions each value of the byte allows; the
// rows for the bytes of a state are and-ed. A leaf of the successor generator.
#pragma once

#include <cstdint>
#include <vector>

#include "search/packed_task.h"

namespace latplan::search {

class ActionBlock {
 public:
  // `members` are ascending. `known`: bits of the state that the caller has already checked.
  ActionBlock(const ActionSet& actions, std::vector<ActionId> members,
              const std::vector<Word>& known);

  // Writes the members applicable in `state`, ascending, and returns the end of the output.
  ActionId* collect(const Word* state, ActionId* out) const;

  std::size_t bytes() const;
  // Of the table for `size` members whose preconditions read `bytes_read` bytes of the state.
  static std::size_t table_bytes(std::size_t size, std::size_t bytes_read);

 private:
  static constexpr int kRows = 256;
  static constexpr int kStrip = 4;  // words and-ed together

  void fill_table(const ActionSet& actions, unsigned unknown, int byte, Word* rows) const;
  template <int kWords>
  ActionId* collect_words(const Word* state, int first, ActionId* out) const;

  std::vector<ActionId> members_;
  int row_words_ = 0;            // 0: no table
  std::vector<int> read_bytes_;  // bytes of the state, ascending
  std::vector<Word> table_;      // [read byte][value][row_words_]; bit i: member i is allowed
};

}  // namespace latplan::search
