// A set of states of one length, numbered in the order they came: the memory of a breadth-first search, which needs
// no queue beside it. About the state's bytes plus eight per state.
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
  bool contains(const State& state) const;
  std::int64_t size() const { return size_; }
  State at(std::int64_t index) const;

 private:
  using Index = std::uint32_t;  // 0: free slot; otherwise the state's number plus one
  std::size_t slot_of(
      std::span<const std::uint8_t> state) const;  // its slot, or the free one to use
  std::span<const std::uint8_t> bytes(std::int64_t index) const;
  void grow();

  std::size_t length_;
  std::int64_t size_ = 0;
  std::vector<std::uint8_t> bytes_;
  std::vector<Index> slots_;  // open addressing, a power of two long, at most 2/3 full
};

}  // namespace latplan::domains
