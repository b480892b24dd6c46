// Available memory, so that work that does not fit fails with an error instead of being killed.
#pragma once

#include <cstdint>
#include <string>

namespace latplan {

// Bytes a process can allocate before the machine swaps, its container kills it or it exceeds limit_memory(); the largest
// uint64 if unknown.
std::uint64_t free_memory();

// What this process may take in addition to what it has now; 0: no limit. For free_memory() alone: nothing is enforced.
void limit_memory(std::int64_t bytes);
// How much of that is left; the largest int64 without a limit.
std::int64_t memory_left();

// Call before much is allocated. Error(OutOfMemory) if it does not fit: `WHAT: takes 800 MiB; 64 MiB are free`.
void check_memory(std::uint64_t bytes, const std::string& what);

// For what grows step by step: looks at the free memory every few megabytes.
class MemoryCheck {
 public:
  explicit MemoryCheck(std::string what) : what_(std::move(what)) {}
  void add(std::uint64_t bytes) {
    unseen_ += bytes;
    if (unseen_ >= kStep) look();
  }

 private:
  static constexpr std::uint64_t kStep = std::uint64_t{8} << 20;
  void look();
  std::string what_;
  std::uint64_t unseen_ = 0, total_ = 0;
};

}  // namespace latplan
