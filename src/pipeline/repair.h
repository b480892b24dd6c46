// When a picture's code is a little off, nothing applies in it. Repair looks for a near code the model can work with.
// Uses the network and the learnt actions alone: no world, no rules, no judge.
#pragma once

#include <functional>
#include <optional>

#include "base/bit_vector.h"
#include "base/image.h"
#include "nn/trained_model.h"

namespace latplan::pipeline {

// Candidates are the code after up to a few rounds of decode and encode, and everything one or two bits away; of those
// that `usable` accepts and that decode-encode leaves unchanged, the one whose picture is nearest to `picture`.
// Nothing when there is none.
std::optional<BitVector> repair(const nn::StateCodec& codec, const Image& picture,
                                const BitVector& code,
                                const std::function<bool(const BitVector&)>& usable);

}  // namespace latplan::pipeline
