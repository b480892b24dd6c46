#include "search/state_store.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace latplan::search {
namespace {

constexpr std::size_t kFirstBuckets = 64;
constexpr std::size_t kFirstRoom = 16384;  // untouched pages take no memory
constexpr double kFull = 0.86;             // load factor at which the table grows by three quarters
constexpr StateId kLastState = kNoState - (1U << 20);
constexpr StateId kRehashed = 32;
constexpr StateId kRehashedBetweenLooks = 4096;

// Tags are compared eight at a time as the bytes of a word; the lowest byte is the first tag.
constexpr Word kEveryByte = 0x0101010101010101ULL;

// The top bit of every byte that is zero.
Word zero_bytes(Word tags) {
  constexpr Word kLow = 0x7f * kEveryByte;
  return ~(((tags & kLow) + kLow) | tags | kLow);
}

// The twelve tags of a bucket.
class Tags {
 public:
  explicit Tags(const std::uint8_t* tags) {
    std::uint32_t tail;
    std::memcpy(&head_, tags, sizeof(head_));
    std::memcpy(&tail, tags + sizeof(head_), sizeof(tail));
    if constexpr (std::endian::native == std::endian::big) {
      head_ = __builtin_bswap64(head_);
      tail = __builtin_bswap32(tail);
    }
    tail_ = tail;
  }
  // The slots with this tag: bit 8 i is slot i, bit 8 i + 4 is slot 8 + i.
  Word matches(std::uint8_t tag) const {
    const Word pattern = kEveryByte * tag;
    return zero_bytes(head_ ^ pattern) >> 7 | (zero_bytes(tail_ ^ pattern) & 0xffffffffU) >> 3;
  }
  static int slot(Word matches) {
    const int bit = std::countr_zero(matches);
    return bit / 8 + 2 * (bit & 4);
  }
  int first_empty() const {  // 12: none
    const Word empty = zero_bytes(head_);
    if (empty != 0) return std::countr_zero(empty) / 8;
    return 8 + std::min(4, std::countr_zero(zero_bytes(tail_)) / 8);
  }

 private:
  Word head_, tail_;
};

// The bucket uses the high bits of the hash, the tag its low bits.
std::uint8_t tag_of(Word hash) { return std::max<std::uint8_t>(1, hash & 0xff); }

}  // namespace

StateStore::StateStore(int words, Guard& guard)
    : words_(words), guard_(guard), states_(words, guard), parents_(1, guard) {}

StateStore::~StateStore() { guard_.release(reserved_); }

StateStore::Place StateStore::probe(const Word* state, Word hash) const {
  for (std::size_t b = bucket_of(hash);; b = b + 1 == buckets_ ? 0 : b + 1) {
    Bucket& bucket = table_[b];
    const Tags tags(bucket.tags);
    for (Word match = tags.matches(tag_of(hash)); match != 0; match &= match - 1) {
      const int slot = Tags::slot(match);
      if (same(state, this->state(bucket.ids[slot]))) return {&bucket, slot};
    }
    const int empty = tags.first_empty();
    if (empty < kBucketSize) return {&bucket, empty};
  }
}

StateId StateStore::candidate(Word hash) const {
  const Bucket& bucket = table_[bucket_of(hash)];
  const Word match = Tags(bucket.tags).matches(tag_of(hash));
  if (match == 0) return kNoState;
  const StateId id = bucket.ids[Tags::slot(match)];
  __builtin_prefetch(state(id));
  return id;
}

StateId StateStore::find(const Word* state, Word hash) const {
  if (buckets_ == 0) return kNoState;
  const Place place = probe(state, hash);
  return place.bucket->tags[place.slot] == 0 ? kNoState : place.bucket->ids[place.slot];
}

StateStore::Inserted StateStore::insert(const Word* state, Word hash, StateId parent) {
  if (size_ == grow_at_ && !grow_table()) return {kNoState, false};
  const Place place = probe(state, hash);
  if (place.bucket->tags[place.slot] != 0) return {place.bucket->ids[place.slot], false};
  if (size_ == parents_.capacity() && !grow_states()) return {kNoState, false};
  const StateId id = size_++;
  std::copy(state, state + words_, states_.at(id));
  *parents_.at(id) = parent;
  place.bucket->tags[place.slot] = tag_of(hash);
  place.bucket->ids[place.slot] = id;
  return {id, true};
}

bool StateStore::grow_states() {
  if (size_ >= kLastState) {  // out of ids
    guard_.fail(Status::kOutOfMemory);
    return false;
  }
  return states_.grow() && parents_.grow();
}

// Recomputes the hashes from the states, so that the old table and the new one never exist at once. A small table grows in
// place: mapping memory would make the other threads wait.
bool StateStore::grow_table() {
  const std::size_t buckets = std::max(kFirstBuckets, buckets_ + buckets_ / 4 * 3);
  const auto more = static_cast<std::int64_t>((buckets - buckets_) * sizeof(Bucket));
  if (!guard_.reserve(more)) return false;
  reserved_ += more;
  if (buckets > table_room_) {
    table_.clear();
    table_room_ = std::max(buckets, kFirstRoom);
    table_ = PageArray<Bucket>(table_room_);
    table_.fill(0, buckets);
  } else {
    std::memset(&table_[0], 0, buckets_ * sizeof(Bucket));
    table_.fill(buckets_, buckets - buckets_);
  }
  buckets_ = buckets;
  grow_at_ = static_cast<std::size_t>(kFull * kBucketSize * static_cast<double>(buckets));
  for (StateId id = 0; id < size_; id += kRehashed) {
    if (id % kRehashedBetweenLooks == 0 && !guard_.within_limits())
      return false;  // the table is incomplete, but the search ends here
    rehash(id, std::min(id + kRehashed, size_));
  }
  return true;
}

// Inserts distinct states, with all their buckets prefetched.
void StateStore::rehash(StateId begin, StateId end) {
  std::array<Word, kRehashed> hashes;
  for (StateId id = begin; id < end; ++id) {
    hashes[id - begin] = hash(state(id));
    prefetch(hashes[id - begin]);
  }
  for (StateId id = begin; id < end; ++id) {
    std::size_t b = bucket_of(hashes[id - begin]);
    int slot = Tags(table_[b].tags).first_empty();
    while (slot == kBucketSize) {
      b = b + 1 == buckets_ ? 0 : b + 1;
      slot = Tags(table_[b].tags).first_empty();
    }
    table_[b].tags[slot] = tag_of(hashes[id - begin]);
    table_[b].ids[slot] = id;
  }
}

}  // namespace latplan::search
