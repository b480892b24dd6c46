// A growing array whose elements never move: one record of `stride` numbers per state, in chunks
// that use physical memory only where they are written. Charges the guard as it grows.
#pragma once

#include <cstdint>
#include <vector>

#include "search/guard.h"
#include "search/page_array.h"

namespace latplan::search {

template <typename T>
class ChunkedArray {
 public:
  // `guard` must outlive the array.
  ChunkedArray(int stride, Guard& guard) : stride_(stride), guard_(guard) {}
  ~ChunkedArray() { guard_.release(reserved_); }
  ChunkedArray(const ChunkedArray&) = delete;
  ChunkedArray& operator=(const ChunkedArray&) = delete;

  // Adds room for more records. False: the guard refused the memory.
  bool grow() {
    const std::uint32_t step = capacity_ < kFewRecords ? kSmallStep : kStep;
    const std::int64_t bytes = static_cast<std::int64_t>(step) * stride_ * sizeof(T);
    if (!guard_.reserve(bytes)) return false;
    reserved_ += bytes;
    if (capacity_ % kChunkSize == 0) {
      chunks_.emplace_back(static_cast<std::size_t>(kChunkSize) * stride_);
    }
    chunks_.back().fill(static_cast<std::size_t>(capacity_ & (kChunkSize - 1)) * stride_,
                        static_cast<std::size_t>(step) * stride_);
    capacity_ += step;
    return true;
  }
  std::uint32_t capacity() const { return capacity_; }  // records; new ones are zero

  T* at(std::uint32_t index) const {
    return &chunks_[index >> kChunkShift]
                   [static_cast<std::size_t>(index & (kChunkSize - 1)) * stride_];
  }

 private:
  static constexpr int kChunkShift = 16;
  static constexpr std::uint32_t kChunkSize = std::uint32_t{1} << kChunkShift;
  static constexpr std::uint32_t kFewRecords = 16384, kSmallStep = 1024, kStep = 4096;

  int stride_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  std::uint32_t capacity_ = 0;
  std::vector<PageArray<T>> chunks_;
};

}  // namespace latplan::search
