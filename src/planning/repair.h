// If a picture's code is slightly wrong, no action applies in it. Repair looks for a near code that the model can use.
// Uses the network and the learnt actions alone: no world, no rules.
#pragma once

#include <functional>
#include <optional>

#include "base/bit_vector.h"
#include "base/image.h"
#include "nn/trained_model.h"

namespace latplan::planning {

// Candidates are the code after a few decode -> encode rounds and all codes one or two bits away. Of those that `usable`
// accepts and that are stable, returns the one whose picture is nearest to `picture`; nothing if there is none.
std::optional<BitVector> repair(const nn::StateCodec& codec, const Image& picture,
                                const BitVector& code,
                                const std::function<bool(const BitVector&)>& usable);

}  // namespace latplan::planning
