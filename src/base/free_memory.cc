#include "base/free_memory.h"

#include <fstream>
#include <limits>
#include <string>

namespace latplan {

std::uint64_t free_memory() {
  std::ifstream in("/proc/meminfo");
  std::string name, unit;
  for (std::uint64_t kibibytes = 0; in >> name >> kibibytes; std::getline(in, unit)) {
    if (name == "MemAvailable:") return kibibytes * 1024;
  }
  return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace latplan
