// The closed list: every state met so far, once, numbered in the order of arrival, with its parent.
// States lie in fixed chunks (never moved, no slack from doubling); an open-addressing table of one tag byte and one
// 4-byte number a slot finds them. At 256 bits: 32 + 4 bytes, and 5.6 to 9.4 for the table.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "search/guard.h"
#include "search/packed_task.h"

namespace latplan::search {

using StateId = std::uint32_t;
constexpr StateId kNoState = ~StateId{0};

class StateStore {
 public:
  // `guard` is asked before every allocation and must outlive the store.
  StateStore(int words, Guard& guard);
  ~StateStore();
  StateStore(const StateStore&) = delete;
  StateStore& operator=(const StateStore&) = delete;

  StateId size() const { return size_; }
  // Stays where it is as long as the store lives.
  const Word* state(StateId id) const {
    return chunks_[id >> kChunkShift].states.get() +
           static_cast<std::size_t>(id & (kChunkSize - 1)) * words_;
  }
  StateId parent(StateId id) const {
    return chunks_[id >> kChunkShift].parents[id & (kChunkSize - 1)];
  }

  Word hash(const Word* state) const;
  // Brings the state's slot into the cache ahead of insert or find.
  void prefetch(Word hash) const {
    __builtin_prefetch(&tags_[slot_of(hash)]);
    __builtin_prefetch(&ids_[slot_of(hash)]);
  }

  struct Inserted {
    StateId id;  // kNoState: the guard refused the memory
    bool fresh;  // false: the state was there already, its parent is unchanged
  };
  Inserted insert(const Word* state, Word hash, StateId parent);
  StateId find(const Word* state, Word hash) const;  // kNoState if absent

 private:
  static constexpr int kChunkShift = 13;
  static constexpr StateId kChunkSize = StateId{1} << kChunkShift;
  struct Chunk {
    std::unique_ptr<Word[]> states;
    std::unique_ptr<StateId[]> parents;
  };

  std::size_t slot_of(Word hash) const {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(hash) * capacity_) >> 64);
  }
  // The slot that holds the state, or the empty one where it belongs.
  std::size_t probe(const Word* state, Word hash) const;
  bool add_chunk();
  bool grow_table();
  void allocate_table(std::size_t capacity);

  int words_;
  Guard& guard_;
  std::int64_t reserved_ = 0;  // what the guard granted, given back at the end
  StateId size_ = 0;
  std::size_t capacity_ = 0;              // of the table
  std::size_t grow_at_ = 0;               // number of states that makes the table too full
  std::unique_ptr<std::uint8_t[]> tags_;  // 0: empty slot; else eight bits of the hash
  std::unique_ptr<StateId[]> ids_;
  std::vector<Chunk> chunks_;
};

}  // namespace latplan::search
