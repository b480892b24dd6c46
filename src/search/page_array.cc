#include "search/page_array.h"

#include <sys/mman.h>

#include <cstdint>
#include <new>

namespace latplan::search {
namespace {

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
  if (!huge) return;
  const auto address = reinterpret_cast<std::uintptr_t>(mapping);
  data_ = static_cast<char*>(mapping) + (kHugePage - address % kHugePage) % kHugePage;
  madvise(data_, bytes / kHugePage * kHugePage, MADV_HUGEPAGE);  // a hint; failure is harmless
}

PageBlock::~PageBlock() {
  if (mapping_ != nullptr) munmap(mapping_, mapped_bytes_);
}

}  // namespace latplan::search
