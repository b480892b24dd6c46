// A set of states of equal length, numbered in insertion order: both closed list and queue of a
// breadth-first search. Takes about 16 bytes per state plus the state itself.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "domains/domain.h"

namespace latplan::domains {

class StateSet {
 public:
  explicit StateSet(std::size_t state_length);

  bool insert(const State& state);  // false: already present
  // Inserts all in order; faster than single calls, because the slots are prefetched.
  void insert_all(std::span<const State> states);
  bool contains(const State& state) const;
  std::int64_t size() const { return size_; }
  State at(std::int64_t index) const;

 private:
  // High 32 bits: hash of the state; low 32 bits: its number plus one; 0: free. The stored hash
  // avoids most comparisons, and rehashing when the table grows.
  using Slot = std::uint64_t;
  // The slot of this state, or the free slot where it belongs.
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
  std::vector<std::uint32_t> hashes_;  // scratch space of insert_all()
};

}  // namespace latplan::domains
