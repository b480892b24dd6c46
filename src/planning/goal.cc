#include "planning/goal.h"

#include "base/error.h"
#include "planning/masked_goal.h"

namespace latplan::planning {
BitVector shared_bits(const std::vector<BitVector>& codes) {
  LATPLAN_CHECK(!codes.empty(), "no goal");
  BitVector shared(codes.front().size(), true);
  for (const BitVector& code : codes) shared &= ~(code ^ codes.front());
  return shared;
}

BitVector bits_seen_through(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                            std::span<const BitVector> sample) {
  BitVector seen = bits_determined_in(codec, code, mask, sample);
  if (seen.none()) seen = bits_drawn_in(codec, code, mask);
  if (seen.none()) {
    throw input_error(
        "the goal mask covers no pixel that the model can change; expected white where the goal "
        "picture "
        "matters");
  }
  return seen;
}

GoalBits goal_bits(const nn::StateCodec& codec, const GoalPictures& pictures,
                   const std::vector<BitVector>& codes, std::span<const BitVector> sample) {
  GoalBits goal;
  goal.mask = shared_bits(codes);
  if (pictures.mask) goal.mask &= bits_seen_through(codec, codes.front(), *pictures.mask, sample);
  if (goal.mask.none()) {
    throw input_error(
        "the goal pictures have no bit in common; expected pictures that share a part");
  }
  goal.value = codes.front() & goal.mask;
  return goal;
}

}  // namespace latplan::planning
