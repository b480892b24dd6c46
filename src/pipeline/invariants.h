// Preconditions that the pairs of one action are too few to show, but all pairs together do.
#pragma once

#include "pipeline/extract.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// Preconditions of every single bit turned on or off, from all pairs that turn it, by the statistical rule of
// add_statistical_preconditions(); each action gets those of all its effects.
void add_pooled_preconditions(symbolic::ActionTable& table, const EncodedPairs& pairs,
                              double alpha);

// Two literals that are never true together in any state of the pairs, although chance would have shown it, are an
// invariant ("no two tiles on one place"). What an action makes true forbids its partners afterwards: a partner the
// action leaves alone becomes a precondition to be false.
void add_implied_preconditions(symbolic::ActionTable& table, const EncodedPairs& pairs,
                               double alpha);

}  // namespace latplan::pipeline
