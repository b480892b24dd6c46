#include "search/page_array.h"

#include <sys/mman.h>

#include <cstdint>
#include <new>

namespace latplan::search {
namespace {

constexpr std::size_t kPage = 4096;  // or a multiple, where madvise() refuses
constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

PageBlock::PageBlock(std::size_t bytes) {
  if (bytes == 0) return;
  const bool huge = bytes >= 2 * kHugePage;
  mapped_bytes_ = bytes + (huge ? kHugePage : 0);  // room for alignment; untouched pages are free
  void* mapping =
      mmap(nullptr, mapped_bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED) throw std::bad_alloc();
  mapping_ = data_ = mapping;
  // The advice is only about speed; failure is harmless.
  if (huge) {
    const auto address = reinterpret_cast<std::uintptr_t>(mapping);
    data_ = static_cast<char*>(mapping) + (kHugePage - address % kHugePage) % kHugePage;
    madvise(data_, bytes / kHugePage * kHugePage, MADV_HUGEPAGE);
  }
}

// One call is cheaper than a fault for every page. And a page that is read before it is written costs
// two faults, the second of which interrupts the other threads.
void PageBlock::fill(std::size_t begin, std::size_t bytes) const {
#ifdef MADV_POPULATE_WRITE
  const std::size_t first = begin / kPage * kPage;
  madvise(static_cast<char*>(data_) + first, begin + bytes - first, MADV_POPULATE_WRITE);
#else
  static_cast<void>(begin);
  static_cast<void>(bytes);
#endif
}

PageBlock::~PageBlock() {
  if (mapping_ != nullptr) munmap(mapping_, mapped_bytes_);
}

}  // namespace latplan::search
