// The codes that a picture may have. Noise can make the most likely one wrong.
#pragma once

#include <cstddef>
#include <vector>

#include "base/bit_vector.h"

namespace latplan::nn {

struct LikelyCode {
  BitVector code;
  double cost = 0;  // by how much its log likelihood is below that of the most likely code, in nats
};

// What another value at one place of the picture changes.
struct CodeChange {
  std::vector<int> bits;  // that turn
  double cost = 0;        // above 0
};

inline constexpr double kMostCodeCost = 12;  // nats: one in 160,000
inline constexpr std::size_t kMostLikelyCodes = 512;

// `first` and the codes that differ from it by at most one change at each place, by their cost: the sum of their changes.
std::vector<LikelyCode> likely_codes(const BitVector& first,
                                     const std::vector<std::vector<CodeChange>>& places);

}  // namespace latplan::nn
