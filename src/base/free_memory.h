// Available memory, so that work that does not fit fails with an error instead of being killed.
#pragma once

#include <cstdint>

namespace latplan {

// Bytes a process can allocate before the machine swaps or its container kills it; the largest
// uint64 if unknown.
std::uint64_t free_memory();

}  // namespace latplan
