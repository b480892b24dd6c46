// The goal as bits: a complete state or a part of one, from goal pictures.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "nn/trained_model.h"

namespace latplan::planning {

struct GoalPictures {
  std::vector<Image> images;  // one or more; the bits they share are the goal
  std::optional<Image>
      mask;  // grey, of the images' size: bright where the picture matters; only with one image
};

struct GoalBits {
  BitVector mask;   // the bits that matter
  BitVector value;  // their values, zero elsewhere
  bool complete() const { return mask.count() == mask.size(); }
};

// The bits of a goal's code that its picture determines within the mask (planning/masked_goal.h). `sample`: typical
// states; without any, all bits that change the picture there. No such bit: Error(BadInput), because nothing within the
// mask ever changes.
BitVector bits_seen_through(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                            std::span<const BitVector> sample);

// Bits in which all codes agree.
BitVector shared_bits(const std::vector<BitVector>& codes);

// `codes` are those of pictures.images, `sample` as above. No bit left: Error(BadInput).
GoalBits goal_bits(const nn::StateCodec& codec, const GoalPictures& pictures,
                   const std::vector<BitVector>& codes, std::span<const BitVector> sample);

}  // namespace latplan::planning
