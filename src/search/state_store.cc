#include "search/state_store.h"

#include <algorithm>
#include <cstring>

namespace latplan::search {
namespace {

constexpr std::size_t kFirstCapacity = 1024;
constexpr std::size_t kSlotBytes = sizeof(std::uint8_t) + sizeof(StateId);

// The slot uses the hash's high bits, the tag its low ones.
std::uint8_t tag_of(Word hash) { return std::max<std::uint8_t>(1, hash & 0xff); }

}  // namespace

StateStore::StateStore(int words, Guard& guard) : words_(words), guard_(guard) {}

StateStore::~StateStore() { guard_.release(reserved_); }

Word StateStore::hash(const Word* state) const {
  Word h = 0x9e3779b97f4a7c15ULL;
  for (int w = 0; w < words_; ++w) {
    h = (h ^ state[w]) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 32;
  }
  h *= 0x94d049bb133111ebULL;
  return h ^ (h >> 29);
}

std::size_t StateStore::probe(const Word* state, Word hash) const {
  const std::uint8_t tag = tag_of(hash);
  std::size_t slot = slot_of(hash);
  while (tags_[slot] != 0) {
    if (tags_[slot] == tag && std::equal(state, state + words_, this->state(ids_[slot]))) {
      break;
    }
    if (++slot == capacity_) slot = 0;
  }
  return slot;
}

StateId StateStore::find(const Word* state, Word hash) const {
  if (capacity_ == 0) return kNoState;
  const std::size_t slot = probe(state, hash);
  return tags_[slot] == 0 ? kNoState : ids_[slot];
}

StateStore::Inserted StateStore::insert(const Word* state, Word hash, StateId parent) {
  if (size_ == grow_at_ && !grow_table()) return {kNoState, false};
  const std::size_t slot = probe(state, hash);
  if (tags_[slot] != 0) return {ids_[slot], false};
  if ((size_ & (kChunkSize - 1)) == 0 && !add_chunk()) return {kNoState, false};
  const StateId id = size_++;
  const Chunk& chunk = chunks_.back();
  const std::size_t place = id & (kChunkSize - 1);
  std::copy(state, state + words_, chunk.states.get() + place * words_);
  chunk.parents[place] = parent;
  tags_[slot] = tag_of(hash);
  ids_[slot] = id;
  return {id, true};
}

bool StateStore::add_chunk() {
  const std::int64_t bytes = kChunkSize * (words_ * sizeof(Word) + sizeof(StateId));
  if (size_ >= kNoState - kChunkSize) guard_.fail(Status::kOutOfMemory);  // out of numbers
  if (size_ >= kNoState - kChunkSize || !guard_.reserve(bytes)) return false;
  reserved_ += bytes;
  chunks_.push_back({std::make_unique_for_overwrite<Word[]>(kChunkSize * words_),
                     std::make_unique_for_overwrite<StateId[]>(kChunkSize)});
  return true;
}

// The old table goes before the new one comes: the hashes are computed anew from the states, so a growing table
// never needs the memory of both.
bool StateStore::grow_table() {
  const std::size_t capacity = std::max(kFirstCapacity, capacity_ + capacity_ / 2);
  const auto more = static_cast<std::int64_t>((capacity - capacity_) * kSlotBytes);
  if (!guard_.reserve(more)) return false;
  reserved_ += more;
  tags_.reset();
  ids_.reset();
  allocate_table(capacity);
  for (StateId id = 0; id < size_; ++id) {
    const Word h = hash(state(id));
    std::size_t slot = slot_of(h);
    while (tags_[slot] != 0) {
      if (++slot == capacity_) slot = 0;
    }
    tags_[slot] = tag_of(h);
    ids_[slot] = id;
  }
  return true;
}

void StateStore::allocate_table(std::size_t capacity) {
  tags_ = std::make_unique<std::uint8_t[]>(capacity);
  ids_ = std::make_unique_for_overwrite<StateId[]>(capacity);
  capacity_ = capacity;
  grow_at_ = capacity / 100 * 80;
}

}  // namespace latplan::search
