// A zero-initialised array for large tables with random access. It is mapped directly, with huge
// pages where available (fewer TLB misses and page faults), and unmapped on destruction.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

namespace latplan::search {

class PageBlock {
 public:
  PageBlock() = default;
  explicit PageBlock(std::size_t bytes);  // throws std::bad_alloc
  // Takes the pages of this part now, because they will be written soon.
  void fill(std::size_t begin, std::size_t bytes) const;
  ~PageBlock();
  PageBlock(PageBlock&& other) noexcept { swap(other); }
  PageBlock& operator=(PageBlock&& other) noexcept {
    PageBlock old(std::move(*this));
    swap(other);
    return *this;
  }
  void* data() const { return data_; }

 private:
  void swap(PageBlock& other) {
    std::swap(mapping_, other.mapping_);
    std::swap(mapped_bytes_, other.mapped_bytes_);
    std::swap(data_, other.data_);
  }
  void* mapping_ = nullptr;
  std::size_t mapped_bytes_ = 0;
  void* data_ = nullptr;
};

template <typename T>
class PageArray {
  static_assert(std::is_trivial_v<T>);

 public:
  PageArray() = default;
  explicit PageArray(std::size_t size) : block_(size * sizeof(T)) {}
  T& operator[](std::size_t i) const { return static_cast<T*>(block_.data())[i]; }
  void clear() { block_ = PageBlock(); }
  void fill(std::size_t begin, std::size_t size) const {
    block_.fill(begin * sizeof(T), size * sizeof(T));
  }

 private:
  PageBlock block_;
};

}  // namespace latplan::search
