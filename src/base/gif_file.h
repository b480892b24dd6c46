// Animated GIF, for programs and documents that do not play APNG. Written here, not by a library: every user of our library
// would have to link that one, too.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/image.h"

namespace latplan {

// Loops forever. All frames have the same shape. Up to 256 colours are exact; more are merged to averages.
std::vector<std::uint8_t> encode_gif(std::span<const Image> frames, int milliseconds_per_frame);

}  // namespace latplan
