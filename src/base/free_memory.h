// How much memory the machine can still give, so that work too large for it ends with a sentence and not with a kill.
#pragma once

#include <cstdint>

namespace latplan {

// Bytes a process can take without the machine having to swap, or its container having to kill it; the largest number
// where nobody tells.
std::uint64_t free_memory();

}  // namespace latplan
