// Which bits of a code describe a part of its picture. Uses codes, decoded pictures and the learnt model alone.
#pragma once

#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "base/rng.h"
#include "nn/trained_model.h"
#include "planning/black_box.h"

namespace latplan::planning {

// Stable codes on random walks of the learnt model from the given states.
std::vector<BitVector> walk_states(const nn::StateCodec& codec, const Successors& successors,
                                   std::span<const BitVector> starts, Rng rng);

// The bits that change the picture within the mask if flipped alone.
BitVector bits_drawn_in(const nn::StateCodec& codec, const BitVector& code, const Image& mask);

// The bits that are drawn within the mask and whose value the picture of `code` determines there. `sample`: typical states.
// If enough of them look like the picture within the mask, the determined bits are those that all of these share with the
// code; otherwise the two halves of the masked part are treated separately. More determined bits, then drawn ones, are
// added until no state of the sample has all chosen bits but looks different.
BitVector bits_determined_in(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                             std::span<const BitVector> sample);

}  // namespace latplan::planning
