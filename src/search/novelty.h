// Which facts ("bit b has value v"), or pairs of facts, have been true together in some state so far.
#pragma once

#include <cstdint>
#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"

namespace latplan::search {

class NoveltyTable {
 public:
  // Width 1: facts; width 2: pairs. Charges the guard, which must outlive the table.
  NoveltyTable(int words, int width, Guard& guard);
  ~NoveltyTable() { guard_.release(reserved_); }
  NoveltyTable(const NoveltyTable&) = delete;
  NoveltyTable& operator=(const NoveltyTable&) = delete;

  // Whether something new is true in the state; it is then no longer new. `parent` (nullptr: none) is a state that was
  // asked about before: only what differs from it can be new.
  bool is_new(const Word* state, const Word* parent);

 private:
  bool add_fact(int bit, bool value, const Word* state);

  int words_;
  int width_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  // Of width 1: one row. Of width 2: a row a fact, 2 b + v. A row: bits that were true, then bits that were false.
  std::vector<Word> rows_;
};

}  // namespace latplan::search
