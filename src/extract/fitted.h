// Fitted actions: one action per effect seen in the encoded pairs. Their preconditions are what the pairs support.
#pragma once

#include <vector>

#include "extract/encoded_pairs.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// One action per distinct effect that at least min_support pairs have. The changed bits are preconditions; constant ones
// are added by the rule below.
symbolic::ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict,
                                  int min_support);

// Adds bit f as a precondition of an action if it was constant over the n states the action was seen in, and chance
// would have shown the other value: n log(1 - p) < log(alpha / F), p the other value's frequency.
// strict: adds every such bit that is not constant over all pairs. `seen[i]` lists the rows that action i explains.
void add_statistical_preconditions(symbolic::ActionTable& table,
                                   const std::vector<std::vector<int>>& seen,
                                   const EncodedPairs& pairs, double alpha, bool strict);

// Preconditions of every single bit turned on or off, from all pairs that turn it, by the same rule. Each action gets
// those of all its effects: one action's own pairs may be too few to show them.
void add_pooled_preconditions(symbolic::ActionTable& table, const EncodedPairs& pairs,
                              double alpha);

// Two literals that are never true together in any state of the pairs, although chance would have shown it, are an
// invariant ("no two tiles on one place"). If an action makes a literal true, its partners must be false afterwards: a
// partner that the action does not change becomes a negated precondition.
void add_implied_preconditions(symbolic::ActionTable& table, const EncodedPairs& pairs,
                               double alpha);

// An action may be allowed in many states in which it was never taken, because its few pairs show too little of its
// preconditions. It gets bits that were constant in its states, those that rule out most of the moves recorded elsewhere first,
// until less than half a move should have been this one, if these bits are no chance (docs/extraction.md). An action that no
// pair in its own direction shows is dropped if more than log(actions / alpha) moves should have been this one.
// `recorded`: the pairs in their own direction alone; `pairs`: those the table was fitted to.
void restrict_refuted_actions(symbolic::ActionTable& table, const EncodedPairs& recorded,
                              const EncodedPairs& pairs, double alpha);

// Drops preconditions that others imply by invariants which all actions preserve: a place that must show one value shows no
// other. A dropped literal must also be known to hold after the action, so that a search backwards meets no more states than
// before.
void drop_redundant_preconditions(symbolic::ActionTable& table, const EncodedPairs& pairs,
                                  double alpha);

// AMA1: one action per distinct transition, with every bit of its state as precondition.
symbolic::ActionTable observed_actions(const EncodedPairs& pairs);

}  // namespace latplan::extract
