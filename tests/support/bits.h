// bits("0110"): a latent state as tests like to write it.
#pragma once

#include <string>

#include "base/bit_vector.h"

namespace latplan {

inline BitVector bits(const std::string& text) { return BitVector::from_string(text); }

}  // namespace latplan
