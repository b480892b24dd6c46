// Actions at other places of the picture, for networks that encode equal patches alike. A key may be dropped in every free
// cell; pairs show it in some. What changes, seen from one of the places, is assumed wherever its contents were shown.
#pragma once

#include <span>

#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// The actions of `table`, which was fitted to the pairs, and those that are the same somewhere else. Actions that are the
// same at two places or more share their preconditions: bits that were constant over the pairs of all of them, and contents
// of neighbouring places. `corners`: of the places. Error(Unsupported) if no action is the same as another one.
symbolic::ActionTable with_translations(const symbolic::ActionTable& table,
                                        const EncodedPairs& pairs,
                                        std::span<const nn::Corner> corners, double alpha);

}  // namespace latplan::extract
