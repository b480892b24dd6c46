// What the goal pictures ask for, as bits: a complete state, or a part of one. Looks at pictures and codes only.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "nn/trained_model.h"

namespace latplan::pipeline {

struct GoalPictures {
  std::vector<Image> images;  // one or more; what they share is the goal
  std::optional<Image>
      mask;  // grey, of the images' size: where it is bright the picture matters; only with one image
};

struct GoalBits {
  BitVector mask;   // the bits that matter
  BitVector value;  // their values, zero elsewhere
  bool complete() const { return mask.count() == mask.size(); }
};

// The bits of a goal's code that what its picture shows below the mask asks for (pipeline/mask_bits.h). `sample`: states
// as they come; without any, all bits that draw something there. No such bit: Error(BadInput), the mask covers nothing
// that ever changes.
BitVector bits_seen_through(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                            std::span<const BitVector> sample);

// Bits in which all codes agree.
BitVector shared_bits(const std::vector<BitVector>& codes);

// `codes` are those of pictures.images, `sample` as above. No bit left: Error(BadInput).
GoalBits goal_bits(const nn::StateCodec& codec, const GoalPictures& pictures,
                   const std::vector<BitVector>& codes, std::span<const BitVector> sample);

}  // namespace latplan::pipeline
