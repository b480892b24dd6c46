// The closed list: all states generated so far, numbered in the order of insertion, with parents.
// States are stored in chunks that never move. A hash table finds them: each bucket is one cache
// line with twelve one-byte tags and state ids. A state of 256 bits takes 32 + 4 bytes, and 6 to 11
// bytes in the table.
#pragma once

#include <cstdint>

#include "search/chunked_array.h"
#include "search/guard.h"
#include "search/packed_task.h"
#include "search/page_array.h"

namespace latplan::search {

using StateId = std::uint32_t;
constexpr StateId kNoState = ~StateId{0};

class alignas(64) StateStore {
 public:
  // `guard` must outlive the store.
  StateStore(int words, Guard& guard);
  ~StateStore();
  StateStore(const StateStore&) = delete;
  StateStore& operator=(const StateStore&) = delete;

  StateId size() const { return size_; }
  // Valid as long as the store lives.
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
  // Prefetches the bucket of this hash.
  void prefetch(Word hash) const {
    if (buckets_ > 0) __builtin_prefetch(&table_[bucket_of(hash)]);
  }
  // Call after prefetch(): returns and prefetches a stored state that probably has this hash, or
  // kNoState.
  StateId candidate(Word hash) const;
  bool same(const Word* a, const Word* b) const {
    Word differs = 0;
    for (int w = 0; w < words_; ++w) differs |= a[w] ^ b[w];
    return differs == 0;
  }

  struct Inserted {
    StateId id;  // kNoState: the guard refused the memory
    bool fresh;  // false: it was stored before; its parent is unchanged
  };
  Inserted insert(const Word* state, Word hash, StateId parent);
  StateId find(const Word* state, Word hash) const;  // kNoState if absent

  // The share of the states after which the table grows; 0 if empty.
  double table_filled() const {
    return grow_at_ == 0 ? 0 : static_cast<double>(size_) / static_cast<double>(grow_at_);
  }
  bool grow_table();  // now. False: the guard refused the memory or the time

 private:
  static constexpr int kBucketSize = 12;
  struct alignas(64) Bucket {
    std::uint8_t tags[kBucketSize];  // eight bits of the hash; 0: empty, as are all slots after it
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
  // The slot of the state, or the empty slot where it belongs.
  Place probe(const Word* state, Word hash) const;
  void rehash(StateId begin, StateId end);
  bool grow_states();

  int words_;
  Guard& guard_;
  StateId size_ = 0;
  ChunkedArray<Word> states_;
  ChunkedArray<StateId> parents_;
  std::int64_t reserved_ = 0;  // for the table
  std::size_t buckets_ = 0, table_room_ = 0;
  std::size_t grow_at_ = 0;  // number of states at which the table grows
  PageArray<Bucket> table_;
};

}  // namespace latplan::search
