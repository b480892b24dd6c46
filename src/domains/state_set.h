// A set of states of one length, numbered in the order they came: the memory of a breadth-first search, which needs
// no queue beside it. About the state's bytes plus sixteen per state.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "domains/domain.h"

namespace latplan::domains {

class StateSet {
 public:
  explicit StateSet(std::size_t state_length);

  bool insert(const State& state);  // false: was there already
  // One after the other, and quicker than one call each: the places of all are fetched from memory before the first
  // is looked at, so that the waits overlap.
  void insert_all(std::span<const State> states);
  bool contains(const State& state) const;
  std::int64_t size() const { return size_; }
  State at(std::int64_t index) const;

 private:
  // 32 bits of the state's hash, then its number plus one; 0: free. The hash saves looking at the bytes of most other
  // states on the way, and at all bytes when the table grows.
  using Slot = std::uint64_t;
  // The slot of a state with this hash, or the free one to use.
  std::size_t slot_of(const std::uint8_t* state, std::uint32_t hash) const;
  bool insert(const State& state, std::uint32_t hash);
  const std::uint8_t* bytes(Slot slot) const {
    return bytes_.data() + (static_cast<std::uint32_t>(slot) - std::size_t{1}) * length_;
  }
  void grow();

  std::size_t length_;
  std::int64_t size_ = 0;
  std::vector<std::uint8_t> bytes_;
  std::vector<Slot> slots_;            // open addressing, a power of two long, at most 2/3 full
  std::vector<std::uint32_t> hashes_;  // of the states insert_all() is at work on
};

}  // namespace latplan::domains
