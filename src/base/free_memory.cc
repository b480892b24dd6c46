#include "base/free_memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

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

}  // namespace

std::uint64_t free_memory() { return std::min(available_on_host(), available_in_container()); }

}  // namespace latplan
