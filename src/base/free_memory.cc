#include "base/free_memory.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <limits>
#include <string>

#include "base/error.h"

namespace latplan {
namespace {

constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();

std::uint64_t available_on_host() {
  std::ifstream in("/proc/meminfo");
  std::string name, unit;
  for (std::uint64_t kibibytes = 0; in >> name >> kibibytes; std::getline(in, unit)) {
    if (name == "MemAvailable:") return kibibytes * 1024;
  }
  return kUnknown;
}

// Reads the root cgroup. An unlimited container has the text "max", which is not a number.
std::uint64_t available_in_container() {
  std::uint64_t most = 0, taken = 0;
  std::ifstream limit("/sys/fs/cgroup/memory.max"), current("/sys/fs/cgroup/memory.current");
  if (!(limit >> most) || !(current >> taken)) return kUnknown;
  return most - std::min(most, taken);
}

std::uint64_t resident() {
  std::ifstream in("/proc/self/statm");
  std::uint64_t all = 0, pages = 0;
  return in >> all >> pages ? pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

std::atomic<std::uint64_t> most_resident = kUnknown;  // by limit_memory()

}  // namespace

std::uint64_t free_memory() {
  return std::min(
      {available_on_host(), available_in_container(), static_cast<std::uint64_t>(memory_left())});
}

std::int64_t memory_left() {
  const std::uint64_t most = most_resident;
  if (most == kUnknown) return std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(most - std::min(most, resident()));
}

void limit_memory(std::int64_t bytes) {
  most_resident = bytes > 0 ? resident() + static_cast<std::uint64_t>(bytes) : kUnknown;
}

void check_memory(std::uint64_t bytes, const std::string& what) {
  constexpr std::uint64_t kSmall = std::uint64_t{4} << 20;
  if (bytes < kSmall) return;
  const std::uint64_t left = free_memory();
  if (bytes <= left) return;
  throw Error(ExitCode::kOutOfMemory,
              fmt::format("{}: takes {} MiB; {} MiB are free", what, bytes >> 20, left >> 20));
}

void MemoryCheck::look() {
  total_ += unseen_;
  unseen_ = 0;
  const std::uint64_t left = free_memory();
  if (left >= kStep) return;
  throw Error(ExitCode::kOutOfMemory, fmt::format("{}: takes more than {} MiB; {} MiB are free",
                                                  what_, total_ >> 20, left >> 20));
}

}  // namespace latplan
