// The closed list: every state met so far, once, numbered in the order of arrival, with its parent.
// States lie in fixed chunks (never moved, no slack from doubling); a table of buckets, each one cache line with twelve
// tag bytes and state numbers, finds them. At 256 bits: 32 + 4 bytes, and 6 to 11 for the table.
#pragma once

#include <cstdint>

#include "search/chunked_array.h"
#include "search/guard.h"
#include "search/packed_task.h"
#include "search/page_array.h"

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
  const Word* state(StateId id) const { return states_.at(id); }
  StateId parent(StateId id) const { return *parents_.at(id); }
  void set_parent(StateId id, StateId parent) { *parents_.at(id) = parent; }

  Word hash(const Word* state) const {
    Word h = 0x9e3779b97f4a7c15ULL;
    for (int w = 0; w < words_; ++w) {
      h = (h ^ state[w]) * 0xbf58476d1ce4e5b9ULL;
      h ^= h >> 32;
    }
    h *= 0x94d049bb133111ebULL;
    return h ^ (h >> 29);
  }
  // Brings the state's bucket into the cache ahead of insert or find.
  void prefetch(Word hash) const { __builtin_prefetch(&table_[bucket_of(hash)]); }
  // A later second step, when the bucket has arrived: a stored state that is probably the one with this hash, which is
  // brought into the cache, or kNoState.
  StateId candidate(Word hash) const;
  bool same(const Word* a, const Word* b) const {
    Word differs = 0;
    for (int w = 0; w < words_; ++w) differs |= a[w] ^ b[w];
    return differs == 0;
  }

  struct Inserted {
    StateId id;  // kNoState: the guard refused the memory
    bool fresh;  // false: the state was there already, its parent is unchanged
  };
  Inserted insert(const Word* state, Word hash, StateId parent);
  StateId find(const Word* state, Word hash) const;  // kNoState if absent

 private:
  static constexpr int kBucketSize = 12;
  struct alignas(64) Bucket {
    std::uint8_t tags[kBucketSize];  // eight bits of the hash; 0: empty, and so are all after it
    StateId unused;
    StateId ids[kBucketSize];
  };
  struct Place {
    Bucket* bucket;
    int slot;
  };

  std::size_t bucket_of(Word hash) const {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(hash) * buckets_) >> 64);
  }
  // Where the state is, or the empty place where it belongs.
  Place probe(const Word* state, Word hash) const;
  void rehash(StateId begin, StateId end);
  bool grow_states();
  bool grow_table();

  int words_;
  Guard& guard_;
  StateId size_ = 0;
  ChunkedArray<Word> states_;
  ChunkedArray<StateId> parents_;
  std::int64_t reserved_ = 0;  // for the table
  std::size_t buckets_ = 0;
  std::size_t grow_at_ = 0;  // number of states that makes the table too full
  PageArray<Bucket> table_;
};

}  // namespace latplan::search
