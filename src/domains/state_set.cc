#include "domains/state_set.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/error.h"

namespace latplan::domains {
namespace {

std::uint64_t hash(std::span<const std::uint8_t> state) {
  std::uint64_t h = 0x9e3779b97f4a7c15ULL;
  for (std::size_t at = 0; at < state.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, &state[at], std::min<std::size_t>(8, state.size() - at));
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  }
  return h;
}

}  // namespace

StateSet::StateSet(std::size_t state_length) : length_(state_length), slots_(64, 0) {}

bool StateSet::insert(const State& state) {
  LATPLAN_CHECK(state.size() == length_, "states of different lengths in one set");
  const std::size_t slot = slot_of(state);
  if (slots_[slot] != 0) return false;
  LATPLAN_CHECK(size_ + 1 < std::numeric_limits<Index>::max(), "state set is full");
  bytes_.insert(bytes_.end(), state.begin(), state.end());
  slots_[slot] = static_cast<Index>(++size_);
  if (static_cast<std::size_t>(size_) * 3 > slots_.size() * 2) grow();
  return true;
}

bool StateSet::contains(const State& state) const {
  return state.size() == length_ && slots_[slot_of(state)] != 0;
}

State StateSet::at(std::int64_t index) const {
  const auto state = bytes(index);
  return State(state.begin(), state.end());
}

std::size_t StateSet::slot_of(std::span<const std::uint8_t> state) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash(state) & mask;
  while (slots_[slot] != 0 && !std::ranges::equal(bytes(slots_[slot] - 1), state)) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

std::span<const std::uint8_t> StateSet::bytes(std::int64_t index) const {
  return {bytes_.data() + static_cast<std::size_t>(index) * length_, length_};
}

void StateSet::grow() {
  slots_.assign(slots_.size() * 2, 0);
  for (std::int64_t i = 0; i < size_; ++i) slots_[slot_of(bytes(i))] = static_cast<Index>(i + 1);
}

}  // namespace latplan::domains
