// More held-out pairs than one split has: few say little about the moves that no pair shows.
#pragma once

#include <vector>

#include "extract/recording.h"

namespace latplan::extract {

// Other splits of the pairs: each holds out a share of `train` as large as `held_out`, which was held out already. As many as it
// takes to look up enough pairs in all; none if it is not known where the pairs were recorded. A transition and its reverse
// are on the same side; of a walk, whole stretches are held out.
std::vector<Recording> further_folds(const EncodedPairs& train, const EncodedPairs& held_out);

}  // namespace latplan::extract
