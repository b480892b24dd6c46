// Which bits of a state tell of a part of its picture. Looks at codes, decoded pictures and the learnt model alone.
#pragma once

#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "base/rng.h"
#include "nn/trained_model.h"
#include "pipeline/following.h"

namespace latplan::pipeline {

// States the learnt model leads to from the given ones, by random walks; those that decoding and encoding gives back.
std::vector<BitVector> walk_states(const nn::StateCodec& codec, const Successors& successors,
                                   std::span<const BitVector> starts, Rng rng);

// The bits that draw something of `code` where the mask is bright: flipping one alone changes the picture there.
BitVector bits_drawn_below(const nn::StateCodec& codec, const BitVector& code, const Image& mask);

// The bits that are drawn where the mask is bright and whose value follows from what the picture of `code` shows there.
// `sample`: states as they come. Where many of them look like the picture below the mask, the bits that follow are those
// all of these share with it; else both halves of the masked part are asked. Further bits that follow, or else are drawn
// there, are added as long as the sample has states with these bits that look different: nothing is left out that the
// picture needs.
BitVector bits_told_below(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                          std::span<const BitVector> sample);

}  // namespace latplan::pipeline
