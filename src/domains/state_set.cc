#include "domains/state_set.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/error.h"

namespace latplan::domains {
namespace {

std::uint32_t hash_of(const std::uint8_t* state, std::size_t length) {
  std::uint64_t h = 0x9e3779b97f4a7c15ULL;
  for (std::size_t at = 0; at < length; at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, state + at, std::min<std::size_t>(8, length - at));
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  }
  return static_cast<std::uint32_t>(h);
}

}  // namespace

StateSet::StateSet(std::size_t state_length) : length_(state_length), slots_(64, 0) {}

bool StateSet::insert(const State& state) {
  LATPLAN_CHECK(state.size() == length_, "states of different lengths in one set");
  return insert(state, hash_of(state.data(), length_));
}

void StateSet::insert_all(std::span<const State> states) {
  const std::size_t mask = slots_.size() - 1;
  hashes_.clear();
  for (const State& state : states) {
    LATPLAN_CHECK(state.size() == length_, "states of different lengths in one set");
    hashes_.push_back(hash_of(state.data(), length_));
    __builtin_prefetch(&slots_[hashes_.back() & mask]);
  }
  for (const std::uint32_t hash : hashes_) {
    std::size_t slot = hash & mask;
    while (slots_[slot] != 0 && slots_[slot] >> 32 != hash) slot = (slot + 1) & mask;
    if (slots_[slot] != 0) __builtin_prefetch(bytes(slots_[slot]));
  }
  for (std::size_t i = 0; i < states.size(); ++i) insert(states[i], hashes_[i]);
}

bool StateSet::contains(const State& state) const {
  return state.size() == length_ &&
         slots_[slot_of(state.data(), hash_of(state.data(), length_))] != 0;
}

State StateSet::at(std::int64_t index) const {
  const std::uint8_t* const first = bytes(static_cast<Slot>(index) + 1);
  return State(first, first + length_);
}

bool StateSet::insert(const State& state, std::uint32_t hash) {
  const std::size_t slot = slot_of(state.data(), hash);
  if (slots_[slot] != 0) return false;
  LATPLAN_CHECK(size_ + 1 < std::numeric_limits<std::uint32_t>::max(), "state set is full");
  bytes_.insert(bytes_.end(), state.begin(), state.end());
  slots_[slot] = Slot{hash} << 32 | static_cast<Slot>(++size_);
  if (static_cast<std::size_t>(size_) * 3 > slots_.size() * 2) grow();
  return true;
}

std::size_t StateSet::slot_of(const std::uint8_t* state, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash & mask;
  while (slots_[slot] != 0 &&
         (slots_[slot] >> 32 != hash || std::memcmp(bytes(slots_[slot]), state, length_) != 0)) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

void StateSet::grow() {
  std::vector<Slot> old(slots_.size() * 2, 0);
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot moved : old) {
    if (moved == 0) continue;
    std::size_t slot = (moved >> 32) & mask;
    while (slots_[slot] != 0) slot = (slot + 1) & mask;
    slots_[slot] = moved;
  }
}

}  // namespace latplan::domains
