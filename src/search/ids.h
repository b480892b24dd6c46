// Ids of different kinds as different types, so that one cannot be passed for another. They compile
// to plain integers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace latplan::search {

// An action of a PackedTask. The actions of the StripsTask it was compiled from are plain ints.
enum class ActionId : std::int32_t {};
constexpr ActionId kNoAction{-1};

// "Bit b has value v"; RelaxedTask defines the numbering.
enum class FactId : std::int32_t {};
constexpr FactId kNoFact{-1};

template <typename Id>
constexpr int to_int(Id id) {
  return static_cast<int>(id);
}

// The ids 0, 1, ..., count - 1, for range-based loops.
template <typename Id>
class IdRange {
 public:
  class Iterator {
   public:
    explicit Iterator(int value) : value_(value) {}
    Id operator*() const { return Id{value_}; }
    Iterator& operator++() {
      ++value_;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return value_ != other.value_; }

   private:
    int value_;
  };

  explicit IdRange(int count) : count_(count) {}
  Iterator begin() const { return Iterator(0); }
  Iterator end() const { return Iterator(count_); }

 private:
  int count_;
};

// A vector with one entry per id of one kind.
template <typename Id, typename T>
class ById {
 public:
  ById() = default;
  explicit ById(int size, T value = {}) : entries_(static_cast<std::size_t>(size), value) {}

  void resize(int size) { entries_.resize(static_cast<std::size_t>(size)); }
  void fill(T value) { entries_.assign(entries_.size(), value); }
  T& operator[](Id id) { return entries_[static_cast<std::size_t>(id)]; }
  const T& operator[](Id id) const { return entries_[static_cast<std::size_t>(id)]; }
  T* data() { return entries_.data(); }
  std::size_t size() const { return entries_.size(); }
  std::size_t capacity() const { return entries_.capacity(); }
  auto begin() { return entries_.begin(); }
  auto end() { return entries_.end(); }
  void push_back(T value) { entries_.push_back(std::move(value)); }

 private:
  std::vector<T> entries_;
};

}  // namespace latplan::search
