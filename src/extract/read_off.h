// Network actions: effects and preconditions read off the trained network, as in the paper.
#pragma once

#include <cstdint>

#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "symbolic/raw_actions.h"
#include "symbolic/strips.h"

namespace latplan::extract {

struct ReadOff {
  symbolic::ActionTable table;
  int labels_used = 0;           // labels that some pair has; the others are pruned
  symbolic::XorCounts xor_bits;  // before and after splitting
  std::int64_t prevail = 0;      // preconditions that came from prevail conditions
};

// add(a) = apply(a, 0), del(a) = 1 - apply(a, 1); pos and neg by regress in the same way (paper, "Effect extraction" and
// the section on AMA4+). Prevail conditions become preconditions, and XOR bits split an action in two
// (symbolic/raw_actions.h); more than `max_variants` actions in all: Error(Unsupported).
// A model without regression (AMA3, AMA3+) takes the bits constant over the states a label was seen in as
// preconditions (paper, "Precondition extraction"). It has no prevail conditions: no precondition means "any value".
ReadOff read_off(const nn::TrainedModel& model, const EncodedPairs& pairs,
                 std::int64_t max_variants);

}  // namespace latplan::extract
