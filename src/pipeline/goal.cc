#include "pipeline/goal.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace latplan::pipeline {
namespace {

constexpr float kMaskBright = 0.5F;  // of the mask
constexpr float kVisible = 0.1F;     // a change of a pixel in [0, 1] that a viewer would notice
constexpr int kMostAtOnce = 256;     // flipped codes decoded together

// The largest change of a pixel that the mask lets through.
float change_seen(const Image& a, const Image& b, const Image& mask) {
  float largest = 0;
  const ImageShape& shape = a.shape();
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      if (mask.at(row, column) < kMaskBright) continue;
      for (int channel = 0; channel < shape.channels; ++channel) {
        largest =
            std::max(largest, std::abs(a.at(row, column, channel) - b.at(row, column, channel)));
      }
    }
  }
  return largest;
}

}  // namespace

BitVector bits_seen_through(const nn::StateCodec& codec, const BitVector& code, const Image& mask) {
  const Image plain = codec.decode(std::vector<BitVector>{code}).front();
  BitVector seen(code.size(), false);
  for (int first = 0; first < code.size(); first += kMostAtOnce) {
    const int last = std::min(first + kMostAtOnce, code.size());
    std::vector<BitVector> flipped(last - first, code);
    for (int bit = first; bit < last; ++bit) flipped[bit - first].set(bit, !code.get(bit));
    const std::vector<Image> pictures = codec.decode(flipped);
    for (int bit = first; bit < last; ++bit) {
      seen.set(bit, change_seen(plain, pictures[bit - first], mask) > kVisible);
    }
  }
  if (seen.none()) {
    throw input_error(
        "the goal mask covers nothing the model can change; expected white where the goal picture "
        "matters");
  }
  return seen;
}

BitVector shared_bits(const std::vector<BitVector>& codes) {
  LATPLAN_CHECK(!codes.empty(), "no goal");
  BitVector shared(codes.front().size(), true);
  for (const BitVector& code : codes) shared &= ~(code ^ codes.front());
  return shared;
}

GoalBits goal_bits(const nn::StateCodec& codec, const GoalPictures& pictures,
                   const std::vector<BitVector>& codes) {
  GoalBits goal;
  goal.mask = shared_bits(codes);
  if (pictures.mask) goal.mask &= bits_seen_through(codec, codes.front(), *pictures.mask);
  if (goal.mask.none()) {
    throw input_error(
        "the goal pictures have no bit in common; expected pictures that share a part");
  }
  goal.value = codes.front() & goal.mask;
  return goal;
}

}  // namespace latplan::pipeline
